import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mixAndMatchSavings } from './mix-and-match.ts'
import { breakDown, lineDiscounts, type PricedLine, type PricingTerms } from './pricing.ts'
import type { Special } from './specials.ts'

const special = (id: string, rule: Special['rule']): Special => ({
  id,
  name: `Special ${id}`,
  startStamp: 0,
  endStamp: 1,
  days: [],
  rule,
  states: null,
})

const line = (fields: Partial<PricedLine>): PricedLine => ({
  productId: 'p1',
  option: '1g',
  quantity: 1,
  basePrice: 1_000,
  standingPrice: null,
  specials: [],
  ...fields,
})

const summarise = (cart: readonly PricedLine[], asked: PricingTerms) => breakDown(cart, asked).summary
const mixAndMatchSaving = (cart: readonly PricedLine[]) =>
  mixAndMatchSavings(cart).reduce((sum, { amount }) => sum + amount, 0)

const terms: PricingTerms = { taxes: [], serviceFee: 0, delivery: null, rewards: 0 }

const rule: fc.Arbitrary<Special['rule']> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({
    kind: fc.constant('mixAndMatch' as const),
    quantity: fc.integer({ min: 2, max: 5 }),
    priceCents: fc.integer({ min: 1, max: 40_000 }),
  }),
)
const specials = fc.array(rule, { maxLength: 5 }).map((rules) => rules.map((each, index) => special(`s${index}`, each)))

const lines = specials.chain((pool) =>
  fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd'),
      option: fc.constantFrom('1g', '3.5g', '7g'),
      quantity: fc.integer({ min: 1, max: 30 }),
      basePrice: fc.integer({ min: 1, max: 30_000 }),
      standingPrice: fc.option(fc.integer({ min: 1, max: 30_000 })),
      specials: fc.subarray(pool),
    }),
    { maxLength: 8, selector: (each) => `${each.productId} ${each.option}` },
  ),
)
const anyTerms: fc.Arbitrary<PricingTerms> = fc.record({
  taxes: fc.array(fc.record({ name: fc.string(), basisPoints: fc.integer({ min: 0, max: 3_000 }) }), { maxLength: 3 }),
  serviceFee: fc.integer({ min: 0, max: 500 }),
  delivery: fc.option(
    fc.record({ fee: fc.integer({ min: 0, max: 2_000 }), freeFrom: fc.integer({ min: 0, max: 20_000 }) }),
  ),
  rewards: fc.integer({ min: 0, max: 100_000 }),
})

describe('price summary', () => {
  test('[3.4.1] whole cents, none below 0, and total = subtotal - discounts + fees + taxes', () => {
    fc.assert(
      fc.property(lines, anyTerms, (cart, asked) => {
        const sum = summarise(cart, asked)
        for (const figure of Object.values(sum)) {
          expect(Number.isSafeInteger(figure)).toBe(true)
          expect(figure).toBeGreaterThanOrEqual(0)
        }
        const off = sum.discounts + sum.mixAndMatch + sum.rewards
        expect(sum.total).toBe(sum.subtotal - off + sum.fees + sum.taxes)
        expect(off).toBeLessThanOrEqual(sum.subtotal)
      }),
    )
  })

  test('[3.4.1] the parts of a price add up to its figures, and the lines’ parts to the cart’s', () => {
    const totalOf = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
    fc.assert(
      fc.property(lines, anyTerms, (cart, asked) => {
        const { summary, ...price } = breakDown(cart, asked)
        const off = summary.discounts + summary.mixAndMatch + summary.rewards
        const [discounts, taxes, fees] = [price.discounts, price.taxes, price.fees].map((parts) =>
          totalOf(parts.map(({ amount }) => amount)),
        )
        expect([discounts, taxes, fees]).toEqual([off, summary.taxes, summary.fees])
        expect(totalOf(price.lines.map(({ discount }) => discount))).toBe(off)
        expect(totalOf(price.lines.map(({ tax }) => tax))).toBe(summary.taxes)
        for (const [index, { discount, tax }] of price.lines.entries()) {
          expect(Math.min(discount, tax)).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual((cart[index]?.basePrice ?? 0) * (cart[index]?.quantity ?? 0))
        }
      }),
    )
  })

  test('[3.4.1] discounts, taxes and fees have names; free delivery is a fee of nothing', () => {
    const two = special('two', { kind: 'mixAndMatch', quantity: 2, priceCents: 1_500 })
    const tenth = special('tenth', { kind: 'percent', percent: 10 })
    const price = breakDown(
      [line({ specials: [tenth] }), line({ productId: 'p2', specials: [tenth, two], quantity: 2 })],
      {
        taxes: [
          { name: 'Excise', basisPoints: 1_000 },
          { name: 'Sales', basisPoints: 725 },
        ],
        serviceFee: 150,
        delivery: { fee: 700, freeFrom: 2_000 },
        rewards: 200,
      },
    )
    expect(price).toMatchObject({
      discounts: [
        { name: 'Special tenth', amount: 300 },
        { name: 'Special two', amount: 300 },
        { name: 'Rewards', amount: 200 },
      ],
      taxes: [
        { name: 'Excise', amount: 220 },
        { name: 'Sales', amount: 160 },
      ],
      fees: [
        { kind: 'service', amount: 150 },
        { kind: 'delivery', amount: 0 },
      ],
      summary: { subtotal: 3_000, total: 2_730 },
    })
  })

  test('[3.4.1] the order of lines and specials does not matter', () => {
    const shuffled = lines.chain((cart) =>
      fc.tuple(
        fc.constant(cart),
        fc
          .shuffledSubarray(cart, { minLength: cart.length })
          .map((other) => other.map((each) => ({ ...each, specials: each.specials.toReversed() }))),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyTerms, ([cart, other], asked) => {
        expect(summarise(other, asked)).toEqual(summarise(cart, asked))
      }),
    )
  })

  test('[3.4.1] an empty cart costs nothing, fees included', () => {
    const sum = summarise([], { ...terms, serviceFee: 150, delivery: { fee: 500, freeFrom: 1 } })
    expect(Object.values(sum)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('[3.4.1] each tax is rounded separately, half a cent up', () => {
    const taxes = [
      { name: 'a', basisPoints: 50 },
      { name: 'b', basisPoints: 50 },
      { name: 'c', basisPoints: 49 },
    ]
    expect(summarise([line({ basePrice: 100 })], { ...terms, taxes }).taxes).toBe(2)
  })

  test.each([
    // goods, basis points, cents of tax
    [1, 725, 0],
    [6, 725, 0],
    [7, 725, 1],
    [69, 725, 5],
    [100, 725, 7],
    [690, 725, 50],
    [999, 1_000, 100],
    [994, 1_000, 99],
    [995, 1_000, 100],
    [12_345, 1_875, 2_315],
    [99_999, 600, 6_000],
  ])('[3.4.1] a tax on %i cents at %i hundredths of a percent is %i cents', (goods, basisPoints, amount) => {
    const parts = [Math.ceil(goods / 2), Math.floor(goods / 2)].filter((part) => part > 0)
    const cart = parts.map((basePrice, index) => line({ productId: `p${index}`, basePrice }))
    const price = breakDown(cart, { ...terms, taxes: [{ name: 'Sales', basisPoints }] })
    expect(price.taxes).toEqual([{ name: 'Sales', basisPoints, amount }])
    expect(price.lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(amount)
    expect(price.summary.total).toBe(goods + amount)
  })

  test('[3.4.1] a reward is limited to the amount, and tax applies to the rest', () => {
    const taxes = [{ name: 'a', basisPoints: 1_000 }]
    const sum = summarise([line({})], { ...terms, taxes, rewards: 9_999, serviceFee: 150 })
    expect(sum).toMatchObject({ rewards: 1_000, taxes: 0, fees: 150, total: 150 })
  })

  test('[3.4.1] delivery is free from a value of goods on', () => {
    const delivery = { fee: 700, freeFrom: 2_000 }
    expect(summarise([line({ quantity: 2 })], { ...terms, delivery }).fees).toBe(0)
    expect(summarise([line({ basePrice: 1_999 })], { ...terms, delivery }).fees).toBe(700)
  })
})

describe('specials on a line', () => {
  test('[3.4.2] the best of several applies alone, and is named', () => {
    const offers = [special('a', { kind: 'percent', percent: 10 }), special('b', { kind: 'fixed', cents: 150 })]
    const discounts = lineDiscounts(line({ quantity: 2, specials: offers, standingPrice: 950 }))
    expect(discounts).toEqual([{ name: 'Special b', amount: 300 }])
  })

  test('[3.4.2] a price never falls below one cent', () => {
    const gift = [special('a', { kind: 'fixed', cents: 99_999 })]
    expect(lineDiscounts(line({ specials: gift }))).toEqual([{ name: 'Special a', amount: 999 }])
  })
})

describe('mix and match', () => {
  const two = special('two', { kind: 'mixAndMatch', quantity: 2, priceCents: 1_500 })

  test('[3.4.1] n for a price over several lines, the most expensive together', () => {
    const cart = [
      line({ productId: 'cheap', basePrice: 600, specials: [two] }),
      line({ productId: 'dear', basePrice: 1_200, quantity: 2, specials: [two] }),
    ]
    expect(mixAndMatchSaving(cart)).toBe(900)
  })

  test('[3.4.1] a group that would cost more than its parts does not apply, and one unit counts in one group', () => {
    expect(mixAndMatchSaving([line({ basePrice: 700, quantity: 4, specials: [two] })])).toBe(0)
    const three = special('three', { kind: 'mixAndMatch', quantity: 3, priceCents: 1_500 })
    expect(mixAndMatchSaving([line({ quantity: 3, specials: [two, three] })])).toBe(1_500)
  })
})
