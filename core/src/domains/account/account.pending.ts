/** The calls whose answers the account waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { AccountState } from './account.machine.ts'

/** A state that an earlier release saved has no name for its call: it is called by what it is. */
export function accountPending({ context }: AccountState): readonly PendingCall[] {
  const { status, loadId, dashboard, dashboardLoadId, saving } = context
  const calls: PendingCall[] = []
  if (status === 'loading') calls.push({ effect: 'load', params: {}, key: loadId ?? 'load' })
  if (dashboard === 'loading') calls.push({ effect: 'loadDashboard', params: {}, key: dashboardLoadId ?? 'dashboard' })
  if (saving) calls.push(saveOf(saving))
  return calls
}

function saveOf({ id, call }: NonNullable<AccountState['context']['saving']>): PendingCall {
  switch (call?.kind) {
    case 'profile':
      return { effect: 'saveProfile', params: { change: id, profile: call.change }, key: id }
    case 'preferences':
      return { effect: 'savePreferences', params: { change: id, preferences: call.change }, key: id }
    // An earlier release did not say what was being saved: without its password this call ends as not saved.
    default:
      return { effect: 'savePassword', params: { change: id }, key: id }
  }
}
