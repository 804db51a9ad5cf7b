import { type ChannelProduct, productKey } from '../../wire/commerce/wishlist-model.ts'
import type { Favorite } from './favorites.events.ts'

/** As many as a wishlist takes. */
export const MAX_FAVORITES = 100

export const isAmong = (products: readonly ChannelProduct[], product: ChannelProduct): boolean =>
  products.some((one) => productKey(one) === productKey(product))

export const without = <Product extends ChannelProduct>(
  products: readonly Product[],
  product: ChannelProduct,
): readonly Product[] => products.filter((one) => productKey(one) !== productKey(product))

export const hasRoom = (favorites: readonly Favorite[]): boolean => favorites.length < MAX_FAVORITES
