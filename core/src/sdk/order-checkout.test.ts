/** The checkout of the ordering channel, from a cart to an order, as a shop without a page does it. */
import * as z from 'zod/mini'
import { afterEach, expect, test } from 'vitest'
import { isLeaflogError } from '../errors/errors.ts'
import { createFakeCustomers } from '../testing/fake-customers.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock } from '../testing/fake-ports.ts'
import { sampleGuest, sampleOrderPlaced, sampleOrderTerms } from '../testing/order-samples.ts'
import { createShop } from './create-shop.ts'

const disposals: (() => void)[] = []
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose()
})

const placement = z.object({ storeId: z.string(), cartId: z.string(), order: z.record(z.string(), z.unknown()) })

interface Answer {
  readonly status: number
  readonly body: unknown
}

const refused = (code: string, message: string, status = 409): Answer => ({
  status,
  body: { error: { code, params: {}, message } },
})

/** A shop at Miami, whose service answers orders in turn; then each becomes one. */
async function setUp(...answers: (Answer | 'lost')[]) {
  const clock = createVirtualClock(Date.UTC(2026, 10, 20, 17))
  const gateway = createFakeGateway(createFakeCustomers(clock))
  const asked: { path: string; headers: Headers; body: string }[] = []
  const terms = (cartId: string) => {
    const cart = gateway.carts.get(cartId)
    return cart ? sampleOrderTerms({ cart }) : null
  }
  const http = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/ordering/order/')) return gateway.http(request)
    asked.push({ path: url.pathname + url.search, headers: request.headers, body: await request.clone().text() })
    if (url.pathname.endsWith('/terms')) {
      const found = terms(url.searchParams.get('cartId') ?? '')
      return found ? Response.json(found) : Response.json(refused('CART_NOT_FOUND', 'Gone.').body, { status: 404 })
    }
    const answer = answers.shift() ?? { status: 200, body: { order: sampleOrderPlaced() } }
    if (answer === 'lost') throw new TypeError('fetch failed')
    return Response.json(answer.body, { status: answer.status })
  }
  const shop = await createShop({
    gateway: 'https://shop.example',
    brand: 'fernhill',
    ports: createFakePorts({ clock, http }),
  })
  disposals.push(() => shop.dispose())
  clock.heed(() => shop.settled({ forNow: true }))
  await shop.dispensary.choose('fl_miami')
  await (await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })).answered()
  const say = async () => {
    await shop.checkout.set({ set: 'email', email: 'gina@example.com' })
    await shop.checkout.set({ set: 'pickup', storeCode: 'fl_miami', address: sampleGuest })
    await shop.checkout.set({ set: 'payment', code: 'cashondelivery' })
  }
  const orders = () => asked.filter(({ path }) => path === '/api/ordering/order/place')
  return { shop, clock, gateway, asked, orders, say }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isLeaflogError(error) ? error.code : String(error)),
  )

test('[2b.8] a guest’s cart becomes an order: asked for once, under its own key, without a token', async () => {
  const { shop, orders, asked, say } = await setUp()
  const terms = await shop.checkout.terms()
  expect(asked[0]?.path).toMatch(/^\/api\/ordering\/order\/terms\?cartId=cart-0001&storeId=101$/)
  expect(asked[0]?.headers.get('checkouttype')).toBe('pickup')
  await say()
  expect(await shop.checkout.placeMenuOrder(terms)).toBe('placed')
  const [order, ...more] = orders()
  expect(more).toEqual([])
  expect(order?.headers.get('idempotency-key')).toMatch(/^place\//)
  expect(order?.headers.get('authorization')).toBeNull()
  expect(placement.parse(JSON.parse(order?.body ?? ''))).toMatchObject({
    storeId: '101',
    cartId: 'cart-0001',
    order: { fulfilment: 'pickup', windowId: '2026-11-21T10:00', payment: 'cashondelivery' },
  })
  const { checkout, orderingCart } = shop.getState()
  expect(orderingCart.view.count).toBe(0)
  expect(checkout.view).toMatchObject({
    asGuest: true,
    order: {
      number: '100000042',
      status: 'Pending',
      date: '2026-11-20 17:05:06',
      token: 'f'.repeat(32),
      lines: [{ name: 'Meadow', options: [{ value: '3.5g' }] }],
      totals: { subtotal: 4000, discounts: [{ label: 'Friday', amount: 500 }], shipping: 700, tax: 300, total: 4650 },
      fees: 150,
      pickup: { code: 'fl_miami', name: 'Miami' },
      slot: 'Saturday, November 21, 10:00 AM - 11:00 AM',
      payment: 'Cash at pickup',
    },
  })
})

test('[6.4] a customer’s order carries the token, which is renewed once when it is refused', async () => {
  const { shop, gateway, orders, say } = await setUp(refused('NOT_AUTHORIZED', 'no', 401))
  // A token is renewed in its last minutes.
  if (gateway.customers) gateway.customers.tokenLife = 240_000
  await shop.session.signIn({ email: 'member@example.com', password: 'garden42' })
  await say()
  const cart = [...gateway.carts.values()].at(-1)
  expect(cart?.items).toHaveLength(1)
  const outcome = await shop.checkout.placeMenuOrder(await shop.checkout.terms())
  expect(outcome).toBe('placed')
  const tokens = orders().map(({ headers }) => headers.get('authorization'))
  expect(tokens).toHaveLength(2)
  expect(new Set(tokens).size).toBe(2)
  expect(tokens.every((token) => token?.startsWith('Bearer '))).toBe(true)
})

test('[I4] an answer that is lost is asked for again, under the same key', async () => {
  const { shop, clock, orders, say } = await setUp('lost')
  await say()
  const placing = shop.checkout.placeMenuOrder(await shop.checkout.terms())
  await clock.advance(60_000)
  expect(await placing).toBe('placed')
  expect(orders().length).toBeGreaterThan(1)
  expect(new Set(orders().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('[8.25] a refusal rejects with the service’s sentence and its meaning; nothing was ordered', async () => {
  const { shop, say } = await setUp(refused('ORDER_TOTAL_CHANGED', 'The price of your cart has changed.'))
  await say()
  const refusal: unknown = await shop.checkout
    .placeMenuOrder(await shop.checkout.terms())
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'SERVICE_REFUSED',
    message: 'The price of your cart has changed.',
    meaning: { code: 'ORDER_TOTAL_CHANGED' },
  })
  expect(shop.getState().orderingCart.view.count).toBe(1)
})

test('nothing is asked for while something is missing, at another store, or without a cart', async () => {
  const { shop, orders, say } = await setUp()
  const terms = await shop.checkout.terms()
  expect(await codeOf(shop.checkout.placeMenuOrder(terms)), 'nothing was said').toBe('EVENT_REJECTED')
  await say()
  await shop.dispensary.choose('fl_tampa')
  expect(await codeOf(shop.checkout.placeMenuOrder(terms)), 'another store').toBe('EVENT_REJECTED')
  expect(orders()).toEqual([])
  const [line] = shop.getState().orderingCart.view.lines
  await shop.orderingCart.remove(line?.id ?? '')
  const empty = await createShop({ gateway: 'https://shop.example', brand: 'other', ports: createFakePorts() })
  disposals.push(() => empty.dispose())
  expect(await codeOf(empty.checkout.terms())).toBe('EVENT_REJECTED')
})
