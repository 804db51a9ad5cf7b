import { DEFAULT_STORE_ID, type Dispensary } from '../../wire/content/stores.ts'
import type { ShoppingMode } from './dispensary.events.ts'
import type { DispensaryState } from './dispensary.machine.ts'

export interface DispensaryView {
  readonly chosen: Dispensary | null
  /** The store whose menu is shown: the Default view's if none is chosen. */
  readonly storeId: string
  readonly mode: ShoppingMode
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
