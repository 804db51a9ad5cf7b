/** The hand-over of a cart to the shop's own pages, as a partner's page or an app asks for it. */
import { expect, test } from 'vitest'
import type { CommerceLine } from '../wire/commerce/commerce-cart.ts'
import { addToCart, chooseMesa, guestCart, shoppingAtMesa } from '../testing/commerce-shopping.ts'
import { sampleCommerceCart, sampleLine } from '../testing/commerce-samples.ts'
import { commerceCartEvents } from '../domains/commerce-cart/commerce-cart.events.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import type { ShopState } from '../domains/domains.ts'
import { type Scenario, given } from '../testing/given.ts'
import { handover } from '../wire/shared/handover.ts'
import { checkoutUrl } from './checkout-url.ts'
import { createShop } from './create-shop.ts'

const gateway = 'https://shop.example'

/** A gateway that keeps hand-overs, or answers them with a status. */
function keeping(status = 201) {
  const fake = createFakeGateway()
  const kept: unknown[] = []
  const http = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/api/handover') return fake.http(request)
    kept.push(await request.json())
    if (status === 0) throw new TypeError('connection refused')
    return Response.json({ token: 'T'.repeat(24) }, { status })
  }
  return { http, kept }
}

async function openShopAtMiami(status?: number) {
  const { http, kept } = keeping(status)
  const shop = await createShop({ gateway, brand: 'fernhill', ports: createFakePorts({ http }) })
  return { shop, kept }
}

/** Asks for the address when nothing is on its way. */
function asking(state: ShopState) {
  const { http, kept } = keeping()
  const commands = { dispensary: { list: async () => [] } }
  return { ask: () => checkoutUrl({ http, gateway, commands, getState: () => state, until: async () => {} }), kept }
}

/** A shop at Mesa with that cart, whose changes the service has answered. */
function fetchedAtMesa(lines: readonly CommerceLine[]): Scenario {
  const filled = shoppingAtMesa(['a', 1])
  const cart = sampleCommerceCart([...lines], { id: filled.view.commerceCart.view.cartId ?? '' })
  return filled.when(commerceCartEvents.fetched({ cart }))
}

const atMesa = (lines: readonly CommerceLine[]) => asking(fetchedAtMesa(lines).view)

test('a menu’s cart goes to the checkout with its store, mode, and pickup or delivery', async () => {
  const { shop, kept } = await openShopAtMiami()
  await shop.dispensary.choose('fl_miami')
  await shop.dispensary.chooseMode('MEDICAL')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 2 })
  await shop.settled()
  await shop.dispensary.chooseFulfilment('delivery')
  expect(await shop.checkoutUrl()).toBe(`${gateway}/handover#${'T'.repeat(24)}`)
  expect(kept).toEqual([
    {
      channel: 'ordering',
      storeCode: 'fl_miami',
      mode: 'MEDICAL',
      fulfilment: 'delivery',
      lines: [{ productId: 'p1', option: '3.5g', quantity: 2 }],
    },
  ])
  expect(handover.safeParse(kept[0]).success).toBe(true)
  shop.dispose()
})

test('[I11] what is on its way is waited for, and without a network there is no address', async () => {
  const { http } = keeping()
  let isAway = false
  const ports = createFakePorts({
    http: async (request) => {
      if (isAway) throw new TypeError('connection refused')
      return http(request)
    },
  })
  const shop = await createShop({ gateway, brand: 'fernhill', ports })
  await shop.dispensary.choose('fl_miami')
  isAway = true
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await expect(shop.checkoutUrl()).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  shop.dispose()
})

test('a menu’s cart keeps its own store while another one is chosen', async () => {
  const { shop, kept } = await openShopAtMiami()
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await shop.settled()
  await shop.dispensary.choose('fl_tampa')
  await shop.checkoutUrl()
  expect(kept).toMatchObject([{ storeCode: 'fl_miami' }])
  shop.dispose()
})

test('a cart of the commerce channel goes with what was chosen of each product', async () => {
  const { ask, kept } = atMesa([
    sampleLine('a', 2, { choice: ['size'], options: [{ label: 'Size', value: '3.5g' }] }),
    sampleLine('b', 1),
  ])
  expect(await ask()).toContain(`${gateway}/handover#`)
  expect(kept).toMatchObject([
    {
      channel: 'commerce',
      lines: [
        { sku: 'a', selectedOptions: ['size'], quantity: 2 },
        { sku: 'b', selectedOptions: [], quantity: 1 },
      ],
    },
  ])
  expect(handover.safeParse(kept[0]).success).toBe(true)
})

test('a gift card stays, because whom it is for was typed', async () => {
  const { ask, kept } = atMesa([sampleLine('a', 1), sampleLine('g', 1, { options: [{ label: 'To', value: 'Ray' }] })])
  await expect(ask()).rejects.toMatchObject({ code: 'EVENT_INVALID', issues: [{ path: 'lines.1' }] })
  expect(kept).toEqual([])
})

test('without a cart there is nothing to hand over', async () => {
  const { shop, kept } = await openShopAtMiami()
  await expect(shop.checkoutUrl()).rejects.toMatchObject({ code: 'STORE_REQUIRED' })
  await shop.dispensary.choose('fl_miami')
  await expect(shop.checkoutUrl()).rejects.toMatchObject({ code: 'EVENT_REJECTED' })
  await expect(atMesa([]).ask()).rejects.toMatchObject({ code: 'EVENT_REJECTED' })
  expect(kept).toEqual([])
  shop.dispose()
})

test('[I11] a change that still waits for the network would be missing', async () => {
  const { view: state } = fetchedAtMesa([sampleLine('a', 1)])
  const view = { ...state.commerceCart.view, status: 'offline' as const }
  const { ask } = asking({ ...state, commerceCart: { ...state.commerceCart, view } })
  await expect(ask()).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
})

test('what was refused before does not keep the rest from the checkout', async () => {
  const asked = fetchedAtMesa([sampleLine('a', 1)]).when(addToCart('b', 500))
  const refused = asked.when(
    commerceCartEvents.refused({ change: asked.id, code: 'INSUFFICIENT_STOCK', message: 'Not enough' }),
  )
  const { view: state } = refused.when(
    commerceCartEvents.fetched({ cart: sampleCommerceCart([sampleLine('a', 1)], { id: guestCart }) }),
  )
  expect(state.commerceCart.view).toMatchObject({ problem: { code: 'INSUFFICIENT_STOCK' }, waiting: 0 })
  const { ask, kept } = asking(state)
  await ask()
  expect(kept).toMatchObject([{ lines: [{ sku: 'a', quantity: 1 }] }])
})

test.each([
  [0, 'NETWORK_FAILED'],
  [403, 'SERVICE_REFUSED'],
  [429, 'SERVICE_REFUSED'],
])('a service that answers %i: %s', async (status, code) => {
  const { shop } = await openShopAtMiami(status)
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await expect(shop.checkoutUrl()).rejects.toMatchObject({ code })
  shop.dispose()
})

test('without a chosen store a cart of the commerce channel has no place', async () => {
  const { view: state } = given(chooseMesa())
  const nowhere = {
    ...state,
    dispensary: { ...state.dispensary, view: { ...state.dispensary.view, chosen: null } },
    commerceCart: { ...state.commerceCart, view: { ...state.commerceCart.view, count: 1 } },
  }
  await expect(asking(nowhere).ask()).rejects.toMatchObject({ code: 'STORE_REQUIRED' })
})
