import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { sessionEvents } from '../session/session.events.ts'
import { passwordResetEvents } from './password-reset.events.ts'

const request = passwordResetEvents.requested({ email: 'ida@example.com', type: 'DEFAULT' })

test('[4d.6] [8.7] a mail is requested once at a time, and the success toast does not reveal whether the account exists', () => {
  const asked = given(request)
  expect(asked.effects).toMatchObject([{ effect: 'passwordReset.request' }])
  expect(asked.when(request).refused).toBe('EVENT_REJECTED')
  const sent = asked.when(passwordResetEvents.sent({ request: asked.id, email: 'ida@example.com', type: 'DEFAULT' }))
  expect(sent.view.passwordReset.view).toMatchObject({ status: 'sent', problem: null })
  expect(sent.view.ui.view.toasts).toMatchObject([
    {
      type: 'success',
      text: 'If a valid username was entered, an email with reset instructions has been sent to the associated account.',
    },
  ])
})

test('[8.6] a refusal is shown, and the request can be repeated', () => {
  const asked = given(request)
  const failed = asked.when(passwordResetEvents.failed({ request: asked.id, message: 'Something went wrong!' }))
  expect(failed.view.passwordReset.view).toMatchObject({ status: 'failed', problem: 'Something went wrong!' })
  expect(failed.when(request).view.passwordReset.view).toMatchObject({ status: 'sending', problem: null })
  expect(asked.when(passwordResetEvents.failed({ request: 'other', message: 'x' })).refused).toBe('EVENT_REJECTED')
})

test('[7a.3] a new password is set with the link of the mail', () => {
  const choosing = given(passwordResetEvents.chosen({}))
  expect(choosing.effects).toMatchObject([{ effect: 'passwordReset.choose' }])
  expect(choosing.view.passwordReset.view.status).toBe('setting')
  expect(choosing.when(passwordResetEvents.set({ request: choosing.id })).view.passwordReset.view.status).toBe('set')
})

test('an answer to another request is refused', () => {
  const asked = given(request)
  const sent = passwordResetEvents.sent({ request: 'other', email: 'ida@example.com', type: 'DEFAULT' })
  expect(asked.when(sent).refused).toBe('EVENT_REJECTED')
  const choosing = given(passwordResetEvents.chosen({}))
  expect(choosing.when(passwordResetEvents.set({ request: 'other' })).refused).toBe('EVENT_REJECTED')
})

test('[I6] a session that ends takes a forgotten password with it', () => {
  const asked = given(passwordResetEvents.requested({ email: 'avery@example.com', type: 'DEFAULT' }))
  const ended = asked
    .when(sessionEvents.recalled({ expiresAt: Number.MAX_SAFE_INTEGER }))
    .when(sessionEvents.signOutRequested({}))
    .when(sessionEvents.ended({ by: 'visitor' }))
  expect(ended.view.passwordReset.view.status).toBe('idle')
  const late = passwordResetEvents.sent({ request: asked.id, email: 'avery@example.com', type: 'DEFAULT' })
  expect(ended.when(late).refused).toBe('EVENT_REJECTED')
})
