import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bases, fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

/**
 * Path traversal: dot segments in every encoding that some server once decoded, other hosts, and override headers that
 * some server once trusted. Each is sent as bytes over a real connection, under several of our addresses.
 */
const climbs = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%25252e%25252e',
  '..%2f',
  '..%2F..%2F',
  '..%5c',
  '..\\',
  '%2e%2e%2f',
  '%2e%2e%5c',
  '..%00',
  '..%0d%0a',
  '..;',
  '..;/',
  '....//',
  '..%c0%af',
  '%c0%ae%c0%ae',
  '..%e0%80%af',
  '%uff0e%uff0e',
  '..%ef%bc%8f',
  '.%00.',
  '..%09',
  '..#',
  '..?',
  '%ff%fe',
  '..',
  '%2f%2f',
] as const
const places = [
  '/media/',
  '/media/products/',
  '/api/ordering/',
  '/api/rest/',
  '/api/content/',
  '/api/search/1/indexes/',
] as const
const climbing = places.flatMap((place) => climbs.map((climb) => `${place}${climb}/rest/all/V1/customers`))

const others = [
  'https://commerce.example/rest/all/V1/customers',
  '//evil.example/media/a.jpg',
  '/\\evil.example/media/a.jpg',
  '/media//evil.example/a.jpg',
  '/media/http://evil.example/a.jpg',
  '/media/https:%2f%2fevil.example/a.jpg',
  '/media/@evil.example/a.jpg',
  '/media/a.jpg/../../rest/all/V1/customers',
  '/media/a.jpg%00.png',
  '/media/a.jpg%0d%0aHost:%20evil.example',
  '/media/.env',
  '/media/.git/config.jpg',
  '/media/a/b/c/d/e/f/g.jpg',
  '/api/rest/store/storeViews',
  '/api/rest/all/V1/customers/search',
  '/api/rest/default/V1/orders',
  '/api/rest/stores/../../../rest/all/V1/customers',
  '/api/rest/stores;storeCode=admin',
  '/api/rest/stores%2f..%2fcustomers',
  '/api/content/../graphql',
  '/api/content/data_header',
  '/api/content/constructor',
  '/api/content/__proto__',
  '/api/ordering/cart/constructor',
  '/api/ordering/cart/__proto__',
  '/api/ordering/../graphql/admin',
  '/rest/all/V1/store/storeViews',
  '/graphql',
  '/1/indexes/*/queries',
  '/api/public/cart/get/1%7C12345678',
  '/api/v2/categories/1/DEFAULT/',
] as const

/** The upstream request if one of these is trusted. */
const overrides: Readonly<Record<string, string>>[] = [
  { 'x-original-url': '/rest/all/V1/customers' },
  { 'x-rewrite-url': '/rest/all/V1/customers' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-path': '/rest/all/V1/customers' },
  { 'x-forwarded-prefix': '/rest/all/V1/customers?' },
  { 'x-forwarded-uri': '/rest/all/V1/customers' },
  { 'x-host': 'evil.example' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' },
  { host: 'commerce.example/rest/all/V1/customers?' },
  { 'x-upstream': 'https://evil.example' },
]

/** Every upstream address that a GET of the gateway may request. */
const allowed = [
  /^https:\/\/commerce\.example\/base\/graphql\?/,
  /^https:\/\/commerce\.example\/base\/rest\/all\/V1\/store\/storeViews$/,
  /^https:\/\/ordering\.example\/api\/v2\/categories\/\d{1,10}\/DEFAULT\/$/,
  /^https:\/\/media\.example\/media(\/[A-Za-z0-9_][A-Za-z0-9_-]*)+\.(jpg|png|webp|svg|jpeg)(\?(width|height|quality|auto|format)=[a-z0-9]+(&|$))?/,
]

const isAllowed = (url: string): boolean => allowed.some((form) => form.test(url))

const upstream = fakeUpstream(({ url }) =>
  url.hostname === 'media.example' ? new Response('', { status: 404 }) : json({ data: {} }),
)
let origin = ''
const agent = new Agent()
const app = await startGateway({
  commerce: upstream.send,
  ordering: upstream.send,
  search: upstream.send,
  media: upstream.send,
})
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await agent.close()
})

const send = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  upstream.seen.splice(0)
  const answer = await agent.request({ origin, path, method: 'GET', headers })
  await answer.body.dump()
  return { status: answer.statusCode, asked: upstream.seen.map(({ url }) => url.href) }
}

describe('addresses', () => {
  test('[7b.1] the table holds at least 200 variants', () => {
    expect(climbing.length + others.length + overrides.length * 5).toBeGreaterThanOrEqual(200)
    expect(Object.values(bases)).toHaveLength(5)
  })

  test.each([...climbing, ...others])('[7b.1] %s reaches nothing', async (path) => {
    const { status, asked } = await send(path)
    expect(asked).toEqual([])
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('override headers', () => {
  test.each(
    overrides.flatMap((headers) =>
      [
        '/api/rest/stores',
        '/api/ordering/categories?storeId=7',
        '/media/products/a.jpg?width=10',
        '/api/graphql?query={a}',
      ].map((path) => [path, headers] as const),
    ),
  )('[7b.1] %s with %j makes the usual upstream request', async (path, headers) => {
    const { asked } = await send(path, headers)
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(asked.filter((url) => !isAllowed(url))).toEqual([])
    for (const { method } of upstream.seen) expect(method).toBe('GET')
  })
})

describe('query parameters, and a whole address as a path', () => {
  test.each([
    'http://evil.example/api/rest/stores',
    'http://evil.example/media/a.jpg',
    '/media/a.jpg?width=10&width=20',
    '/media/a.jpg?url=https://evil.example/a.jpg&width=10',
    '/media/a.jpg?width=10%26path=..',
    '/media/a.jpg?format=pjpg&auto=webp&quality=80#x',
    '/api/ordering/categories?storeId=7&path=../../x&hideoutofstock=0',
    '/api/ordering/categories?storeId=7%2f..%2f8',
    '/api/ordering/categories?storeId[]=7',
    '/api/ordering/cart?storeId=7&cartId=..%2f..%2fadmin',
    '/api/graphql?query={a}&__proto__[x]=1&host=evil.example',
  ])('[7b.1] %s requests only what is allowed', async (path) => {
    const { asked } = await send(path)
    expect(asked.filter((url) => !isAllowed(url))).toEqual([])
  })
})
