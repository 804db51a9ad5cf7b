/** The configuration of the ordering channel's checkout, stored in the setting `ordering_checkout`. */
import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import { readSetting, type Setting } from '../../platform/settings.ts'
import { deliveryPlan, paymentMethod } from '../carts/checkout-settings.ts'

const orderingCheckout = z.object({ pickup: deliveryPlan, delivery: deliveryPlan, payments: z.array(paymentMethod) })
export type OrderingCheckoutSettings = z.infer<typeof orderingCheckout>

const setting: Setting<OrderingCheckoutSettings> = { name: 'ordering_checkout', schema: orderingCheckout }

const noWindows = { zoneId: '', windows: [], days: 1, leadMinutes: 0 }

/** Without the setting there are no windows and no payment methods, so nothing can be ordered. */
export const readOrderingCheckout = async (db: Database): Promise<OrderingCheckoutSettings> =>
  (await readSetting(db, setting)) ?? { pickup: noWindows, delivery: noWindows, payments: [] }
