/** The shopping choices in a request's headers (7a.2). */
import type { PricingMode } from '../../../platform/tables/tables.ts'

export interface Shopping {
  /** The raw header `Store`: a store's code or id; null if none was sent. */
  store: string | null
  /** `ShoppingMode`; null if none was sent. (9b.5) DEFAULT counts as RECREATIONAL. */
  mode: PricingMode | null
  /** `Checkouttype`; null if none was sent. */
  fulfilment: 'pickup' | 'delivery' | null
}

export function readShopping(headers: Headers): Shopping {
  const store = headers.get('store')?.trim() ?? ''
  const mode = headers.get('shoppingmode')?.trim().toUpperCase() ?? ''
  const fulfilment = headers.get('checkouttype')?.trim().toLowerCase() ?? ''
  return {
    store: store === '' ? null : store,
    mode: mode === 'MEDICAL' ? 'MEDICAL' : mode === 'RECREATIONAL' || mode === 'DEFAULT' ? 'RECREATIONAL' : null,
    fulfilment: fulfilment === 'pickup' || fulfilment === 'delivery' ? fulfilment : null,
  }
}
