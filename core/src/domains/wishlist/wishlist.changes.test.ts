/** What each change of the wishlists does at once, what waits, and what need not be sent at all. */
import { expect, test } from 'vitest'
import { START, type Scenario, given } from '../../testing/given.ts'
import { pendingOf, step, walkFrom } from '../../testing/pending-walk.ts'
import type { Wishlist, WishlistItem } from '../../wire/commerce/wishlist-model.ts'
import { sessionEvents } from '../session/session.events.ts'
import { wishlistDomain } from './wishlist.domain.ts'
import { type WishlistChange, wishlistEvents as events } from './wishlist.events.ts'
import type { Save } from './wishlist.machine.ts'

const shopping = { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false } as const
const item = (id: string, sku: string, more: Partial<WishlistItem> = {}): WishlistItem => ({
  id,
  sku,
  name: `Product ${sku}`,
  brand: 'Fernhill',
  urlKey: sku,
  picture: null,
  strain: 'Indica',
  options: [],
  complete: true,
  price: 3500,
  regularPrice: null,
  priceVaries: false,
  inStock: true,
  soldHere: true,
  medicalOnly: false,
  quantity: 1,
  note: '',
  ...more,
})
const list = (id: string, ...items: WishlistItem[]): Wishlist => ({ id, name: `List ${id}`, items })
const rose = item('a', 'rose')
const mint = item('b', 'mint')
const sage = item('c', 'sage')

const recalled = sessionEvents.recalled({ expiresAt: START + 3_600_000 })
const opened = (anew = false) => events.opened({ anew, shopping })
const loaded = (...lists: Wishlist[]) => given(recalled, opened(), events.loaded({ lists }))
const changed = (change: WishlistChange) => events.changed({ change, shopping })
const add = (sku: string, listId: string | null = null, channel?: 'ordering') =>
  changed({ kind: 'add', listId, channel, sku, name: `Product ${sku}`, selectedOptions: [] })
const forget = (sku: string) => changed({ kind: 'forget', sku })
const update = (itemId: string, quantity: number) =>
  changed({ kind: 'update', listId: '1', itemId, quantity, note: 'for Sunday' })
const move = (listId: string, itemIds: string[], to: string) => changed({ kind: 'move', listId, itemIds, to })
const create = (name: string) => changed({ kind: 'create', name })
const rename = changed({ kind: 'rename', listId: '2', name: 'Sleep' })

const view = (scenario: Scenario) => scenario.view.wishlist.view
const skusIn = (scenario: Scenario) => view(scenario).lists.map(({ items }) => items.map(({ sku }) => sku))
const waiting = (scenario: Scenario) => view(scenario).waiting
/** With a change on its way, so that what follows waits. */
const sending = (...lists: Wishlist[]) => loaded(...lists).when(add('thyme'))

test('[2c.6] what is saved and forgotten again, or the reverse, before either was sent, is not sent', () => {
  const sent = sending(list('1', rose), list('2', mint))
  expect(waiting(sent.when(add('sage')).when(forget('sage')))).toEqual([sent.id])
  expect(waiting(sent.when(forget('rose')).when(add('rose')))).toEqual([sent.id])
  // Of different products, and of a certain list, each stays.
  expect(waiting(sent.when(add('sage')).when(forget('mint')))).toHaveLength(3)
  expect(waiting(sent.when(forget('rose')).when(add('sage')))).toHaveLength(3)
  expect(waiting(sent.when(add('sage', '2')).when(forget('sage')))).toHaveLength(3)
  expect(waiting(sent.when(forget('rose')).when(add('rose', '2')))).toHaveLength(3)
  // Neither are two of a kind, nor others.
  expect(waiting(sent.when(add('sage', '1')).when(add('sage', '2')))).toHaveLength(3)
  expect(waiting(sent.when(rename).when(forget('rose')))).toHaveLength(3)
})

test('[2c.6] what is on its way already is taken back by a change of its own', () => {
  const sent = loaded(list('1')).when(add('rose'))
  const back = sent.when(forget('rose'))
  expect(waiting(back)).toEqual([sent.id, back.id])
  const answered = back.when(events.saved({ change: sent.id, lists: [list('1', rose)] }))
  expect(answered.effects).toMatchObject([{ params: { id: back.id, removals: [{ listId: '1', itemIds: ['a'] }] } }])
})

test('only a waiting change of the very same item is replaced', () => {
  const sent = loaded(list('1', rose, mint), list('2')).when(update('a', 2))
  const named = sent.when(rename)
  const other = named.when(update('b', 3))
  const again = other.when(update('a', 4))
  const last = again.when(update('a', 5))
  expect(waiting(last)).toEqual([sent.id, named.id, other.id, last.id])
  expect(view(last).lists[0]?.items).toMatchObject([{ quantity: 5 }, { quantity: 3 }])
})

test('[2c.6] until the server returns it, nothing is claimed of a saved product', () => {
  const [one] = view(loaded(list('1')).when(add('rose'))).lists[0]?.items ?? []
  const unknown = { options: [], complete: false, price: null, priceVaries: false, note: '', quantity: 1 }
  expect(one).toMatchObject({ ...unknown, inStock: true, soldHere: true, medicalOnly: false })
})

test('[2c.6] a product of the ordering channel is saved as such', () => {
  const so = loaded(list('1', rose)).when(add('rose', null, 'ordering'))
  expect([...view(so).saved].toSorted()).toEqual(['ordering rose', 'rose'])
})

test('[2c.6] a product may be in several lists, in each once', () => {
  const both = loaded(list('1', rose), list('2')).when(add('rose', '2'))
  expect(skusIn(both)).toEqual([['rose'], ['rose']])
  expect(waiting(both.when(add('rose', '1')))).toEqual([both.id])
  // What was saved is in what is read meanwhile.
  const read = both.when(opened(true)).when(events.loaded({ lists: [list('1', rose), list('2', item('x', 'rose'))] }))
  expect(skusIn(read)).toEqual([['rose'], ['rose']])
})

test('a change concerns the items and the list that it names', () => {
  const so = loaded(list('1', rose, mint), list('2', sage))
  expect(skusIn(so.when(changed({ kind: 'remove', listId: '1', itemIds: ['a'] })))).toEqual([['mint'], ['sage']])
  expect(skusIn(so.when(move('1', ['a'], '2')))).toEqual([['mint'], ['rose', 'sage']])
  expect(skusIn(so.when(move('2', ['c'], '1')))).toEqual([['sage', 'rose', 'mint'], []])
  expect(view(so.when(rename)).lists.map(({ name }) => name)).toEqual(['List 1', 'Sleep'])
  expect(view(so.when(update('a', 2))).lists[0]?.items.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(view(so).lists.map(({ isFirst }) => isFirst)).toEqual([true, false])
})

test('moving out of a list that is gone moves nothing', () => {
  expect(skusIn(loaded(list('1', rose)).when(move('gone', ['a'], '1')))).toEqual([['rose']])
})

test('an answer that names no list leaves what was saved', () => {
  const saving = loaded().when(add('rose'))
  expect(skusIn(saving.when(events.saved({ change: saving.id, lists: [] })))).toEqual([['rose']])
})

test('[2c.6] only lists that hold a product are asked to forget it; other changes take nothing out', () => {
  const so = loaded(list('1', rose, mint), list('2', sage))
  const removals = (scenario: Scenario) => scenario.effects.map(({ params }) => (params as Save).removals)
  expect(removals(so.when(forget('rose')))).toEqual([[{ listId: '1', itemIds: ['a'] }]])
  expect(removals(so.when(add('rose', '2')))).toEqual([[]])
})

test('[9c.6] other waiting changes take up no list, and lists fill up to the last item', () => {
  const four = loaded(...['1', '2', '3', '4'].map((id) => list(id)))
  expect(four.when(rename).when(create('Five')).refused).toBeNull()

  const long = list('1', ...Array.from({ length: 99 }, (_, at) => item(`i${at}`, `s${at}`)))
  const so = loaded(long, list('2', rose, mint))
  expect(so.when(add('sage')).refused).toBeNull()
  expect(so.when(move('2', ['a'], '1')).refused).toBeNull()
  expect(so.when(move('2', ['a', 'b'], '1')).refused).toBe('WISHLIST_FULL')
  const copy = changed({ kind: 'copy', listId: '2', itemIds: ['a', 'b'], to: '1' })
  expect(so.when(copy).refused).toBe('WISHLIST_FULL')
})

test('[4d.7] of what was saved before the lists are known, only what they lack is sent', () => {
  const two = given(recalled).when(add('rose')).when(add('mint'))
  const known = two.when(events.loaded({ lists: [list('1', rose)] }))
  expect(waiting(known)).toEqual([two.id])
  expect(known.effects).toMatchObject([{ params: { id: two.id, change: { sku: 'mint' } } }])
})

test('[2c.6] whoever comes with a session that is over has no wishlists', () => {
  const over = given().when(sessionEvents.recalled({ expiresAt: START + 1 }))
  expect([over.refused, over.events.at(-1)?.at]).toEqual([null, START + 1])
  expect(over.when(opened()).refused).toBe('EVENT_REJECTED')
})

test('a refusal is of the change that was sent, and leaves the others waiting', () => {
  const sent = sending(list('1'))
  const both = sent.when(add('sage'))
  expect(both.when(events.saveFailed({ change: 'other', message: 'No.' })).refused).toBe('EVENT_REJECTED')
  const refused = both.when(events.saveFailed({ change: sent.id, message: 'No.' }))
  expect(waiting(refused)).toEqual([both.id])
  // Nothing else came to nothing when the lists cannot be read thereafter.
  const none = loaded(list('1'))
    .when(opened(true))
    .when(events.loadFailed({ message: 'No.' }))
  expect(view(none)).toMatchObject({ status: 'failed', failed: null })
  const alone = sent.when(events.saveFailed({ change: sent.id, message: 'No.' }))
  const unread = alone.when(events.loadFailed({ message: 'Failed to connect.' }))
  expect(view(unread).failed).toMatchObject({ ids: [sent.id], message: 'No.' })
  expect(unread.when(events.loadFailed({ message: 'Failed to connect.' })).refused).toBe('EVENT_REJECTED')
})

test('[I10] reading the lists and saving are waited for until there is an answer, each under its own name', () => {
  const waits = (walk: Parameters<typeof pendingOf>[1]) => pendingOf(wishlistDomain, walk)
  const asked = step(step(walkFrom(), recalled), opened())
  expect(waits(asked)).toEqual([{ effect: 'load', params: { shopping }, key: 'load/event-2' }])
  const known = step(asked, events.loaded({ lists: [list('1')] }))
  expect(waits(known)).toEqual([])
  expect(waits(step(asked, events.loadFailed({ message: 'No.' })))).toEqual([])
  const saving = step(known, add('rose'))
  expect(waits(saving)).toMatchObject([{ effect: 'save', params: { id: 'event-4', removals: [] }, key: 'event-4' }])
  expect(waits(step(saving, events.saved({ change: 'event-4', lists: [list('1', rose)] })))).toEqual([])
})
