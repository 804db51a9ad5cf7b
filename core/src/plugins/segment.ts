/** Analytics events for Segment. */
import { type Sold, dollars, worthOf } from '../domains/analytics/ga4.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'
import type { AnalyticsEvent } from '../wire/analytics/analytics.ts'
import { type WithAnalytics, analyticsTo } from './analytics-to.ts'

type Properties = Readonly<Record<string, unknown>>

/** A call of `track`, or of `page`. */
export interface SegmentCall {
  /** Which method is called. */
  readonly method: 'track' | 'page'
  /** The event's name, or the page's. */
  readonly name: string
  /** Its properties. */
  readonly properties: Properties
}

/** What is used of Segment's Analytics.js. */
export interface SegmentAnalytics {
  /** Records an event. */
  track(name: string, properties: Properties, options: { readonly timestamp: Date }): unknown
  /** Records a page view. */
  page(name: string, properties: Properties, options: { readonly timestamp: Date }): unknown
}

const CURRENCY = 'USD'

const productOf = ({ id, name, price, quantity, brand, category, variant = null }: Sold) => ({
  product_id: id,
  name,
  price: dollars(price),
  ...(quantity !== undefined && { quantity }),
  ...(brand !== null && { brand }),
  ...(category !== null && { category }),
  ...(variant !== null && { variant }),
})
const listed = (items: readonly Sold[]) => items.map((item, index) => ({ ...productOf(item), position: index + 1 }))

const tracked = (name: string, properties: Properties): SegmentCall => ({ method: 'track', name, properties })

/** The calls by the names of Segment's e-commerce specification; none where it has no such event. Money in dollars. */
export function segmentCallsOf(event: AnalyticsEvent): readonly SegmentCall[] {
  switch (event.name) {
    case 'PAGE_VIEW': {
      const { path, type } = event.page ?? { path: '', type: '' }
      const { language, store } = event.data
      return [{ method: 'page', name: type || path, properties: { path, language, ...(store && { store }) } }]
    }
    case 'USER_LOGIN':
      return [tracked('Signed In', {})]
    case 'USER_LOGOUT':
      return [tracked('Signed Out', {})]
    case 'SEARCH':
      return [tracked('Products Searched', { query: event.data.term })]
    case 'PDP':
      return [tracked('Product Viewed', { ...productOf(event.data), currency: CURRENCY })]
    case 'PLP':
      return [tracked('Product List Viewed', { category: event.data.list, products: listed(event.data.items) })]
    case 'ADD_TO_CART':
    case 'REMOVE_FROM_CART': {
      const { items, currencyCode: currency } = event.data
      const name = event.name === 'ADD_TO_CART' ? 'Product Added' : 'Product Removed'
      return items.map((item) => tracked(name, { ...productOf(item), currency }))
    }
    case 'CHECKOUT':
      return [checkoutOf(event.data)]
    case 'CHECKOUT_OPTION':
      return [tracked('Checkout Step Completed', stepOf(event.data))]
    case 'PLACE_ORDER': {
      const { id, revenue, tax, shipping, discount, currencyCode: currency, affiliation, items } = event.data
      // Segment's revenue is that of the goods.
      const amounts = { total: revenue, revenue: Math.max(0, revenue - tax - shipping), shipping, tax, discount }
      return [
        tracked('Order Completed', {
          order_id: id,
          affiliation,
          currency,
          ...inDollars(amounts),
          products: listed(items),
        }),
      ]
    }
    // Segment has no events for these: who somebody is, what a cart holds.
    case 'USER_STATE':
    case 'CART_STATE':
      return []
  }
}

const inDollars = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, dollars(cents)]))

function checkoutOf({ step, option, cart }: Extract<AnalyticsEvent, { name: 'CHECKOUT' }>['data']): SegmentCall {
  if (step > 1) return tracked('Checkout Step Completed', stepOf({ step, option }))
  const { currencyCode: currency, discount, tax, shipping, coupons, items } = cart
  const amounts = { value: worthOf(items), discount, tax, ...(shipping !== null && { shipping }) }
  const coupon = coupons.length > 0 && { coupon: coupons.join() }
  return tracked('Checkout Started', { currency, ...inDollars(amounts), ...coupon, products: listed(items) })
}

const stepOf = ({ step, option }: { readonly step: number; readonly option: string | null }) => ({
  step,
  ...(option !== null && { [step === 2 ? 'shipping_method' : 'payment_method']: option }),
})

/** What `segment` calls. */
export interface SegmentOptions {
  /** The page's Analytics.js. */
  readonly analytics: SegmentAnalytics
}

/**
 * Segment, with the guarantees of `analyticsTo`. It loads no script: the page brings Analytics.js. Every call has the time at which
 * the event happened, also where it waited for consent.
 */
export const segment = ({ analytics }: SegmentOptions): ShopPlugin<WithAnalytics> =>
  analyticsTo((event) => {
    const timestamp = new Date(event.at)
    for (const { method, name, properties } of segmentCallsOf(event)) analytics[method](name, properties, { timestamp })
  }, 'segment')
