/** What a shop's own calls of commerce GraphQL carry (7a.2 to 7a.12), as a gateway would see it. */
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { createFakeCustomers } from '../testing/fake-customers.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock } from '../testing/fake-ports.ts'
import { createShop } from './create-shop.ts'

const posted = z.object({ variables: z.record(z.string(), z.unknown()) })

const member = { email: 'member@example.com', password: 'garden42' }

async function setUp(options: { locale?: string; backendId?: string } = {}) {
  const clock = createVirtualClock(Date.UTC(2026, 5, 15, 16))
  const gateway = createFakeGateway(createFakeCustomers(clock))
  const sent: { path: string; headers: Headers; body: string }[] = []
  const ports = createFakePorts({
    clock,
    http: async (request) => {
      const { headers } = request
      sent.push({ path: new URL(request.url).pathname, headers, body: await request.clone().text() })
      return gateway.http(request)
    },
  })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports, ...options })
  clock.heed(() => shop.settled({ forNow: true }))
  const settled = () => clock.advance(1)
  /** The values of a header, call by call of an operation. */
  const said = (operation: string, header: string) =>
    sent.flatMap(({ headers }) => (headers.get('x-query-name') === operation ? [headers.get(header)] : []))
  /** What an operation that went by POST was asked with, call by call. */
  const asked = (operation: string) =>
    sent.flatMap(({ headers, body }) =>
      headers.get('x-query-name') === operation && body !== '' ? [posted.parse(JSON.parse(body)).variables] : [],
    )
  return { shop, settled, sent, said, asked, clock, ports }
}

test('[7a.2] [7a.4] signing in says the store, in its language, and pickup or delivery', async () => {
  const { shop, said } = await setUp({ locale: 'es' })
  await shop.dispensary.choose('fl_miami')
  await shop.session.signIn(member)
  expect(said('generateCustomerToken', 'store')).toEqual(['fl_miami_es'])
  expect(said('generateCustomerToken', 'accept-language')).toEqual(['es'])
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

test('[7a.4] [1.6] signing in says email and password, and the guest’s ordering cart', async () => {
  const { shop, asked, ports } = await setUp()
  ports.cookies.set('cartId', 'cart-0007')
  await shop.session.signIn(member)
  expect(asked('generateCustomerToken')).toEqual([{ ...member, cartId: 'cart-0007' }])
  shop.dispose()
})

test('[7a.6] [7a.5] a renewal shows both tokens and keeps both that come back; signing out shows the new one', async () => {
  const { shop, asked, said, clock, ports } = await setUp()
  await shop.session.signIn(member)
  const accessToken = ports.local.get('signin_token')
  ports.seen.act()
  await clock.advance(56 * 60_000)
  expect(asked('refreshCustomerToken')).toEqual([{ accessToken, refreshToken: 'refresh-secret-1' }])
  const renewed = ports.local.get('signin_token')
  expect([renewed === accessToken, ports.cookies.get('refresh_token')]).toEqual([false, 'refresh-secret-2'])
  await shop.session.signOut()
  await clock.advance(1)
  expect(said('revokeCustomerToken', 'authorization')).toEqual([`Bearer ${renewed}`])
  shop.dispose()
})

test('[7a.11] [7a.10] somebody new: their email is looked up, then all that they said is sent', async () => {
  const { shop, asked, settled } = await setUp()
  await shop.enrolment.load()
  await settled()
  await shop.enrolment.submitEmail('ida@example.com')
  await shop.enrolment.giveDetails({
    firstname: 'Ida',
    lastname: 'Holm',
    dateOfBirth: '1990-04-01',
    state: 'FL',
    phone: '3055550134',
  })
  await shop.enrolment.complete({ password: 'canary-77', emails: true, texts: true, signature: 'Ida Holm' })
  expect(asked('checkCustomerEmail')).toEqual([{ email: 'ida@example.com' }])
  expect(asked('createLoyaltyCustomer')).toEqual([
    {
      input: {
        email: 'ida@example.com',
        password: 'canary-77',
        firstname: 'Ida',
        lastname: 'Holm',
        date_of_birth: '1990-04-01',
        state: 'FL',
        is_email_subscribed: true,
        is_sms_subscribed: true,
        phone_number: '3055550134',
        marketing_phone_signature: 'Ida Holm',
      },
    },
  ])
  shop.dispose()
})

test('[7a.11] [7a.12] a customer of the shop: the password is checked, then the short form is sent', async () => {
  const { shop, asked, settled } = await setUp()
  await shop.enrolment.load()
  await settled()
  const shopper = { email: 'shopper@example.com', password: 'basket42' }
  await shop.enrolment.submitEmail(shopper.email)
  await shop.enrolment.submitPassword(shopper.password)
  await shop.enrolment.giveDetails({ firstname: '', lastname: '', dateOfBirth: '1990-04-01', state: 'FL', phone: '' })
  await shop.enrolment.complete({ password: shopper.password, emails: false, texts: false, signature: '' })
  expect(asked('checkCredentials')).toEqual([shopper])
  expect(asked('activateExistingCustomerOnLoyalty')).toEqual([
    { ...shopper, date_of_birth: '1990-04-01', state: 'FL', is_email_subscribed: false, is_sms_subscribed: false },
  ])
  shop.dispose()
})

test('[7a.3] a mail is asked for by email alone; its link goes back with the email and the new password', async () => {
  const { shop, asked } = await setUp()
  await shop.passwordReset.request({ email: member.email, type: 'DEFAULT' })
  await shop.passwordReset.request({ email: 'nopassword@example.com', type: 'HAVE_PASSWORD' })
  await shop.passwordReset.choose({ email: member.email, token: 'good-link', newPassword: 'rose5555' })
  expect(asked('requestLoyaltyPasswordResetEmail')).toEqual([{ email: member.email }])
  expect(asked('requestPasswordResetEmail')).toEqual([{ email: 'nopassword@example.com' }])
  expect(asked('resetPassword')).toEqual([
    { email: member.email, resetPasswordToken: 'good-link', newPassword: 'rose5555' },
  ])
  shop.dispose()
})
