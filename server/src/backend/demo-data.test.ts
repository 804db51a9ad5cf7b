/** The whole demo data in the backend: every store answers in the wire shapes. */
import * as fixtures from '@leaflog/fixtures'
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import type { Customer, Rewards } from '@leaflog/core/wire/commerce/customer-model'
import * as wire from '@leaflog/core/wire/commerce/customer'
import { cart, categories, orderingPaths, specials, type Cart } from '@leaflog/core/wire/ordering/ordering'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDemoBackend } from '../testing/demo-backend.ts'

let backend: Awaited<ReturnType<typeof openDemoBackend>> | undefined

beforeAll(async () => {
  backend = await openDemoBackend()
})
afterAll(() => backend?.close())

async function ask(path: string): Promise<unknown> {
  const response = await backend?.ordering(new Request(`https://ordering.example${path}`))
  return response?.json()
}

test('[7c.6] [7c.7] every store has categories with options and specials', async () => {
  for (const store of fixtures.dispensaries) {
    const menu = categories.parse(await ask(orderingPaths.categories(store.store_id)))
    expect([store.store_code, menu.categories.length > 4]).toEqual([store.store_code, true])
    for (const { firstpage } of menu.categories) {
      expect(firstpage.filter_options.brand).not.toEqual([])
      expect(firstpage.filter_options.option).not.toEqual([])
    }
    const offers = specials.parse(await ask(orderingPaths.specials(store.store_id)))
    expect([store.store_code, offers.length > 0]).toEqual([store.store_code, true])
  }
}, 60_000)

test('[3.4.1] a shopper in every state buys one of many products, and the total adds up', async () => {
  const stores = new Map(
    fixtures.dispensaries
      .filter((store) => store.kind === 'dispensary' && store.channel === 'ordering')
      .map((store) => [store.state_code, store]),
  )
  for (const store of stores.values()) {
    for (const mode of store.modes) {
      const made = cart.parse(await ask(orderingPaths.create(store.store_id, mode)))
      let filled: Cart = made
      for (const { productId, stock } of fixtures.assortment(store).slice(0, 12)) {
        const option = Object.keys(stock).find((each) => (stock[each] ?? 0) > 0)
        if (option === undefined) continue
        const read = cart.safeParse(await ask(orderingPaths.add(store.store_id, made.id, productId, option, 1)))
        if (read.success && read.data.items.length > 0) filled = read.data
      }
      const { subtotal, discounts, mixAndMatch, rewards, fees, taxes, total } = filled.priceSummary
      expect([store.store_code, mode, filled.items.length > 2]).toEqual([store.store_code, mode, true])
      expect(subtotal).toBe(filled.items.reduce((sum, item) => sum + item.basePrice * item.quantity, 0))
      expect(total).toBe(subtotal - discounts - mixAndMatch - rewards + fees + taxes)
    }
  }
}, 60_000)

test('[1.4] [3.3] every sample customer with a password signs in and sees their account; the full member has 742 points', async () => {
  const askCommerce = async ({ query }: { query: string }, variables: object, token = '') => {
    const request = new Request('https://commerce.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const response = await backend?.commerce(request)
    return z.object({ data: z.unknown(), errors: z.undefined().optional() }).parse(await response?.json()).data
  }
  const seen = new Map<string, { customer: Customer; rewards: Rewards; orders: number }>()
  for (const { email, password } of fixtures.customers) {
    if (password === null) continue
    const signedIn = credentials.generateCustomerToken.result.parse(
      await askCommerce(credentials.generateCustomerToken, { email, password, cartId: null }),
    )
    const { token } = signedIn.generateCustomerToken
    const { customer } = wire.customerQuery.result.parse(await askCommerce(wire.customerQuery, {}, token))
    const dashboard = wire.rewardsDashboardQuery.result.parse(
      await askCommerce(wire.rewardsDashboardQuery, {}, token),
    ).customer
    seen.set(email, { customer, rewards: dashboard.rewards, orders: dashboard.orders?.items.length ?? 0 })
  }
  const avery = seen.get('avery.lindqvist@example.com')
  expect(avery?.rewards).toMatchObject({ points: 742, worth: 4_000, points_expire_on: '2027-10-04' })
  expect([avery?.orders, avery?.rewards.offers.length, avery?.customer.loyalty.points]).toEqual([5, 5, 742])
  const noor = seen.get('noor.haddad@example.com')
  expect([noor?.orders, noor?.rewards.points, noor?.rewards.history]).toEqual([0, 0, []])
  expect(avery?.customer.my_store_info).toMatchObject({ store_name: 'Miami', state_code: 'FL', city: 'Miami' })
  expect(seen.get('mika.solano@example.com')?.customer.date_of_birth).toBeNull()
  expect(seen.get('devon.park@example.com')?.customer.loyalty.is_signed).toBe(false)
})

test('[3.3.1] [3.3.4] [3.3.5] dispensaries, cards and addresses of the sample customers match', async () => {
  for (const { id, myStore, addresses, medicalInfo } of fixtures.customers) {
    const rows = await backend?.db.selectFrom('customer_addresses').selectAll().where('customer_id', '=', id).execute()
    expect(rows?.map(({ region_code, region_id }) => [region_code, region_id !== null])).toEqual(
      addresses.map(({ regionCode }) => [regionCode, true]),
    )
    const cards = await backend?.db.selectFrom('medical_infos').selectAll().where('customer_id', '=', id).execute()
    expect(cards?.map((card) => card.medical_id)).toEqual(medicalInfo === null ? [] : [medicalInfo.medicalId])
    const store = fixtures.dispensaries.find(({ store_code }) => store_code === myStore)
    expect(store?.store_code ?? null).toBe(myStore)
  }
})
