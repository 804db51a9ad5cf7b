/** What a shop's own calls of commerce GraphQL carry (7a.2), as a gateway would see it. */
import { expect, test } from 'vitest'
import { createFakeCustomers } from '../testing/fake-customers.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock } from '../testing/fake-ports.ts'
import { createShop } from './create-shop.ts'

const member = { email: 'member@example.com', password: 'garden42' }

async function setUp(options: { locale?: string; backendId?: string } = {}) {
  const clock = createVirtualClock(Date.UTC(2026, 5, 15, 16))
  const gateway = createFakeGateway(createFakeCustomers(clock))
  const sent: { path: string; headers: Headers }[] = []
  const ports = createFakePorts({
    clock,
    http: (request) => {
      sent.push({ path: new URL(request.url).pathname, headers: new Headers(request.headers) })
      return gateway.http(request)
    },
  })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports, ...options })
  clock.heed(() => shop.settled({ forNow: true }))
  const settled = () => clock.advance(1)
  /** The values of a header, call by call of an operation. */
  const said = (operation: string, header: string) =>
    sent.flatMap(({ headers }) => (headers.get('x-query-name') === operation ? [headers.get(header)] : []))
  return { shop, settled, sent, said, clock }
}

test('[7a.2] [7a.4] signing in says the store, in its language, and pickup or delivery', async () => {
  const { shop, said } = await setUp({ locale: 'es' })
  await shop.dispensary.choose('fl_miami')
  await shop.session.signIn(member)
  expect(said('generateCustomerToken', 'store')).toEqual(['fl_miami_es'])
  expect(said('generateCustomerToken', 'checkouttype')).toEqual(['pickup'])
  await shop.session.signOut()
  await shop.dispensary.chooseFulfilment('delivery')
  await shop.session.signIn(member)
  expect(said('generateCustomerToken', 'checkouttype')).toEqual(['pickup', 'delivery'])
  shop.dispose()
})

test('[7a.2] without a store there is neither, and what is read for anybody says nothing of one visitor', async () => {
  const { shop, said } = await setUp()
  await shop.session.signIn(member)
  expect(said('generateCustomerToken', 'store')).toEqual([null])
  expect(said('generateCustomerToken', 'checkouttype')).toEqual([null])
  await shop.dispensary.choose('fl_miami')
  await shop.ageGate.submit({ state: 'FL' })
  expect(new Set(said('ageGateConfig', 'store'))).toEqual(new Set([null]))
  shop.dispose()
})

test('[7a.2] justSignedInNow is on the calls that follow a sign-in, until the customer is known', async () => {
  const { shop, settled, said } = await setUp()
  await shop.session.signIn(member)
  await settled()
  expect(said('customer', 'authorization')[0]).toMatch(/^Bearer ey/)
  expect(said('customer', 'justsignedinnow')).toEqual(['true'])
  await shop.account.load()
  await settled()
  expect(said('customer', 'justsignedinnow')).toEqual(['true', null])
  expect(said('generateCustomerToken', 'justsignedinnow')).toEqual([null])
  shop.dispose()
})

test('[7a.2] every call of commerce GraphQL, and no other, names the backend that it is meant for', async () => {
  const { shop, settled, sent } = await setUp({ backendId: 'green-2' })
  await shop.dispensary.choose('fl_miami')
  await shop.session.signIn(member)
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await settled()
  const backends = (isCommerce: boolean) =>
    new Set(
      sent
        .filter(({ path }) => (path === '/api/graphql') === isCommerce)
        .map(({ headers }) => headers.get('x-backend-id')),
    )
  expect(backends(true)).toEqual(new Set(['green-2']))
  expect(backends(false)).toEqual(new Set([null]))
  shop.dispose()
})
