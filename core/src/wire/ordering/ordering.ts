/**
 * The ordering API: paths of its seven calls and the shapes of its answers. All money is in integer cents.
 * Upstream every call is a GET; from a browser the writes are POSTs to the gateway (orderingWrites below).
 */
import { sentParams } from '../messages/message.ts'
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'

/** The pricing of a cart or price. DEFAULT is treated as RECREATIONAL when a cart is created. */
export const pricingType = z.enum(['DEFAULT', 'RECREATIONAL', 'MEDICAL'])
export type PricingType = z.infer<typeof pricingType>

const price = z.optional(z.nullable(cents))

/** A weight or size with its prices; the older `unit_price` form is parsed into the same shape. */
export const variant = z.pipe(
  z.object({
    option: z.string(),
    priceRec: price,
    specialPriceRec: price,
    priceMed: price,
    specialPriceMed: price,
    unit_price: price,
    sale_unit_price: price,
  }),
  z.transform((read) => ({
    option: read.option,
    priceRec: read.priceRec ?? read.unit_price ?? null,
    specialPriceRec: read.specialPriceRec ?? read.sale_unit_price ?? null,
    priceMed: read.priceMed ?? read.unit_price ?? null,
    specialPriceMed: read.specialPriceMed ?? read.sale_unit_price ?? null,
  })),
)
/** One size of a product of a menu, with its prices in cents. */
export interface Variant extends z.infer<typeof variant> {}

/** Every figure in cents; `discounts`, `mixAndMatch` and `rewards` are amounts taken off, as positive numbers. */
export const priceSummary = z.object({
  discounts: cents,
  fees: cents,
  mixAndMatch: cents,
  rewards: cents,
  subtotal: cents,
  taxes: cents,
  total: cents,
})
export type PriceSummary = z.infer<typeof priceSummary>

/**
 * What one order may have: the quantity of a line, and the weight of all lines in milligrams of flower equivalent.
 * An extension: a service that does not say leaves it out.
 */
export const orderLimit = z.object({ perLine: z.int(), milligrams: z.int() })
export type OrderLimit = z.infer<typeof orderLimit>

/** `basePrice` is the price of one in cents before discounts. */
export const cartItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  option: z.string(),
  basePrice: cents,
  /** What one takes of `orderLimit.milligrams`. Missing where the service does not say. */
  weightMg: z.optional(z.int()),
  discounts: z.array(z.object({ name: z.string(), amount: cents })),
  product: z.object({
    name: z.string(),
    brand: z.object({ name: z.string() }),
    category: z.string(),
    subcategory: z.nullable(z.string()),
    variants: z.array(variant),
    image: z.optional(z.nullable(z.string())),
    strain_type: z.optional(z.nullable(z.string())),
  }),
})
export type CartItem = z.infer<typeof cartItem>

/** An answer to `add` without items means that the cart's limit is reached. */
export const cart = z.object({
  id: z.string(),
  storeId: z.string(),
  pricingType,
  items: z._default(z.array(cartItem), []),
  priceSummary,
  orderLimit: z.optional(orderLimit),
})
export type Cart = z.infer<typeof cart>

/** The menu's categories with their filter options, and the featured lists. */
export const categories = z.object({
  categories: z.array(
    z.object({
      name: z.string(),
      firstpage: z.object({
        filter_options: z.object({
          subcategory: z.array(z.string()),
          brand: z.array(z.string()),
          strain_type: z.array(z.string()),
          option: z.array(z.string()),
        }),
      }),
    }),
  ),
  featured: z.record(z.string(), z.object({ Default: z.array(z.string()), Brands: z.array(z.string()) })),
})
export type Categories = z.infer<typeof categories>

/** Stamps are epoch milliseconds; `days` are English weekday names, an empty list means every day. */
export const special = z.object({
  id: z.string(),
  menu_display_configuration: z.object({ name: z.string(), description: z.optional(z.string()) }),
  startStamp: z.int(),
  endStamp: z.int(),
  schedule_configuration: z.object({ days: z.array(z.string()) }),
})
export type Special = z.infer<typeof special>
export const specials = z.array(special)

/** An error answer of the ordering API: status 4xx with this body. Codes of 8.25, and CART_NOT_FOUND, STORE_NOT_FOUND. */
export const orderingProblem = z.object({
  error: z.object({ code: z.string(), params: sentParams, message: z.string() }),
})

const part = encodeURIComponent
const option64 = (option: string) => part(btoa(String.fromCharCode(...new TextEncoder().encode(option))))
const cartPart = (storeId: string, cartId: string) => `${part(storeId)}%7C${part(cartId)}`

/** Upstream paths, each part percent-encoded; `option` is base64 of its UTF-8. */
export const orderingPaths = {
  get: (storeId: string, cartId: string) => `/api/public/cart/get/${cartPart(storeId, cartId)}`,
  add: (storeId: string, cartId: string, productId: string, option: string, quantity: number) =>
    `/api/public/cart/add/${cartPart(storeId, cartId)}/${part(productId)}/${option64(option)}/${quantity}`,
  update: (storeId: string, cartId: string, itemId: string, quantity: number) =>
    `/api/public/cart/update/${cartPart(storeId, cartId)}/${part(itemId)}/${quantity}`,
  delete: (storeId: string, cartId: string, itemId: string) =>
    `/api/public/cart/delete/${cartPart(storeId, cartId)}/${part(itemId)}/`,
  create: (storeId: string, type: 'RECREATIONAL' | 'MEDICAL') => `/api/public/cart/create/${part(storeId)}/${type}`,
  categories: (storeId: string) => `/api/v2/categories/${part(storeId)}/DEFAULT/`,
  specials: (storeId: string) => `/api/v2/stores/${part(storeId)}/specials/?hideoutofstock=1`,
} as const

const storeId = z.string().check(z.regex(/^[0-9]{1,10}$/))
const cartId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
const productId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/))
const itemId = cartId
const option = z.string().check(z.minLength(1), z.maxLength(40))
const quantity = z.int().check(z.minimum(0), z.maximum(999))

/**
 * Writes that a browser sends to the gateway: `POST /api/ordering/cart/{name}` with this JSON body and the header
 * `Idempotency-Key`. Reads: `GET /api/ordering/cart?storeId=&cartId=`, `GET /api/ordering/categories?storeId=` and `GET
 * /api/ordering/specials?storeId=`. The gateway converts them to the GETs of 7c.
 */
export const orderingWrites = {
  create: z.object({ storeId, pricingType: z.enum(['RECREATIONAL', 'MEDICAL']) }),
  add: z.object({ storeId, cartId, productId, option, quantity: z.int().check(z.minimum(1), z.maximum(999)) }),
  update: z.object({ storeId, cartId, itemId, quantity }),
  delete: z.object({ storeId, cartId, itemId }),
} as const
export const orderingReads = {
  cart: z.object({ storeId, cartId }),
  categories: z.object({ storeId }),
  specials: z.object({ storeId }),
} as const
