/** The checkout of the ordering channel: its domains, the terms of its service, and the visitor, together. */
import { loadCalls } from '../http/ask.ts'
import { LeaflogError } from '../errors/errors.ts'
import type { Setting } from '../rules/cart/setting.ts'
import type { OrderTerms } from '../wire/ordering/order.ts'
import type { DomainCommands, SomeState } from '../domains/domains.ts'
import type { Credentials, Http } from '../ports/ports.ts'

export interface Calling {
  readonly http: Http
  readonly gateway: string
  readonly credentials: Credentials
}

/** Loaded with the first checkout. */
const calls = () => loadCalls(() => import('./menu-checkout.ts'))

export function orderCheckout(checkout: DomainCommands['checkout'], calling: Calling, getState: () => SomeState) {
  const cartOf = () => {
    const { cartId, place } = getState().orderingCart?.view ?? { cartId: null, place: null }
    if (cartId === null || place === null) throw new LeaflogError('EVENT_REJECTED')
    return { cartId, storeId: place.storeId }
  }
  return {
    /**
     * What an order of the menu's cart can be now: its prices by name, windows, payments, and what stands against it.
     * Errors: EVENT_REJECTED without a cart, SERVICE_REFUSED with the service's sentence, NETWORK_FAILED.
     */
    async terms(): Promise<OrderTerms> {
      const { askOrderTerms } = await calls()
      const delivery = getState().dispensary.view.fulfilment === 'delivery'
      return askOrderTerms(calling, { ...cartOf(), delivery })
    },
    /** Keeps a setting for the order of the menu's cart; it is sent with the order. Errors: EVENT_REJECTED without a cart. */
    set: (setting: Setting) => checkout.setForOrder(cartOf().cartId, setting),
    /**
     * Places the order of the menu's cart exactly once, at the terms that the shopper has seen. Errors: EVENT_REJECTED if
     * something is missing (`missingOf`), NETWORK_FAILED while changes wait, SERVICE_REFUSED with the service's sentence.
     */
    async placeMenuOrder(terms: OrderTerms) {
      // A change that was not sent yet would be missing in the order.
      if (getState().orderingCart?.view.status === 'offline') throw new LeaflogError('NETWORK_FAILED')
      const { menuCheckout, placementOf } = await calls()
      const cart = menuCheckout(getState(), terms)
      const order = cart && placementOf(terms, cart)
      if (!order) throw new LeaflogError('EVENT_REJECTED')
      const asGuest = !getState().session.view.isSignedIn
      return checkout.placeMenuOrder({ storeId: terms.cart.storeId, cartId: terms.cart.id, order, asGuest })
    },
  }
}
