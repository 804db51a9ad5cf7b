import type { CatalogueMenu } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { describe, expect, test } from 'vitest'
import { homeMenu } from './home-menu.ts'

const product = (id: string, category: string, over: Partial<ListedProduct> = {}): ListedProduct => ({
  objectID: id,
  product_id: id,
  name: id,
  brand: { name: 'Fernhill Reserve' },
  category,
  subcategory: null,
  strain_type: null,
  store_id: '1',
  menu_type: 'BOTH',
  variants: [{ option: '1 g', priceRec: 1400, specialPriceRec: null, priceMed: 1300, specialPriceMed: null }],
  thc: null,
  cbd: null,
  image: `/products/${category.toLowerCase()}/${id}.jpg`,
  special_ids: [],
  featured: true,
  stock: { '1 g': 3 },
  ...over,
})
const category = (name: string) => ({
  name,
  firstpage: { filter_options: { subcategory: [], brand: [], strain_type: [], option: [] } },
})
const special = (id: string, days: string[], endStamp = 9_999_999_999_999) => ({
  id,
  menu_display_configuration: { name: `Special ${id}` },
  startStamp: 0,
  endStamp,
  schedule_configuration: { days },
})
/** A Saturday noon in New York. */
const now = Date.UTC(2026, 10, 21, 17)
const at = { now, timeZone: 'America/New_York', mode: 'RECREATIONAL' as const }

describe('menu data of the home page', () => {
  const menu: CatalogueMenu = {
    categories: { categories: ['Oral', 'Vapes', 'Flower', 'Empty'].map(category), featured: {} },
    specials: [special('1', ['Saturday']), special('2', ['Sunday']), special('3', []), special('4', [], now - 1)],
    products: [
      product('f1', 'Flower'),
      product('f2', 'Flower'),
      product('v1', 'Vapes', { menu_type: 'MEDICAL' }),
      product('v2', 'Vapes'),
      product('o1', 'Oral', { featured: false }),
    ],
  }

  test('[9c.2] tiles follow the order of categories, each with the image of its first product', () => {
    expect(homeMenu(menu, at).categories).toEqual([
      { name: 'Flower', href: '/shopd/category/flower', image: '/products/flower/f1.jpg' },
      { name: 'Vapes', href: '/shopd/category/vapes', image: '/products/vapes/v2.jpg' },
      { name: 'Oral', href: '/shopd/category/oral', image: '/products/oral/o1.jpg' },
    ])
  })

  test('[9c.5] only today’s specials are shown', () => {
    expect(homeMenu(menu, at).specials.map(({ name }) => name)).toEqual(['Special 1', 'Special 3'])
  })

  test('[1.3] featured products are those of the visitor’s mode, taking turns between categories', () => {
    expect(homeMenu(menu, at).featured.map(({ product_id }) => product_id)).toEqual(['f1', 'v2', 'f2'])
    const medical = homeMenu(menu, { ...at, mode: 'MEDICAL' }).featured
    expect(medical.map(({ product_id }) => product_id)).toEqual(['f1', 'v1', 'f2', 'v2'])
  })

  test('[1.3] what is sold out is not featured', () => {
    const left = { ...menu, products: [product('f1', 'Flower', { stock: { '1 g': 0 } }), product('f2', 'Flower')] }
    expect(homeMenu(left, at).featured.map(({ product_id }) => product_id)).toEqual(['f2'])
  })
})
