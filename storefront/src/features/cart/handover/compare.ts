/** A cart that comes into the shop beside the one that the visitor has here. Pure. */
import type { ShopState } from '@leaflog/core'
import { modeAt } from '@leaflog/core/catalogue'
import type { Handover } from '@leaflog/core/wire/shared/handover'
import type { Dispensary } from '@leaflog/core/wire/content/stores'

interface MyLine {
  readonly id: string
  /** The product and what was chosen of it. */
  readonly key: string
  readonly name: string
  readonly choice: string
  readonly quantity: number
}

/** The visitor's cart of a channel. */
export interface MyCart {
  readonly lines: readonly MyLine[]
  /** Where it belongs; null without a cart. */
  readonly place: {
    readonly by: 'store_id' | 'store_code'
    readonly store: string
    readonly mode: Handover['mode']
  } | null
}

const keyOf = (product: string, choices: readonly string[]): string => [product, ...choices.toSorted()].join('|')

export const handedKeys = (handover: Handover): readonly string[] =>
  handover.channel === 'ordering'
    ? handover.lines.map(({ productId, option }) => keyOf(productId, [option]))
    : handover.lines.map(({ sku, selectedOptions }) => keyOf(sku, selectedOptions))

export function myCart(state: ShopState, channel: Handover['channel']): MyCart {
  if (channel === 'ordering') {
    const { lines, place } = state.orderingCart.view
    return {
      lines: lines.map(({ id, productId, option, name, quantity }) => ({
        id,
        key: keyOf(productId, [option]),
        name,
        choice: option,
        quantity,
      })),
      place: place && { by: 'store_id', store: place.storeId, mode: place.mode },
    }
  }
  const { cart } = state.commerceCart.view
  return {
    lines: (cart?.lines ?? []).map(({ uid, sku, choice, name, options, quantity }) => ({
      id: uid,
      key: keyOf(sku, choice),
      name,
      choice: options.map(({ value }) => value).join(', '),
      quantity,
    })),
    place: cart && { by: 'store_code', store: cart.store_code, mode: cart.shopping_mode },
  }
}

export interface Comparison {
  /** Where the cart goes, the shop's choice changes. */
  readonly isElsewhere: boolean
  /** The visitor has this very cart, as after coming twice. */
  readonly isHere: boolean
  /** Both belong to one store and mode. */
  readonly canJoin: boolean
}

export function compare(
  handover: Handover,
  store: Dispensary,
  mine: MyCart,
  { chosen, mode }: ShopState['dispensary']['view'],
): Comparison {
  const meant = modeAt(store, handover.mode)
  const { place, lines } = mine
  const isOfStore = place !== null && place.store === store[place.by] && place.mode === meant
  const keys = handedKeys(handover)
  const has = (key: string, quantity: number) => lines.some((line) => line.key === key && line.quantity === quantity)
  const isHere =
    isOfStore &&
    lines.length === keys.length &&
    handover.lines.every(({ quantity }, at) => has(keys[at] ?? '', quantity))
  return {
    isElsewhere: chosen !== null && (chosen.store_code !== store.store_code || mode !== meant),
    isHere,
    canJoin: isOfStore && lines.length > 0,
  }
}
