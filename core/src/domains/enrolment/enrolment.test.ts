import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordResetEvents } from '../password-reset/password-reset.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { type Scenario, given } from '../../testing/given.ts'
import type { EmailCheck } from '../../wire/commerce/credentials-model.ts'
import { isEmail } from '../../wire/shared/email.ts'
import { enrolmentEvents } from './enrolment.events.ts'
import {
  INVALID_EMAIL,
  INVALID_PASSWORD,
  REQUIRED,
  TOO_YOUNG,
  birthDateProblem,
  emailProblem,
  passwordProblem,
} from './enrolment.rules.ts'

const check = (fields: Partial<EmailCheck> = {}): EmailCheck => ({
  loyalty_registered: false,
  shop_registered: false,
  email_valid: true,
  have_password: false,
  is_phone_subscribed: false,
  ...fields,
})
const details = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }
const view = (scenario: Scenario) => scenario.view.enrolment.view
const effectsOf = (scenario: Scenario) => scenario.effects.map(({ effect }) => effect)

function checked(result: EmailCheck): Scenario {
  const asked = given(
    enrolmentEvents.statesLoaded({ states: [{ code: 'FL', name: 'Florida' }], errorMessage: 'Call us.' }),
    enrolmentEvents.emailSubmitted({ email: 'ida@example.com' }),
  )
  expect(view(asked).status).toBe('checking')
  expect(effectsOf(asked)).toEqual(['enrolment.checkEmail'])
  return asked.when(enrolmentEvents.emailChecked({ request: asked.id, result }))
}

test('[3.15.1] [1.5] each of the five outcomes of the email check has its next step', () => {
  expect(view(checked(check()))).toMatchObject({ outcome: 'new', step: 2, status: 'asking', problem: null })
  expect(view(checked(check({ email_valid: false })))).toMatchObject({
    outcome: 'invalid',
    step: 0,
    problem: INVALID_EMAIL,
  })
  expect(view(checked(check({ loyalty_registered: true, shop_registered: true, have_password: true })))).toMatchObject({
    outcome: 'member',
    step: 0,
    email: 'ida@example.com',
  })
  expect(view(checked(check({ shop_registered: true, have_password: true })))).toMatchObject({
    outcome: 'shop',
    step: 1,
  })
  expect(view(checked(check({ shop_registered: true })))).toMatchObject({ outcome: 'shopWithoutPassword', step: 0 })
})

test('[3.15.2] [1.5] an account of the shop needs its password; its birth date is copied', () => {
  const shop = checked(check({ shop_registered: true, have_password: true }))
  const asked = shop.when(enrolmentEvents.passwordSubmitted({}))
  expect(effectsOf(asked)).toEqual(['enrolment.checkCredentials'])
  const wrong = asked.when(enrolmentEvents.credentialsChecked({ request: asked.id, valid: false, dateOfBirth: null }))
  expect(view(wrong)).toMatchObject({ step: 1, problem: 'That password is incorrect.' })
  const right = asked.when(
    enrolmentEvents.credentialsChecked({ request: asked.id, valid: true, dateOfBirth: '1985-12-24' }),
  )
  expect(view(right)).toMatchObject({ step: 2, details: { dateOfBirth: '1985-12-24' } })
  expect(given().when(enrolmentEvents.passwordSubmitted({})).refused).toBe('EVENT_REJECTED')
})

test('[4d.5] details, preferences, joined; then signed in', () => {
  const asked = checked(check())
    .when(enrolmentEvents.detailsGiven(details))
    .when(enrolmentEvents.completed({ emails: true, texts: false, signature: '' }))
  expect(view(asked).status).toBe('enrolling')
  expect(asked.effects).toMatchObject([
    { effect: 'enrolment.enrol', params: { existing: false, email: 'ida@example.com', details } },
  ])
  const enrolled = asked.when(enrolmentEvents.enrolled({ request: asked.id }))
  expect(view(enrolled).status).toBe('enrolled')
  const signing = enrolled.when(sessionEvents.signInRequested({}))
  const signedIn = signing.when(
    sessionEvents.signedIn({ attempt: signing.id, expiresAt: Number.MAX_SAFE_INTEGER, cart: null }),
  )
  expect(view(signedIn)).toMatchObject({ step: 0, email: '', details: { firstname: '' } })
})

test('[3.13] only in a state where the program runs; a refusal without words shows the store’s', () => {
  const asked = checked(check())
  expect(asked.when(enrolmentEvents.detailsGiven({ ...details, state: 'CA' })).refused).toBe('EVENT_REJECTED')
  const completing = asked
    .when(enrolmentEvents.detailsGiven(details))
    .when(enrolmentEvents.completed({ emails: true, texts: false, signature: '' }))
  const silent = completing.when(enrolmentEvents.refused({ request: completing.id, message: null }))
  expect(view(silent)).toMatchObject({ status: 'asking', step: 3, problem: 'Call us.' })
  expect(view(completing.wait(31_000))).toMatchObject({ status: 'asking', problem: 'Call us.' })
})

test('[2e.3] restarting clears the destination, the step and the email', () => {
  const so = checked(check()).when(
    enrolmentEvents.destinationStored({ destination: 'FORGOT_PASSWORD', resetType: 'REGISTER' }),
  )
  expect(view(so)).toMatchObject({ destination: 'FORGOT_PASSWORD', resetType: 'REGISTER', step: 2 })
  expect(view(so.when(enrolmentEvents.begunAnew({})))).toMatchObject({
    destination: null,
    resetType: 'DEFAULT',
    step: 0,
    email: '',
    outcome: null,
  })
  expect(view(so.when(enrolmentEvents.destinationCleared({}))).destination).toBeNull()
})

test('back moves one step; a new member has no step 1', () => {
  const details3 = checked(check()).when(enrolmentEvents.detailsGiven(details))
  const back = enrolmentEvents.wentBack({})
  expect(view(details3.when(back)).step).toBe(2)
  expect(view(details3.when(back).when(back)).step).toBe(0)
  expect(details3.when(back).when(back).when(back).refused).toBe('EVENT_REJECTED')
})

test('[4d.6] after the mail for an account without a password, enrollment continues at step 1 with its email', () => {
  const asked = given(passwordResetEvents.requested({ email: 'ida@example.com', type: 'HAVE_PASSWORD' }))
  const sent = asked.when(
    passwordResetEvents.sent({ request: asked.id, email: 'ida@example.com', type: 'HAVE_PASSWORD' }),
  )
  expect(view(sent)).toMatchObject({ step: 1, email: 'ida@example.com', outcome: 'shop' })
})

test('[4d.6] [2f.3] after the mail for a sign-up, the sign-in view is next', () => {
  const asked = given(passwordResetEvents.requested({ email: 'ida@example.com', type: 'REGISTER' }))
  const sent = asked.when(passwordResetEvents.sent({ request: asked.id, email: 'ida@example.com', type: 'REGISTER' }))
  expect(view(sent)).toMatchObject({ destination: 'LOGIN', step: 0 })
})

test('[5b.1] [5b.4] emails are validated as the server does', () => {
  for (const good of ['you@example.com', "o'neil+shop@sub.example.co", `${'a'.repeat(64)}@example.com`])
    expect(emailProblem(good)).toBeNull()
  expect(emailProblem('')).toBe('This is a required field.')
  expect(emailProblem('  ')).toBe(REQUIRED)
  for (const bad of [
    'you',
    'you@',
    '@example.com',
    'you@example',
    'you@-example.com',
    'you@exa mple.com',
    'you@example..com',
    '.you@example.com',
    'you.@example.com',
    'y..u@example.com',
    'you@127.0.0.1',
    'a@b@c.com ',
    `${'a'.repeat(65)}@example.com`,
    `you@${'a'.repeat(64)}.com`,
    `you@${`${'a'.repeat(60)}.`.repeat(5)}com`,
  ])
    expect(emailProblem(bad)).toBe('Please enter a valid email, such as you@example.com')
  expect(isEmail(`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`)).toBe(true)
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => !isEmail(text) || text.length <= 254))
})

test('[5b.2] [9d.5] passwords: a letter and a digit, or eight characters', () => {
  expect(passwordProblem('a1')).toBeNull()
  expect(passwordProblem('12345678')).toBeNull()
  expect(passwordProblem('abcdefgh')).toBeNull()
  for (const bad of ['1234567', 'abcdefg', '!!!!']) expect(passwordProblem(bad)).toBe(INVALID_PASSWORD)
  expect(INVALID_PASSWORD).toBe('Invalid Password!')
  expect(passwordProblem('')).toBe(REQUIRED)
})

test('[3.1] [9a.2] a member is 18 or older, and was born on a day that exists', () => {
  expect(birthDateProblem('2008-06-15', '2026-06-15')).toBeNull()
  expect(birthDateProblem('2008-06-16', '2026-06-15')).toBe(TOO_YOUNG)
  expect(birthDateProblem('', '2026-06-15')).toBe(REQUIRED)
  for (const bad of ['2001-02-30', '1890-01-01', '2030-01-01', 'soon'])
    expect(birthDateProblem(bad, '2026-06-15')).toBe('That date doesn’t exist.')
})

test('[8.15] the reason for a failed configuration request is kept until one succeeds', () => {
  const failed = given(enrolmentEvents.opened({})).when(enrolmentEvents.statesFailed({ message: 'Down.' }))
  expect(view(failed)).toMatchObject({ configProblem: 'Down.', states: [] })
  const states = [{ code: 'FL', name: 'Florida' }]
  const again = failed
    .when(enrolmentEvents.opened({}))
    .when(enrolmentEvents.statesLoaded({ states, errorMessage: null }))
  expect(view(again)).toMatchObject({ configProblem: null, states })
})

test('[I6] a session that ends takes what was typed with it; what the store says stays', () => {
  const typed = given(
    enrolmentEvents.statesFailed({ message: 'Not now.', meaning: { code: 'X', params: {} } }),
    enrolmentEvents.emailSubmitted({ email: 'avery@example.com' }),
    sessionEvents.recalled({ expiresAt: Number.MAX_SAFE_INTEGER }),
    sessionEvents.signOutRequested({}),
  )
  expect(typed.view.enrolment.view).toMatchObject({ email: 'avery@example.com', status: 'checking' })
  const ended = typed.when(sessionEvents.ended({ by: 'visitor' })).view.enrolment.view
  expect(ended).toMatchObject({ email: '', status: 'asking', step: 0 })
  expect(ended).toMatchObject({ configProblem: 'Not now.', configProblemMeaning: { code: 'X' } })
})
