/**
 * Analytics events: `POST /api/analytics/events` with `Content-Type: application/json`, same origin, a
 * `batch` as its body, also by `navigator.sendBeacon`. The answer is 202 `{ accepted }`. Delivery is at least once: a
 * batch that is answered with 5xx, 429 or not at all is sent again with the same ids, so the receiver counts each id
 * once. Any other 4xx is final: that batch is never sent again. Nothing personal is included: no name, email, address,
 * birth date or medical data. Money is in cents.
 */
import * as z from 'zod/mini'
import { isCurrency } from '../shared/currency.ts'
import { cents } from '../shared/money.ts'
import { looksPersonal } from '../shared/personal.ts'

/** Maximum events and bytes of a batch: a beacon may carry 64 KiB. */
export const MAX_EVENTS = 50
export const MAX_BYTES = 60_000
/** Maximum lines of a cart, an order or a listing. */
export const MAX_ITEMS = 100

const text = z.string().check(z.minLength(1), z.maxLength(200))
const words = z.string().check(z.maxLength(200))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))
const amount = cents.check(z.minimum(0))
/** ISO 4217 (5c.3.1). */
const currencyCode = z.string().check(z.refine(isCurrency, 'no currency code'))

/** 5c.3.2; `price` is the price of one, in cents. */
const cartItem = z.object({
  id: text,
  name: text,
  price: amount,
  quantity: count.check(z.minimum(1)),
  currencyCode,
  brand: z.nullable(words),
  category: z.nullable(words),
  /** `3.5g` */
  variant: z.nullable(words),
})
const items = z.array(cartItem).check(z.maxLength(MAX_ITEMS))

/** The contents of a cart of either channel, without its id: whoever knows a guest's cart id has the cart. */
const cart = z.object({
  channel: z.enum(['ordering', 'commerce']),
  currencyCode,
  /** Number of items over all lines. */
  quantity: count,
  subtotal: amount,
  discount: amount,
  tax: amount,
  /** Null until a fulfillment is chosen. */
  shipping: z.nullable(amount),
  total: amount,
  coupons: z.array(words).check(z.maxLength(20)),
  items,
})

/** 4f.6; '' if no store is chosen. */
const shoppingMethod = z.enum(['delivery', 'store pick up', ''])

// 4f.5
const affiliation = z.literal('Online Store')
/** 2b.8: cart 1, shipping 2, payment 3. */
const step = z.int().check(z.minimum(1), z.maximum(3))

/** 5c.3.5; `price` in cents. */
const product = z.object({
  id: text,
  name: text,
  price: amount,
  brand: z.nullable(words),
  category: z.nullable(words),
})

/** 5c.3.6 */
const term = text.check(z.refine((typed) => !looksPersonal(typed), 'personal'))

const member = z.object({
  signedIn: z.boolean(),
  /** Member of the Rewards program; null while unknown. */
  rewards: z.nullable(z.boolean()),
})

const changed = z.object({
  currencyCode,
  /** The changed lines: `quantity` is the difference. */
  items: items.check(z.minLength(1)),
  cart,
})

/** The `data` of each event, by name. */
export const analyticsData = {
  /** `known` is false if page details, sign-in state or cart were not known in time. */
  PAGE_VIEW: z.object({
    known: z.boolean(),
    signedIn: z.boolean(),
    shoppingMethod,
    /** A store's code; null before one is chosen. */
    store: z.nullable(words),
    state: z.nullable(words),
    mode: z.enum(['RECREATIONAL', 'MEDICAL']),
    /** A language tag (RFC 5646); '' if the page reported none. */
    language: words,
    cart: z.object({ quantity: count, total: amount }),
  }),
  // 4f.2
  USER_LOGIN: member,
  USER_LOGOUT: member,
  USER_STATE: member,
  // 4f.3
  ADD_TO_CART: changed,
  REMOVE_FROM_CART: changed,
  CART_STATE: z.object({ currencyCode, cart }),
  /** A listing, a product's page, an order. */
  PLP: z.object({ list: text, total: count, items: z.array(product).check(z.maxLength(MAX_ITEMS)) }),
  PDP: product,
  PLACE_ORDER: z.object({
    id: text,
    revenue: amount,
    tax: amount,
    shipping: amount,
    discount: amount,
    currencyCode,
    affiliation,
    items,
  }),
  SEARCH: z.object({ term, results: z.nullable(count) }),
  // 4f.5
  CHECKOUT: z.object({ step, option: z.nullable(words), affiliation, shoppingMethod, cart }),
  CHECKOUT_OPTION: z.object({ step, option: text, affiliation }),
} as const

export type AnalyticsName = keyof typeof analyticsData
export type AnalyticsData<Name extends AnalyticsName = AnalyticsName> = z.infer<(typeof analyticsData)[Name]>

/** Where it happened: a normalized path (no query, no fragment, no trailing slash) and the page type. */
const page = z.object({
  path: z.string().check(z.maxLength(500), z.regex(/^\/[^?#]*$/)),
  /** `home`, `category`, `product`, ...; '' if the page reported none. */
  type: z.string().check(z.maxLength(40)),
})

export const uuidV7 = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

const envelope = {
  id: uuidV7,
  /** Epoch ms, by the visitor's clock. */
  at: z.int().check(z.minimum(0)),
  /** The random id of the `visitor_id` cookie (9e.2); '' if cookies are refused. */
  visitor: z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/)),
  newVisitor: z.boolean(),
  page: z.nullable(page),
}

const named = <const Name extends string, Data extends z.ZodMiniType>(name: Name, data: Data) =>
  z.object({ ...envelope, name: z.literal(name), data })

/** One event as it is sent. */
export const analyticsEvent = z.discriminatedUnion('name', [
  named('PAGE_VIEW', analyticsData.PAGE_VIEW),
  named('USER_LOGIN', analyticsData.USER_LOGIN),
  named('USER_LOGOUT', analyticsData.USER_LOGOUT),
  named('USER_STATE', analyticsData.USER_STATE),
  named('ADD_TO_CART', analyticsData.ADD_TO_CART),
  named('REMOVE_FROM_CART', analyticsData.REMOVE_FROM_CART),
  named('CART_STATE', analyticsData.CART_STATE),
  named('PLP', analyticsData.PLP),
  named('PDP', analyticsData.PDP),
  named('PLACE_ORDER', analyticsData.PLACE_ORDER),
  named('SEARCH', analyticsData.SEARCH),
  named('CHECKOUT', analyticsData.CHECKOUT),
  named('CHECKOUT_OPTION', analyticsData.CHECKOUT_OPTION),
])
/** An analytics event, by `name`; money in cents. */
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const analyticsBatch = z.object({
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
})
export type AnalyticsBatch = z.infer<typeof analyticsBatch>

/** How many events of the batch were accepted, including duplicates. */
export const analyticsAnswer = z.object({ accepted: count })
