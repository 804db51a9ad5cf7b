import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDemoGateway, type DemoGateway } from '../../testing/demo-gateway.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'

const clock = virtualClock()
let shop: DemoGateway
let atOnce = 0
let most = 0

const drawing = async (): Promise<Response> => {
  atOnce += 1
  most = Math.max(most, atOnce)
  await new Promise(setImmediate)
  atOnce -= 1
  return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  shop = await startDemoGateway({
    config: { staticPages: true, publicUrl: 'https://shop.example' },
    deps: { clock, storefront: { assets: { scripts: [], styles: [], preloads: [] }, render: drawing } },
  })
}, 240_000)
afterAll(() => shop.close())

test('[9c.6] once it listens, the server renders 100 categories and 100 products in sequence', async () => {
  const drawn = vi.spyOn(shop.app, 'inject')
  await shop.app.ready()
  expect(drawn).not.toHaveBeenCalled()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(
    () => {
      // The clock stands still while the lists are read.
      if (drawn.mock.calls.length > 0) clock.advance(1000)
      expect(drawn).toHaveBeenCalledTimes(200)
    },
    { timeout: 100_000, interval: 1 },
  )
  const calls: readonly (readonly unknown[])[] = drawn.mock.calls
  const paths = calls.map(([asked]) =>
    typeof asked === 'object' && asked !== null && 'url' in asked ? String(asked.url) : '',
  )
  const isProduct = (path: string) => /^\/(shopd\/)?product\//.test(path)
  expect(paths.filter(isProduct)).toHaveLength(100)
  expect(paths.filter((path) => !isProduct(path))).toHaveLength(100)
  expect(paths).toContain('/shopd/category/flower')
  expect(new Set(paths).size).toBe(200)
  expect(most).toBe(1)
}, 120_000)
