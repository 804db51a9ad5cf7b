/** Buys a product as a guest who picks it up, at a store of either channel: what a bot or an integration does. */
import { LeaflogError, type Product, type ProductQuery, type Shop } from '@leaflog/core'

export interface Guest {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly telephone: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
}

export interface Wish extends ProductQuery {
  /** The store's code. */
  readonly store: string
}

interface Buying {
  readonly shop: Shop
  readonly product: Product
  readonly guest: Guest
}

/**
 * Resolves with the order's number. Errors: those of the catalogue and of the carts; EVENT_REJECTED if the order is not
 * complete; SERVICE_REFUSED with the service's sentence.
 */
export async function buy(shop: Shop, wish: Wish, guest: Guest): Promise<string> {
  await shop.dispensary.choose(wish.store)
  const state = shop.getState().dispensary.view.chosen?.state_code ?? ''
  await shop.ageGate.submit({ state, birthDate: guest.birthDate })
  const { products } = await shop.catalogue.products(wish)
  const product = products.find(({ isSoldOut, choose }) => !isSoldOut && (choose === 'nothing' || choose === 'size'))
  if (!product) throw new LeaflogError('PRODUCT_NOT_FOUND')
  const size = product.sizes.find(({ isSoldOut }) => !isSoldOut)?.label
  const { answered } = await shop.catalogue.add(product, { size })
  await answered()
  await (product.channel === 'commerce' ? orderAtCommerce : orderAtMenu)({ shop, product, guest })
  const { order } = shop.getState().checkout.view
  if (!order) throw new LeaflogError('EVENT_REJECTED')
  return order.number
}

/** Where it is picked up, with the name of who does. */
function pickupFor(shop: Shop, { firstname, lastname, telephone }: Guest) {
  const store = shop.getState().dispensary.view.chosen
  if (!store) throw new LeaflogError('STORE_REQUIRED')
  const { address, city, state_code: region, postcode, store_code: storeCode } = store
  const person = { firstname, lastname, telephone, company: null }
  return {
    set: 'pickup' as const,
    storeCode,
    address: { ...person, street: [address], city, region, postcode, country_code: 'US' },
  }
}

/** The cart is told everything, one setting after the other; then it becomes an order. */
async function orderAtCommerce({ shop, guest }: Buying): Promise<void> {
  const { commerceCart } = shop
  await commerceCart.set({ set: 'email', email: guest.email })
  await commerceCart.set(pickupFor(shop, guest))
  await commerceCart.set({ set: 'method', carrier: 'instore', method: 'pickup' })
  await commerceCart.set({ set: 'billing', address: null })
  const { cart } = await commerceCart.settle()
  const [payment] = cart?.payments ?? []
  if (payment) await commerceCart.set({ set: 'payment', code: payment.code })
  await shop.checkout.placeOrder()
}

/** The settings are kept here, and sent with the order, at the terms that its service has named. */
async function orderAtMenu({ shop, guest }: Buying): Promise<void> {
  const terms = await shop.checkout.terms()
  const [day] = terms.days
  const [window] = day?.windows ?? []
  const [payment] = terms.payments
  await shop.checkout.set({ set: 'email', email: guest.email })
  await shop.checkout.set(pickupFor(shop, guest))
  if (window) await shop.checkout.set({ set: 'slot', zoneid: '', slotid: window.id })
  if (payment) await shop.checkout.set({ set: 'payment', code: payment.code })
  await shop.checkout.placeMenuOrder(terms)
}
