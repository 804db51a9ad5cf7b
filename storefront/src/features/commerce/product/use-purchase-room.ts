import { commerceUses, lineFor, lineUse, type LimitUse, purchaseRoom, type PurchaseRoom } from '@leaflog/core'
import type { PurchaseAmounts } from '@leaflog/core/wire/commerce/commerce-cart'
import { useCommerceCart } from '@leaflog/react'
import type { ProductPage } from './product-loader.ts'

type Choice = Parameters<typeof lineFor>[1]

/** How many more of a choice the purchase limits allow beside what is in the cart (3.4.5). */
export function usePurchaseRoom(
  { limits }: Pick<ProductPage, 'limits'>,
  takes: PurchaseAmounts | undefined,
  choice: Choice,
): { uses: readonly LimitUse[]; room: PurchaseRoom | null } {
  const { cart, lines, regulations } = useCommerceCart()
  if (takes === undefined || limits === null) return { uses: [], room: null }
  const line = lineFor(cart, choice)
  const held = lines.find(({ id }) => id === line?.uid)?.quantity ?? 0
  const uses = [
    ...commerceUses(regulations?.limits ?? null, limits.maximum, lines, takes),
    ...(limits.per_line === null ? [] : [lineUse(limits.per_line, held)]),
  ]
  return { uses, room: purchaseRoom(uses) }
}
