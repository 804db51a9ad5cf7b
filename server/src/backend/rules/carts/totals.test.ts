import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, percent, rule, terms } from '../../../testing/sample-totals.ts'
import { divide } from '../../platform/cents.ts'
import type { PromotedLine, PromotionRule } from './promotion.ts'
import { sumCart, type TotalsTerms } from './totals.ts'

describe('promotions', () => {
  test('[3.4.4] rules apply one after the other by priority, each to the remaining price', () => {
    const cart = [line({ id: 'a', unitCents: 10_000 })]
    const rules = [
      percent(1, 10, { priority: 2 }),
      rule({ id: 2, priority: 1, action: { kind: 'fixed', cents: 2_000 } }),
    ]
    const totals = sumCart(cart, terms({ rules }))
    expect(totals.discounts.map(({ label, amount }) => [label, amount])).toEqual([
      ['Rule 2', 2_000],
      ['Rule 1', 800],
    ])
    expect(totals.grandTotal).toBe(7_200)
  })

  test('[3.4.4] a rule that stops protects its own lines from later rules, and no others', () => {
    const cart = [line({ id: 'a', unitCents: 1_000 }), line({ id: 'b', unitCents: 1_000, brand: 'Mossback' })]
    const rules = [percent(1, 50, { stops: true, applies: { brands: ['Mossback'] } }), percent(2, 10)]
    const { lines } = sumCart(cart, terms({ rules }))
    expect([lines.get('a')?.discount, lines.get('b')?.discount]).toEqual([100, 500])
  })

  test('[3.4.4] buy two, get the cheapest of three at half price, as often as it fits, in any order of the lines', () => {
    const action = { kind: 'buyGet', buy: 2, get: 1, percent: 50 } as const
    const cart = [
      line({ id: 'dear', unitCents: 3_000, quantity: 2 }),
      line({ id: 'cheap', unitCents: 1_001, quantity: 3 }),
      line({ id: 'middle', unitCents: 2_000, quantity: 2 }),
    ]
    const promos = (lines: PromotedLine[]) => {
      const totals = sumCart(lines, terms({ rules: [rule({ id: 1, action })] }))
      return totals.lines
        .get('cheap')
        ?.promos.map(({ amount, quantity, appliedCount, skus }) => [amount, quantity, appliedCount, skus])
    }
    // Half of 10.01 is 5.01, twice.
    expect(promos(cart)).toEqual([[1_002, 2, 2, ['cheap']]])
    expect(promos(cart.toReversed())).toEqual(promos(cart))
  })

  test('[3.4.4] a cart discount is divided over its lines to the cent', () => {
    const cart = [
      line({ id: 'a', unitCents: 333 }),
      line({ id: 'b', unitCents: 333 }),
      line({ id: 'c', unitCents: 334 }),
    ]
    const { lines, discount } = sumCart(cart, terms({ rules: [rule({ id: 1, action: { kind: 'cart', cents: 100 } })] }))
    expect([...lines.values()].map((one) => one.discount)).toEqual([33, 33, 34])
    expect(discount).toBe(100)
  })

  test('[3.4.4] coupons, days, states, modes, membership and the minimum subtotal decide whether a rule applies', () => {
    const cart = [line({ id: 'a', unitCents: 5_000 })]
    const offBy = (more: Partial<PromotionRule>, change: Partial<TotalsTerms> = {}) =>
      sumCart(cart, terms({ rules: [percent(1, 10, more)], ...change })).discount > 0
    expect(offBy({})).toBe(true)
    expect([offBy({ coupon: 'TEN' }), offBy({ coupon: 'TEN' }, { coupon: 'TEN' })]).toEqual([false, true])
    expect([
      offBy({ startsOn: '2026-11-21' }),
      offBy({ endsOn: '2026-11-19' }),
      offBy({ endsOn: '2026-11-20' }),
    ]).toEqual([false, false, true])
    expect([offBy({ states: ['OH'] }), offBy({ states: ['AZ'] })]).toEqual([false, true])
    expect([offBy({ modes: ['MEDICAL'] }), offBy({ modes: ['MEDICAL'] }, { mode: 'MEDICAL' })]).toEqual([false, true])
    expect([offBy({ membersOnly: true }), offBy({ membersOnly: true }, { isMember: true })]).toEqual([false, true])
    expect([offBy({ minSubtotal: 5_001 }), offBy({ minSubtotal: 5_000 })]).toEqual([false, true])
  })

  test('[3.4.3] a gift card is neither discounted nor taxed', () => {
    const cart = [line({ id: 'card', unitCents: 5_000, isGoods: false })]
    const totals = sumCart(cart, terms({ rules: [percent(1, 10)], taxes: [{ name: 'Sales', basisPoints: 1_000 }] }))
    expect([totals.discount, totals.tax, totals.grandTotal]).toEqual([0, 0, 5_000])
  })
})

describe('paying', () => {
  const cart = [line({ id: 'a', unitCents: 3_000 })]
  const steps = [
    { points: 100, value: 500 },
    { points: 300, value: 1_800 },
    { points: 600, value: 4_000 },
  ]

  test('[3.4.3] points use the highest step that does not exceed the amount to pay', () => {
    expect(sumCart(cart, terms({ steps })).points).toEqual({ points: 300, value: 1_800 })
    expect(sumCart([line({ id: 'a', unitCents: 499 })], terms({ steps })).points).toBeNull()
  })

  test('[3.4.3] after points come gift cards in order, then store credit, and nothing is paid twice', () => {
    const totals = sumCart(
      cart,
      terms({
        steps: steps.slice(0, 1),
        giftCards: [
          { code: 'A', balance: 700 },
          { code: 'B', balance: 900 },
        ],
        storeCredit: 5_000,
      }),
    )
    expect(totals.giftCards).toEqual([
      { code: 'A', amount: 700 },
      { code: 'B', amount: 900 },
    ])
    expect([totals.storeCredit, totals.grandTotal]).toEqual([900, 0])
  })
})

describe('totals', () => {
  const anyRule = fc
    .record({
      id: fc.integer({ min: 1, max: 9 }),
      priority: fc.integer({ min: 0, max: 2 }),
      stops: fc.boolean(),
      action: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 5_000 }) }),
        fc.record({ kind: fc.constant('cart' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
        fc.record({
          kind: fc.constant('buyGet' as const),
          buy: fc.integer({ min: 1, max: 3 }),
          get: fc.integer({ min: 1, max: 2 }),
          percent: fc.integer({ min: 1, max: 100 }),
        }),
        fc.record({ kind: fc.constant('freeShipping' as const) }),
      ),
      applies: fc.boolean().map((some) => (some ? { categories: ['Flower'] } : {})),
    })
    .map((fields) => rule(fields))
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    unitCents: fc.integer({ min: 0, max: 20_000 }),
    isGoods: fc.boolean(),
    categories: fc.constantFrom(['Flower'], ['Vapes']),
  })
  const anyCart = fc.record({
    lines: fc
      .array(anyLine, { maxLength: 6 })
      .map((all) => all.map((fields, index) => line({ id: `l${index}`, ...fields }))),
    rules: fc.array(anyRule, { maxLength: 4 }),
    taxes: fc.array(fc.record({ name: fc.constant('Tax'), basisPoints: fc.integer({ min: 0, max: 2_000 }) }), {
      maxLength: 3,
    }),
    shippingCents: fc.option(fc.integer({ min: 0, max: 2_000 })),
    steps: fc.constantFrom([], [{ points: 100, value: 500 }]),
    giftCards: fc.array(fc.record({ code: fc.constant('G'), balance: fc.integer({ min: 0, max: 9_000 }) }), {
      maxLength: 2,
    }),
    storeCredit: fc.integer({ min: 0, max: 9_000 }),
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

  test('[3.4.3] totals add up in whole cents, and none is below 0', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, ...rest }) => {
        const totals = sumCart(lines, terms(rest))
        const rows = [...totals.lines.values()]
        const { points, giftCards, storeCredit, grandTotal, shipping, shippingDiscount, discounts, taxes } = totals
        expect(sum(rows.map((row) => row.rowTotal))).toBe(totals.subtotal)
        expect(sum(rows.map((row) => row.discount))).toBe(totals.discount)
        expect(sum(rows.map((row) => row.tax))).toBe(totals.tax)
        expect(sum(rows.flatMap((row) => row.promos.map(({ amount }) => amount)))).toBe(totals.discount)
        expect(sum(discounts.map(({ amount }) => amount))).toBe(totals.discount + shippingDiscount)
        expect(sum(taxes.map(({ amount }) => amount))).toBe(totals.tax)
        expect(sum(giftCards.map(({ amount }) => amount))).toBe(totals.giftCard)
        expect(grandTotal).toBe(
          totals.subtotal -
            totals.discount +
            shipping +
            totals.tax -
            (points?.value ?? 0) -
            totals.giftCard -
            storeCredit,
        )
        const figures = [
          grandTotal,
          shipping,
          shippingDiscount,
          storeCredit,
          ...rows.flatMap((row) => [row.rowTotal - row.discount, row.discount, row.tax]),
        ]
        expect(figures.every((figure) => Number.isInteger(figure) && figure >= 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('[3.4.3] an amount is divided without losing a cent, and no part exceeds its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const total = sum(weights)
          const amount = Math.floor(total * part)
          const parts = divide(amount, weights)
          expect(sum(parts)).toBe(amount)
          expect(parts.every((one, index) => one >= 0 && one <= (weights[index] ?? 0))).toBe(true)
        },
      ),
    )
  })
})
