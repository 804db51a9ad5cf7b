import { orderedIndexName, readIndexName, searchOrders } from '@leaflog/core/wire/search/search-order'
import { expect, test } from 'vitest'
import { readParams } from './params.ts'
import { inOrder } from './replicas.ts'
import { runSearch } from './run-search.ts'
import { sampleProducts } from './sample-menu.ts'
import { createStoreIndex } from './store-index.ts'

const index = createStoreIndex('menu_of_tests', sampleProducts())
const ids = async (order: (typeof searchOrders)[number], params: object = {}) => {
  const replica = inOrder(index, orderedIndexName(index.name, order), order)
  return (await runSearch(replica, readParams({ ...params }))).hits.map(({ objectID }) => objectID)
}

test('[4f.7] a replica’s name consists of the index’s name and the order’s', () => {
  for (const order of searchOrders) {
    const name = orderedIndexName('menu_fl_miami_florida', order)
    expect(readIndexName(name)).toEqual({ indexName: 'menu_fl_miami_florida', order })
  }
  expect(readIndexName('menu_fl_miami_florida')).toEqual({ indexName: 'menu_fl_miami_florida', order: null })
})

test('[3.8] a replica has the same records in its order, sold-out ones last', async () => {
  expect(await ids('price_rec_asc')).toEqual(['p_gummy', 'p_blue', 'p_og', 'p_cart', 'p_balm'])
  expect(await ids('price_med_desc')).toEqual(['p_cart', 'p_og', 'p_blue', 'p_gummy', 'p_balm'])
  expect(await ids('name_asc', { query: 'blue' })).toEqual(['p_cart', 'p_blue'])
  expect(await ids('thc_desc')).toHaveLength(5)
})

test('an answer of a replica has the replica’s name', async () => {
  const answer = await runSearch(inOrder(index, 'menu_of_tests_by_name_asc', 'name_asc'), readParams({}))
  expect(answer.index).toBe('menu_of_tests_by_name_asc')
})

test.each(['getRankingInfo', 'optionalWords', 'aroundLatLng', 'distinct', 'attributesToSnippet', '__proto__x'])(
  'an unsupported parameter that would change the answer is refused by name: %s',
  (name) => {
    expect(() => readParams({ query: 'x', [name]: true })).toThrow(`Unknown parameter: ${name}`)
  },
)

test('a parameter that only affects statistics is accepted', () => {
  const counting = { analytics: false, analyticsTags: ['phone'], userToken: 'visitor-1', enableABTest: false }
  expect(readParams({ query: 'x', ...counting }).query).toBe('x')
})
