/**
 * A shop of chosen domains, and of your own beside them: a page pays for what it uses.
 *
 * @module @leaflog/core/compose
 */
import { baseDomains } from '../domains/base-domains.ts'
import type { BaseName, CommandsOf, DomainCommands, ShopState } from '../domains/domains.ts'
import { withSavedContext } from '../domains/with-saved-context.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type ShopOptions, openShopWith } from './open-shop.ts'
import type { Shop } from './shop-handle.ts'
import type { CheckedPlugin, ShopPlugin } from './shop-plugin.ts'

export { accountDomain as account } from '../domains/account/account.domain.ts'
export { analyticsDomain as analytics } from '../domains/analytics/analytics.domain.ts'
export { checkoutDomain as checkout } from '../domains/checkout/checkout.domain.ts'
export { commerceCartDomain as commerceCart } from '../domains/commerce-cart/commerce-cart.domain.ts'
export { enrolmentDomain as enrolment } from '../domains/enrolment/enrolment.domain.ts'
export { favoritesDomain as favorites } from '../domains/favorites/favorites.domain.ts'
export { flagsDomain as flags } from '../domains/flags/flags.domain.ts'
export { orderingCartDomain as orderingCart } from '../domains/ordering-cart/ordering-cart.domain.ts'
export { passwordResetDomain as passwordReset } from '../domains/password-reset/password-reset.domain.ts'
export { recentlyViewedDomain as recentlyViewed } from '../domains/recently-viewed/recently-viewed.domain.ts'
export { wishlistDomain as wishlist } from '../domains/wishlist/wishlist.domain.ts'

type Ours = keyof DomainCommands
type NameIn<Domains extends readonly Domain[]> = Domains[number]['name'] | BaseName
/** Domains of this list that are not the core's. */
type OwnIn<Domains extends readonly Domain[]> = Exclude<Domains[number], { readonly name: Ours }>

/** The views of a composed shop, by domain. */
export type StateOf<Domains extends readonly Domain[]> = Pick<ShopState, Extract<NameIn<Domains>, Ours>> & {
  readonly [Own in OwnIn<Domains> as Own['name']]: { readonly view: ReturnType<Own['view']> }
}

interface Reads<State> {
  getState(): State
  /** The state with which the server rendered. */
  getSeedState(): State
  /** Calls the listener with the selected view whenever it changes; returns the stop. */
  watch<Selected>(selector: (state: State) => Selected, listener: (selected: Selected) => void): () => void
}

/** A shop with the commands and views of these domains. */
export type ShopOf<Domains extends readonly Domain[]> = Omit<Shop, Ours | keyof Reads<unknown> | 'view$'> &
  Pick<Shop, Extract<NameIn<Domains>, Ours>> & {
    readonly [Own in OwnIn<Domains> as Own['name']]: CommandsOf<Own>
  } & Reads<StateOf<Domains>>

/** What a shop of chosen domains is opened with. */
export interface ComposedOptions<Domains extends readonly Domain[]> extends Omit<ShopOptions, 'plugins'> {
  /**
   * What the shop can do besides what every shop does (age gate, stores, menus, sign-in, pages): this module's
   * domains, such as `orderingCart`, and those of your own (`defineDomain`).
   */
  readonly domains: Domains
  /**
   * Names the log. Shops that share one must have the same domains, because what one of them does not know, it would
   * lose; a later release may add domains. Default: the brand with the names of the domains.
   */
  readonly log?: string
  /** As in `ShopOptions`; one that needs a domain which the shop does not have is a type error. */
  readonly plugins?: readonly ShopPlugin<ShopOf<NoInfer<Domains>>>[]
}

/** As the implementation sees them: which commands a plugin needs, the types above have checked. */
interface GivenOptions extends Omit<ComposedOptions<readonly Domain[]>, 'plugins'> {
  readonly plugins?: readonly CheckedPlugin[]
}

/** A shop that is not started: its state is that of its initial events. For server rendering and hydration. */
export function openShop<const Domains extends readonly Domain[]>(options: ComposedOptions<Domains>): ShopOf<Domains>
export function openShop({ domains, log, ...options }: GivenOptions): object {
  const names = domains.map(({ name }) => name).toSorted()
  return openShopWith({
    ...options,
    domains: [...baseDomains, ...domains].map(withSavedContext),
    log: log ?? [options.brand, ...names].join('+'),
  })
}

/** A started shop. */
export async function createShop<const Domains extends readonly Domain[]>(
  options: ComposedOptions<Domains>,
): Promise<ShopOf<Domains>> {
  const shop = openShop(options)
  await shop.start()
  return shop
}
