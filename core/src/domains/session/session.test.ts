import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountEvents } from '../account/account.events.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { sampleCustomer } from '../../testing/samples.ts'
import { sessionEvents } from './session.events.ts'
import { expiryOf, mayEnter, safePath } from './session.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const signIn = sessionEvents.signInRequested({})
const active = sessionEvents.active({})

/** Just signed in, with a token that lasts for `life`. */
function signedIn(life = HOUR): Scenario {
  const asked = given(signIn)
  const expiresAt = START + 1 + life
  return asked.when(sessionEvents.signedIn({ attempt: asked.id, expiresAt, cart: null }), 0)
}
const expiryOfSession = (life = HOUR) => START + 1 + life
const session = (scenario: Scenario) => scenario.view.session.view
const effectsOf = (scenario: Scenario) => scenario.effects.map(({ effect }) => effect)
const refused = (expiresAt: number, quiet = false) => sessionEvents.tokenRefused({ expiresAt, quiet })

test('[4d.1] signing in: submitted, then signed in; a second attempt meanwhile is refused', () => {
  const asked = given(signIn)
  expect(effectsOf(asked)).toEqual(['session.signIn'])
  expect(session(asked).status).toBe('signingIn')
  expect(asked.when(signIn).refused).toBe('EVENT_REJECTED')
  expect(session(signedIn()).isSignedIn).toBe(true)
})

test('[4d.1] a failure leaves the visitor signed out, with the reason', () => {
  const asked = given(signIn)
  const failed = asked.when(sessionEvents.signInFailed({ attempt: asked.id, message: 'No.' }))
  expect(session(failed)).toMatchObject({ status: 'signedOut', problem: 'No.' })
  expect(failed.view.ui.view.toasts).toMatchObject([{ type: 'danger', text: 'No.', title: 'Error' }])
  const other = asked.when(sessionEvents.signInFailed({ attempt: 'another', message: 'No.' }))
  expect(other.refused).toBe('EVENT_REJECTED')
})

test('an attempt whose tab closed times out', () => {
  expect(session(given(signIn).wait(29_000)).status).toBe('signingIn')
  expect(session(given(signIn).wait(31_000)).status).toBe('signedOut')
})

test('[4d.8] [6.2] signed in means having a token; the customer query confirms it', () => {
  const so = signedIn()
  expect(session(so)).toMatchObject({ status: 'confirming', isSignedIn: true })
  const loaded = so.when(accountEvents.loaded({ customer: sampleCustomer() }))
  expect(session(loaded)).toMatchObject({ status: 'signedIn', isSignedIn: true })
})

test('[4d.8] the confirmation is stored, also for a session of an older build that did not store it', () => {
  const keeps = (scenario: Scenario) => effectsOf(scenario).includes('session.keepConfirmed')
  const loaded = accountEvents.loaded({ customer: sampleCustomer() })
  const first = signedIn().when(loaded)
  expect(keeps(first)).toBe(true)
  expect(keeps(first.when(accountEvents.opened({})).when(loaded))).toBe(true)
  expect(keeps(first.when(sessionEvents.signOutRequested({})).when(loaded))).toBe(false)
})

test('[9d.3] [4d.3] renewed at the first check with under 5 minutes left, if the visitor is active', () => {
  const so = signedIn().when(active, 30 * MINUTE)
  const before = so.wait(25 * MINUTE)
  expect(session(before).renewing).toBe(false)
  // At exactly 55 minutes, 5 remain; the next check is at 56.
  const after = before.wait(MINUTE)
  expect(session(after).renewing).toBe(true)
})

test('[9d.3] a check runs every minute, but only those with a consequence are events', () => {
  let events = 0
  let so = signedIn().when(active, 30 * MINUTE)
  const idBefore = so.id
  so = so.wait(26 * MINUTE)
  events = Number(so.id.split('-')[1]) - Number(idBefore.split('-')[1])
  expect(events).toBeLessThanOrEqual(1)
})

test('[9d.3] a renewed token is checked like the first one', () => {
  const renewing = signedIn()
    .when(active, 50 * MINUTE)
    .wait(6 * MINUTE)
  expect(session(renewing).renewing).toBe(true)
  const next = expiryOfSession(2 * HOUR)
  const renewed = renewing.when(sessionEvents.renewed({ expiresAt: next }))
  expect(session(renewed)).toMatchObject({ renewing: false, isSignedIn: true })
  expect(session(renewed.when(active, 40 * MINUTE).wait(22 * MINUTE)).renewing).toBe(true)
})

test('[8.23] [9d.3] a failed renewal is retried at the next check, and the session continues', () => {
  const failed = signedIn()
    .when(active, 50 * MINUTE)
    .wait(6 * MINUTE)
    .when(sessionEvents.renewalFailed({}))
  expect(session(failed)).toMatchObject({ renewing: false, isSignedIn: true })
  expect(session(failed.wait(59_000)).renewing).toBe(false)
  expect(session(failed.wait(MINUTE)).renewing).toBe(true)
})

test('[9d.3] idle for over 60 minutes: checks stop, and nothing is renewed', () => {
  const idle = signedIn(3 * HOUR).wait(3 * HOUR)
  expect(session(idle)).toMatchObject({ isSignedIn: true, renewing: false })
  expect(idle.wait(24 * HOUR).id).toBe(idle.id)
})

test('[9d.3] activity exactly 60 minutes ago still counts', () => {
  const life = 64 * MINUTE
  const so = signedIn(life)
  expect(session(so.wait(60 * MINUTE)).renewing).toBe(true)
})

test('[9d.3] expired while the machine slept: checks stop instead of renewing', () => {
  const slept = signedIn().when(sessionEvents.checked({ tick: 0 }), 5 * HOUR)
  expect(slept.refused).toBeNull()
  expect(session(slept)).toMatchObject({ isSignedIn: true, renewing: false })
})

test('[9d.4] activity resumes a stopped session whose token is still valid', () => {
  const idle = signedIn(3 * HOUR)
    .wait(2 * HOUR)
    .when(active)
  expect(session(idle.wait(56 * MINUTE)).renewing).toBe(true)
})

test('[9d.3] [9d.4] activity over an hour ago that is stored only now resumes nothing', () => {
  const idle = signedIn(5 * HOUR).wait(2 * HOUR)
  expect(idle.when(sessionEvents.active({ at: START + 30 * MINUTE })).refused).toBe('EVENT_REJECTED')
  const back = idle.when(sessionEvents.active({ at: START + 119 * MINUTE }), MINUTE)
  expect(effectsOf(back)).toEqual(['session.keepActivity'])
  expect(back.effects[0]?.params).toEqual({ at: START + 119 * MINUTE })
  expect(back.when(sessionEvents.active({ at: START + 118 * MINUTE })).refused).toBe('EVENT_REJECTED')
})

test('[9d.4] [3.17.2] only a signed-in visitor’s activity is stored', () => {
  expect(effectsOf(signedIn().when(active, MINUTE))).toEqual(['session.keepActivity'])
  expect(given().when(active).refused).toBe('EVENT_REJECTED')
})

test('[4d.2] [8.8] a refused token signs out once, however many calls fail together', () => {
  const first = signedIn().when(refused(expiryOfSession()))
  expect(session(first)).toMatchObject({ status: 'signedOut', endedBy: 'expired', ending: true })
  expect(effectsOf(first)).toEqual(['session.revoke', 'session.end', 'session.announceExpiry'])
  expect(first.effects.find(({ effect }) => effect === 'session.end')?.params).toEqual({ by: 'expired' })
  for (const again of [refused(expiryOfSession()), refused(expiryOfSession(), true)])
    expect(first.when(again).refused).toBe('EVENT_REJECTED')
})

test('[4d.2] a failed cart load ends the session without the hash; another failed call still sets it', () => {
  const quiet = signedIn().when(refused(expiryOfSession(), true))
  expect(effectsOf(quiet)).toEqual(['session.revoke', 'session.end'])
  const shown = quiet.when(refused(expiryOfSession()))
  expect(effectsOf(shown)).toEqual(['session.announceExpiry'])
  expect(shown.when(refused(expiryOfSession())).refused).toBe('EVENT_REJECTED')
})

test('[4d.2] a refusal of an older token ends nothing', () => {
  expect(signedIn().when(refused(START)).refused).toBe('EVENT_REJECTED')
})

test('[4d.3] a token that expires during a call: one renewal, and a second failure ends the session', () => {
  const renewing = signedIn()
    .when(active, 50 * MINUTE)
    .when(refused(expiryOfSession()), 6 * MINUTE)
  expect(effectsOf(renewing)).toEqual(['session.renew'])
  expect(session(renewing)).toMatchObject({ renewing: true, isSignedIn: true })
  expect(renewing.when(refused(expiryOfSession())).refused).toBe('EVENT_REJECTED')
  expect(session(renewing.when(sessionEvents.renewed({ expiresAt: expiryOfSession(3 * HOUR) }))).isSignedIn).toBe(true)
  const ended = renewing.when(sessionEvents.renewalFailed({}))
  expect(session(ended)).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
  expect(effectsOf(ended)).toContain('session.announceExpiry')
})

test('[4d.4] [7a.5] signing out revokes the token, then clears it', () => {
  const out = signedIn().when(sessionEvents.signOutRequested({}))
  expect(effectsOf(out)).toEqual(['session.revoke', 'session.end'])
  expect(out.effects[0]?.params).toEqual({ expiresAt: expiryOfSession() })
  expect(session(out)).toMatchObject({ status: 'signedOut', endedBy: 'visitor', ending: true })
  expect(session(out.when(sessionEvents.ended({ by: 'visitor' }))).ending).toBe(false)
  expect(given().when(sessionEvents.signOutRequested({})).refused).toBe('EVENT_REJECTED')
})

test('[4d.8] [3.17.1] a stored token signs in; an expired one ends the session silently', () => {
  const found = given().when(sessionEvents.recalled({ expiresAt: START + HOUR }))
  expect(session(found)).toMatchObject({ status: 'confirming' })
  expect(effectsOf(found)).toEqual(['account.load'])
  const stale = given().when(sessionEvents.recalled({ expiresAt: START - 1 }))
  expect(session(stale)).toMatchObject({ status: 'signedOut', endedBy: 'expired' })
  expect(effectsOf(stale)).toEqual(['session.end'])
})

test('[8.8] an expired token is cleared from storage, each time that it reappears', () => {
  const gone = given().when(sessionEvents.recalled({ expiresAt: 0 }))
  expect(gone.when(sessionEvents.recalled({ expiresAt: 0 })).refused).toBe('EVENT_REJECTED')
  const again = gone.when(sessionEvents.ended({ by: 'expired' })).when(sessionEvents.recalled({ expiresAt: 0 }))
  expect(effectsOf(again)).toEqual(['session.end'])
  expect(session(again)).toMatchObject({ status: 'signedOut', endedBy: 'expired', ending: true })
})

test('a just signed-out token is not recalled, and a missing one signs out', () => {
  const out = signedIn().when(sessionEvents.signOutRequested({}))
  expect(out.when(sessionEvents.recalled({ expiresAt: expiryOfSession() })).refused).toBe('EVENT_REJECTED')
  expect(session(signedIn().when(sessionEvents.recalled({ expiresAt: null }))).isSignedIn).toBe(false)
  expect(signedIn().when(sessionEvents.recalled({ expiresAt: expiryOfSession() })).refused).toBe('EVENT_REJECTED')
})

test('[4d.4] the end of a session clears the account and its cart', () => {
  const loaded = signedIn().when(accountEvents.loaded({ customer: sampleCustomer() }))
  expect(loaded.view.account.view.customer?.firstname).toBe('Avery')
  const out = loaded.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(out.view.account.view).toMatchObject({ status: 'none', customer: null })
  expect(effectsOf(out)).toContain('orderingCart.forgetIds')
})

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (head: unknown, body: unknown) => `${part(head)}.${part(body)}.signature`

test('[9d.3] malicious tokens count as expired and never throw', () => {
  expect(expiryOf(token({ alg: 'HS256' }, { exp: 1_800_000_000 }))).toBe(1_800_000_000_000)
  const hostile = [
    null,
    undefined,
    42,
    {},
    '',
    'x'.repeat(1_000_000),
    'a.b.c',
    'a.b',
    token({ alg: 'none' }, { exp: 1_800_000_000 }),
    token({ alg: 'NoNe' }, { exp: 1_800_000_000 }),
    token({}, { exp: 1_800_000_000 }),
    token({ alg: 'HS256' }, { exp: 'NaN' }),
    token({ alg: 'HS256' }, { exp: null }),
    token({ alg: 'HS256' }, { exp: -5 }),
    token({ alg: 'HS256' }, [1]),
    token({ alg: 'HS256' }, null),
    `${part({ alg: 'HS256' })}.${Buffer.from('{"exp":1e999}').toString('base64url')}.s`,
    `${token({ alg: 'HS256' }, { exp: 1_800_000_000 })}.more`,
    `${part({ alg: 'HS256' })}.${part({ exp: 1_800_000_000 })}.`,
  ]
  for (const each of hostile) expect(expiryOf(each)).toBe(0)
  fc.assert(fc.property(fc.anything(), (any) => Number.isFinite(expiryOf(any))))
  fc.assert(fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => expiryOf(`${a}.${b}.${c}`) >= 0))
})

test('[2a.2] [3.17.2] previous_url only ever leads to the same origin', () => {
  expect(safePath('/rewards/profile?tab=1#x')).toBe('/rewards/profile?tab=1')
  expect(safePath('/')).toBe('/')
  for (const hostile of [
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\\..\\..',
    'javascript:alert(1)',
    `/${'x'.repeat(3000)}`,
    '/rewards/login',
    '/rewards/create-account?x=1',
    '/rewards/forgot-password',
  ])
    expect(safePath(hostile)).toBeNull()
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, text) => {
      for (const each of [url, text, `/${text}`, `/${url}`]) {
        const path = safePath(each)
        expect(path === null || new URL(path, 'https://shop.example').origin === 'https://shop.example').toBe(true)
      }
    }),
  )
})

test('[2a.2] [2a.5] [6.3] protected pages are for customers, and the checkout for guests too', () => {
  const visit = { path: '/rewards/profile', isSignedIn: false, isGuestCheckout: false }
  expect(mayEnter(visit)).toBe(false)
  expect(mayEnter({ ...visit, isSignedIn: true })).toBe(true)
  expect(mayEnter({ ...visit, isGuestCheckout: true })).toBe(false)
  for (const path of ['/checkout', '/checkout/payment'])
    expect(mayEnter({ ...visit, path, isGuestCheckout: true })).toBe(true)
  expect(mayEnter({ ...visit, path: '/checkout-elsewhere', isGuestCheckout: true })).toBe(false)
  expect(mayEnter({ ...visit, path: '/checkout', isGuestCheckout: false })).toBe(false)
})

test('in any sequence, at most one renewal is in flight and nobody is signed in without a token', () => {
  const events = fc.constantFrom(
    signIn,
    active,
    sessionEvents.signOutRequested({}),
    sessionEvents.ended({ by: 'visitor' }),
    sessionEvents.recalled({ expiresAt: null }),
    sessionEvents.recalled({ expiresAt: START + HOUR }),
    sessionEvents.recalled({ expiresAt: START + 2 * HOUR }),
    sessionEvents.renewed({ expiresAt: START + 3 * HOUR }),
    sessionEvents.renewalFailed({}),
    refused(START + HOUR),
    refused(START + 2 * HOUR, true),
    sessionEvents.checked({ tick: 0 }),
  )
  const steps = fc.array(fc.tuple(events, fc.integer({ min: 1, max: 20 * MINUTE })), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (list) => {
      let so = given()
      let renewals = 0
      for (const [event, after] of list) {
        const wasRenewing = session(so).renewing
        so = so.when(event, after)
        if (effectsOf(so).includes('session.renew')) renewals = wasRenewing ? renewals + 1 : 1
        expect(renewals).toBeLessThanOrEqual(1)
        expect(session(so).isSignedIn || !session(so).renewing).toBe(true)
      }
    }),
  )
})
