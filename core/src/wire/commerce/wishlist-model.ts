/** Wishlists in the shop's form. The documents are in wishlists.ts, which the first page does not load. */
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'

const text = z.nullable(z.string())

/** Who sells a product: the commerce catalogue, or the menus of the ordering channel. */
export const channel = z.enum(['commerce', 'ordering'])
/** The two systems that sell: a menu for each store, or the commerce catalogue. */
export type Channel = z.infer<typeof channel>

/** A product of either channel. Of the ordering channel `sku` is the product's id; without a channel it is the commerce catalogue's. */
export interface ChannelProduct {
  /** The channel that sells it. */
  readonly channel?: Channel | undefined
  /** The sku of the commerce catalogue, or the id of an ordering menu. */
  readonly sku: string
}

/** Names a product among those of both channels: a commerce sku as it is. */
export const productKey = ({ channel: of, sku }: ChannelProduct): string =>
  of === 'ordering' ? `ordering ${sku}` : sku

/** The server's id for the first list before it exists; adding an item creates it. */
export const FIRST_LIST = '0'

export const wishlistItem = z.object({
  id: z.string(),
  /** Left out for the commerce catalogue. */
  channel: z.optional(channel),
  /** The product's sku; for a variant, the configurable product's. */
  sku: z.string(),
  name: z.string(),
  brand: text,
  /** Null if it is no longer in the catalog; in the ordering channel, the product's id. */
  urlKey: text,
  /** A path below /media. */
  picture: text,
  strain: text,
  /** The chosen options, each as "Size: 3.5g". */
  options: z.array(z.string()),
  /** Every option is chosen: it can be added to a cart as it is. */
  complete: z.boolean(),
  price: z.nullable(cents),
  /** Before a special price; null without one. */
  regularPrice: z.nullable(cents),
  /** `price` is the lowest of several. */
  priceVaries: z.boolean(),
  inStock: z.boolean(),
  /** Sold in the current mode (6.6). */
  soldHere: z.boolean(),
  medicalOnly: z.boolean(),
  quantity: z.int(),
  note: z.string(),
})
export type WishlistItem = z.infer<typeof wishlistItem>

export const wishlist = z.object({
  id: z.string(),
  name: z.string(),
  /** The latest first. */
  items: z.array(wishlistItem),
})
export type Wishlist = z.infer<typeof wishlist>
