import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAt, daysFromAnniversary, readDay } from '../../platform/days.ts'
import { isMemberCode, memberCode } from './member-code.ts'
import {
  balanceOf,
  duePostings,
  expiryDayOf,
  expiryOf,
  historyOf,
  isBirthdayWeek,
  pointsFor,
  stepFor,
  worthOf,
  type CountedOrder,
} from './rules.ts'
import type { LedgerEntry } from '../../platform/tables/loyalty.ts'

const ladder = [
  { points: 100, value: 500 },
  { points: 300, value: 1800 },
  { points: 600, value: 4000 },
]
const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 20, 17)

const order = (fields: Partial<CountedOrder> = {}): CountedOrder => ({
  number: '1',
  state: 'complete',
  createdAt: NOON - DAY,
  timeZone: 'America/New_York',
  subtotal: 5_099,
  discount: 0,
  ...fields,
})
const nobody = { dateOfBirth: null }
const after = (ledger: readonly LedgerEntry[], orders: readonly CountedOrder[], now = NOON, member = nobody) => [
  ...ledger,
  ...duePostings(ledger, orders, member, now),
]

describe('points', () => {
  test('[3.3.6] a point for every whole dollar after discounts and before taxes', () => {
    expect(pointsFor({ subtotal: 5_099, discount: 0 }, false)).toBe(50)
    expect(pointsFor({ subtotal: 5_099, discount: 1_000 }, false)).toBe(40)
    expect(pointsFor({ subtotal: 5_099, discount: 6_000 }, false)).toBe(0)
    expect(pointsFor({ subtotal: 5_099, discount: 0 }, true)).toBe(100)
  })

  test('the week around a birthday counts double, also over New Year and on 29 February', () => {
    const inWeek = (born: string, day: string) => isBirthdayWeek(born, Date.parse(`${day}T17:00Z`), 'America/New_York')
    expect(['04-08', '04-09', '04-12', '04-15', '04-16'].map((day) => inWeek('1990-04-12', `2026-${day}`))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect([inWeek('1990-12-31', '2026-01-03'), inWeek('1990-01-01', '2026-12-29')]).toEqual([true, true])
    expect([inWeek('1984-02-29', '2026-03-04'), inWeek('1984-02-29', '2024-03-04')]).toEqual([true, false])
    expect(isBirthdayWeek(null, NOON, 'UTC')).toBe(false)
    expect(daysFromAnniversary('2026-02-30', '1990-01-01')).toBe(Number.POSITIVE_INFINITY)
  })

  test('the date is the store’s: an evening order in Phoenix belongs to that evening', () => {
    const evening = Date.UTC(2026, 3, 16, 3)
    expect([dayAt(evening, 'America/Phoenix'), dayAt(evening, 'UTC')]).toEqual(['2026-04-15', '2026-04-16'])
    expect(isBirthdayWeek('1990-04-12', evening, 'America/Phoenix')).toBe(true)
  })

  test('only completed orders of the past year count, each once; a return is subtracted once', () => {
    const orders = [
      order(),
      order({ number: '2', state: 'processing' }),
      order({ number: '3', createdAt: NOON - 366 * DAY }),
      order({ number: '4', createdAt: NOON + DAY }),
      order({ number: '5', state: 'closed' }),
    ]
    const ledger = after([], orders)
    expect(ledger.map(({ id, points }) => [id, points])).toEqual([['earn_1', 50]])
    expect(duePostings(ledger, orders, nobody, NOON)).toEqual([])
    const returned = after(ledger, [order({ state: 'closed' })])
    expect([balanceOf(returned), returned.at(-1)?.kind]).toEqual([0, 'return'])
    expect(duePostings(returned, [order({ state: 'closed' })], nobody, NOON)).toEqual([])
  })

  test('points expire a year after the latest visit, once', () => {
    const ledger = after([], [order()])
    expect(expiryOf(ledger)).toBe(Date.UTC(2027, 10, 19, 17))
    expect(expiryDayOf(ledger)).toBe('2027-11-19')
    expect(duePostings(ledger, [order()], nobody, Date.UTC(2027, 10, 19, 17) - 1)).toEqual([])
    const ended = after(ledger, [order()], NOON + 800 * DAY)
    expect(ended.map(({ kind, points }) => [kind, points])).toEqual([
      ['earn', 50],
      ['expire', -50],
    ])
    expect(ended.at(-1)?.at).toBe(expiryOf(ledger))
    expect([expiryOf(ended), expiryDayOf(ended)]).toEqual([null, null])
    expect(balanceOf(after(ended, [order({ state: 'closed' })], NOON + 801 * DAY))).toBe(0)
  })

  test('a later visit keeps earlier points; one after the year is too late', () => {
    const first = order({ createdAt: NOON })
    const ledger = after([], [first])
    const soon = order({ number: '2', createdAt: NOON + 300 * DAY })
    const late = order({ number: '2', createdAt: NOON + 370 * DAY })
    expect(balanceOf(after(ledger, [first, soon], NOON + 380 * DAY))).toBe(100)
    expect(balanceOf(after(ledger, [first, late], NOON + 380 * DAY))).toBe(50)
  })
})

const entryOf = (points: number, index: number): LedgerEntry => ({
  id: `opening_${index}`,
  at: NOON,
  kind: 'opening',
  label: 'Brought along',
  points,
  order_number: null,
})
const anyOrder = fc.record({
  state: fc.constantFrom('complete', 'closed', 'processing'),
  createdAt: fc.integer({ min: NOON - 1_500 * DAY, max: NOON }),
  subtotal: fc.integer({ min: 0, max: 100_000 }),
  discount: fc.integer({ min: 0, max: 20_000 }),
})

describe('for any ledger', () => {
  test('[3.3.3] the sum equals the last balance of the chronological history, and posting what is due leaves nothing due', () => {
    fc.assert(
      fc.property(
        fc.array(anyOrder, { maxLength: 12 }),
        fc.array(fc.integer({ min: NOON - 1_400 * DAY, max: NOON + 800 * DAY }), { maxLength: 6 }),
        (drawn, looks) => {
          const orders = drawn.map((each, index) => order({ ...each, number: String(index) }))
          let ledger: LedgerEntry[] = []
          for (const now of looks.toSorted((a, b) => a - b)) {
            const known = orders.filter(({ createdAt }) => createdAt <= now)
            const earlier = known.map((each) => ({ ...each, state: each.state === 'closed' ? 'complete' : each.state }))
            ledger = after(ledger, earlier, now)
            ledger = after(ledger, known, now)
            expect(duePostings(ledger, known, nobody, now)).toEqual([])
            expect(historyOf(ledger).at(-1)?.balance ?? 0).toBe(balanceOf(ledger))
            expect(ledger.every(({ at }, index) => index === 0 || at >= (ledger[index - 1]?.at ?? 0))).toBe(true)
            expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
            const expiry = expiryOf(ledger)
            expect(expiry === null || expiry > now).toBe(true)
          }
        },
      ),
    )
  })

  test('[3.3.6] spending never goes below zero, and an order never takes more than the worth of the points', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.array(fc.constantFrom(0, 50, 100, 300, 600, -100), { maxLength: 20 }),
        (had, asked) => {
          const ledger = [entryOf(had, 0)]
          for (const [index, points] of asked.entries()) {
            const balance = balanceOf(ledger)
            const step = stepFor(balance, points, ladder)
            if (!step) continue
            expect(step.value).toBeLessThanOrEqual(worthOf(balance, ladder))
            ledger.push({ ...entryOf(-step.points, index + 1), kind: 'redeem' })
            expect(balanceOf(ledger)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })

  test('[3.3.6] points are worth the highest step that they reach, as an order takes one step', () => {
    const balances = [-5, 0, 99, 100, 299, 300, 599, 600, 742, 5_000]
    const worths = [0, 0, 0, 500, 500, 1_800, 1_800, 4_000, 4_000, 4_000]
    expect(balances.map((points) => worthOf(points, ladder))).toEqual(worths)
    expect(worthOf(742, [])).toBe(0)
  })
})

describe('days', () => {
  test('a valid date, and nothing else', () => {
    expect(readDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', '2026-01-01T00:00']) {
      expect([text, readDay(text)]).toEqual([text, undefined])
    }
  })
})

describe('member codes', () => {
  test('twelve characters, stable, and different for everybody', () => {
    expect(memberCode('a')).toBe(memberCode('a'))
    const codes = Array.from({ length: 2_000 }, (_, index) => memberCode(`customer ${index}`))
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect([code, isMemberCode(code)]).toEqual([code, true])
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/)
  })

  test('one wrong character or two swapped ones are detected', () => {
    const code = memberCode('somebody')
    const signs = [...code]
    const wrong = signs.flatMap((_, index) =>
      Array.from('23456789ABCDEFGHJKMNPQRSTUVWXYZ', (other) => signs.with(index, other).join('')),
    )
    const swapped = signs.flatMap((one, i) => signs.map((other, j) => signs.with(i, other).with(j, one).join('')))
    const others = new Set([...wrong, ...swapped].filter((each) => each !== code))
    expect(others.size).toBeGreaterThan(400)
    expect([...others].filter(isMemberCode)).toEqual([])
    expect(['', code.toLowerCase(), `${code}2`, code.slice(1)].filter(isMemberCode)).toEqual([])
  })
})
