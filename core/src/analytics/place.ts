/** Where and how somebody shops, as analytics tells it (4f.6). Pure. */

import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import type { AnalyticsContext, Cause } from './analytics.context.ts'

const isOfDispensary = (event: Cause): event is DispensaryEvent => event.type.startsWith('dispensary.')

export function moved(context: AnalyticsContext, event: Cause): AnalyticsContext {
  if (!isOfDispensary(event)) return context
  const { place } = context
  switch (event.type) {
    case 'dispensary.modeChosen':
      return { ...context, place: { ...place, mode: event.data.mode } }
    case 'dispensary.fulfilmentChosen':
      return { ...context, place: { ...place, delivers: event.data.deliveryCode !== null } }
    case 'dispensary.chosen':
    case 'dispensary.recalled': {
      const { dispensary, mode, deliveryCode } = event.data
      const store = dispensary?.store_code ?? null
      const delivers = deliveryCode !== null && dispensary?.delivery != null
      const channel = dispensary?.channel ?? 'ordering'
      return { ...context, place: { channel, store, state: dispensary?.state_name ?? null, mode, delivers } }
    }
  }
}
