import type { OrderingCartView } from '@leaflog/core'

/** How many of an option a menu's cart has. */
export const heldIn = (
  { lines }: Pick<OrderingCartView, 'lines'>,
  { productId, option }: { readonly productId: string; readonly option: string | null },
): number => lines.find((line) => line.productId === productId && line.option === option)?.quantity ?? 0
