/** What a request's headers say of how somebody shops (7a.2). */
import type { PricingMode } from '../../../platform/tables/tables.ts'

export interface Shopping {
  /** The header `Store` as it came: a store's code or id; null where none was sent. */
  store: string | null
  /** `ShoppingMode`. (9b.5) DEFAULT counts as RECREATIONAL; null where none was sent. */
  mode: PricingMode | null
  /** `Checkouttype`; null where none was sent. */
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
