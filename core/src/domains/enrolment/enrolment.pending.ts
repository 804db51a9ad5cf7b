/** The calls whose answers joining waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { EnrolmentState } from './enrolment.machine.ts'

export function enrolmentPending({ context }: EnrolmentState): readonly PendingCall[] {
  const { loadId, waiting, step, email } = context
  const calls: PendingCall[] = []
  if (loadId !== undefined) calls.push({ effect: 'loadStates', params: {}, key: loadId })
  // An earlier release did not say with what somebody was joining: that wish ends when its time is over.
  if (waiting?.enrolling) calls.push({ effect: 'enrol', params: waiting.enrolling, key: waiting.id })
  if (waiting?.kind === 'check') {
    const effect = step === 1 ? 'checkCredentials' : 'checkEmail'
    calls.push({ effect, params: { request: waiting.id, email }, key: waiting.id })
  }
  return calls
}
