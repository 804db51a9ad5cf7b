/** Commands that use several domains. Domains know each other only by events, so these commands are composed here. */
import type { CommerceAdd } from '../domains/commerce-cart/commerce-cart.commands.ts'
import type { ShoppingMode } from '../domains/dispensary/dispensary.events.ts'
import type { DomainCommands, SomeCommands, SomeState } from '../domains/domains.ts'
import type { Completion } from '../domains/enrolment/enrolment.commands.ts'
import type { Favorite } from '../domains/favorites/favorites.events.ts'
import type { AddRequest } from '../domains/ordering-cart/ordering-cart.commands.ts'
import { SESSION_EXPIRED } from '../domains/session/session.rules.ts'
import { LeaflogError } from '../errors/errors.ts'
import { type ChannelProduct, productKey } from '../wire/commerce/wishlist-model.ts'
import { shoppingOf } from './commerce.ts'
import { type Calling, orderCheckout } from './order-checkout.ts'

/** A group of commands for each domain that the shop has; the others have none, as the shop's type says. */
export function composeCommands(own: DomainCommands, calling: Calling, getState: () => SomeState) {
  return {
    dispensary: dispensaryCommands(own, getState),
    favorites: own.favorites && favoritesCommands(own.favorites, own, getState),
    orderingCart: own.orderingCart && orderingCartCommands(own.orderingCart, own),
    commerceCart: own.commerceCart && commerceCartCommands(own.commerceCart, own, getState),
    checkout: own.checkout && checkoutCommands(own.checkout, own, calling, getState),
    enrolment: own.enrolment && enrolmentCommands(own.enrolment, own, getState),
    session: sessionCommands(own),
  }
}

const dispensaryCommands = ({ dispensary, commerceCart }: SomeCommands, getState: () => SomeState) => ({
  ...dispensary,
  /**
   * What is in the commerce cart and not sold in that mode is shown first. Resolves to false while the shopper is
   * asked; `commerceCart.acceptModeChange` goes on.
   */
  async chooseMode(mode: ShoppingMode): Promise<boolean> {
    const isAsked = commerceCart && shoppingOf(getState()).storeCode !== null
    if (isAsked && (await commerceCart.checkMode(mode)) === 'asking') return false
    await dispensary.chooseMode(mode)
    return true
  },
})

const favoritesCommands = (
  favorites: DomainCommands['favorites'],
  { wishlist }: SomeCommands,
  getState: () => SomeState,
) => ({
  ...favorites,
  /** Saves a product: in the account's wishlist if the visitor is signed in, otherwise on this device. */
  async keep(favorite: Favorite): Promise<void> {
    if (wishlist && getState().session.view.isSignedIn) await wishlist.save(favorite)
    else await favorites.keep(favorite)
  },
  /** Removes a saved product, wherever it is saved. */
  async drop(product: ChannelProduct): Promise<void> {
    const { favorites: device, wishlist: account } = getState()
    const key = productKey(product)
    if (device?.view.saved.has(key)) await favorites.drop(product)
    if (account?.view.saved.has(key)) await wishlist?.forget(product)
  },
})

const orderingCartCommands = (orderingCart: DomainCommands['orderingCart'], { ui }: SomeCommands) => ({
  ...orderingCart,
  /** Without a chosen store, the visitor is asked to choose one in this tab, and the add then continues by itself. */
  async add(request: AddRequest) {
    const added = await orderingCart.add(request)
    if (added.outcome === 'waitingForStore') await ui.open('storeSidebar')
    return added
  },
})

const commerceCartCommands = (
  commerceCart: DomainCommands['commerceCart'],
  { dispensary, ui }: SomeCommands,
  getState: () => SomeState,
) => ({
  ...commerceCart,
  /** As `orderingCart.add`. */
  async add(request: CommerceAdd) {
    const added = await commerceCart.add(request)
    if (added.outcome === 'waitingForStore') await ui.open('storeSidebar')
    return added
  },
  /** Removes what is not sold in the other mode, and changes the mode. */
  async acceptModeChange() {
    const change = getState().commerceCart?.view.modeChange
    if (change?.status !== 'asking') return
    await commerceCart.acceptModeChange()
    await dispensary.chooseMode(change.mode)
  },
})

const checkoutCommands = (
  checkout: DomainCommands['checkout'],
  { commerceCart, session }: SomeCommands,
  calling: Calling,
  getState: () => SomeState,
) => ({
  ...checkout,
  ...orderCheckout(checkout, calling, getState),
  /**
   * Places the order of the current cart, after all its changes are done. Errors: NETWORK_FAILED
   * while changes wait for the network, EVENT_REJECTED without a cart, SERVICE_REFUSED with the server's sentence.
   */
  async placeOrder() {
    const cart = await commerceCart?.settle()
    // A change that was not sent yet would be missing in the order.
    if (cart?.status === 'offline') throw new LeaflogError('NETWORK_FAILED')
    if (!cart || cart.cartId === null || cart.lines.length === 0) throw new LeaflogError('EVENT_REJECTED')
    const { isSignedIn } = getState().session.view
    return checkout.placeOrder({ cartId: cart.cartId, shopping: shoppingOf(getState()), asGuest: !isSignedIn })
  },
  /** The account that the order makes, signed in at once. */
  async createAccount(account: Parameters<typeof checkout.createAccount>[0]) {
    const email = getState().checkout?.view.order?.email ?? ''
    await checkout.createAccount(account)
    await session.signIn({ email, password: account.password })
  },
})

const enrolmentCommands = (
  enrolment: DomainCommands['enrolment'],
  { session }: SomeCommands,
  getState: () => SomeState,
) => ({
  ...enrolment,
  /** Joins, then signs in. Rejects with ENROLMENT_FAILED or SIGN_IN_FAILED and a sentence. */
  async complete(completion: Completion): Promise<void> {
    const email = getState().enrolment?.view.email ?? ''
    await enrolment.complete(completion)
    await session.signIn({ email, password: completion.password })
  },
})

const sessionCommands = ({ session, ui }: SomeCommands) => ({
  ...session,
  /** Whether the session is marked invalid. If so, it is ended and the visitor sees a warning. */
  async takeExpiry(): Promise<boolean> {
    const expired = await session.takeExpiry()
    if (expired) await ui.toast({ type: 'warning', text: SESSION_EXPIRED })
    return expired
  },
})
