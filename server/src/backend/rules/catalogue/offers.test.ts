import { describe, expect, test } from 'vitest'
import { sampleCatalogue, sampleView } from '../../../testing/sample-catalogue.ts'
import { SALE_ENDS } from '../../../testing/sample-commerce.ts'
import { bundleOptionCents, bundleRange } from './bundle-prices.ts'
import { offerInAnyMode, type Offer } from './offers.ts'
import { finalPrice, isOnSale } from './prices.ts'
import { shoppingMode } from './shopping-mode.ts'
import { quantityOf, type CatalogueView } from './view.ts'

function offered(sku: string, view: CatalogueView = sampleView()): Offer {
  const product = sampleCatalogue.bySku.get(sku)
  const offer = product && view.offer(product)
  if (!offer) throw new Error(`${sku} is not offered`)
  return offer
}
const range = ({ minimum, maximum }: Offer) => [minimum, maximum].map(({ regular, final }) => [regular, final])

describe('a store’s prices', () => {
  test('[3.7] prices by state and mode; a configurable product ranges from its cheapest to its most expensive variant', () => {
    expect(range(offered('ct-flower'))).toEqual([
      [4_000, 4_000],
      [20_000, 20_000],
    ])
    expect(range(offered('ct-flower', sampleView('MEDICAL')))[0]).toEqual([3_500, 3_500])
    expect(range(offered('ct-flower', sampleView('RECREATIONAL', 'columbus')))).toEqual([
      [3_900, 3_900],
      [3_900, 3_900],
    ])
  })

  test('[3.7] a special price applies from its first moment to its last', () => {
    const window = { price: 100, special_price: 80, special_from: 10, special_to: 20 }
    expect([9, 10, 20, 21].map((now) => isOnSale(window, now))).toEqual([false, true, true, false])
    expect([9, 10].map((now) => finalPrice(window, now))).toEqual([100, 80])
    expect(finalPrice({ ...window, special_from: null, special_to: null }, 0)).toBe(80)
    expect(isOnSale({ ...window, special_price: 100 }, 15)).toBe(false)
    expect(range(offered('ct-vape'))[0]).toEqual([3_000, 2_400])
    expect(range(offered('ct-vape', sampleView('RECREATIONAL', 'mesa', SALE_ENDS + 1)))[0]).toEqual([3_000, 3_000])
  })

  test('[3.7.3] a bundle costs its own price plus its options, or the sum of its options', () => {
    expect(range(offered('ct-set'))).toEqual([
      [5_000, 5_000],
      [6_000, 6_000],
    ])
    expect(range(offered('ct-kit'))).toEqual([
      [3_000, 2_400],
      [9_200, 8_600],
    ])
  })

  test('[3.7.3] an option adds cents, a percentage of the bundle, or its product’s price', () => {
    expect(bundleOptionCents({ price: 500, priceType: 'FIXED' }, 10_000, 700)).toBe(500)
    expect(bundleOptionCents({ price: 15, priceType: 'PERCENT' }, 999, 700)).toBe(150)
    expect(bundleOptionCents({ price: 0, priceType: 'DYNAMIC' }, 10_000, 700)).toBe(700)
    expect(bundleRange({ items: [] }, 1_200, () => 1)).toEqual({ least: 1_200, most: 1_200 })
  })

  test('[3.7.2] a gift card ranges from its lowest to its highest amount', () => {
    expect(range(offered('ct-card'))).toEqual([
      [1_000, 1_000],
      [20_000, 20_000],
    ])
  })

  test('[1.3] a product that only the other mode sells has that mode’s price, and is marked', () => {
    expect(offered('ct-medical')).toMatchObject({ isInMode: false, minimum: { final: 3_000 } })
    expect(offered('ct-medical', sampleView('MEDICAL')).isInMode).toBe(true)
  })

  test('[3.14] a store does not offer what it does not carry, but a cart can still name it', () => {
    expect(() => offered('ct-columbus')).toThrow('not offered')
    expect(() => offered('ct-vape', sampleView('RECREATIONAL', 'miami'))).toThrow('not offered')
    const product = sampleCatalogue.bySku.get('ct-columbus')
    expect(product && offerInAnyMode(product)).toMatchObject({ isInMode: false, minimum: { regular: 500 } })
  })
})

describe('stock', () => {
  const left = (sku: string, view = sampleView()) => quantityOf(view, offered(sku, view))

  test('[8.26] the sum of all variants, as many bundles as the required items allow, and nothing without stock', async () => {
    expect(
      await Promise.all(['ct-flower', 'ct-flower_28g', 'ct-set', 'ct-kit', 'ct-gone'].map((sku) => left(sku))),
    ).toEqual([23, 3, 10, 10, 0])
    expect(await left('ct-set', sampleView('RECREATIONAL', 'columbus'))).toBe(5)
  })
})

test('[9b.5] without a mode a store uses its recreational one, if it has one', () => {
  expect(shoppingMode(null, ['MEDICAL', 'RECREATIONAL'])).toBe('RECREATIONAL')
  expect(shoppingMode('MEDICAL', ['MEDICAL', 'RECREATIONAL'])).toBe('MEDICAL')
  expect(shoppingMode(null, ['MEDICAL'])).toBe('MEDICAL')
  expect(shoppingMode('RECREATIONAL', ['MEDICAL'])).toBe('MEDICAL')
  expect(shoppingMode('MEDICAL', ['RECREATIONAL'])).toBe('RECREATIONAL')
})
