import { emptyMenu, openShop, type Menu } from '@leaflog/core'
import type { Special } from '@leaflog/core/wire/ordering/ordering'
import type { ProductDetails } from '@leaflog/core/wire/search/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { PageContext } from '../../shared/page/context.ts'
import { loadBrands } from './brands-loader.ts'
import { loadBrand, loadCategory } from './listing-loader.ts'
import { loadProduct } from './product-loader.ts'
import { productStructuredData } from './structured-data.ts'
import { inEnglish } from '../../testing/texts.ts'

const now = Date.UTC(2026, 10, 20, 15)
const day = { open: '09:00', close: '20:00' }

const store: Dispensary = {
  store_id: '0',
  store_code: 'default',
  store_name: 'Default',
  kind: 'view',
  channel: 'ordering',
  state_code: 'FL',
  state_name: 'Florida',
  address: '',
  city: '',
  postcode: '',
  phone_number: '',
  latitude: 0,
  longitude: 0,
  time_zone: 'America/New_York',
  sap_id: '',
  modes: ['RECREATIONAL', 'MEDICAL'],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day },
  delivery: null,
}

const product: ProductDetails = {
  objectID: 'p1',
  product_id: 'p1',
  name: 'Blue Dream',
  brand: { name: 'Alder & Co' },
  category: 'Flower',
  subcategory: 'Whole Flower',
  strain_type: 'SATIVA',
  store_id: '0',
  menu_type: 'BOTH',
  variants: [{ option: '3.5g', priceRec: 4550, specialPriceRec: 4000, priceMed: null, specialPriceMed: null }],
  thc: null,
  cbd: null,
  image: '/products/flower/p1.jpg',
  special_ids: ['s1'],
  featured: false,
  stock: { '3.5g': 2 },
  description: 'x'.repeat(1200),
  effects: [],
  terpenes: [],
  lab: null,
}

const special = (id: string, endStamp: number): Special => ({
  id,
  menu_display_configuration: { name: `Special ${id}` },
  startStamp: 0,
  endStamp,
  schedule_configuration: { days: [] },
})

const options = { subcategory: ['Whole Flower'], brand: ['Alder & Co'], strain_type: ['SATIVA'], option: ['3.5g'] }
const menu: Menu = {
  categories: { categories: [{ name: 'Flower', firstpage: { filter_options: options } }], featured: {} },
  specials: [special('s1', now + 1), special('s2', now - 1)],
  products: [product],
}

const json = (value: unknown) => Promise.resolve(Response.json(value))

/** A loader's context; the search service answers with `hits` or, with null, not at all. */
const contextWith = (read: () => Promise<Menu>, hits: readonly ProductDetails[] | null = [product]): PageContext => ({
  http: (request) => {
    if (request.url.includes('/api/graphql')) {
      return json({ data: { findAppByStore: { app_id: 'app', app_search_key: 'key' } } })
    }
    if (hits === null) return Promise.reject(new Error('down'))
    return json({ results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1 }] })
  },
  origin: 'https://shop.test',
  menu: read,
  shop: openShop({ gateway: 'https://shop.test', brand: 'fernhill', storage: 'memory' }),
  now: () => now,
  drawnAt: now,
  ...inEnglish(),
  after: () => () => undefined,
  locate: () => Promise.reject(new Error('unknown')),
  defaultView: store,
  pageData: '',
})
const context = contextWith(() => Promise.resolve(menu))
const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test.each([
  ['does not answer', () => Promise.reject(new Error('down'))],
  ['is empty', () => Promise.resolve(emptyMenu)],
])('[8.13] a menu that %s shows a page that says so, not an error', async (_, read) => {
  const down = contextWith(read)
  expect(await loadCategory(down, { category: 'flower' }, {})).toMatchObject({ kind: 'unavailable' })
  expect(await loadBrand(down, 'alder', {})).toMatchObject({ kind: 'unavailable' })
  expect(await loadBrands(down)).toMatchObject({ kind: 'unavailable' })
  expect(await loadProduct(down, 'a-b-p1')).toMatchObject({ kind: 'unavailable' })
})

test('[2b.2] a category, a subcategory, the whole menu and a brand', async () => {
  expect(await loadCategory(context, { category: 'Flower' }, { strain: 'sativa' })).toMatchObject({
    kind: 'category',
    title: 'Flower',
    path: '/shopd/category/flower',
    query: { strain: ['sativa'] },
    listing: { total: 1 },
  })
  expect(await loadCategory(context, { category: 'flower', subcategory: 'whole-flower' }, {})).toMatchObject({
    title: 'Whole Flower',
    trail: [{ label: 'Flower' }, { label: 'Whole Flower' }],
  })
  expect(await loadCategory(context, { category: 'all' }, {})).toMatchObject({ kind: 'all', listing: { total: 1 } })
  expect(await loadBrand(context, 'alder-and-co', {})).toMatchObject({ kind: 'brand', title: 'Alder & Co' })
})

test('[2b.2] [9c.5] an active special, an expired one, and all of today', async () => {
  expect(await loadCategory(context, { category: 'all' }, { special: 's1' })).toMatchObject({
    kind: 'special',
    title: 'Special s1',
    listing: { total: 1 },
  })
  expect(await loadCategory(context, { category: 'all' }, { special: 's2' })).toMatchObject({ kind: 'specialOver' })
  expect(await loadCategory(context, { category: 'specials' }, {})).toMatchObject({
    kind: 'specials',
    specials: [{ id: 's1' }],
    listing: { total: 1 },
  })
})

test('[2b.2] [2b.7] anything not on the menu is not found', async () => {
  const asked = [
    loadCategory(context, { category: 'constructor' }, {}),
    loadCategory(context, { category: 'flower', subcategory: 'nope' }, {}),
    loadCategory(context, { category: 'all', subcategory: 'flower' }, {}),
    loadBrand(context, '__proto__', {}),
    loadProduct(context, 'a-b-p2'),
    loadProduct(context, 'nonsense'),
  ]
  for (const work of asked) expect(isNotFound(await thrown(work))).toBe(true)
})

test('[2b.7] a product is found by its id; another spelling redirects to its canonical address', async () => {
  const page = await loadProduct(context, 'alder_and_co-blue_dream-p1')
  expect(page).toMatchObject({ kind: 'product', title: 'Blue Dream', mode: 'RECREATIONAL', pickup: null })
  expect(isRedirect(await thrown(loadProduct(context, 'x-y-p1')))).toBe(true)
})

test('[3.6] a product whose details did not load says so', async () => {
  const half = contextWith(() => Promise.resolve(menu), null)
  expect(await loadProduct(half, 'alder_and_co-blue_dream-p1')).toMatchObject({ kind: 'unavailable' })
})

test('[9f.2] [9f.3] structured data: at most 1000 characters, dollars with 2 decimals, prices valid for 14 days', async () => {
  const page = await loadProduct(context, 'alder_and_co-blue_dream-p1')
  const data = page.kind === 'product' ? productStructuredData(page, 'https://shop.test', now) : null
  expect(data?.['description']).toHaveLength(1000)
  expect(data?.['offers']).toEqual([
    {
      '@type': 'Offer',
      name: '3.5g',
      price: '40.00',
      priceCurrency: 'USD',
      priceValidUntil: '2026-12-04',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.test/shopd/product/alder_and_co-blue_dream-p1',
    },
  ])
})
