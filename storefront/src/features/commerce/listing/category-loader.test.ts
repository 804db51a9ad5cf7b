import { openShop, type Menu, type InitialEvents, initialEventsFrom } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadCategory } from '../../ordering/listing-loader.ts'
import type { PageContext } from '../../../shared/page/context.ts'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { thrownBy } from '../../../testing/loader-answers.ts'
import { mesa, sentCard, sentCategory, sentLeaf, sentListing } from '../../../testing/category-samples.ts'
import { loadCommerceCategory } from './category-loader.ts'
import { inEnglish } from '../../../testing/texts.ts'
import { serverTexts } from '../../../shared/i18n/server-texts.ts'

const now = Date.UTC(2026, 10, 20, 15)
const options = { subcategory: ['Pre-Rolls'], brand: [], strain_type: [], option: [] }
const menu: Menu = {
  categories: { categories: [{ name: 'Flower', firstpage: { filter_options: options } }], featured: {} },
  specials: [],
  products: [],
}

const asked = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) })
type Asked = { operation: string; variables: Record<string, unknown>; headers: Headers }

const seedOf = (dispensary: Dispensary | null, stateCode = 'AZ'): InitialEvents => {
  const record = JSON.stringify({ isVerified: true, verificationTime: now - 1000 })
  const cookies = new Map([
    ['age_verification', record],
    ['state_code', stateCode],
  ])
  const url = new URL('https://shop.test/category/flower')
  return initialEventsFrom({ read: (name) => cookies.get(name) ?? null, url, now, ageGateConfig: null, dispensary })
}

/** A loader's context at a store; `answer` is the backend's answer, or an error message. */
const contextAt = (dispensary: Dispensary | null, answer: (asked: Asked) => object | string = () => 'down') => {
  const seen: Asked[] = []
  const context: PageContext = {
    http: async (request) => {
      const url = new URL(request.url)
      if (url.pathname === '/api/rest/stores') return Response.json(stores)
      expect(request.method).toBe('GET')
      const sent: unknown = JSON.parse(url.searchParams.get('variables') ?? '{}')
      const { operationName: operation, variables } = asked.parse({
        operationName: url.searchParams.get('operationName'),
        variables: sent,
      })
      const call = { operation, variables, headers: request.headers }
      seen.push(call)
      const data = answer(call)
      return Response.json(typeof data === 'string' ? { errors: [{ message: data }] } : { data })
    },
    origin: 'https://shop.test',
    menu: () => Promise.resolve(menu),
    shop: openShop({ gateway: 'https://shop.test', brand: 'fernhill', storage: 'memory', seed: seedOf(dispensary) }),
    now: () => now,
    drawnAt: now,
    ...inEnglish(),
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('unknown')),
    defaultView: null,
    pageData: '',
  }
  return { context, seen }
}
const columbus = sampleStore({
  store_id: '278',
  store_code: 'oh_columbus',
  city: 'Columbus',
  channel: 'commerce',
  state_code: 'OH',
})
const stores = [columbus, mesa, sampleStore()]
const leadsTo = async (work: Promise<unknown>): Promise<string | undefined> => {
  const error = await thrownBy(work)
  return isRedirect(error) ? error.options.href : undefined
}
const flower = { categoryList: [sentCategory('Flower', 'flower')], products: sentListing([sentCard('Blue')]) }

test('[7a.23] [7a.2] a category is one GET, with the headers of store, mode and fulfillment', async () => {
  const { context, seen } = contextAt(mesa, () => flower)
  const page = await loadCommerceCategory(context, { category: 'flower' }, { sort: 'price:DESC', q: 'blue' })
  expect(page).toMatchObject({ kind: 'listing', title: 'Flower', path: '/category/flower', storeName: 'Mesa' })
  expect(seen.map(({ operation }) => operation)).toEqual(['categoryListing'])
  expect(seen[0]?.variables).toMatchObject({
    search: 'blue',
    filter: { category_url_path: { eq: 'flower' } },
    pageSize: 24,
    currentPage: 1,
    sort: { price: 'DESC' },
  })
  expect(seen[0]?.headers.get('store')).toBe('az_mesa')
  expect(seen[0]?.headers.get('shoppingmode')).toBe('RECREATIONAL')
  expect(page.head).toMatchObject({ title: 'Flower at Mesa', isSearch: true })
})

test('[3.8] the counts of a chosen attribute ignore its own values, so that a second one can be chosen', async () => {
  const { context, seen } = contextAt(mesa, ({ operation }) =>
    operation === 'categoryListing'
      ? flower
      : {
          products: {
            aggregations: [
              { attribute_code: 'brand', label: 'Brand', options: [{ label: 'Birch', value: '2', count: 5 }] },
            ],
          },
        },
  )
  const page = await loadCommerceCategory(context, { category: 'flower' }, { filter: ['brand:1', 'is_sale:1'] })
  const counts = seen.filter(({ operation }) => operation === 'facets').map(({ variables }) => variables['filter'])
  expect(counts).toContainEqual({ category_url_path: { eq: 'flower' }, is_sale: { eq: '1' } })
  expect(counts).toContainEqual({ category_url_path: { eq: 'flower' }, brand: { eq: '1' } })
  const brands = page.kind === 'listing' ? page.facets.find((facet) => facet.attribute_code === 'brand') : null
  expect(brands?.options).toEqual([{ label: 'Birch', value: '2', count: 5 }])
})

test('[3.10] display mode PAGE shows the child categories, PRODUCTS_AND_PAGE its text above the products', async () => {
  const children = [sentLeaf('Papers', 'accessories/papers', 2), sentLeaf('Pipes', 'accessories/pipes', 0)]
  const category = sentCategory('Accessories', 'accessories', { display_mode: 'PAGE', children })
  const page = contextAt(mesa, () => ({ ...flower, categoryList: [category] }))
  expect(await loadCommerceCategory(page.context, { category: 'accessories' }, {})).toMatchObject({
    kind: 'landing',
    intro: { paragraphs: ['About Accessories.'], language: 'en' },
    categories: [{ name: 'Papers', href: '/category/accessories/papers', image: '/products/blue.jpg', count: 2 }],
  })
  const last = sentCategory('Last Chance', 'last-chance', { display_mode: 'PRODUCTS_AND_PAGE' })
  const both = contextAt(mesa, () => ({ ...flower, categoryList: [last] }))
  expect(await loadCommerceCategory(both.context, { category: 'last-chance' }, {})).toMatchObject({
    kind: 'listing',
    intro: { paragraphs: ['About Last Chance.'], language: 'en' },
  })
})

test.each([
  ['es', ['Hecho a mano.'], 'Hecho a mano'],
  ['en', ['Made by hand.'], 'Birch. '],
] as const)(
  '[shop 20] on a Spanish page a text in %s is shown, and described to search engines only in Spanish',
  async (language, paragraphs, about) => {
    const category = sentCategory('Birch', 'brands/birch', {
      display_mode: 'PRODUCTS_AND_PAGE',
      description: `<p>${paragraphs[0]}</p>`,
      meta_description: paragraphs[0].replace('.', ''),
      language,
    })
    const { context } = contextAt(mesa, () => ({ ...flower, categoryList: [category] }))
    const spanish = { ...context, language: 'es' as const, texts: serverTexts('es') }
    const page = await loadCommerceCategory(spanish, { category: 'brands', subcategory: 'birch' }, {})
    expect(page).toMatchObject({ kind: 'listing', intro: { paragraphs, language } })
    expect(page.head.description.startsWith(about)).toBe(true)
    expect(page.head.description).not.toContain('Made by hand')
  },
)

test('[2h.3] the breadcrumbs list the ancestors; a subcategory lists its siblings', async () => {
  const children = [sentLeaf('Minis', 'flower/minis'), sentLeaf('Pre-Rolls', 'flower/pre-rolls')]
  const above = { breadcrumbs: [{ category_name: 'Flower', category_url_path: 'flower', category_level: 2 }] }
  const { context } = contextAt(mesa, () => ({
    ...flower,
    categoryList: [sentCategory('Flower', 'flower', { children }), sentCategory('Minis', 'flower/minis', above)],
  }))
  expect(await loadCommerceCategory(context, { category: 'flower', subcategory: 'minis' }, {})).toMatchObject({
    title: 'Minis',
    trail: [
      { label: 'Flower', href: '/category/flower' },
      { label: 'Minis', href: '/category/flower/minis' },
    ],
    family: 'Flower',
    kinds: [{ name: 'All', href: '/category/flower' }, { name: 'Minis', current: true }, { name: 'Pre-Rolls' }],
  })
})

test('[2b.3] brand and weight names redirect to the address with their ids', async () => {
  const items = [
    { attribute_code: 'brand', attribute_options: [{ label: 'Alder & Co', value: '24001' }] },
    { attribute_code: 'size', attribute_options: [{ label: '3.5g', value: '25002' }] },
  ]
  const { context } = contextAt(mesa, () => ({ customAttributeMetadata: { items } }))
  const search = { brand: 'alder-and-co', weight: ['3.5g', '9g'], strain: 'indica' }
  expect(await leadsTo(loadCommerceCategory(context, { category: 'flower' }, search))).toBe(
    '/category/flower?filter=brand:24001&filter=strain_type:23444&filter=size:25002',
  )
})

test('[3.8] a page beyond the last redirects to the last; pages link to their neighbors', async () => {
  const paged = (page: number) => ({
    ...flower,
    products: sentListing([sentCard('Blue')], { page_info: { current_page: page, page_size: 24, total_pages: 3 } }),
  })
  const { context } = contextAt(mesa, ({ variables: { currentPage } }) =>
    Number(currentPage) > 3 ? 'currentPage value is greater' : paged(Number(currentPage)),
  )
  expect(await leadsTo(loadCommerceCategory(context, { category: 'flower' }, { p: '9' }))).toBe('/category/flower?p=3')
  expect(
    (await loadCommerceCategory(context, { category: 'flower' }, { p: '2', sort: 'name:ASC' })).head,
  ).toMatchObject({
    path: '/category/flower?p=2',
    previous: '/category/flower?sort=name:ASC',
    next: '/category/flower?sort=name:ASC&p=3',
  })
})

test('[2b.4] an unknown category is not found; a failing backend shows a page that says so', async () => {
  const missing = contextAt(mesa, () => ({ ...flower, categoryList: [] }))
  expect(isNotFound(await thrownBy(loadCommerceCategory(missing.context, { category: 'nowhere' }, {})))).toBe(true)
  expect(isNotFound(await thrownBy(loadCommerceCategory(missing.context, { category: 'x'.repeat(200) }, {})))).toBe(
    true,
  )
  const down = contextAt(mesa)
  for (const params of [{}, { category: 'brands' }, { category: 'flower' }])
    expect(await loadCommerceCategory(down.context, params, {})).toMatchObject({ kind: 'unavailable' })
})

test('[2b.1] without a store the page asks for one, the visitor’s own state first', async () => {
  const { context } = contextAt(null)
  const page = await loadCommerceCategory(context, { category: 'flower' }, { filter: 'is_sale:1' })
  expect(page).toMatchObject({ kind: 'choose', title: 'Flower', here: '/category/flower?filter=is_sale:1' })
  const found = page.kind === 'choose' ? page.stores.map(({ store }) => store.store_code) : []
  expect(found).toEqual(['az_mesa', 'oh_columbus'])
})

test('[2b.4] without a store, a category that no store of the channel has is not found', async () => {
  const { context, seen } = contextAt(null, ({ operation }) => ({
    categoryList: [
      operation === 'brands'
        ? { children: [{ ...sentLeaf('Alder', 'brands/alder', 3), image: null }] }
        : { children: [{ ...sentLeaf('Flower', 'flower', 3), children: [sentLeaf('Minis', 'flower/minis', 2)] }] },
    ],
  }))
  const at = (category: string, subcategory?: string) => loadCommerceCategory(context, { category, subcategory }, {})
  for (const there of [at('flower'), at('Flower', 'minis'), at('brands', 'alder'), at('all'), at('brands')])
    expect(await there).toMatchObject({ kind: 'choose' })
  for (const nowhere of [at('nowhere'), at('flower', 'nowhere'), at('brands', 'nowhere')].map(thrownBy))
    expect(isNotFound(await nowhere)).toBe(true)
  expect(seen[0]?.headers.get('store')).toBe('az_mesa')
})

test('[2b.1] a store of the other channel redirects to the same category of its menu, if it exists', async () => {
  const { context } = contextAt(sampleStore())
  const at = (params: Parameters<typeof loadCommerceCategory>[1], search = {}) =>
    leadsTo(loadCommerceCategory(context, params, search))
  expect(await at({ category: 'flower' }, { filter: 'strain_type:23444' })).toBe('/shopd/category/flower?strain=indica')
  expect(await at({ category: 'flower', subcategory: 'pre-rolls' })).toBe('/shopd/category/flower/pre-rolls')
  expect(await at({})).toBe('/shopd/category/all')
  expect(await at({ category: 'brands' })).toBe('/shopd/brands')
  expect(await loadCommerceCategory(context, { category: 'last-chance' }, {})).toMatchObject({
    kind: 'choose',
    chosen: 'Miami',
  })
})

test('[2b.1] [2b.3] a store of this channel redirects from /shopd to its category, filters included', async () => {
  const { context } = contextAt(mesa)
  const at = (params: Parameters<typeof loadCategory>[1], search = {}) => leadsTo(loadCategory(context, params, search))
  expect(await at({ category: 'flower', subcategory: 'minis' }, { strain: 'indica' })).toBe(
    '/category/flower/minis?filter=strain_type:23444',
  )
  expect(await at({ category: 'specials' })).toBe('/category/all?filter=is_sale:1')
  expect(await at({ category: 'all' }, { special: '7' })).toBe('/category/all?filter=is_sale:1')
})
