import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { pauseFields } from '../../rules/cart/pause.ts'
import { cart } from '../../wire/ordering/ordering.ts'

/** What a line shows before the server answers. The server's figures replace it. */
export const linePreview = z.object({
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  image: z.nullable(z.string()),
  strainType: z.nullable(z.string()),
  /** Cents for one, at the time of adding. */
  price: z.int(),
})
/** What a line shows before the server answers. */
export interface LinePreview extends z.infer<typeof linePreview> {}

const intent = { productId: z.string(), option: z.string(), quantity: z.int().check(z.minimum(0), z.maximum(999)) }

/** The cart of the ordering API. `intent` identifies the change that an answer belongs to. */
export const orderingCartEvents = defineEvents('orderingCart', {
  /** The cart was opened: refetched unless fresh. */
  opened: { v: 1, data: z.object({}) },
  /** A cart known only from cookies. */
  recalled: { v: 1, data: z.object({ cartId: z.string(), storeId: z.string() }) },
  addRequested: { v: 1, data: z.object({ ...intent, facts: z.nullable(linePreview) }) },
  quantityChanged: { v: 1, data: z.object(intent) },
  addCancelled: { v: 1, data: z.object({}) },
  newCartAccepted: { v: 1, data: z.object({}) },
  newCartDeclined: { v: 1, data: z.object({}) },

  created: { v: 1, data: z.object({ intent: z.string(), cart }) },
  changed: { v: 1, data: z.object({ intent: z.string(), cart }) },
  limitReached: { v: 1, data: z.object({ intent: z.string() }) },
  failed: { v: 1, data: z.object({ intent: z.string(), code: z.string() }) },
  /** No answer came: the request may have reached the server, and is sent again. */
  unreachable: { v: 1, data: z.object({ intent: z.string(), code: z.string(), ...pauseFields }) },
  fetched: { v: 1, data: z.object({ cart }) },
  fetchFailed: { v: 1, data: z.object({ cartId: z.string() }) },
  gone: { v: 1, data: z.object({ cartId: z.string() }) },

  /** The network may be back. */
  woken: { v: 1, data: z.object({}) },
  retryDue: { v: 1, data: z.object({ at: z.number() }) },
  noticeElapsed: { v: 1, data: z.object({ key: z.string(), until: z.number() }) },
  waitElapsed: { v: 1, data: z.object({ until: z.number() }) },
  problemDismissed: { v: 1, data: z.object({}) },
})

export type OrderingCartEvent = EventOf<typeof orderingCartEvents>
