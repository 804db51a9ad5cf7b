/** What a new line shows until the server answers. Pure. */
import type { ItemPreview } from '../../domains/commerce-cart/changes.ts'
import type { LinePreview } from '../../domains/ordering-cart/ordering-cart.events.ts'
import type { ShoppingMode } from '../../rules/catalogue/menu.ts'
import { priceOf } from '../../rules/catalogue/prices.ts'
import type { CardSize, CommerceCard } from '../../wire/commerce/commerce-card.ts'
import type { Variant } from '../../wire/ordering/ordering.ts'
import type { ListedProduct } from '../../wire/search/search.ts'

/**
 * What a new line of an ordering cart shows until the server answers. Its price is the regular one of the mode in
 * cents, 0 without a price.
 */
export const menuPreview = (product: ListedProduct, variant: Variant, mode: ShoppingMode): LinePreview => ({
  name: product.name,
  brand: product.brand.name,
  category: product.category,
  image: product.image,
  strainType: product.strain_type,
  price: priceOf(variant, mode)?.regular ?? 0,
})

/**
 * What a new line of a commerce cart shows until the server answers; `size` is null for a product without sizes. Its
 * price is the regular one in cents.
 */
export const commercePreview = (
  { name, brand, image, strain, price }: CommerceCard,
  size: CardSize | null,
): ItemPreview => ({
  name,
  brand,
  image,
  strainType: strain,
  option: size?.label ?? null,
  price: size?.price.regular ?? price.regular,
})
