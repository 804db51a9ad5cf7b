import { describe, expect, test } from 'vitest'
import { line, percent, rule, terms } from '../../../testing/sample-totals.ts'
import { divide } from '../../platform/cents.ts'
import { sumCart } from './totals.ts'

const a = line({ id: 'a', unitCents: 4_000 })
const b = line({ id: 'b', unitCents: 1_000, brand: 'Mossback' })
const free = rule({ id: 9, name: 'Free delivery', coupon: 'FREE', action: { kind: 'freeShipping' } })

describe('shipping', () => {
  test('[3.4.3] costs the method’s price, and nothing for an empty cart or without a method', () => {
    expect(sumCart([a], terms({ shippingCents: 700 }))).toMatchObject({ shipping: 700, grandTotal: 4_700 })
    expect(sumCart([], terms({ shippingCents: 700 }))).toMatchObject({ shipping: 0, grandTotal: 0 })
    expect(sumCart([a], terms()).shipping).toBe(0)
  })

  test('[3.4.4] a rule makes it free if one of the lines matches, and the cart names the rule', () => {
    const mossback = { ...free, applies: { brands: ['Mossback'] } }
    const change = { shippingCents: 700, coupon: 'FREE' }
    const totals = sumCart([a, b], terms({ ...change, rules: [mossback, percent(1, 10)] }))
    expect(totals).toMatchObject({ shipping: 0, shippingDiscount: 700, discount: 500, grandTotal: 4_500 })
    expect(totals.discounts).toEqual([
      { label: 'Rule 1', amount: 500, appliedTo: 'ITEM', coupon: null },
      { label: 'Free delivery', amount: 700, appliedTo: 'SHIPPING', coupon: 'FREE' },
    ])
    expect(totals.applied.map(({ id }) => id)).toEqual([1, 9])
    expect(sumCart([a], terms({ ...change, rules: [mossback] }))).toMatchObject({ shipping: 700, shippingDiscount: 0 })
    const pickedUp = sumCart([b], terms({ coupon: 'FREE', rules: [mossback] }))
    expect([pickedUp.discounts, pickedUp.applied]).toEqual([[], []])
  })
})

describe('edge cases of rules', () => {
  test('[3.4.4] a rule starts on its first day, and its minimum subtotal counts goods only', () => {
    const off = (more: Parameters<typeof percent>[2], lines = [a]) =>
      sumCart(lines, terms({ rules: [percent(1, 10, more)] })).discount
    expect([off({ startsOn: '2026-11-20' }), off({ startsOn: '2026-11-21' })]).toEqual([400, 0])
    const card = line({ id: 'card', unitCents: 9_000, isGoods: false })
    expect(off({ minSubtotal: 4_001 }, [a, card])).toBe(0)
    expect(off({ minSubtotal: 4_000 }, [a, card])).toBe(400)
  })

  test('[3.4.4] at equal priority the older rule comes first, and a line may end at zero', () => {
    const rules = [percent(2, 50), percent(1, 100)]
    const totals = sumCart([a], terms({ rules }))
    expect(totals.discounts.map(({ label, amount }) => [label, amount])).toEqual([['Rule 1', 4_000]])
    expect(totals.applied.map(({ id }) => id)).toEqual([1])
    expect(totals.lines.get('a')?.promos).toHaveLength(1)
  })

  test('[3.4.4] a rule without a discount on a line does not stop it', () => {
    const nothing = percent(1, 1, { stops: true })
    const totals = sumCart([line({ id: 'a', unitCents: 10 })], terms({ rules: [nothing, percent(2, 50)] }))
    expect(totals.discounts.map(({ label, amount }) => [label, amount])).toEqual([['Rule 2', 5]])
    expect(totals.lines.get('a')?.promos).toHaveLength(1)
  })

  test('[3.4.3] points may pay for all of it; a tax gives its rate in percent', () => {
    const steps = [{ points: 800, value: 4_000 }]
    expect(sumCart([a], terms({ steps }))).toMatchObject({ points: { points: 800 }, grandTotal: 0 })
    const taxes = [{ name: 'Excise', basisPoints: 1_560 }]
    expect(sumCart([a], terms({ taxes })).taxes).toEqual([{ label: 'Excise', amount: 624, rate: 15.6 }])
  })
})

test('[3.4.3] leftover cents go to the largest remainders, and to the first of equal ones', () => {
  expect(divide(10, [3, 3, 3])).toEqual([4, 3, 3])
  // Shares of 0.9, 1.2 and 0.9.
  expect(divide(3, [3, 4, 3])).toEqual([1, 1, 1])
  // Shares of 1.25, 2.5 and 1.25.
  expect(divide(5, [1, 2, 1])).toEqual([1, 3, 1])
  expect(divide(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0])
  expect(divide(5, [0, 0])).toEqual([0, 0])
})
