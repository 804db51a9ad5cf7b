/** An event as one line of the live feed. */
import type { CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'
import type { FeedEvent } from '@leaflog/core/wire/analytics/analytics-report'
import type { CollectedEvent } from './event-store.ts'

export const feedLine = ({ event, at }: CollectedEvent): FeedEvent => ({
  id: event.id,
  name: event.name,
  at,
  path: event.page?.path ?? null,
  about: aboutOf(event),
  revenue: event.name === 'PLACE_ORDER' ? event.data.revenue : null,
})

function aboutOf(event: CollectedEventData): string | null {
  switch (event.name) {
    case 'PDP':
      return event.data.name
    case 'PLP':
      return event.data.list
    case 'ADD_TO_CART':
    case 'REMOVE_FROM_CART':
      return event.data.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
    case 'SEARCH':
      return event.data.term
    case 'CHECKOUT':
    case 'CHECKOUT_OPTION':
      return event.data.option === null ? String(event.data.step) : `${event.data.step}: ${event.data.option}`
    case 'PLACE_ORDER':
      return event.data.id
    case 'PAGE_VIEW':
      return event.data.store
    case 'WEB_VITAL':
      return `${event.data.metric} ${event.data.value}: ${event.data.kind}`
    case 'CART_STATE':
    case 'USER_LOGIN':
    case 'USER_LOGOUT':
    case 'USER_STATE':
      return null
  }
}
