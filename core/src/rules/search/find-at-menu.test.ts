import { expect, test } from 'vitest'
import type { Http } from '../../ports/ports.ts'
import { type Asked, answerOf, hitOf, miami, fakeSearchIndex } from '../../testing/fake-search-index.ts'
import { highlightMarks } from '../../wire/search/search-answers.ts'
import { searchIndexes } from '../../sdk/search/ask-index.ts'
import { findAtMenu } from './find-at-menu.ts'
import { emptyResultsQuery, type ResultsQuery } from './results-query.ts'

const { pre, post } = highlightMarks
const search = { store: miami, mode: 'MEDICAL', counted: false } as const
const find = async (query: Partial<ResultsQuery>, answer: (asked: Asked, position: number) => object) => {
  const played = fakeSearchIndex(answer)
  const results = await findAtMenu(searchIndexes(played.http, 'https://shop.example'), search, {
    ...emptyResultsQuery,
    ...query,
  })
  return { results, calls: played.calls }
}
const facets = { category: { Flower: 2 }, 'brand.name': { Fernhill: 2 }, price_med: { 1500: 1, 2000: 1, 7000: 2 } }

test('[5c.1] a page of results in the mode, with its price ranges', async () => {
  const { results, calls } = await find({ text: 'blue', page: 2, sort: 'price' }, () =>
    answerOf([hitOf('Blue Hour')], { nbHits: 30, nbPages: 2, facets }),
  )
  expect(calls).toHaveLength(1)
  expect(calls[0]?.requests[0]).toMatchObject({
    indexName: 'menu_fl_miami_florida_by_price_med_asc',
    query: 'blue',
    page: 1,
    hitsPerPage: 24,
    facetFilters: [['menu_type:BOTH', 'menu_type:MEDICAL']],
  })
  expect(results).toMatchObject({ total: 30, page: 2, pages: 2, corrected: null, shorter: [] })
  expect(results.products.map(({ name }) => name)).toEqual(['Blue Hour'])
  expect(results.facets.category).toEqual([{ value: 'Flower', count: 2, selected: false }])
  expect(results.prices).toEqual([
    { value: 'under-20', count: 1, selected: false },
    { value: '20-40', count: 1, selected: false },
    { value: 'over-60', count: 2, selected: false },
  ])
})

test('[3.8] a facet’s own choice does not affect the counts beside it', async () => {
  const chosen = { ...emptyResultsQuery.chosen, brand: ['Fernhill', '-Minus'] }
  const { results, calls } = await find({ text: 'blue', chosen, price: '20-40' }, (asked) =>
    answerOf([], {
      nbHits: 1,
      facets: asked['hitsPerPage'] === 0 ? { 'brand.name': { Fernhill: 2, Sunny: 5 } } : facets,
    }),
  )
  const [main, , brands, prices] = calls[0]?.requests ?? []
  const own = ['brand.name:Fernhill', 'brand.name:\\-Minus']
  expect(main?.['facetFilters']).toEqual([['menu_type:BOTH', 'menu_type:MEDICAL'], own])
  expect(main?.['numericFilters']).toEqual(['price_med >= 2000', 'price_med < 4000'])
  expect(brands?.['facetFilters']).toEqual([['menu_type:BOTH', 'menu_type:MEDICAL']])
  expect(brands?.['numericFilters']).toEqual(['price_med >= 2000', 'price_med < 4000'])
  expect(prices?.['facetFilters']).toContainEqual(own)
  expect(prices).not.toHaveProperty('numericFilters')
  expect(results.facets.brand).toEqual([
    { value: 'Fernhill', count: 2, selected: true },
    { value: 'Sunny', count: 5, selected: false },
    { value: '-Minus', count: 0, selected: true },
  ])
})

test('did you mean: without a literal match, the correction is shown', async () => {
  const hit = hitOf('Blueberry Haze', {}, `${pre}Blueberry${post} ${pre}Haze${post}`)
  const answer = (asked: Asked) => answerOf(asked['typoTolerance'] === false ? [] : [hit])
  expect((await find({ text: 'bluebery haze' }, answer)).results.corrected).toBe('blueberry haze')
  expect((await find({ text: 'blueberry haz' }, () => answerOf([hit]))).results.corrected).toBeNull()
})

test('without results, single words that match something are offered', async () => {
  const { results, calls } = await find({ text: 'blue zzz hammock' }, (asked) =>
    answerOf([], { nbHits: asked['query'] === 'blue' ? 4 : 0 }),
  )
  expect(calls).toHaveLength(2)
  expect(results.shorter).toEqual([{ term: 'blue', count: 4 }])
})

test('[8.13] failed requests for single words are ignored; an invalid answer to them is an error', async () => {
  const findWith = (second: () => Promise<Response>) => {
    const played = fakeSearchIndex(() => answerOf([]))
    const http: Http = (request) =>
      played.calls.length === 0 || request.method === 'GET' ? played.http(request) : second()
    const query = { ...emptyResultsQuery, text: 'blue zzz hammock' }
    return findAtMenu(searchIndexes(http, 'https://shop.example'), search, query)
  }
  expect(await findWith(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({ total: 0, shorter: [] })
  expect(await findWith(async () => new Response(null, { status: 503 }))).toMatchObject({ total: 0, shorter: [] })
  const wrong = findWith(async () => Response.json({ results: [{ nbHits: 'many' }, {}, {}] }))
  await expect(wrong).rejects.toMatchObject({ code: 'SERVICE_ANSWER_INVALID' })
})

test('an answer of another shape is an error, not an empty page', async () => {
  await expect(find({ text: 'blue' }, () => ({ hits: 'none' }))).rejects.toMatchObject({
    code: 'SERVICE_ANSWER_INVALID',
  })
})
