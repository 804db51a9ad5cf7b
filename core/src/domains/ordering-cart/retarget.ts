/** How events of the dispensary change where a new cart is created. Pure. */
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import type { Target } from './ordering-cart.context.ts'

export function retarget(target: Target | null, event: DispensaryEvent): Target | null {
  switch (event.type) {
    case 'dispensary.chosen':
    case 'dispensary.recalled': {
      const { dispensary, mode, deliveryCode } = event.data
      if (!dispensary) return target
      if (dispensary.channel !== 'ordering') return null
      const { store_id: storeId, store_name: storeName, delivery } = dispensary
      return { storeId, storeName, mode, delivery: delivery !== null && deliveryCode !== null }
    }
    case 'dispensary.modeChosen':
      return target && { ...target, mode: event.data.mode }
    case 'dispensary.fulfilmentChosen':
      return target && { ...target, delivery: event.data.deliveryCode !== null }
    case 'dispensary.zipGiven':
    // It follows the recalled choice.
    case 'dispensary.homeChosen':
      return target
  }
}
