/** An order as its confirmation page shows it: flat, in cents. */
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'

const text = z.nullable(z.string())

export const placedOrder = z.object({
  number: z.string(),
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  date: z.string(),
  /** Display text: Ready for pickup. */
  status: z.string(),
  email: text,
  firstname: z.string(),
  lastname: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.number(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      total: cents,
    }),
  ),
  totals: z.object({
    subtotal: cents,
    discounts: z.array(z.object({ label: z.string(), amount: cents })),
    shipping: cents,
    tax: cents,
    points: cents,
    gift_cards: cents,
    credit: cents,
    total: cents,
  }),
  pickup: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** The delivery window, as display text. */
  slot: text,
  address: z.nullable(z.object({ street: z.array(z.string()), city: z.string(), region: text, postcode: text })),
  payment: text,
  /** With it a guest finds the order again; orders of earlier builds have none. */
  token: z.optional(z.string()),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** An order of the ordering channel. `fees` are the store's, without delivery. */
export const placedMenuOrder = z.extend(placedOrder, { fees: cents, token: z.string() })
export type PlacedMenuOrder = z.infer<typeof placedMenuOrder>

/** An order of either channel. It is no union: what is wrong with one channel's order would pass for the other's. */
export const orderOfEither = z.extend(placedOrder, { fees: z.optional(cents) })
export type OrderOfEither = z.infer<typeof orderOfEither>
