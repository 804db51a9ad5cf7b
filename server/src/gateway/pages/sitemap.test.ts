import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoGateway, type DemoGateway } from '../../testing/demo-gateway.ts'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)

describe('over the demo shop', () => {
  let shop: DemoGateway
  beforeAll(async () => {
    shop = await startDemoGateway({ config: { publicUrl: 'https://shop.example' } })
  }, 240_000)
  afterAll(() => shop.close())

  const read = async (path: string) => {
    const answer = await shop.app.inject({ url: path, headers: { host: 'evil.example' } })
    return { answer, paths: locations(answer.body).map((loc) => loc.replace('https://shop.example', '')) }
  }

  test('[1.8] the index names a file for each type of page, always at the public address', async () => {
    const { answer, paths } = await read('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.body).not.toContain('evil.example')
    expect(paths).toEqual([
      '/sitemap/pages-1.xml',
      '/sitemap/categories-1.xml',
      '/sitemap/brands-1.xml',
      '/sitemap/menu-products-1.xml',
      '/sitemap/shop-products-1.xml',
      '/sitemap/dispensaries-1.xml',
      '/sitemap/posts-1.xml',
    ])
  })

  test.each([
    ['pages', '/about', 20],
    ['categories', '/shopd/category/flower', 50],
    ['categories', '/category/flower', 50],
    ['brands', '/shopd/brands/', 50],
    ['brands', '/category/brands/', 50],
    ['menu-products', '/shopd/product/', 100],
    ['shop-products', '/product/', 100],
    ['dispensaries', '/dispensaries/florida', 9],
    ['posts', '/discover/blog/', 12],
  ])('[1.8] [5d.5] %s has %s', async (part, path, least) => {
    const { answer, paths } = await read(`/sitemap/${part}-1.xml`)
    expect(answer.statusCode).toBe(200)
    expect(paths.some((one) => one.startsWith(path))).toBe(true)
    expect(paths.length).toBeGreaterThanOrEqual(least)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('[1.8] unknown files are not found, and nothing is listed that robots.txt disallows', async () => {
    for (const path of ['/sitemap/pages-2.xml', '/sitemap/pages-0.xml', '/sitemap/pages-99999.xml'])
      expect((await shop.app.inject(path)).statusCode).toBe(404)
    const robots = await shop.app.inject('/robots.txt')
    const closed = [...robots.body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    expect(closed).toEqual(
      expect.arrayContaining(['/account', '/api/', '/cart', '/checkout', '/dev/', '/rewards', '/search']),
    )
    for (const part of ['pages', 'categories', 'brands', 'posts']) {
      const { paths } = await read(`/sitemap/${part}-1.xml`)
      expect(paths.filter((path) => closed.some((one) => path.startsWith(one)))).toEqual([])
    }
    expect(robots.body).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})

test('[1.8] a part that fails is left out for a minute, and the rest is served', async () => {
  const app = await startGateway({ commerce: unreachable, ordering: unreachable, search: unreachable })
  const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'shop.example' } })
  expect(locations(answer.body)).toEqual(['http://shop.example/sitemap/pages-1.xml'])
  expect(answer.headers['cache-control']).toBe('public, max-age=60, s-maxage=60, stale-while-revalidate=0')
  expect((await app.inject('/sitemap/posts-1.xml')).statusCode).toBe(502)
})

test('[1.8] lists are read once an hour, regardless of the number of requests', async () => {
  const commerce = fakeUpstream(() => new Response(null, { status: 404 }))
  const clock = virtualClock()
  const app = await startGateway({ commerce: commerce.send, clock })
  await app.inject('/sitemap/pages-1.xml')
  const { length } = commerce.seen
  await app.inject({ url: '/sitemap/pages-1.xml', headers: { host: 'other.example' } })
  expect(commerce.seen.length).toBe(length)
  clock.advance(2 * 3_600_000)
  await app.inject('/sitemap/pages-1.xml')
  expect(commerce.seen.length).toBeGreaterThan(length)
})

test('an invalid host gets no sitemap', async () => {
  const app = await startGateway()
  expect((await app.inject({ url: '/sitemap.xml', headers: { host: 'a"b' } })).statusCode).toBe(400)
  expect((await app.inject({ url: '/robots.txt', headers: { host: '<script>' } })).statusCode).toBe(400)
})
