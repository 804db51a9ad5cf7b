/** What a line of one store's cart is at a store of the other channel: told by brand, name and size. Pure. */
import type { CartLine, CommerceCartLine } from '@leaflog/core'
import { priceOf, type ShoppingMode, stockOf } from '@leaflog/core/catalogue'
import type { CardSize, CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { Variant } from '@leaflog/core/wire/ordering/ordering'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

/** A line as another store can recognize it. */
export interface Movable {
  readonly id: string
  readonly name: string
  readonly brand: string
  /** Null for a product without sizes. */
  readonly size: string | null
  readonly quantity: number
}

/** `price`: cents for one, before discounts of the whole cart. */
export interface Found<Add> {
  readonly line: Movable
  readonly price: number
  readonly quantity: number
  readonly add: Add
}

export const movableMenuLine = ({ id, name, brand, option, quantity }: CartLine): Movable => ({
  id,
  name,
  brand,
  size: option,
  quantity,
})

/** Null for what is made up of several choices: it exists only where it was put together. */
export function movableLine({ id, name, brand, options, quantity }: CommerceCartLine): Movable | null {
  if (options.length > 1) return null
  return { id, name, brand, size: options[0]?.value ?? null, quantity }
}

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

/** The line that holds the same item now: it gets another id when the server takes it, and its quantity may change. */
export const sameItem = (lines: readonly Movable[], { name, brand, size }: Movable): Movable | undefined =>
  lines.find((each) => each.name === name && each.brand === brand && each.size === size)

export interface CommerceAdding {
  readonly card: CommerceCard
  readonly size: CardSize | null
}

/** Null where the store has none of it. */
export function foundCard(line: Movable, cards: readonly CommerceCard[]): Found<CommerceAdding> | null {
  const card = cards.find(({ name, brand }) => same(name, line.name) && same(brand, line.brand))
  if (!card?.inStock) return null
  const quantity = Math.min(line.quantity, card.left ?? line.quantity)
  if (card.kind === 'simple') return { line, price: card.price.from, quantity, add: { card, size: null } }
  const size = card.sizes.find(({ label, inStock }) => inStock && line.size !== null && same(label, line.size))
  return size ? { line, price: size.price.final, quantity, add: { card, size } } : null
}

export interface MenuAdding {
  readonly product: ListedProduct
  readonly variant: Variant
}

/** Null where the menu has none of it. A product that has one size elsewhere has one here. */
export function foundProduct(
  line: Movable,
  products: readonly ListedProduct[],
  mode: ShoppingMode,
): Found<MenuAdding> | null {
  const product = products.find(({ name, brand }) => same(name, line.name) && same(brand.name, line.brand))
  if (!product) return null
  const { size } = line
  const [only, ...more] = product.variants
  const variant = size === null && more.length === 0 ? only : product.variants.find(({ option }) => option === size)
  const price = variant && priceOf(variant, mode)
  if (!variant || !price) return null
  const left = stockOf(product, variant.option)
  if (left <= 0) return null
  return { line, price: price.final, quantity: Math.min(line.quantity, left), add: { product, variant } }
}
