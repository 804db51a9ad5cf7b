import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionEvents } from '../session/session.events.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import type { Wishlist, WishlistItem } from '../../wire/commerce/wishlist-model.ts'
import { type WishlistChange, wishlistEvents } from './wishlist.events.ts'

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

const view = (scenario: Scenario) => scenario.view.wishlist.view
const skusIn = (scenario: Scenario) => view(scenario).lists.map(({ items }) => items.map(({ sku }) => sku))
const signedIn = () => given(sessionEvents.recalled({ expiresAt: START + 3_600_000 }))
const opened = wishlistEvents.opened({ anew: false, shopping })
const loaded = (...lists: Wishlist[]) => signedIn().when(opened).when(wishlistEvents.loaded({ lists }))
const changed = (change: WishlistChange) => wishlistEvents.changed({ change, shopping })
const add = (sku: string, listId: string | null = null) =>
  changed({ kind: 'add', listId, sku, name: `Product ${sku}`, selectedOptions: [] })
const forget = (sku: string) => changed({ kind: 'forget', sku })

test('[2c.6] lists are fetched once when they are opened, and cleared with the session', () => {
  expect(view(signedIn())).toMatchObject({ status: 'none', lists: [] })
  const asked = signedIn().when(opened)
  expect(asked.effects).toMatchObject([{ effect: 'wishlist.load', params: { shopping } }])
  expect(asked.when(opened).refused).toBe('EVENT_REJECTED')
  const known = asked.when(wishlistEvents.loaded({ lists: [list('1', item('a', 'rose'))] }))
  expect(view(known)).toMatchObject({ status: 'ready', lists: [{ id: '1', isFirst: true }] })
  expect(known.when(opened).refused).toBe('EVENT_REJECTED')
  expect(known.when(wishlistEvents.opened({ anew: true, shopping })).effects).toMatchObject([
    { effect: 'wishlist.load' },
  ])
  const left = known.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(left)).toMatchObject({ status: 'none', lists: [] })
})

test('[2c.6] a guest has no wishlists', () => {
  expect(given().when(opened).refused).toBe('EVENT_REJECTED')
  expect(given().when(add('rose')).refused).toBe('NOT_AUTHORIZED')
})

test('[2c.6] a saved item shows at once, and is replaced by the server’s answer', () => {
  const saving = loaded(list('1'), list('2')).when(add('rose'))
  expect(view(saving).saved.has('rose')).toBe(true)
  expect(view(saving).lists[0]?.items).toMatchObject([{ sku: 'rose', pending: true }])
  expect(saving.effects).toMatchObject([
    { effect: 'wishlist.save', params: { id: saving.id, change: { kind: 'add' } } },
  ])
  const lists = [list('1', item('7', 'rose', { price: 1200 }))]
  const saved = saving.when(wishlistEvents.saved({ change: saving.id, lists }))
  expect(view(saved).lists).toMatchObject([{ items: [{ id: '7', price: 1200, pending: false }] }, { id: '2' }])
  expect(view(saved).waiting).toEqual([])
})

test('[2c.6] without a list, saving creates the first one', () => {
  const saving = loaded().when(add('rose'))
  expect(view(saving)).toMatchObject({ lists: [{ name: 'Wishlist', items: [{ sku: 'rose' }] }], canCreate: true })
  const saved = saving.when(wishlistEvents.saved({ change: saving.id, lists: [list('9', item('7', 'rose'))] }))
  expect(view(saved).lists.map(({ id }) => id)).toEqual(['9'])
})

test('[4d.7] an item saved before the lists are known waits for them, and is not duplicated', () => {
  const saving = signedIn().when(add('rose'))
  expect(saving.effects).toMatchObject([{ effect: 'wishlist.load' }])
  expect(view(saving).saved.has('rose')).toBe(true)
  const missing = saving.when(wishlistEvents.loaded({ lists: [list('1')] }))
  expect(missing.effects).toMatchObject([{ effect: 'wishlist.save' }])
  const there = saving.when(wishlistEvents.loaded({ lists: [list('1', item('7', 'rose'))] }))
  expect(there.effects).toEqual([])
  expect(view(there).waiting).toEqual([])
})

test('[2c.6] forgetting an item removes it from every list', () => {
  const taking = loaded(list('1', item('a', 'rose'), item('b', 'mint')), list('2', item('c', 'rose'))).when(
    forget('rose'),
  )
  expect(skusIn(taking)).toEqual([['mint'], []])
  expect(taking.effects).toMatchObject([
    {
      params: {
        removals: [
          { listId: '1', itemIds: ['a'] },
          { listId: '2', itemIds: ['c'] },
        ],
      },
    },
  ])
})

test('changes are sent one at a time; only the last waiting one of an item is kept', () => {
  const change = (quantity: number) =>
    changed({ kind: 'update', listId: '1', itemId: 'a', quantity, note: 'for Sunday' })
  const first = loaded(list('1', item('a', 'rose'))).when(change(2))
  const later = first.when(change(3)).when(change(4))
  expect(later.effects).toEqual([])
  expect(view(later).lists[0]?.items).toMatchObject([{ quantity: 4, note: 'for Sunday' }])
  const answered = later.when(
    wishlistEvents.saved({ change: first.id, lists: [list('1', item('a', 'rose', { quantity: 2 }))] }),
  )
  expect(answered.effects).toMatchObject([{ params: { id: later.id, change: { quantity: 4 } } }])
  expect(view(answered).lists[0]?.items[0]?.quantity).toBe(4)
})

test('moving, renaming and deleting show at once; a copy or a new list appears after the server’s answer', () => {
  const two = () => loaded(list('1', item('a', 'rose')), list('2'))
  const moved = two().when(changed({ kind: 'move', listId: '1', itemIds: ['a'], to: '2' }))
  expect(skusIn(moved)).toEqual([[], ['rose']])
  const copied = two().when(changed({ kind: 'copy', listId: '1', itemIds: ['a'], to: '2' }))
  expect(skusIn(copied)).toEqual([['rose'], []])
  expect(view(two().when(changed({ kind: 'rename', listId: '2', name: 'Sleep' }))).lists[1]?.name).toBe('Sleep')
  expect(view(two().when(changed({ kind: 'delete', listId: '2' }))).lists.map(({ id }) => id)).toEqual(['1'])
  const making = two().when(changed({ kind: 'create', name: 'Sleep' }))
  expect(view(making).lists).toHaveLength(2)
  const made = making.when(wishlistEvents.saved({ change: making.id, lists: [{ ...list('3'), name: 'Sleep' }] }))
  expect(view(made).lists.map(({ name }) => name)).toEqual(['List 1', 'List 2', 'Sleep'])
})

test('a refusal reverts the change, is reported, and the lists are fetched again', () => {
  const saving = loaded(list('1')).when(add('rose'))
  const refused = saving.when(wishlistEvents.saveFailed({ change: saving.id, message: 'There is no such product.' }))
  expect(view(refused)).toMatchObject({
    status: 'loading',
    failed: { ids: [saving.id], message: 'There is no such product.' },
  })
  expect(skusIn(refused)).toEqual([[]])
  expect(refused.effects).toMatchObject([{ effect: 'wishlist.load' }])
})

test('lists that cannot be fetched drop the changes waiting for them, and report why', () => {
  const waiting = signedIn().when(add('rose'))
  const failed = waiting.when(wishlistEvents.loadFailed({ message: 'Failed to connect to the service.' }))
  expect(view(failed)).toMatchObject({ status: 'failed', waiting: [], failed: { ids: [waiting.id] } })
  expect(failed.when(opened).effects).toMatchObject([{ effect: 'wishlist.load' }])
})

test('an answer that nobody waits for changes nothing', () => {
  const known = loaded(list('1'))
  expect(known.when(wishlistEvents.saved({ change: 'other', lists: [] })).refused).toBe('EVENT_REJECTED')
  expect(known.when(wishlistEvents.loaded({ lists: [] })).refused).toBe('EVENT_REJECTED')
})

test('[9c.6] up to five lists, including pending ones', () => {
  const four = loaded(...['1', '2', '3', '4'].map((id) => list(id)))
  expect(view(four).canCreate).toBe(true)
  const fifth = four.when(changed({ kind: 'create', name: 'Five' }))
  expect(fifth.when(changed({ kind: 'create', name: 'Six' })).refused).toBe('WISHLIST_FULL')
  const five = fifth.when(wishlistEvents.saved({ change: fifth.id, lists: [list('5')] }))
  expect(view(five).canCreate).toBe(false)
  expect(five.when(changed({ kind: 'create', name: 'Six' })).refused).toBe('WISHLIST_FULL')
})

test('[9c.6] up to a hundred items in a list', () => {
  const full = list('1', ...Array.from({ length: 100 }, (_, at) => item(`i${at}`, `s${at}`)))
  const known = loaded(full, list('2', item('x', 'rose')))
  expect(known.when(add('mint')).refused).toBe('WISHLIST_FULL')
  expect(known.when(changed({ kind: 'move', listId: '2', itemIds: ['x'], to: '1' })).refused).toBe('WISHLIST_FULL')
  expect(known.when(add('mint', '2')).refused).toBe(null)
})

/** A server that performs every change. */
const answer = (scenario: Scenario, rounds = 20): Scenario => {
  const [asked] = scenario.effects
  if (!asked || rounds === 0) return scenario
  const [waiting] = view(scenario).waiting
  const lists = view(scenario).lists.map(({ isFirst: _, ...one }, at) => ({
    ...one,
    id: one.id === '0' ? '1' : one.id,
    items: one.items.map(({ pending: __, ...each }, index) => ({ ...each, id: `${at}-${index}-${each.sku}` })),
  }))
  const event =
    asked.effect === 'wishlist.load'
      ? wishlistEvents.loaded({ lists: [] })
      : wishlistEvents.saved({ change: waiting ?? '', lists })
  return answer(scenario.when(event), rounds - 1)
}

const skus = fc.constantFrom('rose', 'mint', 'sage')

test('[2c.6] after any history, toggling twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ sku: skus, saves: fc.boolean(), answered: fc.boolean() }), { maxLength: 8 }),
      skus,
      fc.boolean(),
      (past, sku, answersBetween) => {
        let so = loaded(list('1'), list('2'))
        for (const { sku: each, saves, answered } of past) {
          so = so.when(saves ? add(each) : forget(each))
          if (answered) so = answer(so)
        }
        const before = view(so).saved
        const toggle = (scenario: Scenario) => scenario.when(view(scenario).saved.has(sku) ? forget(sku) : add(sku))
        const once = toggle(so)
        expect(view(once).saved.has(sku)).toBe(!before.has(sku))
        const twice = toggle(answersBetween ? answer(once) : once)
        expect([...view(twice).saved].toSorted()).toEqual([...before].toSorted())
      },
    ),
  )
})

test('[9c.6] in any sequence, there are never more than five lists, and saving puts no product in a list twice', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), name: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('forget' as const), sku: skus }),
    fc.record({
      kind: fc.constant('add' as const),
      listId: fc.constantFrom(null, '1', '2'),
      sku: skus,
      name: fc.constant('x'),
      selectedOptions: fc.constant<string[]>([]),
    }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (wanted) => {
      let so = loaded(list('1'), list('2'))
      let made = 2
      for (const each of wanted) {
        so = so.when(changed(each))
        const [sent] = so.effects
        if (each.kind === 'create' && so.refused === null && sent)
          so = so.when(wishlistEvents.saved({ change: so.id, lists: [list(`${(made += 1)}`)] }))
        expect(view(so).lists.length).toBeLessThanOrEqual(5)
        for (const { items } of view(so).lists) expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
      }
    }),
  )
})

test('[I11] an answer to what was sent before the lists could not be read takes no later wish with it', () => {
  const sent = loaded(list('1')).when(add('a'))
  const reading = sent.when(wishlistEvents.opened({ anew: true, shopping }))
  const failed = reading.when(wishlistEvents.loadFailed({ message: 'No.' }))
  const later = failed.when(add('b'))
  const answered = later.when(wishlistEvents.saved({ change: sent.id, lists: [list('1', item('i1', 'a'))] }))
  expect(view(answered).waiting).toEqual([later.id])
  const read = answered.when(wishlistEvents.loaded({ lists: [list('1', item('i1', 'a'))] }))
  expect(read.effects).toMatchObject([{ effect: 'wishlist.save', params: { id: later.id, change: { sku: 'b' } } }])
})
