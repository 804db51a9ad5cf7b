/** How a session ends and continues, to the millisecond, and which late events it ignores. */
import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../../testing/given.ts'
import { sessionEvents as events } from './session.events.ts'
import { expiryOf, mayEnter, safePath } from './session.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** When the session below expires, unless its token lasts longer. */
const EXPIRY = START + 1 + HOUR

function signedIn(life = HOUR): Scenario {
  const asked = given(events.signInRequested({}))
  return asked.when(events.signedIn({ attempt: asked.id, expiresAt: START + 1 + life, cart: null }), 0)
}
const recalled = (expiresAt: number | null) => events.recalled({ expiresAt })
const refused = (expiresAt: number, quiet = false) => events.tokenRefused({ expiresAt, quiet })
const ended = events.ended({ by: 'visitor' })
const view = (shop: Scenario) => shop.view.session.view
const effects = (shop: Scenario) => shop.effects.filter(({ effect }) => effect.startsWith('session.'))
const names = (shop: Scenario) => effects(shop).map(({ effect }) => effect.slice('session.'.length))
const checks = (shop: Scenario) => shop.events.filter(({ type }) => type === 'session.checked')

test('[4d.1] an answer belongs to the attempt that it answers', () => {
  const asked = given(events.signInRequested({}))
  expect(effects(asked)).toEqual([{ effect: 'session.signIn', params: { attempt: asked.id } }])
  expect(asked.when(events.signedIn({ attempt: 'other', expiresAt: EXPIRY, cart: null })).refused).toBe(
    'EVENT_REJECTED',
  )
  expect(asked.when(events.signInElapsed({ attempt: 'other' })).refused).toBe('EVENT_REJECTED')
})

test('a browser with nothing to clear does not report that it cleared storage', () => {
  expect(given().when(ended).refused).toBe('EVENT_REJECTED')
  const out = signedIn().when(events.signOutRequested({}))
  expect(view(out)).toMatchObject({ ending: true, endedBy: 'visitor' })
  expect(view(out.when(ended))).toMatchObject({ ending: false, endedBy: 'visitor' })
  expect(out.when(ended).when(ended).refused).toBe('EVENT_REJECTED')
})

test('a signed-out token stays signed out until it expires; an expired one is cleared again', () => {
  const out = signedIn().when(events.signOutRequested({})).when(ended)
  expect(out.when(recalled(EXPIRY)).refused).toBe('EVENT_REJECTED')
  const left = EXPIRY - (out.events.at(-1)?.at ?? 0)
  expect(names(out.when(recalled(EXPIRY), left))).toEqual(['end'])
  expect(view(out.when(recalled(EXPIRY + 1))).isSignedIn).toBe(true)
})

test('[4d.2] storage contents: no token, one that has just expired, one that is valid', () => {
  expect(effects(given().when(recalled(null)))).toEqual([])
  expect(given().when(recalled(null)).refused).not.toBeNull()
  const expired = given().when(recalled(START + 5), 5)
  expect(view(expired)).toMatchObject({ isSignedIn: false, ending: true, endedBy: 'expired' })
  const lives = given().when(recalled(START + 6), 5)
  expect(view(lives).isSignedIn).toBe(true)
  expect(lives.when(refused(START + 6)).effects).toContainEqual({
    effect: 'session.renew',
    params: { expiresAt: START + 6 },
  })
})

test('[2a.6] [8.8] a session found expired is announced once, by the first call that is not quiet', () => {
  const expired = given().when(recalled(START + 5), 5)
  const rejected = [refused(START + 5, true), refused(START + 4)]
  for (const event of rejected) expect(expired.when(event).refused).toBe('EVENT_REJECTED')
  const shown = expired.when(refused(START + 5))
  expect(names(shown)).toEqual(['announceExpiry'])
  expect(view(shown)).toMatchObject({ ending: true, endedBy: 'expired' })
  expect(shown.when(refused(START + 5)).refused).toBe('EVENT_REJECTED')
  expect(given().when(refused(0)).refused).toBe('EVENT_REJECTED')
  expect(signedIn().when(events.signOutRequested({})).when(refused(EXPIRY)).refused).toBe('EVENT_REJECTED')
})

test('storage of a signed-in visitor: no token signs out, an expired one ends the session, a later one continues it, the same one is no event', () => {
  expect(view(signedIn().when(recalled(null)))).toMatchObject({ isSignedIn: false, endedBy: 'visitor' })
  expect(view(signedIn().when(recalled(START + 11), 10))).toMatchObject({ isSignedIn: false, endedBy: 'expired' })
  expect(signedIn().when(recalled(EXPIRY)).refused).toBe('EVENT_REJECTED')
  const later = signedIn().when(recalled(EXPIRY + HOUR))
  expect(later.when(refused(EXPIRY)).refused).not.toBeNull()
  expect(view(later.when(refused(EXPIRY + HOUR))).isSignedIn).toBe(false)
})

test('[9d.3] renewed with under 5 minutes left, over at the moment of expiry', () => {
  const check = (after: number) =>
    signedIn()
      .when(events.active({}), 30 * MINUTE)
      .when(events.checked({ tick: 0 }), after)
  expect(check(25 * MINUTE).refused).toBe('EVENT_REJECTED')
  const renewing = check(25 * MINUTE + 1)
  expect(effects(renewing)).toEqual([{ effect: 'session.renew', params: { expiresAt: EXPIRY } }])
  expect(view(check(30 * MINUTE - 1)).renewing).toBe(true)
  expect(view(check(30 * MINUTE))).toMatchObject({ renewing: false, isSignedIn: true })
})

test('[9d.3] [9d.4] an idle visitor is checked once, when the hour is over; activity continues from there', () => {
  const idle = signedIn(3 * HOUR)
  expect(checks(idle.wait(60 * MINUTE))).toEqual([])
  const stopped = idle.wait(2 * HOUR)
  expect(checks(stopped)).toMatchObject([{ data: { tick: START + 1 + 61 * MINUTE } }])
  const again = stopped.when(events.active({}))
  expect(effects(again)).toEqual([{ effect: 'session.keepActivity', params: { at: START + 1 + 2 * HOUR + 1 } }])
  const atExpiry = stopped.when(events.active({}), HOUR)
  expect(atExpiry.refused).toBe('EVENT_REJECTED')
  expect(stopped.when(events.active({}), HOUR - 1).refused).toBeNull()
})

test('[9d.4] activity is stored with its time; activity before the latest is ignored', () => {
  const active = signedIn().when(events.active({}), 5)
  expect(effects(active)).toEqual([{ effect: 'session.keepActivity', params: { at: START + 6 } }])
  expect(active.when(events.active({ at: START + 6 })).refused).toBe('EVENT_REJECTED')
  for (const after of [0, 1])
    expect(active.when(events.active({ at: START + 3 }), after).refused).toBe('EVENT_REJECTED')
})

/** A minute before expiry, a refused call waits for a renewal. */
const nearly = () => signedIn().when(events.active({}), 59 * MINUTE)

test('[8.8] calls refused just before the expiry wait for one renewal', () => {
  const waiting = nearly().when(refused(EXPIRY))
  expect(effects(waiting)).toEqual([{ effect: 'session.renew', params: { expiresAt: EXPIRY } }])
  expect(view(nearly().when(refused(EXPIRY - 1)))).toMatchObject({ renewing: false, isSignedIn: true })
  const renewed = waiting.when(events.renewed({ expiresAt: EXPIRY + HOUR }))
  expect(view(renewed)).toMatchObject({ renewing: false, isSignedIn: true })
  expect(names(renewed.when(refused(EXPIRY + HOUR)))).toEqual(['revoke', 'end', 'announceExpiry'])
})

test('[4d.2] [8.8] if the renewal fails, all calls that waited for it decide whether the page redirects', () => {
  const failed = (...calls: ReturnType<typeof refused>[]) =>
    calls.reduce((shop, call) => shop.when(call), nearly()).when(events.renewalFailed({}))
  expect(names(failed(refused(EXPIRY, true)))).toEqual(['revoke', 'end'])
  expect(names(failed(refused(EXPIRY)))).toEqual(['revoke', 'end', 'announceExpiry'])
  expect(names(failed(refused(EXPIRY, true), refused(EXPIRY)))).toEqual(['revoke', 'end', 'announceExpiry'])
  expect(names(failed(refused(EXPIRY), refused(EXPIRY, true)))).toEqual(['revoke', 'end', 'announceExpiry'])
  expect(names(failed(refused(EXPIRY, true), refused(EXPIRY - 1)))).toEqual(['revoke', 'end'])
})

test('[9d.3] a failed renewal that a check started is quiet unless a call was refused meanwhile', () => {
  const renewing = nearly().when(events.checked({ tick: 0 }))
  expect(view(renewing).renewing).toBe(true)
  expect(view(renewing.when(events.renewalFailed({})))).toMatchObject({ isSignedIn: true, renewing: false })
  const other = renewing.when(refused(EXPIRY - 1)).when(events.renewalFailed({}))
  expect(view(other).isSignedIn).toBe(true)
  expect(names(renewing.when(refused(EXPIRY)).when(events.renewalFailed({})))).toContain('announceExpiry')
  expect(names(renewing.when(refused(EXPIRY, true)).when(events.renewalFailed({})))).toEqual(['revoke', 'end'])
})

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (head: unknown, body: unknown, signature = 'signature') => `${part(head)}.${part(body)}.${signature}`

test('[9d.3] a token has up to 4096 URL-safe characters', () => {
  const sized = (length: number) => {
    const short = token({ alg: 'HS256' }, { exp: 2 }, 's')
    return short + 's'.repeat(length - short.length)
  }
  expect([expiryOf(sized(4096)), expiryOf(sized(4097))]).toEqual([2000, 0])
  const odd = { exp: 2, name: '~~~???ÿÿÿ>>>~~~~???' }
  expect(part(odd)).toMatch(/-.*_|_.*-/)
  expect(expiryOf(token({ alg: 'HS256' }, odd))).toBe(2000)
  for (const name of ['ab~', '???']) expect(expiryOf(token({ alg: 'HS256' }, { name, exp: 2 }))).toBe(2000)
  for (const body of [null, 5, 'text', [2], { exp: '2' }, { exp: -2 }])
    expect(expiryOf(token({ alg: 'HS256' }, body))).toBe(0)
})

test('[2a.3] a page to return to is a full path of this origin, up to 2000 characters', () => {
  expect(safePath('shop/all')).toBeNull()
  const long = `/${'a'.repeat(1999)}`
  expect([safePath(long), safePath(`${long}a`)]).toEqual([long, null])
})

test('[6.3] a guest may see the checkout, and no page whose path only ends like it', () => {
  const guest = { isSignedIn: false, isGuestCheckout: true }
  expect(mayEnter({ ...guest, path: '/checkout/payment' })).toBe(true)
  expect(mayEnter({ ...guest, path: '/rewards/checkout' })).toBe(false)
})

test('[I6] a token that is found while a session is being ended signs nobody in, before the end has been told', () => {
  const ending = given(recalled(EXPIRY)).when(events.signOutRequested({}))
  const another = recalled(EXPIRY + HOUR)
  expect(ending.when(another).refused).toBe('EVENT_REJECTED')
  expect(ending.when(ended).when(another).view.session.view.isSignedIn).toBe(true)
})
