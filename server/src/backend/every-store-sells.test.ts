/** No filled cart of the demo shop is a dead end: at every store it becomes an order, or the answer says why not. */
import { generateCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import { messages as english } from '@leaflog/core/wire/messages/messages'
import { messages as spanish } from '@leaflog/core/wire/messages/messages-es'
import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import * as fixtures from '@leaflog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoBackend } from '../testing/demo-backend.ts'
import { menuCart, orderFromCatalogue, type Place, type Way } from '../testing/demo-shoppers.ts'
import { postTo } from './apis/graphql/post-to.ts'

let backend: Awaited<ReturnType<typeof openDemoBackend>> | undefined
const opened = () => {
  if (!backend) throw new Error('The backend is open.')
  return backend
}
/** A customer's token, by the state of the medical card on their account; `none` has no card. */
const tokens = new Map<string, string>()

beforeAll(async () => {
  backend = await openDemoBackend()
  const patients = fixtures.customers.filter(({ medicalInfo }) => medicalInfo !== null)
  const without = fixtures.customers.filter(({ id }) => id === 'sample_noor')
  for (const { email, password, medicalInfo } of [...patients, ...without]) {
    const { data } = await postTo(backend.commerce, generateCustomerToken.query, { email, password, cartId: null })
    const { token } = generateCustomerToken.result.parse(data).generateCustomerToken
    tokens.set(medicalInfo?.state ?? 'none', token)
  }
})
afterAll(() => backend?.close())

type Store = fixtures.Dispensary

interface Try extends Place, Way {
  shopper: 'guest' | 'member'
}

const tokenAt = ({ state_code }: Store) => tokens.get(state_code) ?? tokens.get('none') ?? null

/** Pickup and delivery, for a guest and for a member, who has a medical card where a demo customer does. */
const waysAt = (place: Place): Try[] =>
  (['pickup', 'delivery'] as const).flatMap((fulfilment) =>
    (['guest', 'member'] as const).map((shopper) => ({
      ...place,
      fulfilment,
      shopper,
      token: shopper === 'guest' ? null : tokenAt(place.store),
    })),
  )

const placesOf = (channel: Store['channel']): Place[] =>
  fixtures.dispensaries
    .filter((store) => store.kind === 'dispensary' && store.channel === channel)
    .flatMap((store) => store.modes.map((mode) => ({ store, mode })))

const DELIVERY_MARGIN = 2
const MOST_UNITS = 4
const ORDERED_OF = 2

/** How many are worth a delivery whatever special applies; undefined where that is too many. */
function enough({ delivery }: Store, cents: number, left: number): number | undefined {
  const quantity = Math.max(1, Math.ceil(((delivery?.minimum ?? 0) * DELIVERY_MARGIN) / cents))
  return quantity <= Math.min(left, MOST_UNITS) ? quantity : undefined
}

/** Another one for each place. */
function pick<Item>(items: readonly Item[], position: number): Item {
  const item = items[(position * 7) % items.length]
  if (item === undefined) throw new Error('The store has nothing in stock.')
  return item
}

const options = new Map(
  fixtures.catalogue.flatMap(({ id, menu_type, variants }) =>
    variants.map((variant) => [`${id} ${variant.option}`, { menu_type, ...variant }] as const),
  ),
)

/** What a menu has in stock. */
const ofMenu = ({ store, mode }: Place) =>
  fixtures.assortment(store).flatMap(({ productId, stock }) =>
    Object.entries(stock).flatMap(([option, left]) => {
      const found = options.get(`${productId} ${option}`)
      const cents = mode === 'MEDICAL' ? found?.priceMed : found?.priceRec
      if (!found || !cents || (found.menu_type !== 'BOTH' && found.menu_type !== mode)) return []
      const quantity = enough(store, cents, left)
      return quantity === undefined ? [] : [{ productId, option, quantity }]
    }),
  )

/** What a store of the catalogue has in stock, and what leaves room for the day's other orders of the same member. */
function ofCatalogue({ store, mode }: Place) {
  const stock = fixtures.commerceCatalogue.assortments[store.store_code] ?? {}
  return fixtures.commerceCatalogue.products.flatMap(({ sku, type, prices, isMedicalOnly, parentSku, limits }) => {
    const price = prices.find((each) => each.stateCode === store.state_code && each.mode === mode)
    if (type !== 'simple' || parentSku !== null || !price || (isMedicalOnly && mode === 'RECREATIONAL')) return []
    const quantity = enough(store, price.cents, stock[sku] ?? 0)
    return quantity === undefined || limits.thcMg * quantity > 300 || limits.smokableMg > 0 ? [] : [{ sku, quantity }]
  })
}

/** Codes of which one is the reason; none where it becomes an order. */
function reasons({ store, mode, fulfilment, shopper }: Try): string[] {
  if (fulfilment === 'delivery' && store.delivery === null) return ['DELIVERY_NOT_OFFERED', 'METHOD_UNAVAILABLE']
  const hasCard = shopper === 'member' && tokens.has(store.state_code)
  if (mode === 'RECREATIONAL' || hasCard) return []
  return shopper === 'guest' ? ['CARD_SIGN_IN'] : ['CARD_NOT_ON_FILE', 'CARD_MISSING']
}

/** Each with words in both languages. */
function expectReason(tried: Try, code: string | null): void {
  const { store, mode, fulfilment, shopper } = tried
  const where = `${store.store_code}, ${mode}, ${fulfilment}, ${shopper}`
  const expected = reasons(tried)
  expect([where, code ?? 'order']).toEqual([where, expected.find((each) => each === code) ?? (expected[0] || 'order')])
  if (code === null) return
  for (const table of [english, spanish]) expect([code, code in table]).toEqual([code, true])
}

/** What the shop says before the order. */
function blockOf({ problems, medicalCard, days, payments }: OrderTerms, isSignedIn: boolean): string | null {
  const [problem] = problems
  if (problem) return problem.code
  if (medicalCard === 'needed') return isSignedIn ? 'CARD_NOT_ON_FILE' : 'CARD_SIGN_IN'
  expect([days.length > 0, payments.length > 0]).toEqual([true, true])
  return null
}

test('[1.3] [shop 1] a cart of every menu becomes an order, or the answer says why not', async () => {
  const places = placesOf('ordering')
  expect(new Set(places.map(({ store }) => store.store_code)).size).toBe(177)
  let placed = 0
  for (const [position, place] of places.entries()) {
    const cart = await menuCart(opened().ordering, place, pick(ofMenu(place), position))
    const possible: { terms: OrderTerms; token: string | null }[] = []
    for (const way of waysAt(place)) {
      const terms = await cart.terms(way)
      const code = blockOf(terms, way.token !== null)
      expectReason(way, code)
      if (code === null) possible.push({ terms, token: way.token })
    }
    // What the terms say of every cart is tried with some of them.
    const chosen = position % ORDERED_OF === 0 && possible[(position / ORDERED_OF) % possible.length]
    if (!chosen) continue
    const { terms, token } = chosen
    const isDelivered = terms.fulfilment === 'delivery'
    const outside = isDelivered ? await cart.place(terms, token, 'ME') : null
    expect(outside).toEqual(isDelivered ? { code: 'DELIVERY_OTHER_STATE' } : null)
    expect(await cart.place(terms, token)).toHaveProperty('number')
    placed += 1
  }
  expect(placed).toBeGreaterThan(80)
}, 240_000)

test('[1.3] [shop 1] a cart of every store of the catalogue becomes an order, or the answer says why not', async () => {
  const places = placesOf('commerce')
  expect(new Set(places.map(({ store }) => store.store_code)).size).toBe(12)
  for (const [position, place] of places.entries())
    for (const way of waysAt(place)) {
      const outcome = await orderFromCatalogue(opened().commerce, way, pick(ofCatalogue(place), position))
      expectReason(way, 'code' in outcome ? outcome.code : null)
    }
}, 240_000)
