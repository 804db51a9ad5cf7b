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
  state: { code: 'AZ', name: 'Arizona' },
  address: null,
  only: null,
  goods: 5_000,
  ...fields,
})

describe('ways of handing over', () => {
  const van = (fields: Partial<FulfilmentTerms>) =>
    offeredMethods(terms(fields)).find(({ kind }) => kind === 'delivery')

  test('[3.4.3] delivery has a least value of goods and one from which it is free, both included', () => {
    expect([van({ goods: 1_999 })?.available, van({ goods: 2_000 })?.available]).toEqual([false, true])
    expect([van({ goods: 9_999 })?.amount, van({ goods: 10_000 })?.amount]).toEqual([700, 0])
  })

  test('[3.4.3] what was asked for by Checkouttype is offered alone', () => {
    expect(offeredMethods(terms({ only: 'pickup' })).map(({ methodCode }) => methodCode)).toEqual(['pickup'])
    expect(offeredMethods(terms()).map(({ methodCode }) => methodCode)).toEqual(['pickup', 'van'])
  })

  test('[3.4.3] where nothing is left to pay there is one method; else those of the way of handing over', () => {
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
})
