/** What a saved context of analytics has to be. What is told is checked when it is sent (envelope.ts). */
import * as z from 'zod/mini'
import { commerceCart } from '../../wire/commerce/commerce-cart.ts'
import { priceSummary } from '../../wire/ordering/ordering.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { shoppingMode } from '../dispensary/dispensary.events.ts'
import type { AnalyticsContext } from './analytics.context.ts'
import { consentChoice, pageDetails } from './analytics.events.ts'

const text = z.nullable(z.string())
const time = z.nullable(z.number())
const channel = z.enum(['ordering', 'commerce'])
const chosen = z.tuple([text, text])
const anything: z.ZodMiniType = z.json()

const page = z.object({
  at: z.number(),
  path: z.string(),
  type: z.string(),
  language: z.string(),
  key: text,
  shows: pageDetails.shape.shows,
  first: z.boolean(),
  waits: z.boolean(),
  until: time,
})

const cart = z.object({
  channel,
  quantity: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      brand: z.string(),
      category: z.optional(z.string()),
      variant: text,
      quantity: z.number(),
      total: z.number(),
    }),
  ),
  totals: z.nullable(z.union([priceSummary, commerceCart.shape.totals])),
  coupons: z.array(z.string()),
})
const cartOfUser = z.object({ cart, user: z.number(), chosen })

const told = z.object({
  id: z.string(),
  name: z.enum([
    'PAGE_VIEW',
    'USER_LOGIN',
    'USER_LOGOUT',
    'USER_STATE',
    'ADD_TO_CART',
    'REMOVE_FROM_CART',
    'CART_STATE',
    'PLP',
    'PDP',
    'PLACE_ORDER',
    'SEARCH',
    'CHECKOUT',
    'CHECKOUT_OPTION',
  ]),
  at: z.number(),
  page: z.nullable(z.object({ path: z.string(), type: z.string() })),
  data: z.record(z.string(), anything),
})

export const analyticsSaved = schemaOf<AnalyticsContext>()(
  z.object({
    choice: z.nullable(consentChoice),
    choiceAt: z.number(),
    refusesAll: z.boolean(),
    began: z.boolean(),
    pages: z.record(z.string(), page),
    signedIn: z.boolean(),
    confirmed: z.boolean(),
    customer: text,
    rewards: z.nullable(z.boolean()),
    user: z.number(),
    place: z.object({ channel, store: text, state: text, mode: shoppingMode, delivers: z.boolean() }),
    carts: z.object({ ordering: z.optional(cartOfUser), commerce: z.optional(cartOfUser) }),
    reading: z.object({ ordering: z.optional(z.boolean()), commerce: z.optional(z.boolean()) }),
    funnel: z.nullable(z.object({ step: z.number(), at: z.number(), told: chosen })),
    queue: z.array(told),
    flight: z.nullable(z.object({ batch: z.string(), count: z.number(), dropped: z.optional(z.number()) })),
    sendAt: time,
    failures: z.number(),
    dropped: z.number(),
  }),
)
