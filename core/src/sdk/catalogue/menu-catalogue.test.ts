import { expect, test } from 'vitest'
import { emptyMenu } from '../../domains/menu/menu.shape.ts'
import { sampleProduct, sampleVariant } from '../../rules/catalogue/sample.ts'
import { sampleStore } from '../../testing/samples.ts'
import type { Variant } from '../../wire/ordering/ordering.ts'
import type { ListedProduct } from '../../wire/search/search.ts'
import { menuCategories, menuProducts } from './menu-catalogue.ts'
import type { ProductQuery } from './model.ts'

const variant = (option: string, priceRec: number | null, more: Partial<Variant> = {}) =>
  sampleVariant(option, priceRec, { priceMed: null, ...more })
const product = (product_id: string, more: Partial<ListedProduct> = {}): ListedProduct =>
  sampleProduct({
    product_id,
    category: 'Whole Flower',
    subcategory: null,
    strain_type: 'HYBRID',
    variants: [variant('3.5g', 4500), variant('1g', 1500, { specialPriceRec: 1200 })],
    thc: { min: 21, max: 24.35, unit: '%' },
    image: '/products/a.jpg',
    stock: { '3.5g': 0, '1g': 2 },
    ...more,
  })
const openWith = (products: readonly ListedProduct[]) => ({
  menu: { ...emptyMenu, products: [...products] },
  store: sampleStore('101', 'Miami'),
  mode: 'RECREATIONAL' as const,
  origin: 'https://shop.example',
})
const listed = (products: readonly ListedProduct[], query: ProductQuery = {}) =>
  menuProducts(openWith(products), query, 0)
const idsOf = (products: readonly ListedProduct[], query: ProductQuery = {}) =>
  listed(products, query).products.map(({ id }) => id)

test('[3.5] [3.6] sizes from light to heavy, with current and previous prices, and stock', () => {
  expect(listed([product('a')]).products).toMatchObject([
    {
      id: 'a',
      strain: 'hybrid',
      thc: '21–24.4%',
      image: 'https://shop.example/media/products/a.jpg',
      isSoldOut: false,
      price: { from: 1200, to: 4500, regular: 1500 },
      choose: 'size',
      sizes: [
        { label: '1g', price: { final: 1200, regular: 1500 }, isSoldOut: false },
        { label: '3.5g', price: { final: 4500, regular: 4500 }, isSoldOut: true },
      ],
    },
  ])
})

test('[3.5] [6.6] what is not sold in the mode, or has no price in it, is neither listed nor counted', () => {
  const products = [
    product('a', { menu_type: 'MEDICAL' }),
    product('b', { variants: [variant('1g', null, { priceMed: 900 })], category: 'Vapes' }),
    product('c'),
  ]
  expect(listed(products)).toMatchObject({ total: 1, products: [{ id: 'c' }] })
  expect(menuCategories(openWith(products))).toMatchObject([{ slug: 'whole-flower', count: 1 }])
})

test('what is sold out comes last, also if only sizes of the other mode are left', () => {
  const over = product('over', { stock: {} })
  const medical = product('medical', {
    variants: [variant('1g', 1500), variant('7g', null, { priceMed: 900 })],
    stock: { '7g': 3 },
  })
  expect(idsOf([over, medical, product('a')])).toEqual(['a', 'over', 'medical'])
  expect(listed([medical]).products).toMatchObject([{ isSoldOut: true }])
})

test('a category by its slug; one that the menu does not have is not found', () => {
  const products = [product('a'), product('b', { category: 'Vapes', subcategory: 'Carts' })]
  expect(idsOf(products, { category: 'vapes/carts' })).toEqual(['b'])
  for (const category of ['flowre', 'vapes/pods'])
    expect(() => listed(products, { category })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test('a category of which nothing is sold in the mode is empty', () => {
  expect(idsOf([product('a', { menu_type: 'MEDICAL' })], { category: 'whole-flower' })).toEqual([])
})

test('products by their ids; unknown ones are left out', () => {
  expect(idsOf([product('a'), product('b'), product('c')], { ids: ['c', 'nothing', 'a'] })).toEqual(['a', 'c'])
  expect(idsOf([product('a')], { ids: [] })).toEqual([])
})
