/** What the cart asks of commerce GraphQL (7a.14 to 7a.18); see commerce-cart.effects.ts. */
import { isLeaflogError, isUnanswered } from '../../errors/errors.ts'
import { askAsCustomer, askAsShopper } from '../../http/ask-as-customer.ts'
import { askCommerce, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { codeOf } from '../../engine/kernel/queue.ts'
import { type CartIssue, issueOf } from '../../wire/commerce/commerce-cart.ts'
import * as documents from '../../wire/commerce/commerce-cart-documents.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { Change } from './changes.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import { CART_LIFETIME_MS } from './commerce-cart.rules.ts'
import { requestOf } from './requests.ts'

type Result = readonly EventIn<typeof commerceCartEvents>[]

/** A cart that cannot be loaded ends a session without a word (4d.2). */
const callFor = (context: EffectContext<{ shopping: Shopping | null }>) => ({
  ...callOf(context),
  credentials: context.config.credentials,
  ...(context.params.shopping && { shopping: context.params.shopping }),
})

/** A guest's new cart, or the one that the customer has. */
export async function create(context: EffectContext<{ change: string; shopping: Shopping }>): Promise<Result> {
  const { change } = context.params
  const call = callFor(context)
  if (call.credentials.token() !== null) {
    const cart = await askAsCustomer({ ...call, quiet: true }, documents.customerCartQuery, {})
    if (cart) return [commerceCartEvents.created({ change, cartId: cart.id, lifetime: null, cart })]
  }
  const [{ createEmptyCart: cartId }, lifetime] = await Promise.all([
    askCommerce(call, documents.createEmptyCart, {}),
    readLifetime(context),
  ])
  if (cartId === null) return [commerceCartEvents.unreachable({ change })]
  return [commerceCartEvents.created({ change, cartId, lifetime, cart: null })]
}

/** 9b.3: the store's, in minutes there; an hour where it does not say. */
async function readLifetime(context: EffectContext<{ shopping: Shopping }>): Promise<number> {
  const { key: _, ...call } = callOf(context)
  const answer = await askCommerce({ ...call, shopping: context.params.shopping }, documents.cartLifetimeQuery, {})
    .then(({ storeConfig }) => storeConfig?.ttl_cart_id ?? null)
    .catch((error: unknown) => {
      if (!isUnanswered(error)) context.ports.report('CART_LIFETIME_NOT_READ', codeOf(error))
      return null
    })
  return answer === null || answer <= 0 ? CART_LIFETIME_MS : answer * 60_000
}

// 1.6
export async function join(
  context: EffectContext<{ change: string; source: string; shopping: Shopping }>,
): Promise<Result> {
  const { change, source } = context.params
  const call = { ...callFor(context), key: `join/${source}` }
  const { cart, issues } = await askAsCustomer(call, documents.mergeCarts, { source_cart_id: source })
  return [commerceCartEvents.joined({ change, cart, issues: issues.map(issueOf) })]
}

/**
 * One change. Its key is made of the change and the cart, not of the outbox's row: what is sent again after the network was
 * away is still the same wish.
 */
export async function send(
  context: EffectContext<{ cartId: string; change: Change; shopping: Shopping }>,
): Promise<Result> {
  const { cartId, change } = context.params
  const call = { ...callFor(context), key: `${change.id}/${cartId}` }
  if (change.kind === 'wishlist') return addWishlist(call, change)
  if (change.kind === 'setting' && change.setting.set === 'giftCardOff')
    return takeGiftCardOff(call, change.id, cartId, change.setting.ending)
  const { document, variables } = requestOf(change, cartId)
  const { cart, errors } = await askAsShopper(call, document, variables)
  return [commerceCartEvents.answered({ change: change.id, cart, errors: errors.map(issueOf), meant: true })]
}

type Call = Parameters<typeof askAsShopper>[0]

async function addWishlist(call: Call, { id, wishlistId, itemIds }: Change & { kind: 'wishlist' }): Promise<Result> {
  const wishlistItemIds = itemIds.length === 0 ? null : itemIds
  const { addWishlistItemsToCart: answer } = await askAsShopper(call, documents.addWishlistItemsToCart, {
    wishlistId,
    wishlistItemIds,
  })
  const errors = (answer?.add_wishlist_items_to_cart_user_errors ?? []).flatMap((error): CartIssue[] =>
    error ? [issueOf(error)] : [],
  )
  return [commerceCartEvents.answered({ change: id, cart: null, errors, meant: true })]
}

/** The code is read from the cart again: only its last signs were kept. */
async function takeGiftCardOff(call: Call, change: string, cartId: string, ending: string): Promise<Result> {
  const { key: _, ...reading } = call
  const { cart } = await askAsShopper(reading, documents.giftCardCodesQuery, { cart_id: cartId })
  const code = cart?.applied_gift_cards?.find((card) => card?.code?.endsWith(ending))?.code
  if (!code) return [commerceCartEvents.answered({ change, cart: null, errors: [], meant: true })]
  const input = { cart_id: cartId, gift_card_code: code }
  const answer = await askAsShopper({ ...call, hidden: true }, documents.removeGiftCard, { input })
  return [commerceCartEvents.answered({ change, cart: answer.cart, errors: answer.errors.map(issueOf), meant: true })]
}

export async function enterGiftCard(
  context: EffectContext<{ entry: string; cartId: string; shopping: Shopping | null }>,
): Promise<Result> {
  const { entry, cartId } = context.params
  const { code } = context.secrets
  if (code === undefined) return []
  const input = { cart_id: cartId, gift_card_code: code }
  const { cart } = await askAsShopper({ ...callFor(context), hidden: true }, documents.applyGiftCard, { input })
  return cart ? [commerceCartEvents.giftCardApplied({ entry, cart })] : []
}

export async function fetchCart(
  context: EffectContext<{ cartId: string; shopping: Shopping | null }>,
): Promise<Result> {
  const { cartId } = context.params
  const gone = [commerceCartEvents.gone({ cartId })]
  try {
    const call = { ...callFor(context), quiet: true }
    const cart = await askAsShopper(call, documents.cartQuery, { cart_id: cartId })
    return cart ? [commerceCartEvents.fetched({ cart })] : gone
  } catch (error) {
    // A cart that has become an order, that nobody used for long, or that is somebody's who is not signed in here.
    const isGuest = context.config.credentials.token() === null
    if (isLeaflogError(error, 'NOT_FOUND') || (isGuest && isLeaflogError(error, 'NOT_AUTHORIZED'))) return gone
    throw error
  }
}

// 7a.18
export async function checkMode(
  context: EffectContext<{ check: string; cartId: string; mode: Shopping['mode']; shopping: Shopping | null }>,
): Promise<Result> {
  const { check, cartId, mode } = context.params
  const call = callFor(context)
  const { shoppingModeChangeChecking: found } = await askAsShopper(call, documents.shoppingModeChangeChecking, {
    cartId,
    mode,
  })
  const items = (found?.incompatible_items ?? []).map(({ sku, name, qty }) => ({ sku, name, quantity: qty }))
  return [commerceCartEvents.modeChecked({ check, items })]
}
