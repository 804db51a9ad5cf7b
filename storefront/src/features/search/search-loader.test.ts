import { openShop, initialEventsFrom } from '@leaflog/core'
import { searchIndexName } from '@leaflog/core/wire/search/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { PageContext } from '../../shared/page/context.ts'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { mesa, sentCard, sentListing } from '../../testing/category-samples.ts'
import { inEnglish } from '../../testing/texts.ts'
import { searchHead } from './search-head.ts'
import { loadSearch } from './search-loader.ts'

const now = Date.UTC(2026, 10, 20, 15)
const origin = 'https://shop.test'
const miami = sampleStore()
const body = z.object({ requests: z.array(z.record(z.string(), z.unknown())) })
const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 24 }

const contextAt = (
  dispensary: Dispensary | null,
  answers: { index?: object; products?: unknown; down?: boolean } = {},
) => {
  const cookies = new Map([['age_verification', JSON.stringify({ isVerified: true, verificationTime: now - 1000 })]])
  const url = new URL('https://shop.test/search')
  const seed = initialEventsFrom({
    read: (name) => cookies.get(name) ?? null,
    url,
    now,
    ageGateConfig: null,
    dispensary,
  })
  const searched: Record<string, unknown>[] = []
  const operations: { operation: string | null; variables: unknown }[] = []
  const context: PageContext = {
    http: async (request) => {
      if (answers.down === true) throw new TypeError('no connection')
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.startsWith('/api/search/')) {
        const { requests } = body.parse(await request.json())
        searched.push(...requests)
        return Response.json({ results: requests.map(() => answers.index ?? nothing) })
      }
      const operation = searchParams.get('operationName')
      const variables: unknown = JSON.parse(searchParams.get('variables') ?? '{}')
      operations.push({ operation, variables })
      const data =
        operation === 'findAppByStore'
          ? { findAppByStore: { app_id: 'APP', app_search_key: 'key' } }
          : { categoryList: [], products: answers.products ?? sentListing([]) }
      return Response.json({ data })
    },
    origin,
    menu: () => Promise.reject(new Error('a search reads no menu')),
    shop: openShop({ gateway: origin, brand: 'fernhill', storage: 'memory', seed }),
    now: () => now,
    drawnAt: now,
    ...inEnglish(),
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('unknown')),
    defaultView: null,
    pageData: '',
  }
  return { context, searched, operations }
}

const leadsTo = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (isRedirect(error) ? error.options.href : undefined),
  )

test('[4f.7] at an ordering store the index of the store and its state is searched, for the page’s own address', async () => {
  const { context, searched } = contextAt(miami)
  const page = await loadSearch(context, { q: ' blue  dream ', strain: 'sativa' })
  expect(page).toMatchObject({ kind: 'menu', term: 'blue dream', storeName: miami.store_name })
  expect(searched[0]).toMatchObject({
    indexName: searchIndexName(miami.store_code, miami.state_name),
    query: 'blue dream',
  })
  expect(searched[0]?.['facetFilters']).toContainEqual(['strain_type:SATIVA'])
  expect(searched[0]).not.toHaveProperty('clickAnalytics')
})

test('[5c.1] at a commerce store its own products are searched', async () => {
  const { context, searched, operations } = contextAt(mesa, { products: sentListing([sentCard('blue-dream')]) })
  const page = await loadSearch(context, { q: 'blue', filter: 'is_sale:1', brand: 'somebody' })
  expect(page).toMatchObject({ kind: 'category', term: 'blue', storeName: 'Mesa' })
  expect(searched).toEqual([])
  expect(operations[0]).toMatchObject({
    operation: 'categoryListing',
    variables: { search: 'blue', filter: { is_sale: { eq: '1' } } },
  })
})

test('a page beyond the last redirects to the last', async () => {
  const { context } = contextAt(miami, { index: { ...nothing, nbHits: 30, nbPages: 2 } })
  expect(await leadsTo(loadSearch(context, { q: 'blue', page: '9' }))).toBe('/search?q=blue&page=2')
})

test('an empty term sends no search', async () => {
  const { context, searched, operations } = contextAt(miami)
  expect(await loadSearch(context, { q: '   ' })).toMatchObject({ kind: 'start' })
  expect([...searched, ...operations]).toEqual([])
})

test('[8.9] an index that does not answer shows a page that says so', async () => {
  const { context } = contextAt(miami, { down: true })
  expect(await loadSearch(context, { q: 'blue' })).toMatchObject({ kind: 'unavailable', term: 'blue' })
})

test.each([{}, { q: 'blue' }, { q: '<img onerror>' }])('[5d.1] %j is not indexed', async (search) => {
  const { context } = contextAt(miami)
  const { meta, links } = await searchHead(context, await loadSearch(context, search))
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(links[0]?.href).toMatch(/^https:\/\/shop\.test\/search/)
})
