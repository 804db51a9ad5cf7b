/** Wishlists as the shop keeps them (2c.6, 9c.6). The documents that fetch them are in wishlists.ts, which no first page needs. */
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'

const text = z.nullable(z.string())

export const wishlistItem = z.object({
  id: z.string(),
  /** The product's; of a variant the configurable product's. */
  sku: z.string(),
  name: z.string(),
  brand: text,
  /** Null where the catalogue has it no more. */
  urlKey: text,
  /** A path below /media. */
  picture: text,
  strain: text,
  /** What is chosen of it, each as "Size: 3.5g". */
  options: z.array(z.string()),
  /** Nothing is left to choose: it can go into a cart as it is. */
  complete: z.boolean(),
  price: z.nullable(cents),
  /** Before a special price; null without one. */
  regularPrice: z.nullable(cents),
  /** `price` is the least of several. */
  priceVaries: z.boolean(),
  inStock: z.boolean(),
  /** Sold in the mode in which somebody shops (6.6). */
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
