import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { setting } from '../../rules/cart/setting.ts'
import { placedMenuOrder, placedOrder } from '../../wire/commerce/placed-order.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { orderPlacement } from '../../wire/ordering/order.ts'

/** The guest's details from the order, to create an account with. `attempt` identifies the request. */
export const orderAccount = z.object({
  attempt: z.string(),
  order: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  dateOfBirth: z.nullable(z.string()),
  isSubscribed: z.boolean(),
})
export type OrderAccount = z.infer<typeof orderAccount>

/** Placing an order, once. `attempt` identifies the request that an answer belongs to. */
export const checkoutEvents = defineEvents('checkout', {
  placeRequested: { v: 1, data: z.object({ cartId: z.string(), shopping, asGuest: z.boolean() }) },
  placed: { v: 1, data: z.object({ attempt: z.string(), order: placedOrder }) },
  /** A setting for the order of a menu's cart, which keeps nothing but its lines. */
  settingChanged: { v: 1, data: z.object({ cartId: z.string(), setting }) },
  /** The order of a menu's cart, as the shopper has agreed to it. */
  orderRequested: {
    v: 1,
    data: z.object({ storeId: z.string(), cartId: z.string(), order: orderPlacement, asGuest: z.boolean() }),
  },
  ordered: { v: 1, data: z.object({ attempt: z.string(), cartId: z.string(), order: placedMenuOrder }) },
  refused: { v: 1, data: z.object({ attempt: z.string(), code: z.string(), ...saidFields }) },
  /** No answer came, so the order may exist. The request is repeated with the same cart, and returns the same order. */
  unanswered: { v: 1, data: z.object({ attempt: z.string() }) },
  askedAgain: { v: 1, data: z.object({ at: z.number() }) },
  /** The network may be back. */
  woken: { v: 1, data: z.object({}) },
  problemDismissed: { v: 1, data: z.object({}) },
  /** The order confirmation page was left. */
  finished: { v: 1, data: z.object({}) },

  /** A guest creates an account with the details of the order. */
  accountRequested: {
    v: 1,
    data: z.object({ password: secret(), dateOfBirth: z.nullable(z.string()), isSubscribed: z.boolean() }),
  },
  accountCreated: { v: 1, data: z.object({ attempt: z.string() }) },
  accountRefused: { v: 1, data: z.object({ attempt: z.string(), ...saidFields }) },
  accountElapsed: { v: 1, data: z.object({ attempt: z.string() }) },
})

export type CheckoutEvent = EventOf<typeof checkoutEvents>
