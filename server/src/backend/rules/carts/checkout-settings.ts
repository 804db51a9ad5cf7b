/** The configuration of the commerce channel's checkout, stored in the setting `commerce_checkout`. */
import { z } from 'zod'
import { readSetting, type Setting } from '../../platform/settings.ts'
import type { Database } from '../../platform/db.ts'
import { promotionRule } from './promotion.ts'

const cents = z.int().nonnegative()
const time = z.string().regex(/^\d\d:\d\d$/)
const fulfilment = z.enum(['pickup', 'delivery'])

const shippingMethod = z.object({
  carrierCode: z.string(),
  carrierTitle: z.string(),
  methodCode: z.string(),
  methodTitle: z.string(),
  kind: fulfilment,
  cents,
  freeFrom: cents.nullable(),
  minimum: cents,
})
export type ShippingMethod = z.infer<typeof shippingMethod>

export const deliveryPlan = z.object({
  zoneId: z.string(),
  /** `capacity`: how many orders can be handed over in it; unlimited if omitted. */
  windows: z.array(z.object({ from: time, to: time, capacity: z.int().positive().optional() })),
  days: z.int().positive(),
  leadMinutes: z.int().nonnegative(),
})
export type DeliveryPlan = z.infer<typeof deliveryPlan>

const purchaseLimits = z.object({ thcMg: z.int(), cbdMg: z.int(), smokableMg: z.int(), days: z.int().positive() })
export type PurchaseLimits = z.infer<typeof purchaseLimits>

export const paymentMethod = z.object({ code: z.string(), title: z.string(), fulfilment: z.array(fulfilment) })
export type PaymentMethod = z.infer<typeof paymentMethod>

const checkoutSettings = z.object({
  promotions: z.array(promotionRule),
  shippingMethods: z.record(z.string(), z.array(shippingMethod)),
  deliveryPlans: z.record(z.string(), deliveryPlan),
  paymentMethods: z.array(paymentMethod),
  purchaseLimits: z.record(z.string(), z.object({ RECREATIONAL: purchaseLimits, MEDICAL: purchaseLimits })),
})
export type CheckoutSettings = z.infer<typeof checkoutSettings>

const setting: Setting<CheckoutSettings> = { name: 'commerce_checkout', schema: checkoutSettings }

const nothing: CheckoutSettings = {
  promotions: [],
  shippingMethods: {},
  deliveryPlans: {},
  paymentMethods: [],
  purchaseLimits: {},
}

/** Without the setting there are no rules, no fulfilment options, and no payment methods. */
export const readCheckoutSettings = async (db: Database): Promise<CheckoutSettings> =>
  (await readSetting(db, setting)) ?? nothing
