import { describe, expect, test } from 'vitest'
import { offeredMethods, offeredPayments, type FulfilmentTerms } from './fulfilment-options.ts'

const terms = (fields: Partial<FulfilmentTerms> = {}): FulfilmentTerms => ({
  methods: [
    {
      carrierCode: 'instore',
      carrierTitle: 'Pickup',
      methodCode: 'pickup',
      methodTitle: 'Pickup',
      kind: 'pickup',
      cents: 0,
      freeFrom: null,
      minimum: 0,
    },
    {
      carrierCode: 'delivery',
      carrierTitle: 'Delivery',
      methodCode: 'van',
      methodTitle: 'Van',
      kind: 'delivery',
      cents: 700,
      freeFrom: 10_000,
      minimum: 2_000,
    },
  ],
  state: { name: 'Arizona' },
  isWithin: true,
  only: null,
  goods: 5_000,
  ...fields,
})

describe('fulfilment options', () => {
  const van = (fields: Partial<FulfilmentTerms>) =>
    offeredMethods(terms(fields)).find(({ kind }) => kind === 'delivery')

  test('[3.4.3] delivery has a minimum and a free-delivery amount, both inclusive', () => {
    expect([van({ goods: 1_999 })?.available, van({ goods: 2_000 })?.available]).toEqual([false, true])
    expect([van({ goods: 9_999 })?.amount, van({ goods: 10_000 })?.amount]).toEqual([700, 0])
  })

  test('[3.4.3] Checkouttype restricts the options to one kind', () => {
    expect(offeredMethods(terms({ only: 'pickup' })).map(({ methodCode }) => methodCode)).toEqual(['pickup'])
    expect(offeredMethods(terms()).map(({ methodCode }) => methodCode)).toEqual(['pickup', 'van'])
  })

  test('[3.4.3] with nothing to pay there is one method; otherwise those of the fulfilment type', () => {
    const methods = [
      { code: 'cash', title: 'Cash', fulfilment: ['pickup' as const, 'delivery' as const] },
      { code: 'check', title: 'Check', fulfilment: ['pickup' as const] },
    ]
    const codes = (cart: Parameters<typeof offeredPayments>[1]) =>
      offeredPayments(methods, cart).map(({ code }) => code)
    expect(codes({ isEmpty: false, grandTotal: 0, fulfilment: 'pickup' })).toEqual(['free'])
    expect(codes({ isEmpty: false, grandTotal: 1, fulfilment: 'delivery' })).toEqual(['cash'])
    expect(codes({ isEmpty: true, grandTotal: 0, fulfilment: null })).toEqual(['cash', 'check'])
  })

  test('[3.4.3] a payment method has a title for each fulfilment, and is offered once before one is chosen', () => {
    const methods = [
      { code: 'cash', title: 'Cash at pickup', fulfilment: ['pickup' as const] },
      { code: 'cash', title: 'Cash on delivery', fulfilment: ['delivery' as const] },
    ]
    const titles = (fulfilment: 'pickup' | 'delivery' | null) =>
      offeredPayments(methods, { isEmpty: false, grandTotal: 1, fulfilment }).map(({ title }) => title)
    expect(titles('pickup')).toEqual(['Cash at pickup'])
    expect(titles('delivery')).toEqual(['Cash on delivery'])
    expect(titles(null)).toEqual(['Cash at pickup'])
  })
})
