/** How long the cart's id stays in local storage: as long as the store's answer says. */
import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { sampleCommerceStore } from '../../testing/commerce-samples.ts'
import { guestCart } from '../../testing/commerce-shopping.ts'

/**
 * What local storage keeps for a guest's new cart, and when it was created, at a store with this lifetime in minutes.
 */
async function keptAt(ttl: number | null) {
  const world = createWorld()
  const answers: Readonly<Record<string, unknown>> = {
    createEmptyCart: { createEmptyCart: guestCart },
    cartLifetime: { storeConfig: { ttl_cart_id: ttl } },
  }
  const { tab, local } = createBrowser(world)
  const { shop } = await tab({
    http: async (request) => {
      if (new URL(request.url).pathname === '/api/rest/stores') return Response.json([sampleCommerceStore()])
      const data = answers[request.headers.get('x-query-name') ?? '']
      return data === undefined ? new Response('{}', { status: 503 }) : Response.json({ data })
    },
  })
  await shop.dispensary.choose('az_mesa')
  const now = world.clock.now()
  await shop.commerceCart.add({ sku: 'a', quantity: 1 })
  await expect.poll(() => local.get('cartId')).not.toBeNull()
  const kept: unknown = JSON.parse(local.get('cartId') ?? '')
  expect(world.clock.now()).toBe(now)
  shop.dispose()
  return { kept, now }
}

test('[4c.1] [9b.3] the id is kept in local storage for the ttl_cart_id of the store, in minutes', async () => {
  const { kept, now } = await keptAt(2)
  expect(kept).toEqual({ value: guestCart, expiresAt: now + 2 * 60_000 })
})

test('[4c.1] [9b.3] the id is kept in local storage for 3600 seconds if the store gives no lifetime', async () => {
  const { kept, now } = await keptAt(null)
  expect(kept).toEqual({ value: guestCart, expiresAt: now + 3_600_000 })
})
