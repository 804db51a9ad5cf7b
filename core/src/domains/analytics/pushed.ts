/** What is pushed to the page's data layer: with the names that tag managers expect, USD in dollars. Pure. */
import type { AnalyticsEvent } from '../../wire/analytics/analytics.ts'
import { ga4Items } from './ga4.ts'

/** Null for events that are not pushed. */
export function pushed(event: AnalyticsEvent): Readonly<Record<string, unknown>> | null {
  switch (event.name) {
    case 'USER_LOGIN':
      return { event: 'login' }
    case 'ADD_TO_CART':
    case 'REMOVE_FROM_CART':
      return {
        event: event.name === 'ADD_TO_CART' ? 'add_to_cart' : 'remove_from_cart',
        ecommerce: ga4Items(event.data.currencyCode, event.data.items),
      }
    default:
      return null
  }
}
