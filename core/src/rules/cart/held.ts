interface Held {
  readonly productId: string
  readonly option: string | null
  readonly quantity: number
}

/** How many of an option a menu's cart has. */
export const heldIn = (
  { lines }: { readonly lines: readonly Held[] },
  { productId, option }: Omit<Held, 'quantity'>,
): number => lines.find((line) => line.productId === productId && line.option === option)?.quantity ?? 0
