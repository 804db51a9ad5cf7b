import { expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { answerOf, hitOf, miami, fakeSearchIndex } from '../../testing/fake-search-index.ts'
import { highlightMarks } from '../../wire/search/search-answers.ts'
import { searchIndexes } from './ask-index.ts'
import { suggestAtMenu } from '../../rules/search/suggest-at-menu.ts'
import { type AskCategories, suggestOnCategories } from './suggest-on-categories.ts'

const { pre, post } = highlightMarks
const shop = 'https://shop.example'
const search = { store: miami, mode: 'RECREATIONAL', counted: false } as const
const shown = (pieces: readonly { text: string; marked: boolean }[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

const played = () =>
  fakeSearchIndex((asked) => {
    if (asked['type'] !== 'facet')
      return answerOf(
        [hitOf('Blueberry Haze', { menu_type: 'BOTH' }, `${pre}Blueberry${post} Haze`), hitOf('Blue Hour')],
        asked['clickAnalytics'] === true ? { queryID: 'query-1' } : {},
      )
    const value = asked['facet'] === 'category' ? 'Blue Things' : 'Blue & Co'
    const highlighted = `${pre}Blue${post}${value.slice(4).replace('&', '&amp;')}`
    return { facetHits: [{ value, highlighted, count: 3 }] }
  })

test('[4f.7] [7a.22] suggestions of a menu: one call to the index of store and state, with the store’s own key', async () => {
  const { http, calls, keysAsked } = played()
  const indexes = searchIndexes(http, shop)
  const found = await suggestAtMenu(indexes, search, 'blue')
  await suggestAtMenu(indexes, search, 'blueb')
  expect(calls).toHaveLength(2)
  expect(keysAsked()).toBe(1)
  expect(calls[0]?.headers.get('x-algolia-api-key')).toBe('key-1')
  expect(calls[0]?.requests.map(({ indexName, type, facet }) => [indexName, type, facet])).toEqual([
    ['menu_fl_miami_florida', undefined, undefined],
    ['menu_fl_miami_florida', 'facet', 'category'],
    ['menu_fl_miami_florida', 'facet', 'brand.name'],
  ])
  for (const request of calls[0]?.requests ?? [])
    expect(request['facetFilters']).toEqual([['menu_type:BOTH', 'menu_type:RECREATIONAL']])
  expect(found.products.map(({ name, position }) => [shown(name), position])).toEqual([
    ['[Blueberry] Haze', 1],
    ['Blue Hour', 2],
  ])
  expect(found.categories.map(({ label, href }) => [shown(label), href])).toEqual([
    ['[Blue] Things', '/shopd/category/blue-things'],
  ])
  expect(found.brands.map(({ label, href }) => [shown(label), href])).toEqual([
    ['[Blue] & Co', '/shopd/brands/blue-and-co'],
  ])
  expect(found.terms).toEqual(['blueberry'])
})

test('[7d.3] only who allows it is counted', async () => {
  const { http, calls } = played()
  const indexes = searchIndexes(http, shop)
  expect((await suggestAtMenu(indexes, search, 'blue')).foundBy).toBeNull()
  expect(calls[0]?.requests[0]).not.toHaveProperty('clickAnalytics')
  expect((await suggestAtMenu(indexes, { ...search, counted: true }, 'blue')).foundBy).toEqual({
    storeCode: 'fl_miami',
    index: 'menu_fl_miami_florida',
    queryID: 'query-1',
  })
})

test('a key that is no longer good is asked for anew', async () => {
  const { http, keysAsked } = played()
  let refuse = true
  const indexes = searchIndexes((request) => {
    if (!request.url.includes('/api/search/') || !refuse) return http(request)
    refuse = false
    return Promise.resolve(
      Response.json({ message: 'Invalid Application-ID or API key', status: 403 }, { status: 403 }),
    )
  }, shop)
  await expect(suggestAtMenu(indexes, search, 'blue')).rejects.toMatchObject({ code: 'SERVICE_REFUSED' })
  await suggestAtMenu(indexes, search, 'blue')
  expect(keysAsked()).toBe(2)
})

const card = {
  __typename: 'SimpleProduct',
  sku: 'BLU-1',
  name: 'Blue Dream <b>',
  url_key: 'blue-dream',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: null,
  brand_name: 'Blue & Co',
  strain_type_label: 'Sativa',
  thc_percentage: null,
  is_medical_only: 0,
  price_range: {
    minimum_price: {
      regular_price: { value: 40, currency: 'USD' },
      final_price: { value: 30, currency: 'USD' },
    },
    maximum_price: null,
  },
}
const leaf = (name: string, url_path: string, product_count: number) => ({ name, url_path, product_count })

test('[5c.1] suggestions of a commerce store: its search, and categories and brands by name', async () => {
  const asked: [string, unknown][] = []
  const ask: AskCategories = async (document, variables) => {
    asked.push([document.operationName, variables])
    return document.result.parse(
      document.operationName === 'suggestOnCategories'
        ? { products: { total_count: 1, items: [card], suggestions: [{ search: 'blue kush' }, null] } }
        : {
            categoryList: [
              {
                children: [
                  { ...leaf('Flower', 'flower', 9), children: [leaf('Blue Buds', 'flower/blue-buds', 2)] },
                  { ...leaf('Blue and empty', 'blue', 0), children: [] },
                ],
              },
            ],
            brands: [{ children: [leaf('Blue & Co', 'brands/blue-co', 4)] }],
          },
    )
  }
  const told: unknown[] = []
  const found = await suggestOnCategories(ask, (error) => told.push(error), 'blue')
  expect(told).toEqual([])
  expect(asked[0]).toEqual(['suggestOnCategories', { search: 'blue', pageSize: 6 }])
  expect(found.products[0]).toMatchObject({
    href: '/product/blue-dream',
    strain: 'SATIVA',
    price: { from: 3000, was: 4000, several: false },
  })
  expect(shown(found.products[0]?.name ?? [])).toBe('[Blue] Dream <b>')
  expect(found.categories.map(({ href }) => href)).toEqual(['/category/flower/blue-buds'])
  expect(found.brands.map(({ href, count }) => [href, count])).toEqual([['/category/brands/blue-co', 4]])
  expect(found.terms).toEqual(['blue kush'])
})

test('[8.23] without the names of categories there are products all the same; why is told where it is a defect', async () => {
  for (const [code, tells] of [
    ['NETWORK_FAILED', []],
    ['SERVICE_UNAVAILABLE', []],
    ['SERVICE_ANSWER_INVALID', ['SERVICE_ANSWER_INVALID']],
  ] as const) {
    const told: unknown[] = []
    const ask: AskCategories = async (document) => {
      if (document.operationName !== 'suggestOnCategories') throw new LeaflogError(code)
      return document.result.parse({ products: { total_count: 1, items: [card], suggestions: [] } })
    }
    const tell = (error: unknown) => told.push(error instanceof LeaflogError ? error.code : error)
    expect(await suggestOnCategories(ask, tell, 'blue')).toMatchObject({ total: 1, categories: [], brands: [] })
    expect(told).toEqual(tells)
  }
})
