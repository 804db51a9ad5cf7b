/**
 * Alokai's (formerly Vue Storefront's) client of Adobe Commerce, which is not written for this shop, buys at `npm run
 * backend`. It runs as in its own shops: as a separate server, whose browser calls its operations by name.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { createServer } from '@vue-storefront/middleware'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { address } from '../../../testing/commerce-calls.ts'
import { bareEnvironment } from '../../../testing/bare-environment.ts'

let folder: string
let backend: ChildProcess | undefined
let client: Server | undefined
let shop: string

async function startBackend(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: { ...bareEnvironment(), BACKEND_PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  backend = child
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\S+$/.exec(line)?.[0]
    if (found !== undefined) return found
  }
  throw new Error(`the backend ended: ${await text(child.stderr)}`)
}

async function startClient(backendUrl: string): Promise<string> {
  const configuration = {
    api: `${backendUrl}/graphql`,
    storeViewCode: 'az_mesa',
    // The client's agent only speaks https.
    customApolloHttpLinkOptions: { fetchOptions: {} },
  }
  const require = createRequire(import.meta.url)
  const location = require.resolve('@vue-storefront/magento-api/server')
  const server = await createServer({
    integrations: { magento: { location, configuration } },
    logger: { verbosity: 'emergency' },
  })
  client = server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${port}/magento`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-npm-client-'))
  shop = await startClient(await startBackend())
}, 120_000)
afterAll(async () => {
  client?.close()
  client?.closeAllConnections()
  if (backend && backend.exitCode === null && backend.signalCode === null) {
    backend.kill('SIGKILL')
    await once(backend, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

/** `data` of an operation of the client, which must not have errors. */
async function call<Data>(name: string, shape: z.ZodType<Data>, ...args: readonly unknown[]): Promise<Data> {
  const response = await globalThis.fetch(`${shop}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const answer = z
    .object({ data: z.unknown(), errors: z.array(z.unknown()).optional() })
    .parse(JSON.parse(await response.text()))
  expect([name, response.status, answer.errors ?? []]).toEqual([name, 200, []])
  return shape.parse(answer.data)
}

const anything = z.unknown()
const money = z.object({ value: z.number(), currency: z.literal('USD') })
const cartShape = z.object({
  cart: z.object({
    total_quantity: z.number(),
    items: z.array(z.object({ quantity: z.number(), product: z.object({ sku: z.string(), name: z.string() }) })),
    prices: z.object({ grand_total: money }),
  }),
})
const productsShape = z.object({
  products: z.object({
    items: z.array(
      z.object({
        __typename: z.string(),
        sku: z.string(),
        stock_status: z.string(),
        variants: z.array(z.object({ product: z.object({ sku: z.string(), stock_status: z.string() }) })).optional(),
      }),
    ),
  }),
})

describe('a client library of Adobe Commerce', () => {
  test('[7a.14] [7a.15] [7a.23] [7a.24] finds products, fills a guest’s cart and places the order', async () => {
    const everything = { pageSize: 100, currentPage: 1, filter: { price: { from: '0' } } }
    const { products } = await call('productDetails', productsShape, everything)
    const inStock = products.items.filter(({ stock_status }) => stock_status === 'IN_STOCK')
    const simple = inStock.find(({ __typename: kind }) => kind === 'SimpleProduct')
    const configurable = inStock.find(({ __typename: kind }) => kind === 'ConfigurableProduct')
    const variant = configurable?.variants?.find(({ product }) => product.stock_status === 'IN_STOCK')

    const { createEmptyCart: id } = await call('createEmptyCart', z.object({ createEmptyCart: z.string() }))
    const added = { quantity: 1, sku: simple?.sku }
    await call('addSimpleProductsToCart', anything, { cart_id: id, cart_items: [{ data: added }] })
    const chosen = { parent_sku: configurable?.sku, data: { quantity: 2, sku: variant?.product.sku } }
    await call('addConfigurableProductsToCart', anything, { cart_id: id, cart_items: [chosen] })

    const { cart } = await call('cart', cartShape, id)
    expect(cart.total_quantity).toBe(3)
    expect(cart.items.map(({ product }) => product.sku)).toEqual([simple?.sku, configurable?.sku])
    expect(cart.prices.grand_total.value).toBeGreaterThan(0)

    await call('setGuestEmailOnCart', anything, { cart_id: id, email: 'gina@example.com' })
    await call('setShippingAddressesOnCart', anything, { cart_id: id, shipping_addresses: [{ address }] })
    await call('setBillingAddressOnCart', anything, { cart_id: id, billing_address: { address } })
    const methods = await call(
      'getAvailableShippingMethods',
      z.object({
        cart: z.object({
          shipping_addresses: z.array(
            z.object({
              available_shipping_methods: z.array(
                z.object({ available: z.boolean(), carrier_code: z.string(), method_code: z.string() }),
              ),
            }),
          ),
        }),
      }),
      { cart_id: id },
    )
    const offered = methods.cart.shipping_addresses.flatMap((one) => one.available_shipping_methods)
    const free = offered.find(({ available }) => available)
    const method = { carrier_code: free?.carrier_code, method_code: free?.method_code }
    await call('setShippingMethodsOnCart', anything, { cart_id: id, shipping_methods: [method] })
    const payments = await call(
      'getAvailablePaymentMethods',
      z.object({ cart: z.object({ available_payment_methods: z.array(z.object({ code: z.string() })) }) }),
      id,
    )
    const [payment] = payments.cart.available_payment_methods
    await call('setPaymentMethodOnCart', anything, { cart_id: id, payment_method: { code: payment?.code } })

    const placed = z.object({ placeOrder: z.object({ order: z.object({ order_number: z.string() }) }) })
    const first = await call('placeOrder', placed, { cart_id: id })
    expect(first.placeOrder.order.order_number).toMatch(/^[2-9]\d{8}$/)
    expect(await call('placeOrder', placed, { cart_id: id })).toEqual(first)
  })
})
