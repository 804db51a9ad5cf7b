/** What a new line shows until the server answers. Pure. */
import type { CommerceAdd, LinePreview } from '@leaflog/core'
import { priceOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { CardSize, CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { Variant } from '@leaflog/core/wire/ordering/ordering'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

export const menuPreview = (product: ListedProduct, variant: Variant, mode: ShoppingMode): LinePreview => ({
  name: product.name,
  brand: product.brand.name,
  category: product.category,
  image: product.image,
  strainType: product.strain_type,
  price: priceOf(variant, mode)?.regular ?? 0,
})

export const commercePreview = (
  { name, brand, image, strain, price }: CommerceCard,
  size: CardSize | null,
): NonNullable<CommerceAdd['preview']> => ({
  name,
  brand,
  image,
  strainType: strain,
  option: size?.label ?? null,
  price: size?.price.regular ?? price.regular,
})
