import { expect, test } from 'vitest'
import { variant } from './ordering.ts'

test('[3.5] a variant has its prices by mode; what is not sent is none', () => {
  const sent = { option: '3.5g', priceRec: 4500, specialPriceRec: 3600, priceMed: 4000 }
  expect(variant.parse(sent)).toEqual({ ...sent, specialPriceMed: null })
})

test('[3.5] unit_price and sale_unit_price are read too, for both modes', () => {
  expect(variant.parse({ option: '1g', unit_price: 1500, sale_unit_price: 1200 })).toEqual({
    option: '1g',
    priceRec: 1500,
    specialPriceRec: 1200,
    priceMed: 1500,
    specialPriceMed: 1200,
  })
})

test('[3.5] a price of its own mode comes before the older form, whatever is sent of that', () => {
  const older = { unit_price: 1500, sale_unit_price: 1200 }
  const sent = { option: '1g', priceRec: 1600, specialPriceRec: 1300, priceMed: 1400, specialPriceMed: 1100 }
  expect(variant.parse({ ...older, ...sent })).toEqual(sent)
})
