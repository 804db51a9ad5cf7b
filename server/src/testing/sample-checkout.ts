/** The checkouts of the sample shop, with round figures. In the commerce channel one store, az_mesa, delivers. */
import type {
  CommerceCheckout,
  OrderingCheckout,
  PromotionRule,
  PurchaseLimits,
  ShippingMethod,
} from '@leaflog/fixtures'

const rule = (fields: Pick<PromotionRule, 'id' | 'name' | 'action'> & Partial<PromotionRule>): PromotionRule => ({
  description: `${fields.name}, for a test.`,
  displayText: `Less by ${fields.name}`,
  priority: 10,
  stops: false,
  coupon: null,
  startsOn: '2026-01-01',
  endsOn: null,
  applies: {},
  ...fields,
})

const method = (
  fields: Pick<ShippingMethod, 'kind' | 'carrierCode' | 'methodCode'> & Partial<ShippingMethod>,
): ShippingMethod => ({
  carrierTitle: fields.kind === 'pickup' ? 'Pickup' : 'Delivery',
  methodTitle: fields.methodCode,
  cents: 0,
  freeFrom: null,
  minimum: 0,
  ...fields,
})

const limits = (grams: number, days: number): PurchaseLimits => ({
  thcMg: 10_000,
  cbdMg: 20_000,
  smokableMg: grams * 1_000,
  days,
})

export const sampleCheckout: CommerceCheckout = {
  promotions: [
    rule({ id: 1, name: 'TEN', coupon: 'TEN', action: { kind: 'percent', percent: 10 } }),
    rule({ id: 2, name: 'FREESHIP', coupon: 'FREESHIP', priority: 20, action: { kind: 'freeShipping' } }),
    rule({ id: 3, name: 'OVER', coupon: 'OVER', endsOn: '2026-11-19', action: { kind: 'percent', percent: 50 } }),
  ],
  shippingMethods: {
    az_mesa: [
      method({ kind: 'pickup', carrierCode: 'instore', methodCode: 'pickup' }),
      method({
        kind: 'delivery',
        carrierCode: 'delivery',
        methodCode: 'scheduled',
        cents: 700,
        freeFrom: 10_000,
        minimum: 2_000,
      }),
    ],
  },
  deliveryPlans: {
    az_mesa: {
      zoneId: 'mesa_van',
      windows: [
        { from: '10:00', to: '12:00' },
        { from: '18:00', to: '20:00' },
      ],
      days: 3,
      leadMinutes: 60,
    },
  },
  paymentMethods: [
    { code: 'cashondelivery', title: 'Cash at pickup', fulfilment: ['pickup'] },
    { code: 'cashondelivery', title: 'Cash on delivery', fulfilment: ['delivery'] },
    { code: 'checkmo', title: 'Check at pickup', fulfilment: ['pickup'] },
  ],
  purchaseLimits: { AZ: { RECREATIONAL: limits(28, 1), MEDICAL: limits(70, 14) } },
  giftCards: [
    { code: 'TEST-GFTC-ARDT-ENX4', balance: 1_000, expiresOn: null },
    { code: 'TEST-GFTC-ARDP-ASTG', balance: 1_000, expiresOn: '2026-11-19' },
  ],
  storeCredit: [
    {
      customerId: 'sample_member',
      id: 'opening',
      at: Date.UTC(2026, 9, 1),
      action: 'With our apologies',
      change: 1_200,
    },
  ],
}

/** In each fulfilment one window has a capacity, at the same time; the last one of pickup is beyond the stores' hours. */
export const sampleOrderingCheckout: OrderingCheckout = {
  pickup: {
    zoneId: 'counter',
    windows: [
      { from: '09:00', to: '10:00' },
      { from: '12:00', to: '13:00' },
      { from: '15:00', to: '16:00' },
      { from: '18:00', to: '19:00', capacity: 2 },
      { from: '20:30', to: '21:30' },
    ],
    days: 3,
    leadMinutes: 30,
  },
  delivery: {
    zoneId: 'van',
    windows: [
      { from: '14:00', to: '16:00' },
      { from: '18:00', to: '20:00', capacity: 1 },
    ],
    days: 4,
    leadMinutes: 60,
  },
  payments: [
    { code: 'cashondelivery', title: 'Cash at pickup', fulfilment: ['pickup'] },
    { code: 'cashondelivery', title: 'Cash on delivery', fulfilment: ['delivery'] },
    { code: 'debitcard', title: 'Debit card at pickup', fulfilment: ['pickup'] },
  ],
}
