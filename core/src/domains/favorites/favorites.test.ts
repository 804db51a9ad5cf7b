import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../../testing/given.ts'
import type { Wishlist } from '../../wire/commerce/wishlist-model.ts'
import { sessionEvents } from '../session/session.events.ts'
import { FAVORITES_JOINED, FAVORITES_LEFT, FAVORITES_NOT_SENT } from '../ui/ui.texts.ts'
import { wishlistEvents } from '../wishlist/wishlist.events.ts'
import { type Favorite, favoritesEvents } from './favorites.events.ts'
import { MAX_FAVORITES } from './favorites.rules.ts'

const { kept, dropped, joinRequested, joined, joinFailed } = favoritesEvents
const shopping = { storeCode: null, mode: 'RECREATIONAL', delivery: false } as const
const favorite = (sku: string, channel: Favorite['channel'] = 'commerce'): Favorite => ({
  channel,
  sku,
  name: `Product ${sku}`,
  brand: 'Fernhill',
  urlKey: channel === 'commerce' ? sku : null,
  image: null,
  price: 3500,
  priceVaries: false,
  selectedOptions: [],
})
const keep = (sku: string, channel?: Favorite['channel']) => kept({ favorite: favorite(sku, channel), shopping })
const drop = (sku: string, channel: Favorite['channel'] = 'commerce') => dropped({ channel, sku })

const view = (scenario: Scenario) => scenario.view.favorites.view
const keys = (scenario: Scenario) => view(scenario).items.map(({ key }) => key)
const toasts = (scenario: Scenario) => scenario.view.ui.view.toasts.map(({ text }) => text)
const joins = ({ effects }: Scenario) =>
  effects.filter(({ effect }) => effect === 'favorites.join').map(({ params }) => params)
/** The id of the event that sent them. */
const attemptOf = ({ events }: Scenario) => events.find(({ type }) => type === recalled.type)?.id ?? ''
const recalled = sessionEvents.recalled({ expiresAt: START + 3_600_000 })
const list: Wishlist = { id: '1', name: 'Wishlist', items: [] }

test('[2c.6] what a guest saves is there, the latest first, each product of each channel once', () => {
  const so = given(keep('rose'), keep('rose', 'ordering'), keep('mint'))
  expect(keys(so)).toEqual(['mint', 'ordering rose', 'rose'])
  expect(view(so).saved.has('ordering rose')).toBe(true)
  expect(so.when(keep('rose')).refused).toBe('EVENT_REJECTED')
  expect(keys(so.when(drop('rose')))).toEqual(['mint', 'ordering rose'])
  expect(so.when(drop('mint', 'ordering')).refused).toBe('EVENT_REJECTED')
  expect(so.effects).toEqual([])
})

test('I6: as many as a wishlist takes, and no more', () => {
  const all = given(...Array.from({ length: MAX_FAVORITES }, (_, index) => keep(`p${index}`)))
  expect(all.when(keep('rose')).refused).toBe('WISHLIST_FULL')
  expect(all.when(drop('p7')).when(keep('rose')).refused).toBeNull()
})

test('[4d.7] a sign-in sends all of them to the account once, and what it has taken is kept there', () => {
  const joining = given(keep('rose'), keep('mint', 'ordering')).when(recalled)
  expect(joining.effects).toContainEqual({
    effect: 'favorites.join',
    params: {
      attempt: joining.id,
      products: [
        { channel: 'ordering', sku: 'mint', selectedOptions: [] },
        { channel: 'commerce', sku: 'rose', selectedOptions: [] },
      ],
      shopping,
    },
  })
  expect(view(joining).joining).toBe(true)
  // Until the account has it, it is saved all the same.
  expect(joining.when(drop('rose')).refused).toBe('EVENT_REJECTED')
  expect(joining.when(joinRequested({ shopping })).refused).toBe('EVENT_REJECTED')
  expect(joining.when(joined({ attempt: 'another', lists: [], refused: [] })).refused).toBe('EVENT_REJECTED')
  const done = joining.when(joined({ attempt: joining.id, lists: [list], refused: [] }))
  expect(view(done)).toMatchObject({ items: [], joining: false })
  expect(done.view.wishlist.view).toMatchObject({ status: 'ready', lists: [{ id: '1' }] })
  expect(toasts(done)).toEqual([FAVORITES_JOINED])
})

test('a sign-in without favorites asks for nothing, nor can nothing be sent', () => {
  expect(joins(given().when(recalled))).toEqual([])
  expect(joins(given(keep('rose'), drop('rose')).when(recalled))).toEqual([])
  expect(given(keep('rose'), drop('rose')).when(joinRequested({ shopping })).refused).toBe('EVENT_REJECTED')
})

test('[4d.1] signing in with a password sends them as well', () => {
  const asked = given(keep('rose'), sessionEvents.signInRequested({}))
  const attempt = asked.id
  expect(joins(asked)).toEqual([])
  const joining = asked.when(sessionEvents.signedIn({ attempt, expiresAt: START + 3_600_000, cart: null }))
  expect(joins(joining)).toMatchObject([{ attempt: joining.id, products: [{ sku: 'rose' }] }])
})

test('[2c.6] a visitor who is not signed in, or no longer, sends nothing', () => {
  const so = given(keep('rose'))
  expect(joins(so.when(sessionEvents.recalled({ expiresAt: null })))).toEqual([])
  // The scenario's next event happens at this very millisecond, when the session is over.
  const over = so.when(sessionEvents.recalled({ expiresAt: START + 2 }))
  expect(over.events.at(-1)?.at).toBe(START + 2)
  expect(joins(over)).toEqual([])
  expect(view(over)).toMatchObject({ items: [{ sku: 'rose' }], joining: false })
})

test('what is on its way is not sent a second time by another tab', () => {
  const joining = given(keep('rose')).when(recalled)
  const again = joining.when(sessionEvents.recalled({ expiresAt: START + 7_200_000 }))
  expect(joins(again)).toEqual([])
  expect(view(again.when(joined({ attempt: joining.id, lists: [list], refused: [] }))).items).toEqual([])
})

test('what is saved or dropped meanwhile is not the business of what is on its way', () => {
  const joining = given(keep('rose')).when(recalled).when(keep('mint')).when(keep('sage'))
  const dropping = joining.when(drop('sage'))
  expect(dropping.refused).toBeNull()
  const done = dropping.when(joined({ attempt: attemptOf(joining), lists: [list], refused: [] }))
  expect(keys(done)).toEqual(['mint'])
})

test('only the answer to what was sent ends it', () => {
  const joining = given(keep('rose')).when(recalled)
  const other = joining.when(joinFailed({ attempt: 'another', message: 'Failed to connect.' }))
  expect(other.refused).toBe('EVENT_REJECTED')
  expect(view(other)).toMatchObject({ joining: true, failed: null })
  expect(given(keep('rose')).when(joinFailed({ attempt: 'another', message: 'No.' })).refused).toBe('EVENT_REJECTED')
})

test('they are sent for how the visitor shops when sending them, with what was chosen of them', () => {
  const medical = { ...shopping, storeCode: 'north', mode: 'MEDICAL' } as const
  const chosen = { ...favorite('rose'), selectedOptions: ['eighth'] }
  const so = given(recalled, kept({ favorite: chosen, shopping })).when(joinRequested({ shopping: medical }))
  expect(joins(so)).toEqual([
    {
      attempt: so.id,
      products: [{ channel: 'commerce', sku: 'rose', selectedOptions: ['eighth'] }],
      shopping: medical,
    },
  ])
})

test('what the account does not take stays, is said, and can be sent again or dropped', () => {
  const joining = given(keep('rose'), keep('mint')).when(recalled)
  const meaning = { code: 'WISHLIST_ITEMS_FULL', params: { count: 100 } }
  const refused = [{ channel: 'commerce' as const, sku: 'rose', message: 'A wishlist holds 100.', meaning }]
  const left = joining.when(joined({ attempt: joining.id, lists: [list], refused }))
  expect(view(left).items).toMatchObject([
    { sku: 'rose', problem: { text: 'A wishlist holds 100.', meaning: { code: 'WISHLIST_ITEMS_FULL' } } },
  ])
  expect(toasts(left)).toEqual([FAVORITES_LEFT])
  const again = left.when(joinRequested({ shopping }))
  expect(again.effects).toMatchObject([{ effect: 'favorites.join', params: { products: [{ sku: 'rose' }] } }])
  expect(view(again).items).toMatchObject([{ problem: null }])
  expect(keys(left.when(drop('rose')))).toEqual([])
  // Dropping another product does not take the reason away.
  expect(view(left.when(keep('sage')).when(drop('sage'))).items).toMatchObject([
    { problem: { text: 'A wishlist holds 100.' } },
  ])
  const out = left.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(out).items).toMatchObject([{ sku: 'rose', problem: null }])
  expect(view(left.when(drop('rose')).when(keep('rose'))).items).toMatchObject([{ problem: null }])
})

test('where the account cannot be reached everything stays, is said, and goes with the next sign-in', () => {
  const joining = given(keep('rose')).when(recalled)
  const failed = joining.when(joinFailed({ attempt: joining.id, message: 'Failed to connect.' }))
  expect(view(failed)).toMatchObject({
    items: [{ sku: 'rose' }],
    joining: false,
    failed: { text: 'Failed to connect.' },
  })
  expect(toasts(failed)).toEqual([FAVORITES_NOT_SENT])
  expect(view(failed.when(joinRequested({ shopping })))).toMatchObject({ joining: true, failed: null })
  const left = failed.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(left)).toMatchObject({ items: [{ sku: 'rose' }], failed: null })
  const later = sessionEvents.recalled({ expiresAt: START + 7_200_000 })
  expect(left.when(later).effects).toContainEqual(expect.objectContaining({ effect: 'favorites.join' }))
})

test('[4d.4] a session that ends on the way leaves them; its answer comes too late', () => {
  const joining = given(keep('rose')).when(recalled)
  const ended = joining.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(ended)).toMatchObject({ items: [{ sku: 'rose' }], joining: false })
  expect(ended.when(joined({ attempt: joining.id, lists: [], refused: [] })).refused).toBe('EVENT_REJECTED')
})

test('a wishlist that is being fetched is what is fetched; else it is what the favorites have joined', () => {
  const loading = given(recalled, keep('rose'), wishlistEvents.opened({ anew: false, shopping })).when(
    joinRequested({ shopping }),
  )
  const first = loading.when(joined({ attempt: loading.id, lists: [list], refused: [] }))
  expect(first.view.wishlist.view).toMatchObject({ status: 'loading', lists: [{ id: '1' }] })
  const loaded = first.when(wishlistEvents.loaded({ lists: [{ ...list, name: 'Mine' }] }))
  expect(loaded.view.wishlist.view).toMatchObject({ status: 'ready', lists: [{ name: 'Mine' }] })
})

test('whatever is saved and dropped, each product is there once, and the last word on it counts', () => {
  const change = fc.record({
    sku: fc.constantFrom('a', 'b', 'c'),
    channel: fc.constantFrom('commerce' as const, 'ordering' as const),
    saves: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const so = given(...changes.map(({ saves, sku, channel }) => (saves ? keep(sku, channel) : drop(sku, channel))))
      const last = new Map(
        changes.map(({ sku, channel, saves }) => [channel === 'ordering' ? `ordering ${sku}` : sku, saves]),
      )
      expect(keys(so).toSorted()).toEqual([...last].flatMap(([key, saves]) => (saves ? [key] : [])).toSorted())
    }),
  )
})
