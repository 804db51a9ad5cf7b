/** Puts a cart that comes from elsewhere into the shop's own, as a shopper would: line by line. */
import type { Shop } from '@leaflog/core'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { heldIn } from '@leaflog/core/products'
import { handedKeys } from './compare.ts'
import type { CommerceLine, MenuLine } from './read-lines.ts'
import type { Arrived } from './use-arrival.ts'

type How = 'instead' | 'both'

/**
 * Resolves once everything is asked for. What became of it, the cart says itself: what is sold out, limited, or waits
 * for the network. `both` is for carts of one store and mode.
 */
export async function takeOver(shop: Shop, arrived: Arrived, how: How): Promise<void> {
  const { handover, handed } = arrived
  if (how === 'instead') await clear(shop, arrived)
  await shop.dispensary.choose(handover.storeCode, handover.fulfilment)
  await shop.dispensary.chooseFulfilment(handover.fulfilment)
  await shop.dispensary.chooseMode(handover.mode)
  if (handed.channel === 'ordering') await addToMenuCart(shop, handed.lines, how)
  else await addToCommerceCart(shop, handed.lines)
}

/** A menu's cart of another store or mode is left, not emptied: the first add begins a new one. */
async function clear(shop: Shop, { handover, mine, comparison: { canJoin } }: Arrived): Promise<void> {
  if (handover.channel === 'ordering') {
    const stays = new Set(handedKeys(handover))
    if (canJoin) for (const { id, key } of mine.lines) if (!stays.has(key)) await shop.orderingCart.remove(id)
    return
  }
  for (const { id } of mine.lines) await shop.commerceCart.remove(id)
  // The cart shows a refusal itself.
  if (mine.lines.length > 0) await shop.commerceCart.settle().catch(reportUnexpected({ shop }, 'CART_NOT_SETTLED'))
}

async function addToMenuCart(shop: Shop, lines: readonly MenuLine[], how: How): Promise<void> {
  for (const { productId, option, quantity, preview } of lines) {
    const held = how === 'both' ? heldIn(shop.getState().orderingCart.view, { productId, option }) : 0
    const sum = Math.min(held + quantity, 999)
    const { outcome } = await shop.orderingCart.add({ productId, option, quantity: sum, ...(preview && { preview }) })
    // The visitor has answered that already.
    if (outcome === 'asking') await shop.orderingCart.acceptNewCart()
  }
}

async function addToCommerceCart(shop: Shop, lines: readonly CommerceLine[]): Promise<void> {
  for (const { add } of lines) await shop.commerceCart.add(add)
}
