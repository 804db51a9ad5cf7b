/** Fetching the cart again, from the gateway to the screen. */
import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { sampleCart } from '../../testing/samples.ts'

test('[4b.8] a fetched cart without items is reset, and its ids are cleared', async () => {
  const world = createWorld()
  const { tab, cookies } = createBrowser(world)
  const { shop } = await tab()
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await shop.settled()
  const id = cookies.get('cartId') ?? ''
  world.gateway.carts.set(id, sampleCart([], { id }))
  await world.clock.advance(300_000)
  await shop.orderingCart.open()
  await shop.settled()
  expect(shop.getState().orderingCart.view).toMatchObject({ status: 'empty', lines: [], summary: null })
  expect([cookies.get('cartId'), cookies.get('storeId')]).toEqual([null, null])
  shop.dispose()
})
