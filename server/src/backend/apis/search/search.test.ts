import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { productDetails, searchIndexName, searchResults } from '@leaflog/core/wire/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createNodeServer } from '../../../platform/node-http.ts'
import { silentLog } from '../../../platform/upstream.ts'
import type { Upstream } from '../../../platform/upstream.ts'
import { searchAppId, searchKey } from '../../rules/search/keys.ts'
import { openSample, sampleNow } from '../../rules/search/sample-menu.ts'
import { createSearch } from './search.ts'

const secret = 'a secret of tests'
const miami = searchIndexName('fl_miami', 'Florida')
const morgantown = searchIndexName('wv_morgantown', 'West Virginia')

let sample: Awaited<ReturnType<typeof openSample>>
let now = sampleNow
let search: Upstream
let server: ReturnType<typeof createNodeServer>
let port = 0

beforeAll(async () => {
  sample = await openSample()
  search = createSearch({
    db: sample.db,
    clock: () => now,
    ids: () => 'query_id_of_tests',
    searchKeySecret: secret,
    log: silentLog,
  })
  server = createNodeServer(search, { bodyLimit: 262_144, log: silentLog })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await sample.close()
})

const call = async (path: string, body?: unknown, headers: Record<string, string> = {}, method = 'POST') => {
  const response = await search(
    new Request(`http://search.test${path}`, {
      method,
      headers: {
        'x-algolia-application-id': searchAppId,
        'x-algolia-api-key': searchKey(secret, miami),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}
const found = z.looseObject({ hits: z.array(z.looseObject({ objectID: z.string() })), nbHits: z.int() })
const query = async (params: object) => found.parse((await call(`/1/indexes/${miami}/query`, params)).body)
const ids = (answer: unknown) => found.parse(answer).hits.map((hit) => hit.objectID)

describe('[4f.7] an index for each store and state', () => {
  test('[3.6] records are product details, featured first, with today’s prices and stock', async () => {
    const { body } = await call('/1/indexes/*/queries', { requests: [{ indexName: miami, hitsPerPage: 1000 }] })
    const results = searchResults(productDetails).parse(body).results
    expect(results[0]?.nbHits).toBe(5)
    expect(results[0]?.hits[0]?.objectID).toBe('p_og')
    const blue = results[0]?.hits.find((hit) => hit.objectID === 'p_blue')
    expect(blue?.variants[0]).toEqual({
      option: '3.5g',
      priceRec: 3500,
      specialPriceRec: 2800,
      priceMed: 3000,
      specialPriceMed: 2400,
    })
    expect(blue?.special_ids).toEqual(['s_monday'])
    expect(blue?.stock).toEqual({ '3.5g': 9, '7g': 9 })
  })

  test('[9c.5] a Monday special is not in the index of a Tuesday', async () => {
    now += 86_400_000
    expect((await query({ filters: 'special_ids:s_monday' })).nbHits).toBe(0)
    now += 6 * 86_400_000
    expect((await query({ filters: 'special_ids:s_monday' })).nbHits).toBe(1)
  })

  test('[4f.7] another store has its own products', async () => {
    const answer = await call(
      `/1/indexes/${morgantown}/query`,
      {},
      { 'x-algolia-api-key': searchKey(secret, morgantown) },
    )
    expect(ids(answer.body)).toEqual(['p_blue'])
    expect(answer.body).toMatchObject({ hits: [{ variants: [{ option: '3.5g' }], special_ids: [] }] })
  })
})

describe('[3.15.6] keys', () => {
  const refusal = { message: 'Invalid Application-ID or API key', status: 403 }
  test.each([
    ['no key', { 'x-algolia-api-key': '' }],
    ['a wrong key', { 'x-algolia-api-key': 'f'.repeat(32) }],
    ['the key of another store', { 'x-algolia-api-key': searchKey(secret, morgantown) }],
    ['another application', { 'x-algolia-application-id': 'OTHER' }],
  ])('%s opens nothing', async (_, headers) => {
    expect(await call(`/1/indexes/${miami}/query`, {}, headers)).toEqual({ status: 403, body: refusal })
    expect(await call('/1/indexes/*/queries', { requests: [{ indexName: miami }] }, headers)).toEqual({
      status: 403,
      body: refusal,
    })
    expect(await call(`/1/indexes/${miami}/p_og`, undefined, headers, 'GET')).toEqual({ status: 403, body: refusal })
  })

  test('one forbidden index in a batch refuses the whole batch', async () => {
    const answer = await call('/1/indexes/*/queries', { requests: [{ indexName: miami }, { indexName: morgantown }] })
    expect(answer).toEqual({ status: 403, body: refusal })
  })

  test('an unknown index is refused like a wrong key, even with its key', async () => {
    const nowhere = searchIndexName('nowhere', 'Florida')
    const key = { 'x-algolia-api-key': searchKey(secret, nowhere) }
    expect(await call(`/1/indexes/${nowhere}/query`, {}, key)).toEqual({ status: 403, body: refusal })
  })

  test('credentials may come in the query, with a body sent as text/plain', async () => {
    const path = `/1/indexes/*/queries?x-algolia-application-id=${searchAppId}&x-algolia-api-key=${searchKey(secret, miami)}`
    const request = new Request(`http://search.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        requests: [{ indexName: miami, params: 'query=balm&hitsPerPage=1&facets=%5B%22category%22%5D' }],
      }),
    })
    expect(await (await search(request)).json()).toMatchObject({
      results: [{ hits: [{ objectID: 'p_balm' }], facets: { category: { Topicals: 1 } } }],
    })
  })
})

describe('invalid requests are refused', () => {
  test.each([
    ['a body that is not JSON', '{"requests":', 400],
    ['no requests', '{}', 400],
    ['requests of another type', '{"requests":["x"]}', 400],
    ['a request without an index', '{"requests":[{}]}', 400],
    ['too many requests', JSON.stringify({ requests: Array.from({ length: 51 }, () => ({ indexName: miami })) }), 400],
    ['hitsPerPage over 1000', JSON.stringify({ requests: [{ indexName: miami, hitsPerPage: 1001 }] }), 400],
    ['a negative page', JSON.stringify({ requests: [{ indexName: miami, page: -1 }] }), 400],
    ['a malformed filter', JSON.stringify({ requests: [{ indexName: miami, filters: 'a AND' }] }), 400],
    ['a list as params', JSON.stringify({ requests: [{ indexName: miami, params: 7 }] }), 400],
  ])('%s', async (_, body, status) => {
    const answer = await call('/1/indexes/*/queries', body)
    expect(answer.status).toBe(status)
    expect(
      z.strictObject({ message: z.string().min(5), status: z.literal(status) }).safeParse(answer.body).success,
    ).toBe(true)
  })

  test('other paths and methods', async () => {
    expect((await call('/1/keys', {})).status).toBe(404)
    expect((await call('/1/indexes/%E0%A4%A/query', {})).status).toBe(404)
    expect((await call('/1/indexes/*/queries', undefined, {}, 'GET')).status).toBe(405)
    expect((await call(`/1/indexes/${miami}/p_og`, undefined, {}, 'DELETE')).status).toBe(405)
  })

  test('one object by its id', async () => {
    const one = await call(`/1/indexes/${miami}/p_blue?attributesToRetrieve=name`, undefined, {}, 'GET')
    expect(one).toEqual({ status: 200, body: { objectID: 'p_blue', name: 'Blueberry Haze' } })
    const missing = await call(`/1/indexes/${miami}/nothing`, undefined, {}, 'GET')
    expect(missing).toEqual({ status: 404, body: { message: 'ObjectID does not exist', status: 404 } })
  })
})

describe('[3.15.6] algoliasearch works unchanged', () => {
  const hosts = () => [{ url: '127.0.0.1', accept: 'readWrite' as const, protocol: 'http' as const, port }]

  test('the full client', async () => {
    const client = algoliasearch(searchAppId, searchKey(secret, miami), { hosts: hosts() })
    const { results } = await client.searchForHits<{ name: string }>({
      requests: [{ indexName: miami, query: 'gummies', facets: ['category'], clickAnalytics: true }],
    })
    expect(results[0]?.hits[0]?.name).toBe('Crème Brûlée Gummies')
    expect(results[0]?.queryID).toBe('query_id_of_tests')
    const single = await client.searchSingleIndex({ indexName: miami, searchParams: { filters: 'category:Vapes' } })
    expect(single.nbHits).toBe(1)
    const object = await client.getObject({ indexName: miami, objectID: 'p_balm' })
    expect(object['name']).toBe('Muscle Balm')
    const facet = await client.searchForFacetValues({
      indexName: miami,
      facetName: 'brand.name',
      searchForFacetValuesRequest: { facetQuery: 'va' },
    })
    expect(facet.facetHits).toEqual([{ value: 'Vapor Trail', highlighted: '<em>Vapor</em> Trail', count: 1 }])
  })

  test('the lite client, and a wrong key', async () => {
    const client = liteClient(searchAppId, searchKey(secret, miami), { hosts: hosts() })
    const { results } = await client.searchForHits({ requests: [{ indexName: miami, query: 'kush' }] })
    expect(results[0]?.hits[0]?.objectID).toBe('p_og')
    const wrong = liteClient(searchAppId, 'wrong', { hosts: hosts() })
    await expect(wrong.searchForHits({ requests: [{ indexName: miami }] })).rejects.toMatchObject({
      message: 'Invalid Application-ID or API key',
      status: 403,
    })
  })
})
