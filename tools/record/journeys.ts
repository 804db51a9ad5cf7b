import {
  type Journey,
  SECOND,
  add,
  agreed,
  arrive,
  checkOut,
  details,
  enrol,
  first,
  member,
  pass,
  password,
  second,
  shopAtMesa,
} from './steps.ts'

/**
 * Each journey is recorded as fixtures/logs/NAME.jsonl, and a test replays it. To add one, write it here and run `npm
 * run record`.
 */
export const journeys: Readonly<Record<string, Journey['play']>> = {
  async 'sign-in'(recording) {
    const { shop } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn({ ...member, password: 'mistyped1' }).catch(() => undefined)
    await shop.session.signIn(member)
    await shop.navigation.arrived({ path: '/rewards/dashboard', search: '', hash: '' })
    await shop.account.openDashboard()
    await shop.settled()
  },

  async renewal(recording) {
    const { shop, ports } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn(member)
    await pass(recording, 50)
    ports.seen.act()
    await pass(recording, 8)
  },

  async 'forced-sign-out'(recording) {
    const { shop, ports } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn(member)
    await shop.settled()
    const query = 'mutation revokeCustomerToken { revokeCustomerToken { result } }'
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${ports.local.get('signin_token') ?? ''}`,
    }
    const body = JSON.stringify({ query, operationName: 'revokeCustomerToken' })
    await ports.http(new Request('https://shop.example/api/graphql', { method: 'POST', headers, body }))
    await Promise.all([shop.account.load(), shop.account.openDashboard()])
    await shop.settled()
    await shop.session.takeExpiry()
    await shop.settled()
  },

  async 'enrolment-new'(recording) {
    const { shop } = recording
    await enrol(recording, 'ida.holm@example.com')
    await shop.enrolment.giveDetails(details)
    await shop.enrolment.complete({ ...agreed, password: 'meadow2026' })
    await shop.settled()
  },

  'enrolment-member': (recording) => enrol(recording, member.email),

  async 'enrolment-shop-account'(recording) {
    const { shop } = recording
    await enrol(recording, 'devon.park@example.com')
    await shop.enrolment.submitPassword('mistyped1')
    await shop.enrolment.submitPassword(password)
    const { dateOfBirth } = shop.getState().enrolment.view.details
    await shop.enrolment.giveDetails({ ...details, dateOfBirth: dateOfBirth || details.dateOfBirth })
    await shop.enrolment.complete({ ...agreed, password })
    await shop.settled()
  },

  async 'enrolment-shop-account-without-password'(recording) {
    const { shop } = recording
    await enrol(recording, 'rowan.ellery@example.com')
    await shop.passwordReset.request({ email: 'rowan.ellery@example.com', type: 'HAVE_PASSWORD' })
    await shop.settled()
  },

  'enrolment-invalid-email': (recording) => enrol(recording, 'ida.holm@nowhere'),

  async 'commerce-order'(recording) {
    const { shop } = recording
    await shopAtMesa(recording)
    await add(recording, first, 2)
    await add(recording, second)
    await shop.settled()
    const [line] = shop.getState().commerceCart.view.lines
    for (const quantity of [3, 4]) await shop.commerceCart.setQuantity(line?.id ?? '', quantity)
    await pass(recording, 8, SECOND)
    await checkOut(recording)
    await shop.checkout.placeOrder()
    await shop.settled()
  },

  async 'commerce-offline'(recording) {
    const { shop, ports, network } = recording
    await shopAtMesa(recording)
    await add(recording, first)
    await shop.settled()
    network.away = true
    await add(recording, second)
    await pass(recording, 8, SECOND)
    await shop.commerceCart.remove(shop.getState().commerceCart.view.lines[0]?.id ?? '')
    network.away = false
    ports.seen.wake()
    await pass(recording, 8, SECOND)
  },

  async 'commerce-lost-answers'(recording) {
    const { shop, network } = recording
    await shopAtMesa(recording)
    network.loses = (name) => name === 'addProductsToCart' || name === 'placeOrder'
    await add(recording, first)
    await pass(recording, 8, SECOND)
    await checkOut(recording)
    const placing = shop.checkout.placeOrder()
    await pass(recording, 8, SECOND)
    await placing
    await shop.settled()
  },

  async 'commerce-customer'(recording) {
    const { shop } = recording
    await shopAtMesa(recording)
    await add(recording, first)
    await shop.settled()
    await shop.session.signIn(member)
    await shop.settled()
    await shop.commerceCart.spendPoints(true)
    await shop.settled()
    await shop.session.signOut()
    await shop.settled()
  },
}
