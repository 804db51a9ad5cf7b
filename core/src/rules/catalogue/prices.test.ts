import { expect, test } from 'vitest'
import { firstChoice, isBuyable, lowestPrice, modeOf, priceOf, stockOf } from './prices.ts'
import { sampleProduct, sampleVariant } from './sample.ts'

const variant = sampleVariant('3.5g', 4500, { specialPriceRec: 3600, priceMed: 4000 })

test('[3.5] the special price takes precedence over the regular one in each mode', () => {
  expect(priceOf(variant, 'RECREATIONAL')).toEqual({ regular: 4500, final: 3600, onSpecial: true })
  expect(priceOf(variant, 'MEDICAL')).toEqual({ regular: 4000, final: 4000, onSpecial: false })
})

test('[9b.5] DEFAULT is treated as RECREATIONAL', () => {
  expect(modeOf('DEFAULT')).toBe('RECREATIONAL')
  expect(priceOf(variant, 'DEFAULT')).toEqual(priceOf(variant, 'RECREATIONAL'))
})

test('[3.5] without a price in a mode, a product is not sold in it', () => {
  const medicalOnly = sampleVariant('1g', null, { priceMed: 1200 })
  expect(priceOf(medicalOnly, 'RECREATIONAL')).toBeNull()
  const product = sampleProduct({ product_id: 'a', variants: [medicalOnly], stock: { '1g': 3 } })
  expect(isBuyable(product, medicalOnly, 'RECREATIONAL')).toBe(false)
  expect(isBuyable(product, medicalOnly, 'MEDICAL')).toBe(true)
  expect(lowestPrice(product, 'RECREATIONAL')).toBeNull()
  expect(firstChoice(product, 'RECREATIONAL')).toBeNull()
})

test('[3.5] a special above the regular price is never shown as a saving, a free one is', () => {
  expect(priceOf(sampleVariant('1g', 1000, { specialPriceRec: 1200 }), 'RECREATIONAL')?.onSpecial).toBe(false)
  expect(priceOf(sampleVariant('1g', 1000, { specialPriceRec: 0 }), 'RECREATIONAL')).toEqual({
    regular: 1000,
    final: 0,
    onSpecial: true,
  })
})

test('[3.6] the first choice is the cheapest in stock', () => {
  const product = sampleProduct({ product_id: 'a', stock: { '1g': 0, '3.5g': 2 } })
  expect(firstChoice(product, 'RECREATIONAL')?.option).toBe('3.5g')
  expect(firstChoice({ ...product, stock: {} }, 'RECREATIONAL')?.option).toBe('1g')
  expect(stockOf(product, 'constructor')).toBe(0)
})

test('[3.6] [shop 19] a weight that the listing was narrowed to is the first choice, if it can be bought', () => {
  const product = sampleProduct({ product_id: 'a', stock: { '1g': 4, '3.5g': 2 } })
  expect(firstChoice(product, 'RECREATIONAL')?.option).toBe('1g')
  expect(firstChoice(product, 'RECREATIONAL', ['7g', '3.5g'])?.option).toBe('3.5g')
  expect(firstChoice({ ...product, stock: { '1g': 4 } }, 'RECREATIONAL', ['3.5g'])?.option).toBe('1g')
})
