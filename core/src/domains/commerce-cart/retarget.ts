/** How events of the dispensary change the store that carts of this channel use. Pure. */
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'

type Target = CommerceCartContext['target']

export function retarget(target: Target, event: DispensaryEvent): Target {
  switch (event.type) {
    case 'dispensary.chosen':
    case 'dispensary.recalled': {
      const { dispensary, mode, deliveryCode } = event.data
      if (dispensary?.channel !== 'commerce') return dispensary === null ? target : null
      const { store_code: storeCode, store_name: storeName, delivery } = dispensary
      return { storeCode, storeName, mode, delivery: delivery !== null && deliveryCode !== null }
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
