/** What a card offers of a product of the catalogue, and what its button says. */
import {
  type AddLabel,
  type Product,
  type ProductSize,
  type ShopState,
  addLabel,
  commerceAddLabel,
} from '@leaflog/core'

/** A product without sizes has one without a label; one with more to choose than a size has none. */
export function sizesOf({ choose, sizes, price, isSoldOut }: Product): readonly ProductSize[] {
  if (choose === 'options' || choose === 'more') return []
  if (sizes.length > 0) return sizes
  return [{ id: '', label: '', price: { final: price.from, regular: price.regular }, isSoldOut }]
}

/** The one that is chosen at first. */
export const firstOf = (sizes: readonly ProductSize[]): ProductSize | undefined =>
  sizes.find(({ isSoldOut }) => !isSoldOut) ?? sizes[0]

/** The product with its size, as a button is described. */
export const wholeName = ({ name }: Pick<Product, 'name'>, label: string): string =>
  label === '' ? name : `${name}, ${label}`

export const labelOf = (
  { orderingCart, commerceCart }: ShopState,
  { id, channel }: Product,
  size: ProductSize,
): AddLabel =>
  channel === 'ordering'
    ? addLabel(orderingCart.view, id, size.id)
    : commerceAddLabel(commerceCart.view, {
        sku: id,
        selectedOptions: size.id === '' ? [] : [size.id],
        enteredOptions: [],
      })
