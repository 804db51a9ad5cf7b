/** Schema of the cart's saved context. */
import * as z from 'zod/mini'
import { savedNotices } from '../../rules/cart/labels.ts'
import { refusal } from '../../rules/cart/refusals.ts'
import { meaning } from '../../wire/messages/message.ts'
import { cartIssue, commerceCart } from '../../wire/commerce/commerce-cart.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { queued } from './changes.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'
import { cartCalls, cartFetch } from './commerce-cart.effects.ts'

const text = z.nullable(z.string())
const time = z.nullable(z.number())
const callOf = <Name extends keyof typeof cartCalls>(effect: Name) =>
  z.object({ effect: z.literal(effect), key: z.string(), request: cartCalls[effect] })

export const commerceCartSaved: z.ZodMiniType<CommerceCartContext> = z.object({
  target: z.nullable(z.extend(shopping, { storeName: z.string() })),
  signedIn: z.boolean(),
  cartId: text,
  wanted: z.boolean(),
  cart: z.nullable(commerceCart),
  fetchedAt: z.number(),
  unread: z.boolean(),
  expiresAt: time,
  lifetime: z.number(),
  joining: text,
  queue: z.array(queued),
  sending: text,
  syncing: z.boolean(),
  failures: z.int(),
  retryAt: time,
  waiting: z.nullable(z.object({ change: queued, until: z.number() })),
  giftCard: z.nullable(z.object({ id: z.string(), until: z.number() })),
  modeCheck: z.nullable(
    z.object({
      id: z.string(),
      mode: z.enum(['RECREATIONAL', 'MEDICAL']),
      status: z.enum(['checking', 'asking', 'failed']),
      items: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number() })),
      problem: text,
      problemMeaning: z.optional(meaning),
      until: z.number(),
    }),
  ),
  notices: savedNotices,
  banner: z.nullable(z.object({ text: z.string(), meaning: z.optional(meaning), until: z.number() })),
  issues: z.array(cartIssue),
  problem: z.nullable(z.object({ code: z.string(), sentence: z.string(), meaning: z.optional(meaning) })),
  call: z.optional(z.discriminatedUnion('effect', [callOf('create'), callOf('join'), callOf('send')])),
  fetching: z.optional(z.object({ key: z.string(), request: cartFetch })),
  away: z.optional(z.object({ since: z.number(), notBefore: z.optional(z.number()), pause: z.optional(z.number()) })),
  refused: z.optional(z.array(refusal)),
})
