/**
 * A cart of the commerce channel in the core's form: flat, in cents. Parsed by
 * `commerce-cart-documents.ts`.
 */
import * as z from 'zod/mini'
import { type Said, type SentRefusal, meaning } from '../messages/message.ts'
import { cents } from '../shared/money.ts'

const text = z.nullable(z.string())
const amount = z.object({ label: z.string(), amount: cents })

/** A message of the form `title|text` is split into its two parts. */
export const cartIssue = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  meaning: z.optional(meaning),
})
export type CartIssue = z.infer<typeof cartIssue>

/** What the purchase limits count, in milligrams. */
export const purchaseAmounts = z.object({ thc_mg: z.number(), cbd_mg: z.number(), smokable_mg: z.number() })
export type PurchaseAmounts = z.infer<typeof purchaseAmounts>

/** A store's limits before any cart: what they allow (null for no limits), and the maximum quantity of one line. */
export const purchaseLimits = z.object({ maximum: z.nullable(purchaseAmounts), per_line: z.nullable(z.int()) })
export type PurchaseLimits = z.infer<typeof purchaseLimits>

export const commerceLine = z.object({
  uid: z.string(),
  /** The product's sku; `variant_sku` is what is bought if a size was chosen. */
  sku: z.string(),
  variant_sku: text,
  url_key: z.string(),
  name: z.string(),
  brand: z.string(),
  /** 7a.24: the product's first category. Missing if it has none, and in events of older versions. */
  category: z.optional(z.string()),
  /** A path below /media. */
  image: text,
  strain_type: text,
  thc: text,
  is_medical_only: z.boolean(),
  /** The choice as display text: size, parts of a bundle, gift card recipient. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Uids of the choice, sorted. */
  choice: z.array(z.string()),
  quantity: z.int(),
  /** The maximum that stock and limits allow; null for no limit. */
  most: z.nullable(z.int()),
  /** How much of the purchase limits one takes. Missing in events of older versions. */
  takes: z.optional(purchaseAmounts),
  /** Cents: one before sale prices; the line as paid; the amount taken off. */
  base_price: cents,
  total: cents,
  saved: cents,
  promos: z.array(z.string()),
  errors: z.array(cartIssue),
})
/** A line of a cart of commerce GraphQL. Money in cents. */
export interface CommerceLine extends z.infer<typeof commerceLine> {}

/** As stored in a cart. */
export const cartAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: text,
  street: z.array(z.string()),
  city: z.string(),
  region: text,
  postcode: text,
  country_code: z.string(),
  telephone: text,
})
export type CartAddress = z.infer<typeof cartAddress>

const shippingMethod = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  title: z.string(),
  amount: cents,
  available: z.boolean(),
  problem: text,
  problem_meaning: z.optional(meaning),
})

/** One legal limit of the state; amounts in `unit`. */
const limit = z.nullable(
  z.object({
    max_available: z.number(),
    used: z.number(),
    cart: z.number(),
    unit: z.string(),
    remaining: z.number(),
  }),
)

/** Without the ids of medical cards, which are private. */
export const regulations = z.object({
  medical_id_status: z.string(),
  info: z.string(),
  info_meaning: z.optional(meaning),
  info_message: text,
  info_message_meaning: z.optional(meaning),
  error_messages: z.array(z.string()),
  error_messages_meaning: z.optional(z.array(meaning)),
  is_place_order_allowed: z.boolean(),
  limits: z.object({ thc: limit, cbd: limit, smoking: limit }),
})
export type Regulations = z.infer<typeof regulations>

const slot = z.object({ zoneid: z.string(), slotid: z.string(), time: z.string() })

export const commerceCart = z.object({
  id: z.string(),
  /** Identifies the latest change it includes (docs/decisions/live.md). */
  version: z.string(),
  store_code: z.string(),
  shopping_mode: z.enum(['RECREATIONAL', 'MEDICAL']),
  email: text,
  /** Nothing in it has to be shipped or picked up. */
  is_virtual: z.boolean(),
  lines: z.array(commerceLine),
  totals: z.object({
    subtotal: cents,
    discounts: z.array(amount),
    /** Null until a fulfillment is chosen. */
    shipping: z.nullable(cents),
    taxes: z.array(amount),
    points: cents,
    gift_cards: cents,
    credit: cents,
    total: cents,
  }),
  coupons: z.array(z.string()),
  points: z.nullable(z.object({ points: z.number(), amount: cents })),
  credit: z.object({ balance: cents, applied: cents }),
  /** The last four characters of each code. The full code is worth money and is never stored. */
  gift_cards: z.array(z.object({ ending: z.string(), balance: cents, applied: cents })),
  /** Why the store takes no orders; null if it does. */
  service_problem: text,
  service_problem_meaning: z.optional(meaning),
  pickup: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
      phone: text,
      /** By weekday, Monday first; null if it is closed. */
      hours: z.array(z.object({ day: z.string(), open: text })),
    }),
  ),
  slots: z.array(z.object({ label: z.string(), values: z.array(slot), selected: text })),
  shipping: z.nullable(
    z.object({
      address: cartAddress,
      is_pickup: z.boolean(),
      methods: z.array(shippingMethod),
      selected: z.nullable(shippingMethod),
    }),
  ),
  billing: z.nullable(cartAddress),
  payments: z.array(z.object({ code: z.string(), title: z.string() })),
  payment: z.nullable(z.object({ code: z.string(), title: z.string() })),
  regulations: z.nullable(regulations),
})
/** The cart of commerce GraphQL. Money in cents. */
export interface CommerceCart extends z.infer<typeof commerceCart> {}

/** Why the store takes no orders; null if it does. */
export const serviceProblemOf = (
  cart: Pick<CommerceCart, 'service_problem' | 'service_problem_meaning'>,
): Said | null =>
  cart.service_problem === null ? null : { text: cart.service_problem, meaning: cart.service_problem_meaning }

/** Why the cart cannot be ordered. */
export const refusalsOf = ({ error_messages: texts, error_messages_meaning: meanings }: Regulations): Said[] =>
  texts.map((message, index) => ({ text: message, meaning: meanings?.[index] }))

/** `title|text`. */
export function issueOf({ code, message, message_meaning: meant }: SentRefusal): CartIssue {
  const at = message.indexOf('|')
  const title = at < 0 ? '' : message.slice(0, at)
  return { code, title, text: message.slice(at + 1), ...(meant && { meaning: meant }) }
}
