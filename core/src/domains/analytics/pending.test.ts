import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountEvents } from '../account/account.events.ts'
import { checkoutEvents } from '../checkout/checkout.events.ts'
import { commerceCartEvents } from '../commerce-cart/commerce-cart.events.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { navigationEvents } from '../navigation/navigation.events.ts'
import { orderingCartEvents } from '../ordering-cart/ordering-cart.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine, sampleOrder } from '../../testing/commerce-samples.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { sampleCart, sampleCustomer, sampleItem, sampleStore } from '../../testing/samples.ts'
import { analyticsEvents } from './analytics.events.ts'
import { PAGE_WAIT_MS } from './analytics.rules.ts'
import { payloadOf } from './payloads.ts'

const fields = z.record(z.string(), z.unknown())
const deliverParams = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      at: z.number(),
      page: z.nullable(z.object({ path: z.string(), type: z.string() })),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})

const grant = analyticsEvents.consentChosen({ choice: 'granted' })
/** All queued events, as sent when the visitor agrees. */
const pending = (scenario: Scenario) =>
  scenario
    .when(grant)
    .effects.filter(({ effect }) => effect === 'analytics.deliver')
    .flatMap(({ params }) => deliverParams.parse(params).events)
    .map((each) => ({ ...each, data: z.parse(fields, payloadOf(each.name, each.data)) }))
const names = (scenario: Scenario) => pending(scenario).map(({ name }) => name)
const named = (scenario: Scenario, name: string) => pending(scenario).filter((each) => each.name === name)

const started = analyticsEvents.started({ choice: null, refusesAll: false })
const at = (path: string, search = '') => navigationEvents.arrived({ path, search, hash: '', ageGateBypassed: false })
const details = (path: string, more: { key?: string; shows?: { name: 'PLP' | 'PDP' | 'SEARCH'; data: {} }[] } = {}) =>
  analyticsEvents.pageDetailed({ path, key: path, type: 'page', language: 'en', shows: [], ...more })
const signedIn = sessionEvents.recalled({ expiresAt: START + 3_600_000 })
const loaded = (email = 'member@example.com') => accountEvents.loaded({ customer: sampleCustomer({ email }) })

const miami = sampleStore('101', 'Miami')
const mesa = sampleCommerceStore()
const choose = (dispensary: typeof miami, deliveryCode: string | null = null) =>
  dispensaryEvents.chosen({ dispensary, mode: 'RECREATIONAL', deliveryCode })

const atHome = given(started, at('/'), details('/'))

test('[4f.1] a page view waits for page details, and is queued once', () => {
  const arrived = given(started, at('/'))
  expect(names(arrived)).toEqual([])
  const known = arrived.when(details('/'))
  expect(names(known)).toEqual(['PAGE_VIEW', 'USER_STATE'])
  expect(pending(known)[0]).toMatchObject({ page: { path: '/', type: 'page' }, data: { known: true, language: 'en' } })
})

test('[4f.1] a page view waits for the sign-in state: a token alone is not yet a customer', () => {
  const arrived = given(signedIn, started, at('/'), details('/'))
  expect(names(arrived)).toEqual([])
  const known = arrived.when(loaded())
  expect(names(known)).toEqual(['PAGE_VIEW', 'USER_STATE'])
  expect(pending(known)[1]?.data).toEqual({ signedIn: true, rewards: true })
  expect(names(arrived.when(accountEvents.loadFailed({})))).toEqual(['PAGE_VIEW', 'USER_STATE'])
})

test('[4f.1] a page view waits for a cart that is being fetched', () => {
  const arrived = given(orderingCartEvents.recalled({ cartId: 'cart-0001', storeId: '101' }), started, at('/'))
  const waiting = arrived.when(details('/'))
  expect(names(waiting)).toEqual([])
  const known = waiting.when(orderingCartEvents.fetched({ cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(named(known, 'PAGE_VIEW')[0]?.data).toMatchObject({ known: true, cart: { quantity: 2, total: 7000 } })
})

test('[4f.1] the wait is bounded: after ten seconds the page view is queued with what is known', () => {
  const late = given(started, at('/')).when(at('/brands')).wait(PAGE_WAIT_MS)
  expect(named(late, 'PAGE_VIEW').map(({ page, data }) => [page?.path, data['known']])).toEqual([
    ['/', false],
    ['/brands', false],
  ])
})

test('[4f.1] the wait of a tab’s first page counts from when its code started, not from when the server rendered it', () => {
  const drawn = given(at('/')).wait(60_000)
  expect(names(drawn)).toEqual([])
  expect(names(drawn.when(started).when(details('/')))).toEqual(['PAGE_VIEW', 'USER_STATE'])
})

test('[4f.1] one view per distinct normalized path: query, fragment and slashes do not make another page', () => {
  const same = atHome.when(at('/', '?x=1')).when(at('//', '')).when(at('/?a#b'))
  expect(named(same, 'PAGE_VIEW')).toHaveLength(1)
  const there = atHome.when(at('/brands/')).when(details('/brands')).when(at('/brands', '?sort=name'))
  expect(named(there, 'PAGE_VIEW').map(({ page }) => page?.path)).toEqual(['/', '/brands'])
})

test('[4f.1] returning to a page is another view of it', () => {
  const back = atHome.when(at('/brands')).when(details('/brands')).when(at('/')).when(details('/'))
  expect(named(back, 'PAGE_VIEW').map(({ page }) => page?.path)).toEqual(['/', '/brands', '/'])
})

test('[4f.1] a visitor who left before the page’s code ran was still there: the next page reports that view', () => {
  const gone = given(at('/')).wait(3_600_000)
  const [view] = named(gone.when(started).wait(PAGE_WAIT_MS), 'PAGE_VIEW')
  expect(view).toMatchObject({ at: START + 1, data: { known: false } })
})

test('[4f.2] USER_STATE on the first load, and not on the next page', () => {
  const there = atHome.when(at('/brands')).when(details('/brands'))
  expect(named(there, 'USER_STATE').map(({ data }) => data)).toEqual([{ signedIn: false, rewards: null }])
})

test('[4f.2] USER_LOGIN when the sign-in state changes, USER_STATE when the customer changes, USER_LOGOUT', () => {
  const inside = atHome.when(signedIn).when(loaded())
  expect(names(inside)).toEqual(['PAGE_VIEW', 'USER_STATE', 'USER_LOGIN', 'USER_STATE'])
  expect(names(inside.when(accountEvents.opened({})).when(loaded()))).toHaveLength(4)
  const out = inside.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(pending(out).at(-1)).toMatchObject({ name: 'USER_LOGOUT', data: { signedIn: false, rewards: true } })
})

test('[4f.3] ADD_TO_CART, REMOVE_FROM_CART and CART_STATE by total quantity; the ordering channel', () => {
  const shopping = given(started, choose(miami), at('/'), details('/')).when(
    orderingCartEvents.addRequested({ productId: 'p1', option: '3.5g', quantity: 2, facts: null }),
  )
  expect(names(shopping).filter((name) => name.includes('CART'))).toEqual([])
  const intent = shopping.id
  const made = shopping.when(orderingCartEvents.created({ intent, cart: sampleCart([]) }))
  const added = made.when(orderingCartEvents.changed({ intent, cart: sampleCart([sampleItem('p1', 2)]) }))
  const fewer = added.when(orderingCartEvents.fetched({ cart: sampleCart([sampleItem('p1', 1)]) }))
  const same = fewer.when(orderingCartEvents.fetched({ cart: sampleCart([sampleItem('p2', 1)]) }))
  const cartEvents = pending(same).filter(({ name }) => name.includes('CART'))
  expect(cartEvents.map(({ name }) => name)).toEqual(['ADD_TO_CART', 'REMOVE_FROM_CART', 'CART_STATE'])
  expect(cartEvents[0]?.data).toMatchObject({
    currencyCode: 'USD',
    items: [{ id: 'p1', name: 'Blue Hour', price: 3500, quantity: 2, currencyCode: 'USD', variant: '3.5g' }],
    cart: { channel: 'ordering', quantity: 2, total: 7000 },
  })
  expect(cartEvents[1]?.data).toMatchObject({ items: [{ id: 'p1', quantity: 1 }] })
})

const commerceAdd = commerceCartEvents.addRequested({
  item: { sku: 'a', parentSku: null, quantity: 1, selectedOptions: [], enteredOptions: [] },
  facts: { name: 'Product a', brand: 'Fernhill', image: null, strainType: null, option: null, price: 2000 },
})
const cartOf = (quantity: number, more: Parameters<typeof sampleCommerceCart>[1] = {}) =>
  sampleCommerceCart(quantity > 0 ? [sampleLine('a', quantity)] : [], more)

test('[4f.3] the commerce channel: optimistic changes are skipped', () => {
  const asked = given(started, choose(mesa), at('/'), details('/'), commerceAdd)
  expect(asked.view.commerceCart.view.count).toBe(1)
  expect(names(asked).filter((name) => name.includes('CART'))).toEqual([])
  const change = asked.id
  const { id: cartId } = cartOf(0)
  const made = asked.when(commerceCartEvents.created({ change, cartId, lifetime: 3_600_000, cart: null }))
  const added = made.when(commerceCartEvents.answered({ change, cart: cartOf(1), errors: [] }))
  expect(named(added, 'ADD_TO_CART')[0]?.data).toMatchObject({
    cart: { channel: 'commerce', quantity: 1, total: 2000 },
  })
  const gone = added.when(commerceCartEvents.fetched({ cart: cartOf(0) }))
  expect(named(gone, 'REMOVE_FROM_CART')[0]?.data).toMatchObject({ items: [{ id: 'a', quantity: 1 }] })
})

const withCart = (quantity: number) =>
  given(started, choose(mesa), at('/'), details('/'))
    .when(commerceCartEvents.recalled({ cartId: cartOf(1).id, expiresAt: START + 9_999_999 }))
    .when(commerceCartEvents.fetched({ cart: cartOf(quantity) }))

test('[4f.3] a newly known cart, or another user’s, is sent as CART_STATE and not as an addition', () => {
  expect(names(withCart(3)).at(-1)).toBe('CART_STATE')
  const joining = withCart(1).when(signedIn).when(loaded())
  const joined = joining.when(commerceCartEvents.joined({ change: cartOf(1).id, cart: cartOf(4), issues: [] }))
  expect(joined.refused).toBeNull()
  expect(pending(joined).at(-1)).toMatchObject({ name: 'CART_STATE', data: { cart: { quantity: 4 } } })
})

test('[4f.4] a page’s listing, product and search follow its view; a new search on the same page is sent again', () => {
  const search = (term: string) => ({ name: 'SEARCH' as const, data: { term, results: 3 } })
  const found = given(started, at('/search')).when(details('/search', { key: 'kush', shows: [search('kush')] }))
  expect(names(found)).toEqual(['PAGE_VIEW', 'USER_STATE', 'SEARCH'])
  const again = found.when(details('/search', { key: 'kush', shows: [search('kush')] }))
  expect(again.refused).toBe('EVENT_REJECTED')
  const other = found.when(details('/search', { key: 'haze', shows: [search('haze')] }))
  expect(named(other, 'SEARCH').map(({ data }) => data['term'])).toEqual(['kush', 'haze'])
  expect(found.when(details('/elsewhere')).refused).toBe('EVENT_REJECTED')
})

test('[4f.4] [5c.3.4] an order is sent with its id and revenue, without the customer', () => {
  const placing = withCart(1).when(
    checkoutEvents.placeRequested({
      cartId: cartOf(1).id,
      shopping: { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false },
      asGuest: true,
    }),
  )
  const order = sampleOrder({ totals: { ...sampleOrder().totals, total: 1500, credit: 500, tax: 120 } })
  const placed = placing.when(checkoutEvents.placed({ attempt: placing.id, order }))
  const [event] = named(placed, 'PLACE_ORDER')
  expect(event?.data).toMatchObject({ id: '000000042', revenue: 2000, tax: 120, affiliation: 'Online Store' })
  expect(JSON.stringify(pending(placed))).not.toMatch(/guest@example|Robin|Vale/)
})

const carrier = (method_code: string) => ({
  carrier_code: 'delivery',
  method_code,
  title: 'Delivery',
  amount: 500,
  available: true,
  problem: null,
})
const address = {
  firstname: 'Robin',
  lastname: 'Vale',
  company: null,
  street: ['1 Garden Street'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: '480-555-0100',
}
const shipped = (method: string, payment: string | null = null) =>
  cartOf(1, {
    shipping: { address, is_pickup: false, methods: [], selected: carrier(method) },
    payment: payment === null ? null : { code: payment, title: payment },
  })
const fetched = (cart: ReturnType<typeof cartOf>) => commerceCartEvents.fetched({ cart })
const funnel = (scenario: Scenario) =>
  pending(scenario)
    .filter(({ name }) => name.startsWith('CHECKOUT'))
    .map(({ name, data }) => [name, data['step'], data['option'] ?? null])

test('[4f.5] [2b.8] the funnel: cart on entering, shipping with a carrier, payment with a method', () => {
  const entered = withCart(1).when(at('/checkout'))
  expect(funnel(entered)).toEqual([['CHECKOUT', 1, null]])
  expect(named(entered, 'CHECKOUT')[0]?.data).toMatchObject({ affiliation: 'Online Store', cart: { quantity: 1 } })
  const paying = entered.when(fetched(shipped('standard'))).when(fetched(shipped('standard', 'cash')))
  expect(funnel(paying)).toEqual([
    ['CHECKOUT', 1, null],
    ['CHECKOUT', 2, 'delivery_standard'],
    ['CHECKOUT', 3, 'cash'],
  ])
  expect(funnel(paying.when(at('/checkout/payment')))).toHaveLength(3)
  expect(JSON.stringify(pending(paying))).not.toMatch(/Robin|Garden|85201|480-555/)
})

test('[4f.5] another option within the same step is a CHECKOUT_OPTION; back at an earlier step, a CHECKOUT', () => {
  const shipping = withCart(1)
    .when(at('/checkout'))
    .when(fetched(shipped('standard')))
  const other = shipping.when(fetched(shipped('express')))
  expect(funnel(other).at(-1)).toEqual(['CHECKOUT_OPTION', 2, 'delivery_express'])
  const paying = other.when(fetched(shipped('express', 'cash'))).when(fetched(shipped('express', 'debit')))
  expect(funnel(paying).slice(-2)).toEqual([
    ['CHECKOUT', 3, 'cash'],
    ['CHECKOUT_OPTION', 3, 'debit'],
  ])
  expect(funnel(paying.when(fetched(shipped('standard', 'debit')))).at(-1)).toEqual([
    'CHECKOUT',
    2,
    'delivery_standard',
  ])
})

test('[4f.5] leaving the checkout and returning enters it again; an empty cart does not enter', () => {
  const back = withCart(1).when(at('/checkout')).when(at('/')).when(at('/checkout'))
  expect(funnel(back)).toHaveLength(2)
  const empty = given(started, choose(mesa), at('/checkout'), details('/checkout'))
  expect(funnel(empty)).toEqual([])
})

test('[4f.6] the shopping method: delivery with a delivery code, store pick up with a store, else nothing', () => {
  const methodOf = (...before: DomainEvent[]) =>
    named(given(started, ...before, at('/'), details('/')), 'PAGE_VIEW')[0]?.data['shoppingMethod']
  expect(methodOf()).toBe('')
  expect(methodOf(choose(miami))).toBe('store pick up')
  expect(methodOf(choose(miami, 'D101'))).toBe('delivery')
  expect(methodOf(choose(miami), dispensaryEvents.fulfilmentChosen({ deliveryCode: 'D101' }))).toBe('delivery')
})

test('each event of one cause has its own id, the same on every replay', () => {
  const ids = pending(atHome).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(pending(atHome).map(({ id }) => id)).toEqual(ids)
})

test('the names on a gift card are not sent', () => {
  const line = sampleLine('gift', 1, { options: [{ label: 'To', value: 'Marguerite' }] })
  const held = withCart(0).when(commerceCartEvents.fetched({ cart: sampleCommerceCart([line]) }))
  expect(names(held).at(-1)).toBe('ADD_TO_CART')
  expect(JSON.stringify(pending(held))).not.toContain('Marguerite')
})
