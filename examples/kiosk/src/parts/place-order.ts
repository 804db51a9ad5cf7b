/** Sends the settings of a pickup order to the cart in order; then places the order. */
import { LeaflogError, type Shop, missingOf } from '@leaflog/core'

export interface Contact {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly telephone: string
}

const UNPAID = ['cash', 'cashondelivery', 'checkmo', 'free']

/**
 * Resolves when the result is known, or known to be uncertain (`checkout.view.status`). Errors: NETWORK_FAILED while
 * the network is away; SERVICE_REFUSED with the server's sentence.
 */
export async function placeForPickup(shop: Shop, { email, ...contact }: Contact): Promise<void> {
  const { commerceCart } = shop
  const store = shop.getState().dispensary.view.chosen
  if (!store) throw new LeaflogError('STORE_REQUIRED')
  const address = {
    ...contact,
    company: null,
    street: [store.address],
    city: store.city,
    region: store.state_code,
    postcode: store.postcode,
    country_code: 'US',
  }
  await commerceCart.set({ set: 'email', email })
  await commerceCart.set({ set: 'pickup', storeCode: store.store_code, address })
  await commerceCart.set({ set: 'method', carrier: 'instore', method: 'pickup' })
  await commerceCart.set({ set: 'billing', address: null })
  const { cart, status } = await commerceCart.settle()
  if (status === 'offline' || cart === null) throw new LeaflogError('NETWORK_FAILED')
  const payment = cart.payments.find(({ code }) => UNPAID.includes(code)) ?? cart.payments[0]
  if (payment && cart.payment?.code !== payment.code) await commerceCart.set({ set: 'payment', code: payment.code })
  const paid = await commerceCart.settle()
  const missing = paid.cart ? missingOf(paid.cart, { asGuest: true, delivery: false })[0] : undefined
  if (missing) throw new LeaflogError('SERVICE_REFUSED', missing.sentence, { meaning: missing.meaning })
  await shop.checkout.placeOrder()
}
