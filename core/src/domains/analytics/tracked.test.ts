import { expect, test } from 'vitest'
import { type AnalyticsContext, emptyContext } from './analytics.context.ts'
import { type TrackedEvent, track } from './tracked.ts'
import { noCart } from './carts.ts'

const NOW = 1_000_000
const hearing = (type: TrackedEvent['type'], data: object = {}, context: AnalyticsContext = emptyContext) =>
  track(context, { id: 'id-0', type, at: NOW, tab: 't', data } as unknown as TrackedEvent)

const page = { at: 0, path: '/', type: '', language: '', key: null, shows: [], first: true, waits: false, until: null }
const full: AnalyticsContext = {
  ...emptyContext,
  pages: { t: page },
  carts: {
    commerce: { cart: noCart('commerce'), user: 0, chosen: [null, null] },
    ordering: { cart: noCart('ordering'), user: 0, chosen: [null, null] },
  },
  reading: { commerce: true, ordering: true },
}

test('[4f.2] an expired token does not count as a sign-in', () => {
  expect(hearing('session.recalled', { expiresAt: NOW }).signedIn).toBe(false)
  expect(hearing('session.recalled', { expiresAt: null }).signedIn).toBe(false)
  expect(hearing('session.recalled', { expiresAt: NOW + 1 })).toMatchObject({
    signedIn: true,
    user: 1,
    confirmed: false,
  })
})

test('[4f.2] a sign-in is sent once, from the tab where it happened', () => {
  const seen = hearing('session.signedIn', {}, full)
  expect(seen.queue.map(({ name }) => name)).toEqual(['USER_LOGIN'])
  expect(hearing('session.signedIn', {}, seen)).toBe(seen)
  expect(hearing('session.signedIn', {}, { ...full, pages: { t: { ...page, path: '' } } }).queue).toEqual([])
})

test('[4f.3] after signing out the user is unknown, and later carts are another user’s', () => {
  const before = { ...full, signedIn: true, confirmed: true, customer: 'a@b.co', rewards: true, user: 4 }
  expect(hearing('session.ended', {}, before)).toMatchObject({
    signedIn: false,
    confirmed: false,
    customer: null,
    rewards: null,
    user: 5,
  })
})

test('[4f.1] the location is the chosen store, with delivery only if store and choice allow it', () => {
  const dispensary = { channel: 'commerce', store_code: 'fl', state_name: 'Florida', delivery: {} }
  const placed = (data: object) =>
    hearing('dispensary.recalled', { mode: 'MEDICAL', deliveryCode: '1', dispensary, ...data })
  expect(placed({}).place).toEqual({
    channel: 'commerce',
    store: 'fl',
    state: 'Florida',
    mode: 'MEDICAL',
    delivers: true,
  })
  expect(placed({ deliveryCode: null }).place.delivers).toBe(false)
  expect(placed({ dispensary: { ...dispensary, delivery: null } }).place.delivers).toBe(false)
  expect(placed({ dispensary: null }).place).toMatchObject({ channel: 'ordering', store: null, state: null })
})

test('[4f.1] changes of mode and fulfillment are tracked', () => {
  expect(hearing('dispensary.modeChosen', { mode: 'MEDICAL' }).place.mode).toBe('MEDICAL')
  expect(hearing('dispensary.fulfilmentChosen', { deliveryCode: '1' }).place.delivers).toBe(true)
  expect(hearing('dispensary.fulfilmentChosen', { deliveryCode: null }).place.delivers).toBe(false)
})

test.each(['commerce', 'ordering'] as const)(
  '[4f.1] a %s cart known by its id is being fetched until that fails',
  (channel) => {
    expect(hearing(`${channel}Cart.recalled`).reading).toEqual({ [channel]: true })
    const other = channel === 'commerce' ? 'ordering' : 'commerce'
    expect(hearing(`${channel}Cart.fetchFailed`, {}, full).reading).toEqual({ [channel]: false, [other]: true })
  },
)

test.each([
  ['commerceCart.gone', 'commerce', 'ordering'],
  ['commerceCart.expired', 'commerce', 'ordering'],
  ['orderingCart.gone', 'ordering', 'commerce'],
  ['orderingCart.newCartAccepted', 'ordering', 'commerce'],
] as const)('[4f.3] %s removes the %s cart and keeps the other one', (type, channel, other) => {
  const { carts, reading } = hearing(type, {}, full)
  expect(carts[channel]).toBeUndefined()
  expect(carts[other]).toBe(full.carts[other])
  expect(reading).toEqual({ [channel]: false, [other]: true })
})

test('[4f.3] an answer without a cart counts only for a new cart', () => {
  const none = { cart: null }
  expect(hearing('commerceCart.fetched', none, full)).toBe(full)
  expect(hearing('commerceCart.created', none, full).reading['commerce']).toBe(false)
})

test('[I6] [5c.3.6] a search that nobody would be told of does not outlive the session; what is on its way stays whole', () => {
  const search = (id: string, term: string) => ({ id, name: 'SEARCH' as const, at: NOW, page: null, data: { term } })
  const queue = [search('a', 'me@example.com'), search('b', 'you@example.com'), search('c', 'haze')]
  const ended = hearing('session.ended', {}, { ...full, queue, flight: { batch: 'x', count: 1 } })
  expect(ended.queue.map(({ id }) => id)).toEqual(['a', 'c'])
})
