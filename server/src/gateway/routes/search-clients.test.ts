/**
 * The unchanged npm client through the gateway, over the embedded index and over a simulated Algolia host
 * (`SEARCH_URL`).
 */
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAppId, searchKey } from '../../backend/rules/search/keys.ts'
import { openSample, sampleNow } from '../../backend/rules/search/sample-menu.ts'
import { createSearch } from '../../backend/apis/search/search.ts'
import { httpExchange } from '../../platform/exchange-http.ts'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { createNodeServer } from '../../platform/node-http.ts'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json, silentLog } from '../../platform/upstream.ts'
import { z } from 'zod'
import type { UpstreamTarget } from '../http/upstream-call.ts'

const secret = 'a secret of tests'
const index = 'menu_fl_miami_florida'
type Hit = { name: string; brand: { name: string } }

/** Answers of a real application to these searches, with the fields that its clients read. */
const hit = (objectID: string, name: string, brand: string) => ({
  objectID,
  name,
  brand: { name: brand },
  _highlightResult: { name: { value: name, matchLevel: 'none', matchedWords: [] } },
})
const blue = hit('p_blue', 'Blueberry Haze', 'Sunny & Co')
const og = hit('p_og', 'OG <b>Kush</b>', 'Sunny & Co')
const recorded: Readonly<Record<string, object>> = {
  blueberry: { hits: [blue], nbHits: 1, facets: { category: { Flower: 1 } } },
  flower: { hits: [og, blue], nbHits: 2, facets: { category: { Flower: 2 } } },
}
const request = z.looseObject({ query: z.string().optional(), type: z.string().optional(), indexName: z.string() })
const algolia = fakeUpstream((seen) => {
  if (seen.url.pathname !== '/1/indexes/*/queries') return json({ message: 'Not found', status: 404 }, 404)
  if (seen.headers['x-algolia-api-key'] !== 'recordedkey')
    return json({ message: 'Invalid Application-ID or API key', status: 403 }, 403)
  const { requests } = z.object({ requests: z.array(request) }).parse(JSON.parse(seen.body))
  const results = requests.map(({ query = '', type, indexName }) =>
    type === 'facet'
      ? {
          facetHits: [{ value: 'Vapor Trail', highlighted: '<em>Vapor</em> Trail', count: 1 }],
          exhaustiveFacetsCount: true,
        }
      : {
          ...recorded[query],
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          query,
          params: `query=${query}`,
          index: indexName,
          exhaustiveNbHits: true,
          processingTimeMS: 1,
          processingTimingsMS: { total: 1 },
          renderingContent: {},
          serverTimeMS: 2,
        },
  )
  return json({ results })
})

type Side = { appId: string; key: string; target: UpstreamTarget; close: () => Promise<void> }
const sides: Record<string, () => Promise<Side>> = {
  'the embedded index': async () => {
    const sample = await openSample()
    const options = { db: sample.db, clock: () => sampleNow, ids: () => 'query_1', searchKeySecret: secret }
    const exchange = inProcessExchange(createSearch({ ...options, log: silentLog }))
    return {
      appId: searchAppId,
      key: searchKey(secret, index),
      target: { name: 'search', base: 'https://search.example', exchange },
      close: sample.close,
    }
  },
  'a real application': async () => {
    const server = createNodeServer(algolia.send, { bodyLimit: 262_144, log: silentLog })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const base = `http://127.0.0.1:${address.port}`
    const { exchange, close } = httpExchange(base, 4000)
    return {
      appId: 'REALAPP',
      key: 'recordedkey',
      target: { name: 'search', base, exchange },
      close: async () => {
        await close()
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  },
}

describe.each(Object.entries(sides))('[3.15.6] algoliasearch through the gateway, over %s', (_name, open) => {
  let side: Side
  let app: Awaited<ReturnType<typeof startGateway>>
  let settings: { hosts: { url: string; accept: 'readWrite'; protocol: 'http' }[] }
  beforeAll(async () => {
    side = await open()
    app = await startGateway({ targets: { search: side.target } })
    const { host } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    settings = { hosts: [{ url: `${host}/api/search`, accept: 'readWrite', protocol: 'http' }] }
  })
  afterAll(async () => {
    await app.close()
    await side.close()
  })

  test('[4f.7] one search', async () => {
    const client = algoliasearch(side.appId, side.key, settings)
    const { results } = await client.searchForHits<Hit>({
      requests: [{ indexName: index, query: 'blueberry', facets: ['category'], attributesToHighlight: ['name'] }],
    })
    expect(results[0]?.hits.map(({ objectID, name, brand }) => [objectID, name, brand.name])).toEqual([
      ['p_blue', 'Blueberry Haze', 'Sunny & Co'],
    ])
    expect(results[0]).toMatchObject({ nbHits: 1, page: 0, nbPages: 1, facets: { category: { Flower: 1 } } })
  })

  test('suggestions: several searches and a search of facets in one call', async () => {
    const client = liteClient(side.appId, side.key, settings)
    const { results } = await client.search<Hit>({
      requests: [
        { indexName: index, query: 'flower', facets: ['category'] },
        { indexName: index, type: 'facet', facet: 'brand.name', facetQuery: 'va' },
      ],
    })
    expect(results[0]).toMatchObject({ nbHits: 2, hits: [{ objectID: 'p_og' }, { objectID: 'p_blue' }] })
    expect(results[1]).toMatchObject({
      facetHits: [{ value: 'Vapor Trail', highlighted: '<em>Vapor</em> Trail', count: 1 }],
    })
  })

  test('a wrong key is a client error, with the service’s message', async () => {
    const client = liteClient(side.appId, 'wrongkey', settings)
    await expect(client.searchForHits({ requests: [{ indexName: index, query: 'x' }] })).rejects.toMatchObject({
      message: 'Invalid Application-ID or API key',
      status: 403,
    })
  })

  test('a refusal by the gateway is a client error too', async () => {
    const client = liteClient(side.appId, side.key, settings)
    const refused = client.searchForHits({ requests: [{ indexName: 'customers', query: 'x' }] })
    await expect(refused).rejects.toMatchObject({ status: 400 })
    await expect(refused).rejects.toThrow('couldn’t be read')
  })
})

test('[7d.3] a query with an id is not shared; other searches are', async () => {
  let ids = 0
  const upstream = fakeUpstream(() => json({ results: [{ hits: [], queryID: `query_${++ids}` }] }))
  const app = await startGateway({ search: upstream.send })
  const ask = (one: object) =>
    app.inject({
      method: 'POST',
      url: '/api/search/1/indexes/*/queries',
      headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key1', 'content-type': 'text/plain' },
      payload: JSON.stringify({ requests: [{ indexName: index, query: 'kief', ...one }] }),
    })
  for (const one of [
    { clickAnalytics: true },
    { params: 'clickAnalytics=true' },
    { params: { clickAnalytics: true } },
  ]) {
    const [first, second] = [await ask(one), await ask(one)]
    expect(first.body).not.toBe(second.body)
    expect(first.headers['cache-control']).toBe('private, no-store')
  }
  const before = upstream.seen.length
  await ask({})
  await ask({})
  expect(upstream.seen).toHaveLength(before + 1)
})
