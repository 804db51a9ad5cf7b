/** The funnel from a first page to an order (2b.8, 4f.5), as consecutive stages. */
import type { CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'
import { stageNames } from '@leaflog/core/wire/analytics/analytics-report'

/** The stage that an event shows its visitor to have reached: an index into `stageNames`. */
export function stageOf(event: CollectedEventData): number {
  switch (event.name) {
    case 'PDP':
      return stageNames.indexOf('product')
    case 'ADD_TO_CART':
      return stageNames.indexOf('cart')
    case 'CHECKOUT':
    case 'CHECKOUT_OPTION':
      // Steps are 1 cart, 2 shipping, 3 payment (2b.8).
      return stageNames.indexOf('cart') + event.data.step
    case 'PLACE_ORDER':
      return stageNames.indexOf('order')
    case 'PAGE_VIEW':
    case 'USER_LOGIN':
    case 'USER_LOGOUT':
    case 'USER_STATE':
    case 'REMOVE_FROM_CART':
    case 'CART_STATE':
    case 'PLP':
    case 'SEARCH':
    case 'WEB_VITAL':
      return 0
  }
}
