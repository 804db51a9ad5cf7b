/** Products of the ordering channel in wishlists: what to ask of them, and what is read from it. */
import * as z from 'zod/mini'
import { mediaPath } from '../shared/media.ts'
import { sentMoney } from '../shared/money.ts'
import { picture, text } from '../shared/response-fields.ts'
import { soldPrice } from './sold-price.ts'
import type { ChannelProduct, WishlistItem } from './wishlist-model.ts'

export const menuItemFields = `id product_id quantity description added_at
      product {
        name brand_name image { url } strain_type is_medical_only
        price { final_price { value currency } regular_price { value currency } is_from }
      }`

export const sentMenuItem = z.object({
  id: z.string(),
  product_id: z.string(),
  quantity: z.number(),
  description: text,
  added_at: z.string(),
  product: z.nullable(
    z.object({
      name: z.string(),
      brand_name: z.string(),
      image: picture,
      strain_type: text,
      is_medical_only: z.boolean(),
      price: z.nullable(z.object({ final_price: sentMoney, regular_price: sentMoney, is_from: z.boolean() })),
    }),
  ),
})

/** `HYBRID` as the commerce catalogue writes it. */
const strainOf = (sent: string | null): string | null =>
  sent === null ? null : `${sent.slice(0, 1)}${sent.slice(1).toLowerCase()}`

/** What a store has of it, its menu tells: until then it is taken to be there. */
export function shownMenuItem({
  id,
  product_id,
  quantity,
  description,
  product,
}: z.infer<typeof sentMenuItem>): WishlistItem {
  const { final_price: known = null, regular_price: regular = null, is_from = false } = product?.price ?? {}
  const final = soldPrice(known)
  return {
    id,
    channel: 'ordering',
    sku: product_id,
    name: product?.name ?? '',
    brand: product?.brand_name ?? null,
    urlKey: product ? product_id : null,
    picture: mediaPath(product?.image?.url ?? null),
    strain: strainOf(product?.strain_type ?? null),
    options: [],
    complete: false,
    price: final,
    regularPrice: final !== null && regular !== null && regular > final ? regular : null,
    priceVaries: is_from,
    inStock: true,
    soldHere: final !== null,
    medicalOnly: product?.is_medical_only ?? false,
    quantity: Math.max(1, Math.round(quantity)),
    note: description ?? '',
  }
}

/** One of a product, as `addProductsToWishlist` takes it. */
export const wishlistItemInput = ({
  channel,
  sku,
  selectedOptions,
}: ChannelProduct & { selectedOptions: string[] }) => ({
  sku,
  quantity: 1,
  selected_options: selectedOptions,
  ...(channel === 'ordering' && { channel: 'ORDERING' as const }),
})
