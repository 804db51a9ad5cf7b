/** The call whose answer a forgotten password waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { PasswordResetState } from './password-reset.machine.ts'

export function passwordResetPending({ value, context }: PasswordResetState): readonly PendingCall[] {
  const { request, email = '', type } = context
  if (request === null) return []
  if (value === 'sending') return [{ effect: 'request', params: { request, email, type }, key: request }]
  if (value === 'setting') return [{ effect: 'choose', params: { request }, key: request }]
  return []
}
