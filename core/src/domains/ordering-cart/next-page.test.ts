import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'

test('[I11] a page that starts sends at once what an earlier one could not, without waiting for the pause', async () => {
  const world = createWorld()
  const { broken } = world.gateway
  const browser = createBrowser(world)
  const { shop: first } = await browser.tab()
  await first.dispensary.choose('fl_miami')
  const wish = { productId: 'p1', option: '3.5g', quantity: 1 }
  await first.orderingCart.add(wish)
  await first.settled()
  broken.set('/api/ordering/cart/update', 'down')
  await first.orderingCart.add({ ...wish, quantity: 2 })
  await world.clock.advance(600_000)
  const { status, nextTryAt } = first.getState().orderingCart.view
  expect(status).toBe('offline')
  first.dispose()
  broken.clear()

  const { shop: later } = await browser.tab()
  await later.settled()
  expect(world.clock.now()).toBeLessThan(nextTryAt ?? 0)
  expect(later.getState().orderingCart.view).toMatchObject({ status: 'ready', count: 2, waiting: 0, problem: null })
  later.dispose()
})
