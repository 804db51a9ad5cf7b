import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { sampleCommerceStore } from '../../testing/commerce-samples.ts'

test('[I11] a page that starts sends at once what an earlier one could not, without waiting for the pause', async () => {
  const world = createWorld()
  const browser = createBrowser(world)
  const asked: string[] = []
  const http = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === '/api/rest/stores') return Response.json([sampleCommerceStore()])
    asked.push(request.headers.get('x-query-name') ?? '')
    throw new TypeError('no network')
  }
  const { shop: first } = await browser.tab({ http })
  await first.dispensary.choose('az_mesa')
  await first.commerceCart.add({ sku: 'a', quantity: 1 })
  await world.clock.advance(600_000)
  const { status, nextTryAt } = first.getState().commerceCart.view
  expect(status).toBe('offline')
  first.dispose()
  asked.length = 0

  const { shop: later } = await browser.tab({ http })
  await expect.poll(() => asked).toContain('createEmptyCart')
  expect(world.clock.now()).toBeLessThan(nextTryAt ?? 0)
  later.dispose()
})
