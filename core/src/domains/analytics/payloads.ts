/** Turns queued events into payloads of the wire format (4f, 5c.3). Pure. */
import * as z from 'zod/mini'
import type { AnalyticsName } from '../../wire/analytics/analytics.ts'

const currencyCode = 'USD'
const affiliation = 'Online Store'
const MAX_ITEMS = 100

const line = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.optional(z.string()),
  category: z.optional(z.string()),
  variant: z.optional(z.nullable(z.string())),
  quantity: z.number(),
  total: z.number(),
})
type Line = z.infer<typeof line>

const amounts = z.array(z.object({ amount: z.number() }))
const commerceTotals = z.pipe(
  z.object({
    subtotal: z.number(),
    discounts: amounts,
    taxes: amounts,
    shipping: z.nullable(z.number()),
    total: z.number(),
  }),
  z.transform(({ subtotal, discounts, taxes, shipping, total }) => ({
    subtotal,
    discount: sumOf(discounts),
    tax: sumOf(taxes),
    shipping,
    total,
  })),
)
const orderingTotals = z.pipe(
  z.object({
    subtotal: z.number(),
    discounts: z.number(),
    mixAndMatch: z.number(),
    rewards: z.number(),
    taxes: z.number(),
    fees: z.number(),
    total: z.number(),
  }),
  z.transform(({ subtotal, discounts, mixAndMatch, rewards, taxes, fees, total }) => ({
    subtotal,
    discount: discounts + mixAndMatch + rewards,
    tax: taxes,
    shipping: fees,
    total,
  })),
)
const totals = z.nullish(z.union([commerceTotals, orderingTotals]))
const nothing = { subtotal: 0, discount: 0, tax: 0, shipping: null, total: 0 }

const sumOf = (all: z.infer<typeof amounts>): number => all.reduce((total, { amount }) => total + amount, 0)

/** 5c.3.2: `price` is the price of one. */
const itemOf = ({ id, name, brand, category, variant, quantity, total }: Line) => ({
  id,
  name,
  price: Math.round(total / Math.max(1, quantity)),
  quantity,
  currencyCode,
  brand: brand ?? null,
  category: category ?? null,
  variant: variant ?? null,
})

const cart = z.pipe(
  z.object({
    channel: z.string(),
    quantity: z.number(),
    lines: z.array(line),
    totals,
    coupons: z.array(z.string()),
  }),
  z.transform(({ channel, quantity, lines, totals: of, coupons }) => ({
    channel,
    currencyCode,
    quantity,
    ...(of ?? nothing),
    coupons,
    items: lines.slice(0, MAX_ITEMS).map(itemOf),
    lines,
  })),
)

/** 4f.6 */
const place = z.pipe(
  z.object({
    store: z.nullable(z.string()),
    state: z.nullable(z.string()),
    mode: z.string(),
    delivers: z.boolean(),
  }),
  z.transform(({ store, state, mode, delivers }) => ({
    store,
    state,
    mode,
    shoppingMethod: store === null ? '' : delivers ? 'delivery' : 'store pick up',
  })),
)

/** Lines whose quantity went up (or down, if `by` is -1), with the difference as their quantity. */
function changedItems(before: readonly Line[], after: readonly Line[], by: 1 | -1) {
  const [from, to] = by === 1 ? [before, after] : [after, before]
  return to.map(itemOf).flatMap((item) => {
    const known = from.find(({ id, variant }) => id === item.id && (variant ?? null) === item.variant)
    const quantity = item.quantity - (known?.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

const changed = (by: 1 | -1) =>
  z.pipe(
    z.object({ cart, before: z._default(z.array(line), []) }),
    z.transform(({ cart: { lines, ...rest }, before }) => ({
      currencyCode,
      items: changedItems(before, lines, by).slice(0, MAX_ITEMS),
      cart: rest,
    })),
  )

const withoutLines = z.pipe(
  cart,
  z.transform(({ lines: _, ...rest }) => rest),
)

/** Sent unchanged. */
const asIs = z.record(z.string(), z.json())

const payloads: Readonly<Record<AnalyticsName, z.ZodMiniType>> = {
  PAGE_VIEW: z.pipe(
    z.object({
      known: z.boolean(),
      signedIn: z.boolean(),
      place,
      language: z.string(),
      quantity: z.optional(z.number()),
      totals,
    }),
    z.transform(({ place: where, quantity, totals: of, ...view }) => ({
      ...view,
      ...where,
      cart: { quantity: quantity ?? 0, total: of?.total ?? 0 },
    })),
  ),
  USER_LOGIN: asIs,
  USER_LOGOUT: asIs,
  USER_STATE: asIs,
  ADD_TO_CART: changed(1),
  REMOVE_FROM_CART: changed(-1),
  CART_STATE: z.pipe(
    z.object({ cart: withoutLines }),
    z.transform((data) => ({ currencyCode, cart: data.cart })),
  ),
  PLP: asIs,
  PDP: asIs,
  SEARCH: asIs,
  /** 5c.3.4. Amounts paid with a gift card or credit are revenue too. */
  PLACE_ORDER: z.pipe(
    z.object({
      number: z.string(),
      lines: z.array(line),
      totals: z.object({
        total: z.number(),
        gift_cards: z.number(),
        credit: z.number(),
        tax: z.number(),
        shipping: z.number(),
        discounts: amounts,
      }),
    }),
    z.transform(({ number, lines, totals: of }) => ({
      id: number,
      revenue: of.total + of.gift_cards + of.credit,
      tax: of.tax,
      shipping: of.shipping,
      discount: sumOf(of.discounts),
      currencyCode,
      affiliation,
      items: lines.slice(0, MAX_ITEMS).map(itemOf),
    })),
  ),
  CHECKOUT: z.pipe(
    z.object({ step: z.json(), option: z.json(), place, cart: withoutLines }),
    z.transform(({ step, option, place: { shoppingMethod }, cart: rest }) => ({
      step,
      option,
      affiliation,
      shoppingMethod,
      cart: rest,
    })),
  ),
  CHECKOUT_OPTION: z.pipe(
    z.object({ step: z.json(), option: z.json() }),
    z.transform((data) => ({ ...data, affiliation })),
  ),
}

const isName = (name: string): name is AnalyticsName => Object.hasOwn(payloads, name)

/** The payload of the event `name`. Data that cannot be converted fails the wire's check. */
export const payloadOf = (name: string, data: unknown): unknown =>
  isName(name) ? payloads[name].safeParse(data).data : undefined
