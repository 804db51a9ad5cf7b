import { emptyMenu, type Menu } from '@leaflog/core'
import { expect, test } from 'vitest'
import { itemsOf } from './ordering-menu.ts'

type Product = Menu['products'][number]

const variant = (option: string, priceRec: number | null, more: Partial<Product['variants'][number]> = {}) => ({
  option,
  priceRec,
  specialPriceRec: null,
  priceMed: null,
  specialPriceMed: null,
  ...more,
})
const product = (id: string, more: Partial<Product> = {}): Product => ({
  objectID: id,
  product_id: id,
  name: id,
  brand: { name: 'Copper Still' },
  category: 'Whole Flower',
  subcategory: null,
  strain_type: 'HYBRID',
  store_id: '101',
  menu_type: 'BOTH',
  variants: [variant('3.5g', 4500), variant('1g', 1500, { specialPriceRec: 1200 })],
  thc: { min: 21, max: 24.35, unit: '%' },
  cbd: null,
  image: '/products/a.jpg',
  special_ids: [],
  featured: false,
  stock: { '3.5g': 0, '1g': 2 },
  ...more,
})
const items = (products: readonly Product[], category: string | null = null) =>
  itemsOf({ ...emptyMenu, products: [...products] }, 'RECREATIONAL', category)

test('[3.5] [3.6] sizes from light to heavy, with current and previous prices, and stock', () => {
  expect(items([product('a')])).toMatchObject([
    {
      id: 'a',
      strain: 'HYBRID',
      potency: 'THC 21–24.4%',
      from: 1200,
      choices: [
        { label: '1g', price: 1200, was: 1500, available: true },
        { label: '3.5g', price: 4500, was: null, available: false },
      ],
    },
  ])
})

test('[6.6] products not sold in the mode, or without a price in it, are hidden', () => {
  const unpriced = product('b', { variants: [variant('1g', null, { priceMed: 900 })] })
  expect(items([product('a', { menu_type: 'MEDICAL' }), unpriced])).toEqual([])
})

test('a category by its slug; sold-out products come last', () => {
  const over = product('over', { stock: {} })
  const other = product('other', { category: 'Vapes' })
  expect(items([over, product('a'), other], 'whole-flower').map(({ id }) => id)).toEqual(['a', 'over'])
  expect(items([over, other]).map(({ id }) => id)).toEqual(['other', 'over'])
})
