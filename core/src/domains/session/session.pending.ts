/**
 * The calls whose answers the session waits for. Without a name, which earlier releases did not give, a call is called by
 * what it is.
 */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { SessionState } from './session.machine.ts'

export function sessionPending(state: SessionState): readonly PendingCall[] {
  const { attempt, ended, expiresAt, renewalId } = state.context
  const calls: PendingCall[] = []
  if (ended && !ended.cleared)
    calls.push({ effect: 'end', params: { by: ended.by }, key: ended.id ?? `end/${ended.expiresAt}` })
  if (state.matches('signingIn') && attempt)
    calls.push({ effect: 'signIn', params: { attempt: attempt.id }, key: attempt.id })
  if (state.matches({ signedIn: 'renewing' }))
    calls.push({ effect: 'renew', params: { expiresAt }, key: renewalId ?? `renew/${expiresAt}` })
  return calls
}
