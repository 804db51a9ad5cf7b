/** What can be ordered again of an order, and what not. Pure. */
import type { Menu, Said, Shop } from '@leaflog/core'
import { findProduct, isBuyable, priceOf, type ShoppingMode, stockOf } from '@leaflog/core/catalogue'
import type { ListedOrder } from '@leaflog/core/wire/commerce/commerce-orders'
import { menuPreview } from '@leaflog/core/products'

export type OrderedBefore = Pick<
  ListedOrder,
  'number' | 'channel' | 'store' | 'items' | 'shopping_mode' | 'available_actions'
>

/** Why it, or some of it, is not added: no longer sold, sold out, or only `left` are left. */
export interface Missing {
  readonly name: string
  readonly why: 'gone' | 'soldOut' | 'fewer'
  readonly left?: number
}

export interface ReorderResult {
  /** Names of the added products. */
  readonly put: readonly string[]
  /** Why some products were not added, one sentence each (8.25). */
  readonly problems: readonly Said[]
}

type Line = Required<Parameters<Shop['orderingCart']['add']>[0]>

export interface MenuPlan {
  readonly lines: readonly Line[]
  readonly missing: readonly Missing[]
}

/** An order of the catalogue is its customer's to repeat; one of a menu anybody's who sees it, where its store still is. */
export const canReorder = ({ channel, store, available_actions }: OrderedBefore): boolean =>
  channel === 'ORDERING' ? store !== null : available_actions.includes('REORDER')

/** The lines of an order of a menu, as the menu sells them now. */
export function menuPlanOf({ items }: Pick<OrderedBefore, 'items'>, menu: Menu, mode: ShoppingMode): MenuPlan {
  const lines: Line[] = []
  const missing: Missing[] = []
  for (const { product_sku: productId, product_name, selected_options, quantity_ordered } of items) {
    const product = findProduct(menu, productId)
    const variant = product?.variants.find(({ option }) => option === (selected_options[0]?.value ?? ''))
    const name = product_name || productId
    if (!product || !variant || priceOf(variant, mode) === null) {
      missing.push({ name, why: 'gone' })
      continue
    }
    if (!isBuyable(product, variant, mode)) {
      missing.push({ name, why: 'soldOut' })
      continue
    }
    const wanted = quantity_ordered ?? 1
    const left = stockOf(product, variant.option)
    if (left < wanted) missing.push({ name, why: 'fewer', left })
    lines.push({
      productId,
      option: variant.option,
      quantity: Math.min(wanted, left),
      preview: menuPreview(product, variant, mode),
    })
  }
  return { lines, missing }
}
