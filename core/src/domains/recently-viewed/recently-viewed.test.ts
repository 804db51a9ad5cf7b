import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionEvents } from '../session/session.events.ts'
import { type Scenario, given } from '../../testing/given.ts'
import { recentlyViewedEvents } from './recently-viewed.events.ts'
import { MAX_VIEWED } from './recently-viewed.rules.ts'

const product = (sku: string, priceFrom = 4500) => ({
  sku,
  urlKey: `brand-${sku}`,
  name: `Product ${sku}`,
  brand: 'Alder',
  image: '/products/flower/x.jpg',
  priceFrom,
})
const { viewed } = recentlyViewedEvents
const skus = (scenario: Scenario) => scenario.view.recentlyViewed.view.products.map(({ sku }) => sku)

test('what was looked at is newest first, each product once', () => {
  const seen = given(viewed(product('a')), viewed(product('b')), viewed(product('a')))
  expect(skus(seen)).toEqual(['a', 'b'])
})

test('looking again at the same page is no news; another price is', () => {
  const seen = given(viewed(product('a')))
  expect(seen.when(viewed(product('a'))).refused).not.toBeNull()
  const dearer = seen.when(viewed(product('a', 5000)))
  expect(dearer.refused).toBeNull()
  expect(dearer.view.recentlyViewed.view.products).toEqual([product('a', 5000)])
})

test('of thirteen the first one is no longer remembered', () => {
  const numbers = Array.from({ length: 13 }, (_, number) => `p${number}`)
  expect(skus(given(...numbers.map((sku) => viewed(product(sku)))))).toEqual(numbers.toReversed().slice(0, 12))
})

test('whatever is different of the same product is news', () => {
  const seen = given(viewed(product('a')))
  const news = [{ urlKey: 'x' }, { name: 'x' }, { brand: 'x' }, { image: null }, { priceFrom: 1 }, { sku: 'x' }]
  for (const one of news) expect(seen.when(viewed({ ...product('a'), ...one })).refused).toBeNull()
})

test('[4d.4] the end of a session clears the viewed products', () => {
  const seen = given(viewed(product('a')), sessionEvents.recalled({ expiresAt: Number.MAX_SAFE_INTEGER }))
  expect(skus(seen)).toEqual(['a'])
  const left = seen.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(skus(left)).toEqual([])
})

test('never more than twelve, never one twice, the last one first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }), (numbers) => {
      const seen = skus(given(...numbers.map((number) => viewed(product(`p${number}`)))))
      expect(seen[0]).toBe(`p${numbers.at(-1)}`)
      expect(seen.length).toBeLessThanOrEqual(MAX_VIEWED)
      expect(new Set(seen).size).toBe(seen.length)
    }),
    { numRuns: 50 },
  )
})
