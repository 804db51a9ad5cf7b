/** The calls whose answers checkout waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import { placingOf } from './attempt.ts'
import { type CheckoutState, accountOf } from './checkout.machine.ts'

export function checkoutPending(state: CheckoutState): readonly PendingCall[] {
  const { attempt, call, accountAttempt } = state.context
  const calls: PendingCall[] = []
  if (state.value === 'placing' && attempt) {
    calls.push({ ...placingOf(attempt), key: call?.id ?? attempt.id })
  }
  if (accountAttempt) {
    const params = accountOf(state.context, accountAttempt)
    calls.push({ effect: 'createAccount', params, key: accountAttempt.id })
  }
  return calls
}
