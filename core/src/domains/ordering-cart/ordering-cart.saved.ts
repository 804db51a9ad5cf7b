/** Schema of the cart's saved context. */
import * as z from 'zod/mini'
import { savedNotices } from '../../rules/cart/labels.ts'
import { refusal } from '../../rules/cart/refusals.ts'
import { meaning } from '../../wire/messages/message.ts'
import { cart } from '../../wire/ordering/ordering.ts'
import type { OrderingCartContext } from './ordering-cart.context.ts'
import { cartCall, cartOf } from './ordering-cart.effects.ts'
import { linePreview } from './ordering-cart.events.ts'

const intent = z.object({
  id: z.string(),
  kind: z.enum(['add', 'change']),
  productId: z.string(),
  option: z.string(),
  quantity: z.int(),
  facts: z.nullable(linePreview),
  waited: z.optional(z.literal(true)),
})

export const orderingCartSaved: z.ZodMiniType<OrderingCartContext> = z.object({
  target: z.nullable(
    z.object({
      storeId: z.string(),
      storeName: z.string(),
      mode: z.enum(['RECREATIONAL', 'MEDICAL']),
      delivery: z.boolean(),
    }),
  ),
  cart: z.nullable(z.extend(cart, { storeName: z.nullable(z.string()), fetchedAt: z.number() })),
  queue: z.array(intent),
  sending: z.nullable(z.string()),
  waiting: z.nullable(z.object({ intent, until: z.number() })),
  asking: z.nullable(intent),
  notices: savedNotices,
  problem: z.nullable(z.string()),
  expecting: z.nullable(z.string()),
  issues: z.array(
    z.object({ code: z.optional(z.string()), title: z.string(), text: z.string(), meaning: z.optional(meaning) }),
  ),
  call: z.optional(cartCall),
  fetching: z.optional(z.object({ key: z.string(), request: cartOf })),
  away: z.optional(
    z.object({
      since: z.number(),
      failures: z.int(),
      retryAt: z.nullable(z.number()),
      code: z.string(),
      notBefore: z.optional(z.number()),
      pause: z.optional(z.number()),
    }),
  ),
  refused: z.optional(z.array(refusal)),
})
