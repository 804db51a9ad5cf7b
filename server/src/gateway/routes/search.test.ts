import { liteClient } from 'algoliasearch/lite'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const URL = '/api/search/1/indexes/*/queries'
const credentials = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key1' }
const search = { requests: [{ indexName: 'menu_fl_miami_florida', query: 'kief' }] }
const found = () =>
  fakeUpstream((seen) => json({ results: [{ hits: [], body: seen.body, key: seen.headers['x-algolia-api-key'] }] }))

const ask = (
  app: Awaited<ReturnType<typeof startGateway>>,
  body: unknown,
  headers: Record<string, string> = {},
  url = URL,
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...credentials, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('the search relay', () => {
  test('[3.15.6] [4f.7] a search reaches the index with app id and key, and nothing else', async () => {
    const upstream = found()
    const app = await startGateway({ search: upstream.send })
    expect((await ask(app, { ...search, extra: 1 }, { cookie: 'a=1', referer: 'x' })).statusCode).toBe(200)
    const [seen] = upstream.seen
    expect(seen?.url.href).toBe('https://search.example/1/indexes/*/queries')
    expect(seen?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      ...credentials,
      traceparent: someTrace,
    })
    expect(JSON.parse(seen?.body ?? '')).toEqual(search)
  })

  test('[3.15.6] the lite client of algoliasearch works on it unchanged', async () => {
    const upstream = found()
    const app = await startGateway({ search: upstream.send })
    const address = new globalThis.URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const client = liteClient('APP', 'key1', {
      hosts: [{ url: `${address.host}/api/search`, accept: 'readWrite', protocol: 'http' }],
    })
    const answer = await client.search({
      requests: [{ indexName: 'menu_fl_miami_florida', query: 'kief', hitsPerPage: 3 }],
    })
    await app.close()
    expect(answer.results).toHaveLength(1)
    expect(upstream.seen[0]?.headers).toMatchObject(credentials)
    expect(upstream.seen[0]?.url.search).toBe('')
  })

  test('[9g.1] the same search is made once, another body or key is another search', async () => {
    const upstream = found()
    const app = await startGateway({ search: upstream.send })
    const first = await ask(app, search)
    await ask(app, search)
    await ask(app, search, { 'x-algolia-api-key': 'key2' })
    await ask(app, { requests: [{ indexName: 'menu_fl_miami_florida', query: 'kie' }] })
    expect(upstream.seen).toHaveLength(3)
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=120, stale-while-revalidate=60')
  })

  test.each([
    ['another index', { requests: [{ indexName: 'customers' }] }],
    ['a path for an index', { requests: [{ indexName: 'menu_../../keys' }] }],
    ['no searches', { requests: [] }],
    ['too many searches', { requests: Array(33).fill(search.requests[0]) }],
    ['no object', []],
    ['broken JSON', '{"requests":'],
  ])('%s is not forwarded', async (_name, body) => {
    const upstream = found()
    const app = await startGateway({ search: upstream.send })
    expect((await ask(app, body)).statusCode).toBe(400)
    expect(upstream.seen).toEqual([])
  })

  test.each([{ 'x-algolia-api-key': '' }, { 'x-algolia-api-key': 'a b' }, { 'x-algolia-application-id': 'a/../b' }])(
    'malformed credentials are not forwarded: %j',
    async (headers) => {
      const upstream = found()
      const app = await startGateway({ search: upstream.send })
      expect((await ask(app, search, headers)).statusCode).toBe(400)
      expect(upstream.seen).toEqual([])
    },
  )

  test('a key that does not open the index: the service refuses, and it is not cached', async () => {
    const upstream = fakeUpstream(() => json({ message: 'Invalid Application-ID or API key', status: 403 }, 403))
    const app = await startGateway({ search: upstream.send })
    expect((await ask(app, search)).statusCode).toBe(403)
    await ask(app, search)
    expect(upstream.seen).toHaveLength(2)
  })

  test.each([
    '/api/search/1/indexes/menu_a/queries',
    '/api/search/1/indexes/**/queries',
    '/api/search/1/keys',
    '/api/search/1/indexes/*/settings',
  ])('%s is not one of our addresses', async (url) => {
    const upstream = found()
    const app = await startGateway({ search: upstream.send })
    expect((await ask(app, search, {}, url)).statusCode).toBe(404)
    expect(upstream.seen).toEqual([])
  })

  test('a body over 64 KB is refused', async () => {
    const app = await startGateway({ search: found().send })
    expect((await ask(app, { requests: [{ ...search.requests[0], query: 'x'.repeat(70_000) }] })).statusCode).toBe(413)
  })
})
