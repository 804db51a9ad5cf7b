/** The commerce channel from the SDK's commands to the database and back, over a network that can fail on request. */
import 'fake-indexeddb/auto'
import { type Shop, shoppingOf } from '@leaflog/core'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFakeChannels, createFakePresence } from '../../core/src/testing/fake-ports.ts'
import { openWorld, type World } from './testing/whole-shop.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

const SECOND = 1000

async function arrive(shop: Shop, storeCode = 'az_mesa', mode: 'RECREATIONAL' | 'MEDICAL' = 'RECREATIONAL') {
  await shop.ageGate.submit({ state: 'AZ' })
  await shop.dispensary.choose(storeCode)
  await shop.dispensary.chooseMode(mode)
  await shop.settled()
}

/** Runs all timers that fall due within this many ms. */
async function pass(shop: Shop, milliseconds = 2 * SECOND) {
  await world.clock.advance(milliseconds)
  await shop.settled()
}

const productsQuery = {
  operationName: 'skus',
  query: `query skus($filter: ProductAttributeFilterInput) {
    products(filter: $filter, pageSize: 60) { items { sku __typename stock_status is_medical_only } }
  }`,
  result: z.object({
    products: z.object({
      items: z.array(
        z.object({
          sku: z.string(),
          __typename: z.string(),
          stock_status: z.string(),
          is_medical_only: z.nullable(z.int()),
        }),
      ),
    }),
  }),
}

async function simpleSkus(shop: Shop, medicalOnly = 0): Promise<string[]> {
  const { products } = await shop.commerce.ask(productsQuery, { filter: { price: { from: '0' } } })
  return products.items
    .filter((one) => one.__typename === 'SimpleProduct' && one.stock_status === 'IN_STOCK')
    .filter((one) => (one.is_medical_only ?? 0) === medicalOnly)
    .map(({ sku }) => sku)
}

const preview = { name: 'Blue Hour', brand: 'Fernhill', image: null, strainType: null, option: null, price: 1000 }
const cartOf = (shop: Shop) => shop.getState().commerceCart.view
const nameOfCategory = {
  operationName: 'nameOfCategory',
  query: `query nameOfCategory($filter: ProductAttributeFilterInput) {
    products(filter: $filter) { items { categories { name } } }
  }`,
  result: z.object({
    products: z.object({ items: z.array(z.object({ categories: z.array(z.object({ name: z.string() })) })) }),
  }),
}
/** Analytics accepts only UUIDv7, and uses the last digit to number the messages of one event. */
function analyticsIds() {
  let last = 0
  return { next: () => `019ab000-0000-7000-8000-${String((last += 1)).padStart(11, '0')}0` }
}
const held = (shop: Shop) => Object.fromEntries(cartOf(shop).lines.map(({ sku, quantity }) => [sku, quantity]))

/** Everything that a pickup order needs. */
async function readyForPickup(shop: Shop, email: string | null) {
  if (email !== null) await shop.commerceCart.set({ set: 'email', email })
  await shop.commerceCart.set({ set: 'pickup', storeCode: shoppingOf(shop.getState()).storeCode ?? '' })
  await shop.settled()
  const method = cartOf(shop).cart?.shipping?.methods.find(({ carrier_code }) => carrier_code === 'instore')
  await shop.commerceCart.set({
    set: 'method',
    carrier: method?.carrier_code ?? '',
    method: method?.method_code ?? '',
  })
  await shop.commerceCart.set({ set: 'billing', address: null })
  await shop.settled()
  await shop.commerceCart.set({ set: 'payment', code: cartOf(shop).cart?.payments[0]?.code ?? '' })
  await shop.settled()
}

describe('a guest', () => {
  test('a refusal of the cart arrives with its code, which selects the message', async () => {
    const { shop } = await world.open()
    await arrive(shop)
    const [sku = ''] = await simpleSkus(shop)
    await shop.commerceCart.add({ sku, quantity: 1, preview })
    await shop.settled()
    await shop.commerceCart.set({ set: 'coupon', code: 'NO-SUCH-CODE' })
    await shop.settled()
    expect(cartOf(shop).problem?.code).toBe('COUPON_INVALID')
    await shop.commerceCart.applyGiftCard('NO-SUCH-CARD')
    await shop.settled()
    expect(cartOf(shop).problem?.code).toBe('GIFT_CARD_INVALID')
    shop.dispose()
  }, 60_000)

  test('[7a.24] [4f.3] [4f.4] the categories of the cart’s items are read with it, and reported to analytics', async () => {
    const { shop, ports } = await world.open({ ids: analyticsIds() })
    await arrive(shop)
    await shop.analytics.chooseConsent('granted')
    await shop.navigation.arrived({ path: '/category', search: '', hash: '' })
    await shop.analytics.pageDetails({ path: '/category', key: '', type: 'category', language: 'en', shows: [] })
    const [sku = ''] = await simpleSkus(shop)
    const { products } = await shop.commerce.ask(nameOfCategory, { filter: { sku: { eq: sku } } })
    const category = products.items[0]?.categories[0]?.name
    expect(category).toMatch(/[a-z]/)
    await shop.commerceCart.add({ sku, quantity: 1, preview })
    await pass(shop)
    const added = ports.seen.pushed.filter((entry) => entry['event'] === 'add_to_cart')
    expect(added).toMatchObject([{ ecommerce: { items: [{ item_id: sku, item_category: category }] } }])
    shop.dispose()
  }, 60_000)

  test('[7a.14] [7a.15] [7a.16] [7a.17] [7a.9] [2b.8] fills a cart, changes it, orders it once, and makes an account of it', async () => {
    const { shop, network } = await world.open()
    await arrive(shop)
    const [a = '', b = ''] = await simpleSkus(shop)
    await shop.commerceCart.add({ sku: a, quantity: 2, preview })
    await shop.commerceCart.add({ sku: b, quantity: 1, preview })
    await shop.settled()
    expect(held(shop)).toEqual({ [a]: 2, [b]: 1 })
    const line = cartOf(shop).lines.find(({ sku }) => sku === a)
    for (const quantity of [3, 4, 3]) await shop.commerceCart.setQuantity(line?.id ?? '', quantity)
    expect(held(shop)).toEqual({ [a]: 3, [b]: 1 })
    await pass(shop)
    expect(network.sent.filter((name) => name === 'updateCartItems')).toHaveLength(1)
    await shop.commerceCart.remove(cartOf(shop).lines.find(({ sku }) => sku === b)?.id ?? '')
    await shop.settled()
    expect(held(shop)).toEqual({ [a]: 3 })
    await readyForPickup(shop, 'guest.one@example.com')
    const [first, second] = await Promise.all([shop.checkout.placeOrder(), shop.checkout.placeOrder()])
    expect([first, second]).toEqual(['placed', 'placed'])
    const { order } = shop.getState().checkout.view
    expect(order).toMatchObject({
      email: 'guest.one@example.com',
      lines: [{ quantity: 3 }],
      pickup: { code: 'az_mesa' },
    })
    expect(network.sent.filter((name) => name === 'placeOrder')).toHaveLength(1)
    await shop.settled()
    expect(cartOf(shop)).toMatchObject({ cartId: null, lines: [], status: 'empty' })
    await shop.checkout.createAccount({ password: 'trellis-2026', dateOfBirth: '1990-04-01', isSubscribed: true })
    await shop.settled()
    expect(shop.getState().account.view.customer).toMatchObject({
      email: 'guest.one@example.com',
      date_of_birth: '1990-04-01',
      is_subscribed: true,
    })
    shop.dispose()
  }, 60_000)

  test('I4: every answer is lost once, and everything happens once', async () => {
    const { shop, network } = await world.open()
    await arrive(shop)
    const [a = '', b = ''] = await simpleSkus(shop)
    network.loses = (name) => name !== 'createEmptyCart'
    await shop.commerceCart.add({ sku: a, quantity: 1, preview })
    await shop.commerceCart.add({ sku: b, quantity: 2, preview })
    for (let round = 0; round < 8; round += 1) await pass(shop, 10 * SECOND)
    expect(held(shop)).toEqual({ [a]: 1, [b]: 2 })
    expect(network.sent.filter((name) => name === 'addProductsToCart').length).toBeGreaterThanOrEqual(4)
    network.loses = () => false
    await readyForPickup(shop, 'guest.two@example.com')
    network.loses = (name) => name === 'placeOrder'
    const placing = shop.checkout.placeOrder()
    for (let round = 0; round < 4; round += 1) await pass(shop, 5 * SECOND)
    expect(await placing).toBe('placed')
    expect(network.sent.filter((name) => name === 'placeOrder').length).toBeGreaterThanOrEqual(2)
    const { order } = shop.getState().checkout.view
    expect(order?.lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
    shop.dispose()
  }, 60_000)

  test('[4c.2] without a network changes wait, and are sent in order when it is back', async () => {
    const { shop, ports, network } = await world.open()
    await arrive(shop)
    const [a = '', b = '', c = ''] = await simpleSkus(shop)
    await shop.commerceCart.add({ sku: a, quantity: 1, preview })
    await shop.settled()
    network.away = true
    await shop.commerceCart.add({ sku: b, quantity: 1, preview })
    await pass(shop, 3 * SECOND)
    await shop.commerceCart.add({ sku: c, quantity: 2, preview })
    await shop.commerceCart.remove(cartOf(shop).lines.find(({ sku }) => sku === a)?.id ?? '')
    await pass(shop, 120 * SECOND)
    expect(cartOf(shop)).toMatchObject({ status: 'offline', waiting: 3 })
    expect(held(shop)).toEqual({ [b]: 1, [c]: 2 })
    network.away = false
    network.sent.length = 0
    ports.seen.wake()
    await pass(shop)
    expect(network.sent).toEqual(['addProductsToCart', 'addProductsToCart', 'removeItemFromCart'])
    expect(held(shop)).toEqual({ [b]: 1, [c]: 2 })
    expect(cartOf(shop).status).toBe('ready')
    shop.dispose()
  }, 60_000)

  test('[8.25] [4c.2] more than the stock ends in the server’s quantity and a message', async () => {
    const { shop } = await world.open()
    await arrive(shop)
    const [a = ''] = await simpleSkus(shop)
    await shop.commerceCart.add({ sku: a, quantity: 900, preview })
    await shop.settled()
    expect(held(shop)).toEqual({})
    expect(cartOf(shop).problem?.sentence).toBeTruthy()
    await shop.commerceCart.add({ sku: 'no-such-thing', quantity: 1, preview })
    await shop.settled()
    expect(cartOf(shop).problem?.code).toBe('PRODUCT_NOT_FOUND')
    shop.dispose()
  }, 60_000)

  test('[4c.1] two tabs have one cart, and a tab that dies leaves its request to the other', async () => {
    const channels = createFakeChannels()
    const shared = { indexedDB: new IDBFactory(), presence: createFakePresence() }
    const first = await world.open({ ...shared, channel: channels(), ids: numbered('one') })
    const { local, cookies } = first.ports
    const second = await world.open({ ...shared, local, cookies, channel: channels(), ids: numbered('two') })
    await arrive(first.shop)
    const [a = '', b = ''] = await simpleSkus(first.shop)
    await first.shop.commerceCart.add({ sku: a, quantity: 1, preview })
    await second.shop.commerceCart.add({ sku: b, quantity: 1, preview })
    first.shop.dispose()
    for (let round = 0; round < 4; round += 1) await pass(second.shop, 16 * SECOND)
    expect(held(second.shop)).toEqual({ [a]: 1, [b]: 1 })
    expect(local.get('cartId')).toContain(cartOf(second.shop).cartId)
    second.shop.dispose()
  }, 60_000)
})

const numbered = (name: string) => {
  let made = 0
  return { next: () => `${name}-${String((made += 1)).padStart(6, '0')}` }
}

describe('a customer', () => {
  const member = { email: 'avery.lindqvist@example.com', password: 'fernhill2026' }

  test('[1.6] [6.4] [4d.4] takes over the guest’s cart, pays with points, and leaves none behind', async () => {
    const { shop } = await world.open()
    await arrive(shop)
    const [a = '', b = ''] = await simpleSkus(shop)
    await shop.commerceCart.add({ sku: a, quantity: 2, preview })
    await shop.commerceCart.add({ sku: b, quantity: 2, preview })
    await shop.settled()
    const guests = cartOf(shop).cartId
    await shop.session.signIn(member)
    await shop.settled()
    expect(cartOf(shop).cartId).not.toBe(guests)
    expect(held(shop)).toMatchObject({ [a]: 2, [b]: 2 })
    await shop.commerceCart.spendPoints(true)
    await shop.settled()
    expect(cartOf(shop).cart?.points?.points).toBeGreaterThan(0)
    await readyForPickup(shop, null)
    expect(await shop.checkout.placeOrder()).toBe('placed')
    expect(shop.getState().checkout.view.order).toMatchObject({ email: member.email })
    const number = shop.getState().checkout.view.order?.number ?? ''
    await shop.settled()
    await shop.commerceCart.reorder(number)
    await shop.settled()
    expect(held(shop)).toMatchObject({ [a]: 2, [b]: 2 })
    await shop.session.signOut()
    await shop.settled()
    expect(cartOf(shop).lines).toEqual([])
    expect(shop.getState().checkout.view.order).toBeNull()
    shop.dispose()
  }, 60_000)

  test('[4c.5] [7a.18] items for patients only are shown before the mode changes, and removed with it', async () => {
    const { shop, ports } = await world.open()
    await arrive(shop, 'az_mesa', 'MEDICAL')
    const [a = ''] = await simpleSkus(shop)
    const [medical = ''] = await simpleSkus(shop, 1)
    await shop.commerceCart.add({ sku: a, quantity: 1, preview })
    await shop.commerceCart.add({ sku: medical, quantity: 1, preview })
    await shop.settled()
    expect(held(shop)).toEqual({ [a]: 1, [medical]: 1 })
    expect(await shop.dispensary.chooseMode('RECREATIONAL')).toBe(false)
    expect(cartOf(shop).modeChange).toMatchObject({ status: 'asking', items: [{ sku: medical }] })
    expect(shop.getState().dispensary.view.mode).toBe('MEDICAL')
    await shop.settled()
    expect(ports.local.get('shopping_mode_changing')).toBe('1')
    await shop.commerceCart.acceptModeChange()
    await shop.settled()
    expect(held(shop)).toEqual({ [a]: 1 })
    expect(shop.getState().dispensary.view.mode).toBe('RECREATIONAL')
    expect(ports.local.get('shopping_mode_changing')).toBeNull()
    shop.dispose()
  }, 60_000)
})
