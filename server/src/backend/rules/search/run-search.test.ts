import { beforeAll, describe, expect, test } from 'vitest'
import { readParams } from './params.ts'
import { runSearch } from './run-search.ts'
import { sampleProducts } from './sample-menu.ts'
import { createStoreIndex } from './store-index.ts'
import type { StoreIndex } from './store-index.ts'

let index: StoreIndex
beforeAll(() => {
  index = createStoreIndex('menu_of_tests', sampleProducts())
})
const query = (params: Record<string, unknown>) => runSearch(index, readParams(params))
const ids = (answer: Awaited<ReturnType<typeof query>>) => answer.hits.map((hit) => hit.objectID)

describe('text', () => {
  test.each([
    ['blueberry', ['p_blue']],
    ['bluebery', ['p_blue']],
    ['bleuberry', ['p_blue']],
    ['blu', ['p_cart', 'p_blue']],
    ['creme brulee', ['p_gummy']],
    ['crème', ['p_gummy']],
    ['sunny kush', ['p_og']],
    ['sativa cartrige', ['p_cart']],
    ['haze cartridge', []],
    ['zzzzzz', []],
    ['calm balm', ['p_balm']],
    ['balm', ['p_balm']],
    ['   ', ['p_og', 'p_blue', 'p_cart', 'p_gummy', 'p_balm']],
  ])('%s', async (text, expected) => {
    expect(ids(await query({ query: text })).toSorted()).toEqual(expected.toSorted())
  })

  test('without typo tolerance only exact spellings match', async () => {
    expect(ids(await query({ query: 'bluebery', typoTolerance: false }))).toEqual([])
  })

  test('an exact match ranks above a typo', async () => {
    expect(ids(await query({ query: 'haze' }))[0]).toBe('p_blue')
  })

  test('highlights are escaped', async () => {
    const answer = await query({ query: 'kush', attributesToHighlight: ['name', 'brand.name'] })
    expect(answer.hits[0]).toHaveProperty('_highlightResult', {
      name: {
        value: 'OG &lt;b&gt;<em>Kush</em>&lt;/b&gt;',
        matchLevel: 'full',
        fullyHighlighted: false,
        matchedWords: ['kush'],
      },
      brand: { name: { value: 'Sunny &amp; Co', matchLevel: 'none', matchedWords: [] } },
    })
  })

  test('an unknown searchable attribute is named in a 400', () => {
    expect(() => readParams({ query: 'x', restrictSearchableAttributes: ['stock'] })).toThrow(
      /'stock' is not searchable/,
    )
  })
})

describe('[3.8] pages, facets and attributes', () => {
  test('pages', async () => {
    const answer = await query({ page: 1, hitsPerPage: 2 })
    expect(answer).toMatchObject({ nbHits: 5, page: 1, nbPages: 3, hitsPerPage: 2 })
    expect(answer.hits).toHaveLength(2)
    expect(await query({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 5, nbPages: 0 })
    expect((await query({ page: 99 })).hits).toEqual([])
  })

  test('disjunctive facets through several queries', async () => {
    const narrowed = await query({ facetFilters: [['category:Flower']], facets: ['category', 'brand.name'] })
    expect(narrowed).toMatchObject({ facets: { category: { Flower: 2 }, 'brand.name': { 'Sunny & Co': 2 } } })
    const open = await query({ facets: 'category', hitsPerPage: '0' })
    expect(open).toMatchObject({ facets: { category: { Flower: 2, Edibles: 1, Topicals: 1, Vapes: 1 } } })
  })

  test('facets are limited to the most common values', async () => {
    const answer = await query({ facets: ['category'], maxValuesPerFacet: 1 })
    expect(answer).toHaveProperty('facets', { category: { Flower: 2 } })
    const alpha = await query({ facets: ['category'], maxValuesPerFacet: 1, sortFacetValuesBy: 'alpha' })
    expect(alpha).toHaveProperty('facets', { category: { Edibles: 1 } })
  })

  test('[2b.3] brand, strain and weight filters, prices in cents', async () => {
    const filters = 'brand.name:"Sunny & Co" AND strain_type:INDICA AND options:7g AND price_med < 3600'
    expect(ids(await query({ filters }))).toEqual(['p_og'])
    expect(ids(await query({ numericFilters: ['price_rec<=2000'] }))).toEqual(['p_gummy'])
    expect(ids(await query({ filters: 'in_stock:false' }))).toEqual(['p_balm'])
    expect(ids(await query({ facetFilters: ['brand.name:\\-Minus'] }))).toEqual(['p_balm'])
  })

  test('every facet, and the range of numeric ones', async () => {
    const answer = await query({ facets: ['*', 'price_rec'], query: '' })
    expect(answer).toMatchObject({
      facets: { strain_type: { SATIVA: 2, INDICA: 1 } },
      facets_stats: { price_rec: { min: 2000, max: 4500 } },
    })
  })

  test('hostile names find nothing and break nothing', async () => {
    const answer = await query({
      facets: ['__proto__', 'constructor'],
      filters: 'toString:x',
      attributesToRetrieve: ['__proto__.x'],
    })
    expect(answer).toMatchObject({ nbHits: 0, facets: {} })
  })

  test('attributesToRetrieve', async () => {
    const one = async (attributesToRetrieve: unknown) =>
      (await query({ query: 'muscle', attributesToHighlight: [], attributesToRetrieve })).hits[0]
    expect(await one(['name', 'brand.name'])).toEqual({
      objectID: 'p_balm',
      name: 'Muscle Balm',
      brand: { name: '-Minus' },
    })
    expect(await one([])).toEqual({ objectID: 'p_balm' })
    expect(await one(['-description'])).not.toHaveProperty('description')
    expect(await one(['variants.option'])).toEqual({
      objectID: 'p_balm',
      variants: [{ option: '3.5g' }, { option: '7g' }],
    })
  })
})
