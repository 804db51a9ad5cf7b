/** Which choices emit no event, which are invalid, and what is remembered. */
import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { sampleStore } from '../../testing/samples.ts'
import { dispensaryEvents as events } from './dispensary.events.ts'

const miami = sampleStore('101', 'Miami')
const choose = (deliveryCode: string | null) => events.chosen({ dispensary: miami, mode: 'RECREATIONAL', deliveryCode })
const recall = (dispensary: typeof miami | null, deliveryCode: string | null) =>
  events.recalled({ dispensary, mode: 'MEDICAL', deliveryCode })
const view = (shop: ReturnType<typeof given>) => shop.view.dispensary.view
const nowhere = { storeId: '', storeCode: '', storeName: '', stateName: '', sapId: '' }

test('[4b.10] a store can be chosen for delivery, with its own delivery code only', () => {
  expect(view(given().when(choose('D101')))).toMatchObject({ storeId: '101', fulfilment: 'delivery' })
  expect(given().when(choose('D102')).refused).toBe('EVENT_REJECTED')
  expect(view(given().when(choose(null))).fulfilment).toBe('pickup')
})

test('[1.3] without a store the mode can be chosen, and is remembered', () => {
  const medical = given().when(events.modeChosen({ mode: 'MEDICAL' }))
  expect(view(medical)).toMatchObject({ chosen: null, mode: 'MEDICAL' })
  expect(medical.effects).toEqual([
    { effect: 'dispensary.remember', params: { ...nowhere, mode: 'MEDICAL', deliveryCode: null } },
  ])
  expect(medical.when(events.modeChosen({ mode: 'MEDICAL' })).refused).toBe('EVENT_REJECTED')
})

test('[4b.10] choosing the current fulfillment emits no event, and without a store there is none', () => {
  expect(given(choose(null)).when(events.fulfilmentChosen({ deliveryCode: null })).refused).toBe('EVENT_REJECTED')
  expect(given(choose('D101')).when(events.fulfilmentChosen({ deliveryCode: 'D101' })).refused).toBe('EVENT_REJECTED')
  expect(given().when(events.fulfilmentChosen({ deliveryCode: 'D101' })).refused).toBe('EVENT_REJECTED')
})

test('[4b.10] a stored delivery choice counts if the store delivers, and never without a store', () => {
  expect(view(given().when(recall(miami, 'D101')))).toMatchObject({ fulfilment: 'delivery', mode: 'MEDICAL' })
  expect(view(given().when(recall(miami, 'old'))).fulfilment).toBe('delivery')
  expect(view(given().when(recall({ ...miami, delivery: null }, 'D101'))).fulfilment).toBe('pickup')
  expect(view(given().when(recall(miami, null))).fulfilment).toBe('pickup')
  expect(view(given().when(recall(null, 'D101'))).fulfilment).toBe('pickup')
})
