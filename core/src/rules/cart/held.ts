interface Held {
  readonly productId: string
  readonly option: string | null
  readonly quantity: number
}

interface HeldCart {
  readonly lines: readonly Held[]
  /** The cart is another store's or mode's. */
  readonly elsewhere: boolean
}

/** How many of an option a menu's cart has; of a cart that an add would replace, none. */
export const heldIn = ({ lines, elsewhere }: HeldCart, { productId, option }: Omit<Held, 'quantity'>): number =>
  elsewhere ? 0 : (lines.find((line) => line.productId === productId && line.option === option)?.quantity ?? 0)
