/** Analytics events for Google Analytics 4. */
import { dollars, ga4Item, ga4Items } from '../domains/analytics/ga4.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'
import type { AnalyticsEvent } from '../wire/analytics/analytics.ts'
import { type WithAnalytics, analyticsTo } from './analytics-to.ts'

/** An event as `gtag('event', name, params)` takes it. */
export interface Ga4Event {
  /** Such as `add_to_cart`. */
  readonly name: string
  /** Its parameters. */
  readonly params: Readonly<Record<string, unknown>>
}

/** The function of Google's tag. */
export type Gtag = (command: 'event', name: string, params: Readonly<Record<string, unknown>>) => void

const CURRENCY = 'USD'

/** The recommended event of Google Analytics 4; null where it has none. Money in dollars. */
export function ga4EventOf(event: AnalyticsEvent): Ga4Event | null {
  switch (event.name) {
    case 'PAGE_VIEW': {
      const { language, store } = event.data
      const page = event.page && { page_path: event.page.path, page_type: event.page.type }
      return { name: 'page_view', params: { ...page, ...(language !== '' && { language }), ...(store && { store }) } }
    }
    case 'USER_LOGIN':
      return { name: 'login', params: {} }
    case 'SEARCH':
      return { name: 'search', params: { search_term: event.data.term } }
    case 'PDP':
      return { name: 'view_item', params: ga4Items(CURRENCY, [event.data]) }
    case 'PLP': {
      const items = event.data.items.map((item, index) => ({ ...ga4Item(item), index }))
      return { name: 'view_item_list', params: { item_list_name: event.data.list, items } }
    }
    case 'ADD_TO_CART':
      return { name: 'add_to_cart', params: ga4Items(event.data.currencyCode, event.data.items) }
    case 'REMOVE_FROM_CART':
      return { name: 'remove_from_cart', params: ga4Items(event.data.currencyCode, event.data.items) }
    case 'CHECKOUT':
      return checkoutOf(event.data)
    case 'PLACE_ORDER': {
      const { id, revenue, tax, shipping, currencyCode: currency, items } = event.data
      // Google's value is that of the goods.
      const value = dollars(Math.max(0, revenue - tax - shipping))
      const amounts = { value, tax: dollars(tax), shipping: dollars(shipping) }
      return { name: 'purchase', params: { transaction_id: id, currency, ...amounts, items: items.map(ga4Item) } }
    }
    // Google has no events for these: the end of a session, who somebody is, what a cart holds, another choice in a step.
    case 'USER_LOGOUT':
    case 'USER_STATE':
    case 'CART_STATE':
    case 'CHECKOUT_OPTION':
      return null
  }
}

function checkoutOf({ step, option, cart }: Extract<AnalyticsEvent, { name: 'CHECKOUT' }>['data']): Ga4Event {
  const coupon = cart.coupons.join()
  const params = { ...ga4Items(cart.currencyCode, cart.items), ...(coupon !== '' && { coupon }) }
  if (step === 1) return { name: 'begin_checkout', params }
  return step === 2
    ? { name: 'add_shipping_info', params: { ...params, ...(option !== null && { shipping_tier: option }) } }
    : { name: 'add_payment_info', params: { ...params, ...(option !== null && { payment_type: option }) } }
}

/** Where `ga4` sends events. */
export interface Ga4Options {
  /** Where events are sent, such as `G-XXXXXXX`, if the page has several; default: wherever the tag sends them. */
  readonly measurementId?: string
  /** The page's tag; default: the global `gtag`, looked up with each event. */
  readonly gtag?: Gtag
}

/**
 * Google Analytics 4, with the guarantees of `analyticsTo`. It loads no script: the page brings Google's tag. Page views are among the
 * events, so configure the tag with `send_page_view: false`, and turn off its page views by browser history.
 */
export const ga4 = ({ measurementId, gtag = globalGtag }: Ga4Options = {}): ShopPlugin<WithAnalytics> =>
  analyticsTo((event) => {
    const sent = ga4EventOf(event)
    if (!sent) return
    gtag('event', sent.name, { ...sent.params, ...(measurementId !== undefined && { send_to: measurementId }) })
  }, 'ga4')

const globalGtag: Gtag = (...args) => {
  const found: unknown = Reflect.get(globalThis, 'gtag')
  if (typeof found !== 'function') throw new TypeError('The page has no gtag function.')
  Reflect.apply(found, undefined, args)
}
