/**
 * Orders of the ordering channel: an extension of the ordering API (docs/ordering-checkout.md). Money is in integer cents,
 * dates and times are the store's.
 */
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'
import { sentParams } from '../messages/message.ts'
import { cart, orderingReads } from './ordering.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** How an order reaches its buyer. */
export const orderFulfilment = z.enum(['pickup', 'delivery'])

/** A time to pick up, or to be delivered: `id` names it when the order is placed. */
const orderWindow = z.object({
  id: z.string(),
  /** `HH:MM` */
  from: z.string(),
  to: z.string(),
  /** How many orders can still be taken in it; null for no limit. Full ones are not listed. */
  left: z.nullable(z.int()),
})

/** A bar in `message` separates a title from its text (8.11). */
const sentMessage = z.object({ code: z.string(), params: sentParams, message: z.string() })

/** What an order of a cart can be, and what stands against it. */
export const orderTerms = z.object({
  cart,
  fulfilment: orderFulfilment,
  /** They sum to the summary's `taxes`. */
  taxes: z.array(z.object({ name: z.string(), amount: cents })),
  /** They sum to the summary's `fees`. Delivery that is free is among them, with 0. */
  fees: z.array(z.object({ kind: z.enum(['service', 'delivery']), amount: cents })),
  /** Days with free windows, the next first. `day` is `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), windows: z.array(orderWindow) })),
  /** Titles are English; a client may have its own for a code. */
  payments: z.array(z.object({ code: z.string(), title: z.string() })),
  /** `onFile`: the customer's account has one that is valid here. */
  medicalCard: z.enum(['notNeeded', 'needed', 'onFile']),
  /** Why this cart cannot be ordered as it is; empty if it can. `itemId` where it is about one line. */
  problems: z.array(z.object({ ...sentMessage.shape, itemId: z.nullable(z.string()) })),
})
export type OrderTerms = z.infer<typeof orderTerms>

const person = { firstname: text(100), lastname: text(100) }

export const orderAddress = z.object({
  street: z.array(text(100)).check(z.minLength(1), z.maxLength(3)),
  city: text(100),
  /** The state's two letters. */
  regionCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  postcode: z.string().check(z.regex(/^\d{5}(-\d{4})?$/)),
})
export type OrderAddress = z.infer<typeof orderAddress>

/** What is said to place an order. `total` is what the buyer has agreed to pay. */
export const orderPlacement = z.object({
  fulfilment: orderFulfilment,
  /** `telephone` may be missing for a customer. */
  contact: z.object({ ...person, email: text(254), telephone: z.nullable(text(30)) }),
  /** Null for pickup. */
  address: z.nullable(orderAddress),
  windowId: text(40),
  payment: text(40),
  /** Null where none is needed, or the customer's own is on file. Days are `YYYY-MM-DD`. */
  medicalCard: z.nullable(z.object({ number: text(40), expires: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) })),
  total: cents,
})
export type OrderPlacement = z.infer<typeof orderPlacement>

/** An order that was placed. */
export const orderPlaced = z.object({
  number: z.string(),
  /** With it a guest finds the order again. */
  token: z.string(),
  /** Epoch milliseconds. */
  placedAt: z.int(),
  /** A code: `pending`. */
  status: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  /** Of a customer those of the account. */
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** `total` is before discounts: they sum to `subtotal`. */
  items: z.array(
    z.object({ productId: z.string(), name: z.string(), option: z.string(), quantity: z.int(), total: cents }),
  ),
  subtotal: cents,
  discounts: z.array(z.object({ name: z.string(), amount: cents })),
  taxes: z.array(z.object({ name: z.string(), amount: cents })),
  fees: z.array(z.object({ kind: z.enum(['service', 'delivery']), amount: cents })),
  total: cents,
  fulfilment: orderFulfilment,
  window: z.object({ day: z.string(), from: z.string(), to: z.string() }),
  address: z.nullable(orderAddress),
  payment: z.object({ code: z.string(), title: z.string() }),
})
export type OrderPlaced = z.infer<typeof orderPlaced>

const cartPart = (storeId: string, cartId: string) => `${encodeURIComponent(storeId)}%7C${encodeURIComponent(cartId)}`

/**
 * Upstream paths. `terms` is a GET with the headers `Checkouttype` and, for a signed-in customer, `Authorization`. `place` is a
 * POST of an `orderPlacement` with `Idempotency-Key`: what it says about a person does not belong in an address.
 */
export const orderPaths = {
  terms: (storeId: string, cartId: string) => `/api/public/order/terms/${cartPart(storeId, cartId)}`,
  place: (storeId: string, cartId: string) => `/api/public/order/place/${cartPart(storeId, cartId)}`,
} as const

/**
 * From a browser: `GET /api/ordering/order/terms?storeId=&cartId=`, and `POST /api/ordering/order/place` with this body and the
 * header `Idempotency-Key`.
 */
export const orderCalls = {
  terms: orderingReads.cart,
  place: z.object({ ...orderingReads.cart.shape, order: orderPlacement }),
} as const
