/** Visitors' events as browsers send them, for tests of the collector. */
import type { AnalyticsEvent } from '@leaflog/core/wire/analytics/analytics'
import type { WebVital } from '@leaflog/core/wire/analytics/web-vitals'

let made = 0
/** A new UUIDv7, always in sequence. */
export const newEventId = (): string => `01900000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`

type Visit = Pick<AnalyticsEvent, 'at' | 'visitor'> & { path?: string }

const envelope = ({ at, visitor, path = '/' }: Visit) => ({
  id: newEventId(),
  at,
  visitor,
  newVisitor: false,
  page: { path, type: '' },
})

const grinder = { id: 'grinder', name: 'Grinder', price: 1_250, brand: null, category: 'accessories' }

const line = (quantity: number) => ({ ...grinder, quantity, currencyCode: 'USD', variant: null })

const cart = (channel: 'ordering' | 'commerce', quantity: number) => ({
  channel,
  currencyCode: 'USD',
  quantity,
  subtotal: quantity * grinder.price,
  discount: 0,
  tax: 0,
  shipping: null,
  total: quantity * grinder.price,
  coupons: [],
  items: [line(quantity)],
})

/** A visitor at a store, and their actions. */
export const sampleEvents = {
  pageView: (visit: Visit, store: string | null, state: string | null = null): AnalyticsEvent => ({
    ...envelope(visit),
    name: 'PAGE_VIEW',
    data: {
      known: true,
      signedIn: false,
      shoppingMethod: store === null ? '' : 'store pick up',
      store,
      state,
      mode: 'RECREATIONAL',
      language: 'en',
      cart: { quantity: 0, total: 0 },
    },
  }),
  productView: (visit: Visit): AnalyticsEvent => ({ ...envelope(visit), name: 'PDP', data: grinder }),
  addToCart: (visit: Visit, channel: 'ordering' | 'commerce', quantity = 1): AnalyticsEvent => ({
    ...envelope(visit),
    name: 'ADD_TO_CART',
    data: { currencyCode: 'USD', items: [line(quantity)], cart: cart(channel, quantity) },
  }),
  checkout: (visit: Visit, step: number): AnalyticsEvent => ({
    ...envelope({ path: '/checkout', ...visit }),
    name: 'CHECKOUT',
    data: {
      step,
      option: null,
      affiliation: 'Online Store',
      shoppingMethod: 'store pick up',
      cart: cart('commerce', 1),
    },
  }),
  order: (visit: Visit, id: string, quantity = 1): AnalyticsEvent => ({
    ...envelope({ path: '/checkout', ...visit }),
    name: 'PLACE_ORDER',
    data: {
      id,
      revenue: quantity * grinder.price,
      tax: 0,
      shipping: 0,
      discount: 0,
      currencyCode: 'USD',
      affiliation: 'Online Store',
      items: [line(quantity)],
    },
  }),
  search: (visit: Visit, term: string, results: number | null): AnalyticsEvent => ({
    ...envelope({ path: '/search', ...visit }),
    name: 'SEARCH',
    data: { term, results },
  }),
  webVital: (at: number, data: WebVital['data']): WebVital => ({
    id: newEventId(),
    at,
    visitor: '',
    newVisitor: false,
    page: null,
    name: 'WEB_VITAL',
    data,
  }),
}
