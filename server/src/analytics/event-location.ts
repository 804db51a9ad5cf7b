/** The store and the channel of an event. */
import type { CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'
import type { Channel } from './tables.ts'

export interface EventLocation {
  store: string | null
  state: string | null
  channel: Channel | null
}

export const NO_LOCATION: EventLocation = { store: null, state: null, channel: null }

/**
 * Page views name the store; carts and paths name the channel. An event without them takes both from its visitor's last
 * event.
 */
export function locationOf(event: CollectedEventData, before: EventLocation): EventLocation {
  const channel = channelOf(event) ?? before.channel
  if (event.name !== 'PAGE_VIEW') return { ...before, channel }
  const { store, state } = event.data
  return { store: store === '' ? null : store, state: state === '' ? null : state, channel }
}

function channelOf(event: CollectedEventData): Channel | null {
  if ('cart' in event.data && 'channel' in event.data.cart) return event.data.cart.channel
  const path = event.page?.path ?? ''
  if (/^\/shopd(\/|$)/.test(path)) return 'ordering'
  return /^\/(category|product)(\/|$)/.test(path) ? 'commerce' : null
}
