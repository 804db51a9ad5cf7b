import { DEFAULT_STORE_ID, type Dispensary } from '../../wire/content/stores.ts'
import type { ShoppingMode } from './dispensary.events.ts'
import type { DispensaryState } from './dispensary.machine.ts'

/** Where the visitor shops, and how. */
export interface DispensaryView {
  /** The chosen dispensary; null before one is chosen. */
  readonly chosen: Dispensary | null
  /** The store whose menu is shown: the Default view's if none is chosen. */
  readonly storeId: string
  /** The menu that is shown; a dispensary may have one or both. */
  readonly mode: ShoppingMode
  /** How the order reaches the shopper. */
  readonly fulfilment: 'pickup' | 'delivery'
  /** The ZIP code to deliver to; null before the visitor gave one. */
  readonly zip: string | null
}

export const dispensaryView = ({
  context: { chosen, mode, deliveryCode, zip = null },
}: DispensaryState): DispensaryView => ({
  chosen,
  storeId: chosen?.store_id ?? DEFAULT_STORE_ID,
  mode,
  fulfilment: deliveryCode === null ? 'pickup' : 'delivery',
  zip,
})
