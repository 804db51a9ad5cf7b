import { expect, test } from 'vitest'
import { readDay, yearsLater } from '../../platform/days.ts'
import { duePostings, expiryOf, stepFor, type CountedOrder } from './rules.ts'
import type { LedgerEntry } from '../../platform/tables/loyalty.ts'

const NOON = Date.UTC(2026, 10, 20, 17)
const DAY = 86_400_000
const nobody = { dateOfBirth: null }
const order = (number: string, createdAt: number, more: Partial<CountedOrder> = {}): CountedOrder => ({
  number,
  state: 'complete',
  createdAt,
  timeZone: 'America/New_York',
  subtotal: 5_000,
  discount: 0,
  ...more,
})
const entry = (
  kind: LedgerEntry['kind'],
  at: number,
  points: number,
  order_number: string | null = null,
): LedgerEntry => ({
  id: `${kind}_${at}`,
  at,
  kind,
  label: kind,
  points,
  order_number,
})
const due = (ledger: LedgerEntry[], orders: CountedOrder[], now = NOON) => duePostings(ledger, orders, nobody, now)

test('[3.3.6] an opening, earned and spent points are visits; a return is not', () => {
  const at = (...ledger: LedgerEntry[]) => expiryOf(ledger)
  const opening = entry('opening', NOON, 100)
  expect(at(opening)).toBe(yearsLater(NOON, 1))
  expect(at(opening, entry('redeem', NOON + DAY, -50))).toBe(yearsLater(NOON + DAY, 1))
  expect(at(opening, entry('earn', NOON + DAY, 50))).toBe(yearsLater(NOON + DAY, 1))
  expect(at(opening, entry('return', NOON + DAY, -50))).toBe(yearsLater(NOON, 1))
  expect(at(opening, entry('expire', NOON + DAY, -50))).toBe(yearsLater(NOON, 1))
  expect(at(opening, entry('redeem', NOON, -100))).toBeNull()
})

test('[3.3.6] a reward costs exactly its points, and needs them in the balance', () => {
  const ladder = [
    { points: 100, value: 500 },
    { points: 300, value: 1_800 },
  ]
  expect([stepFor(300, 300, ladder), stepFor(299, 300, ladder), stepFor(900, 200, ladder)]).toEqual([
    { points: 300, value: 1_800 },
    undefined,
    undefined,
  ])
})

test('orders are counted by time, then by number, each with a label', () => {
  const orders = [order('3', NOON - DAY), order('2', NOON - DAY), order('1', NOON - 2 * DAY)]
  expect(due([], orders).map(({ id, label, points }) => [id, label, points])).toEqual([
    ['earn_1', 'Order 1', 50],
    ['earn_2', 'Order 2', 50],
    ['earn_3', 'Order 3', 50],
  ])
  const born = { dateOfBirth: '1990-11-20' }
  expect(duePostings([], [order('1', NOON)], born, NOON)).toMatchObject([
    { label: 'Order 1, double points for your birthday', points: 100 },
  ])
})

test('an order from exactly a year ago no longer counts, one from now does', () => {
  expect(due([], [order('1', yearsLater(NOON, -1))])).toEqual([])
  expect(due([], [order('1', yearsLater(NOON, -1) + 1)])).toHaveLength(1)
  expect(due([], [order('1', NOON)])).toHaveLength(1)
  expect(due([], [order('1', NOON + 1)])).toEqual([])
})

test('points expire at the moment when their year is over, with a reason', () => {
  const opening = entry('opening', yearsLater(NOON, -1), 100)
  expect(due([opening], [], NOON - 1)).toEqual([])
  expect(due([opening], [], NOON)).toMatchObject([
    { kind: 'expire', at: NOON, points: -100, label: 'Expired after a year without a purchase', order_number: null },
  ])
})

test('no entry is older than the last one of the ledger', () => {
  const last = entry('opening', NOON + DAY, 10)
  expect(due([last], [order('1', NOON - DAY)])).toMatchObject([{ kind: 'earn', at: NOON + DAY }])
  const ledger = [entry('earn', NOON - DAY, 50, '1'), last]
  expect(due(ledger, [order('1', NOON - DAY, { state: 'closed' })])).toMatchObject([{ kind: 'return', at: NOON + DAY }])
  expect(due(ledger, [order('1', NOON - DAY, { state: 'closed' })], NOON + 2 * DAY)).toMatchObject([
    { at: NOON + 2 * DAY, points: -50, label: 'Order 1 returned', order_number: '1' },
  ])
})

test('a return subtracts the order’s points, unless they have expired', () => {
  const closed = order('2', NOON - DAY, { state: 'closed' })
  const earned = entry('earn', NOON - DAY, 50, '2')
  expect(due([entry('expire', NOON - 2 * DAY, -10), earned], [closed])).toMatchObject([{ kind: 'return', points: -50 }])
  expect(due([earned, entry('earn', NOON, 5, '3')], [closed])).toMatchObject([{ points: -50 }])
  expect(due([earned, entry('expire', NOON, -50)], [closed])).toMatchObject([{ kind: 'return', points: 0 }])
})

test('a date has four, two and two digits, and nothing around them', () => {
  for (const text of ['x2026-01-01', '2026-01-01x', '2026-1-1', 'today', '', '2026-00-01', '2026-01-00', '2026-02-29'])
    expect(readDay(text)).toBeUndefined()
  expect(readDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
})
