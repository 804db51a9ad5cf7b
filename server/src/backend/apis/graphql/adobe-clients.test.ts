/** Documents as clients of Adobe Commerce 2.4.6 and 2.4.8 write them, each from the first call to the order. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startHarness, type Harness } from '../../../testing/backend-harness.ts'
import { address, commerceCalls, MESA } from '../../../testing/commerce-calls.ts'
import { newSeededFolder } from '../../../testing/seeded-folder.ts'
import { openDatabase, type OpenDatabase } from '../../platform/db.ts'

let folder: string
let database: OpenDatabase
let harness: Harness

beforeAll(async () => {
  folder = await newSeededFolder('sample', 'leaflog-clients-')
  database = await openDatabase({ dataDir: folder })
  harness = await startHarness(database)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const calls = commerceCalls(() => harness)
const { ask } = calls
const text = JSON.stringify
/** A value in the syntax of a document. */
const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([name, inner]) => `${name}: ${literal(inner)}`)
          .join(', ')} }`
      : text(value)

const number = z.object({ placeOrder: z.object({ order: z.object({ order_number: z.string() }) }) })

describe('a client of 2.4.6', () => {
  test('[7a.14] [7a.15] buys as a guest, with literals in the documents instead of variables', async () => {
    const { createEmptyCart: id } = z
      .object({ createEmptyCart: z.string() })
      .parse(await ask('mutation { createEmptyCart }'))
    const added = `mutation { addSimpleProductsToCart(input: { cart_id: "${id}", cart_items: [{ data: { quantity: 1, sku: "ct-vape" } }] }) {
      cart { items { id product { sku stock_status } quantity } } } }`
    expect(await ask(added)).toMatchObject({
      addSimpleProductsToCart: {
        cart: { items: [{ product: { sku: 'ct-vape', stock_status: 'IN_STOCK' }, quantity: 1 }] },
      },
    })
    const where = literal(address)
    const steps = [
      `setGuestEmailOnCart(input: { cart_id: "${id}", email: "jack@example.com" }) { cart { email } }`,
      `setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ address: ${where} }] }) {
        cart { shipping_addresses { firstname street region { code label } country { code label }
          available_shipping_methods { carrier_code method_code amount { value currency } } } } }`,
      `setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { address: ${where} } }) {
        cart { billing_address { city postcode } } }`,
      `setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "delivery", method_code: "scheduled" }] }) {
        cart { shipping_addresses { selected_shipping_method { carrier_code carrier_title amount { value } } } } }`,
      `setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "cashondelivery" } }) {
        cart { selected_payment_method { code title } } }`,
    ]
    for (const step of steps) await ask(`mutation { ${step} }`)
    const placed = await ask(`mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } } }`)
    expect(number.parse(placed).placeOrder.order.order_number).toMatch(/^[2-9]\d{8}$/)
  })

  test('[7a.14] reads a refusal of placeOrder from the errors', async () => {
    const id = await calls.holding([{ sku: 'ct-edible', quantity: 1 }])
    const { data, errors } = await calls.post(
      `mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } } }`,
    )
    expect(data).toEqual({ placeOrder: null })
    expect(errors[0]).toMatchObject({ path: ['placeOrder'], extensions: { category: 'graphql-input' } })
  })
})

describe('a client of 2.4.8', () => {
  const cart = `id total_quantity is_virtual
    itemsV2(pageSize: 10, currentPage: 1) { total_count page_info { total_pages } items { uid quantity errors { code message }
      product { __typename name sku ... on ConfigurableProduct { configurable_options { uid } } }
      prices { price { value currency } row_total { value } discounts { label amount { value } } }
      ... on ConfigurableCartItem { configurable_options { configurable_product_option_value_uid value_label } } } }
    prices { grand_total { value currency } subtotal_excluding_tax { value } applied_taxes { label amount { value } } }`

  test('[7a.15] [7a.16] [7a.17] [7a.24] changes a cart and buys', async () => {
    const created = z
      .object({ createGuestCart: z.object({ cart: z.object({ id: z.string() }) }) })
      .parse(await ask('mutation { createGuestCart { cart { id } } }'))
    const { id } = created.createGuestCart.cart
    const add = `mutation AddProducts($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { cart { ${cart} } user_errors { code message } } }`
    const shape = z.object({
      addProductsToCart: z.object({
        cart: z.object({ itemsV2: z.object({ items: z.array(z.object({ uid: z.string(), quantity: z.number() })) }) }),
        user_errors: z.array(z.unknown()),
      }),
    })
    const items = [
      { sku: 'ct-flower_3.5g', parent_sku: 'ct-flower', quantity: 2 },
      { sku: 'ct-grinder', quantity: 1 },
    ]
    const { addProductsToCart: added } = shape.parse(await ask(add, { cartId: id, items }))
    expect([added.cart.itemsV2.items.length, added.user_errors]).toEqual([2, []])
    const [flower, grinder] = added.cart.itemsV2.items
    await calls.set('removeItemFromCart', id, { cart_item_uid: grinder?.uid }, cart)
    const updated = await calls.set(
      'updateCartItems',
      id,
      { cart_items: [{ cart_item_uid: flower?.uid, quantity: 1 }] },
      cart,
    )
    expect(updated).toMatchObject({
      total_quantity: 1,
      itemsV2: {
        total_count: 1,
        items: [
          { product: { __typename: 'ConfigurableProduct', sku: 'ct-flower' }, prices: { row_total: { value: 40 } } },
        ],
      },
      prices: {
        grand_total: { value: 46.4, currency: 'USD' },
        applied_taxes: [{ label: 'Excise', amount: { value: 6.4 } }],
      },
    })
    await calls.prepare(id, { kind: 'pickup', email: 'jill@example.com' })
    const done = await calls.place(id)
    expect([done.errors, done.orderV2?.number]).toEqual([[], done.order?.order_number])
  })

  test('[4c.5] [7a.18] [8.20] asks which items another mode does not sell, and gets an error if the check fails', async () => {
    const medical = { ...MESA, shoppingmode: 'MEDICAL' }
    const id = await calls.holding([{ sku: 'ct-medical', quantity: 1 }], medical)
    const check = (cartId: string) =>
      calls.post(
        `mutation ($cartId: String!, $mode: ShoppingMode!) { shoppingModeChangeChecking(cart_id: $cartId, mode: $mode) {
          incompatible_items { sku qty } } }`,
        { cartId, mode: 'RECREATIONAL' },
        medical,
      )
    expect((await check(id)).data).toEqual({
      shoppingModeChangeChecking: { incompatible_items: [{ sku: 'ct-medical', qty: 1 }] },
    })
    expect((await check('n'.repeat(32))).errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test('[9b.3] a cart still exists for a client that kept its id for an hour', async () => {
    const id = await calls.holding([{ sku: 'ct-edible', quantity: 1 }])
    const before = harness.clock.now
    harness.clock.now += 3_600_000
    const found = await calls.cart(id, 'total_quantity')
    harness.clock.now = before
    expect(found).toEqual({ total_quantity: 1 })
  })
})
