/** What the carts' commands resolve with, and what they reject with. */
import { expect, test } from 'vitest'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock } from '../testing/fake-ports.ts'
import { sampleLinePreview } from '../testing/ordering-samples.ts'
import { createShop } from './create-shop.ts'

const wish = { productId: 'p1', option: '3.5g', quantity: 1, preview: sampleLinePreview }

async function open() {
  const gateway = createFakeGateway()
  const clock = createVirtualClock(Date.UTC(2026, 5, 15, 16))
  const ports = createFakePorts({ http: gateway.http, clock })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports })
  return { gateway, ports, shop }
}

test('[finding 12] an add says that it is in the cart, and answered() that the server has taken it', async () => {
  const { shop } = await open()
  await shop.dispensary.choose('fl_miami')
  const added = await shop.orderingCart.add(wish)
  expect(added).toMatchObject({ outcome: 'added', line: { productId: 'p1', pending: true, state: 'sending' } })
  expect(await added.answered()).toMatchObject({ productId: 'p1', pending: false, state: 'taken' })
  const again = await shop.orderingCart.add(wish)
  expect(again).toMatchObject({ outcome: 'added', line: { quantity: 1, pending: false } })
  expect(await again.answered()).toMatchObject({ quantity: 1 })
  const { id } = again.line ?? { id: '' }
  expect(await shop.orderingCart.setQuantity(id, 3)).toMatchObject({ outcome: 'changed', line: { quantity: 3 } })
  expect(await shop.orderingCart.remove(id)).toMatchObject({ outcome: 'removed', line: null })
  shop.dispose()
})

test('[finding 12] the id of a line that was still pending names it after the server has taken it, too', async () => {
  const { shop } = await open()
  await shop.dispensary.choose('fl_miami')
  const added = await shop.orderingCart.add(wish)
  const { id } = added.line ?? { id: '' }
  expect((await added.answered())?.id).not.toBe(id)
  expect(await shop.orderingCart.setQuantity(id, 2)).toMatchObject({ outcome: 'changed', line: { quantity: 2 } })
  expect(await shop.orderingCart.remove(id)).toMatchObject({ outcome: 'removed', line: null })
  expect(shop.getState().orderingCart.view.lines).toEqual([])
  shop.dispose()
})

test('[finding 12] waiting for a store, asking, and refused are not the same', async () => {
  const { shop, gateway } = await open()
  const waiting = await shop.orderingCart.add(wish)
  expect(waiting).toMatchObject({ outcome: 'waitingForStore', line: null })
  await shop.dispensary.choose('fl_miami')
  expect(await waiting.answered()).toMatchObject({ productId: 'p1', state: 'taken' })
  await shop.dispensary.choose('fl_tampa')
  const asking = await shop.orderingCart.add({ ...wish, quantity: 2 })
  expect(asking).toMatchObject({ outcome: 'asking' })
  await shop.orderingCart.declineNewCart()
  expect(await asking.answered()).toMatchObject({ quantity: 1 })
  await shop.dispensary.choose('fl_miami')
  gateway.limit = 3
  const refused = await shop.orderingCart.add({ ...wish, quantity: 9 })
  expect(refused.outcome).toBe('added')
  await expect(refused.answered()).rejects.toMatchObject({ code: 'CART_LIMIT_REACHED' })
  expect(shop.getState().orderingCart.view.lines).toMatchObject([{ quantity: 1, state: 'refused' }])
  shop.dispose()
})

test('[finding 12] [I11] while the network is away an add is queued, and answered() waits until it is back', async () => {
  const { shop, gateway, ports } = await open()
  await shop.dispensary.choose('fl_miami')
  await (await shop.orderingCart.add(wish)).answered()
  gateway.broken.set('/api/ordering/cart/update', 'down')
  await shop.orderingCart.add({ ...wish, quantity: 2 })
  await ports.clock.advance(1000)
  const queued = await shop.orderingCart.add({ ...wish, productId: 'p2' })
  expect(queued).toMatchObject({ outcome: 'queuedOffline', line: { productId: 'p2', state: 'waiting' } })
  const answered = queued.answered()
  await ports.clock.advance(600_000)
  gateway.broken.clear()
  ports.seen.wake()
  expect(await answered).toMatchObject({ productId: 'p2', state: 'taken' })
  shop.dispose()
})

test('[finding 12] the commerce cart says the same', async () => {
  const { shop } = await open()
  const added = await shop.commerceCart.add({ sku: 'a', quantity: 1 })
  expect(added).toMatchObject({ outcome: 'waitingForStore', line: null })
  await shop.commerceCart.cancelAdd()
  expect(await added.answered()).toBeNull()
  shop.dispose()
})
