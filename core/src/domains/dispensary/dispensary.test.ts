import { expect, test } from 'vitest'
import { createBrowser, createWorld } from '../../testing/browser.ts'
import { given } from '../../testing/given.ts'
import { sampleStore } from '../../testing/samples.ts'
import { dispensaryEvents as events } from './dispensary.events.ts'
import { modeAt } from '../../rules/catalogue/menu.ts'
import { STORE_COOKIE_DAYS } from './dispensary.rules.ts'

const miami = sampleStore('101', 'Miami')
const medicalOnly = sampleStore('102', 'Tampa', { modes: ['MEDICAL'], delivery: null })
const chosen = given(events.chosen({ dispensary: miami, mode: 'RECREATIONAL', deliveryCode: null }))

test('[1.3] choosing a store, a mode, pickup or delivery', () => {
  expect(given().view.dispensary.view).toEqual({
    chosen: null,
    storeId: '0',
    mode: 'RECREATIONAL',
    fulfilment: 'pickup',
    zip: null,
  })
  const delivered = chosen
    .when(events.modeChosen({ mode: 'MEDICAL' }))
    .when(events.fulfilmentChosen({ deliveryCode: 'D101' }))
  expect(delivered.view.dispensary.view).toMatchObject({ storeId: '101', mode: 'MEDICAL', fulfilment: 'delivery' })
})

test('[9b.1] the choice is stored where other pages of the brand read it; the store_id cookie lasts 365 days', () => {
  expect(STORE_COOKIE_DAYS).toBe(365)
  expect(chosen.effects).toEqual([
    {
      effect: 'dispensary.remember',
      params: {
        storeId: '101',
        storeCode: 'fl_miami',
        storeName: 'Miami',
        stateName: 'Florida',
        sapId: 'SAP101',
        mode: 'RECREATIONAL',
        deliveryCode: null,
      },
    },
  ])
})

test('[shop 10] a ZIP code to deliver to is remembered, beside any choice; only five digits are one', async () => {
  const browser = createBrowser(createWorld())
  const { shop } = await browser.tab()
  await shop.dispensary.giveZip('33101')
  await shop.dispensary.choose('fl_miami')
  expect(shop.getState().dispensary.view.zip).toBe('33101')
  await expect(shop.dispensary.giveZip('3310')).rejects.toMatchObject({ code: 'EVENT_INVALID' })
  await shop.settled()
  shop.dispose()
  const again = await browser.tab()
  expect(again.shop.getState().dispensary.view).toMatchObject({ zip: '33101', storeId: '101' })
})

/** A browser that shopped at Miami for pickup, and returns after `meanwhile`. */
async function comesBack(meanwhile: (browser: ReturnType<typeof createBrowser>) => void) {
  const browser = createBrowser(createWorld())
  const { shop } = await browser.tab()
  await shop.dispensary.choose('fl_miami')
  await shop.settled()
  shop.dispose()
  meanwhile(browser)
  const again = await browser.tab()
  await again.shop.settled()
  const { fulfilment } = again.shop.getState().dispensary.view
  return { browser, shop: again.shop, fulfilment }
}

test('[4b.10] a selected_delivery_code in storage, as a cookie or not, sets delivery mode for a returning visitor', async () => {
  const nothing = await comesBack(() => undefined)
  expect(nothing.fulfilment).toBe('pickup')
  const local = await comesBack((browser) => browser.local.set('selected_delivery_code', 'D101'))
  expect(local.fulfilment).toBe('delivery')
  expect(local.browser.cookies.get('selected_delivery_code')).toBe('D101')
  const cookie = await comesBack((browser) => browser.cookies.set('selected_delivery_code', 'D101'))
  expect(cookie.fulfilment).toBe('delivery')
  expect(cookie.browser.local.get('selected_delivery_code')).toBe('D101')
})

test('[4b.10] a visitor who changed to pickup returns with pickup', async () => {
  const { browser, shop } = await comesBack(({ local }) => local.set('selected_delivery_code', 'D101'))
  await shop.dispensary.chooseFulfilment('pickup')
  await shop.settled()
  shop.dispose()
  expect(browser.local.get('selected_delivery_code')).toBeNull()
  expect((await browser.tab()).shop.getState().dispensary.view.fulfilment).toBe('pickup')
})

test('[1.3] a dispensary may be chosen for delivery at once', async () => {
  const { shop } = await createBrowser(createWorld()).tab()
  await shop.dispensary.choose('fl_miami', 'delivery')
  expect(shop.getState().dispensary.view).toMatchObject({ chosen: { store_code: 'fl_miami' }, fulfilment: 'delivery' })
  shop.dispose()
})

test('[4b.10] a delivery code that a server read counts where the store delivers', () => {
  const recalled = given(events.recalled({ dispensary: miami, mode: 'MEDICAL', deliveryCode: 'D101' }))
  expect(recalled.view.dispensary.view).toMatchObject({ fulfilment: 'delivery', mode: 'MEDICAL' })
  const elsewhere = given(events.recalled({ dispensary: medicalOnly, mode: 'MEDICAL', deliveryCode: 'D101' }))
  expect(elsewhere.view.dispensary.view.fulfilment).toBe('pickup')
})

test('a mode or delivery that the store does not offer is refused; another store resets what it does not offer', () => {
  const tampa = given(events.chosen({ dispensary: medicalOnly, mode: 'MEDICAL', deliveryCode: null }))
  expect(tampa.when(events.modeChosen({ mode: 'RECREATIONAL' })).refused).toBe('EVENT_REJECTED')
  expect(tampa.when(events.fulfilmentChosen({ deliveryCode: 'D101' })).refused).toBe('EVENT_REJECTED')
  const moved = chosen
    .when(events.fulfilmentChosen({ deliveryCode: 'D101' }))
    .when(events.chosen({ dispensary: medicalOnly, mode: modeAt(medicalOnly, 'RECREATIONAL'), deliveryCode: null }))
  expect(moved.view.dispensary.view).toMatchObject({ mode: 'MEDICAL', fulfilment: 'pickup' })
})

test('a store view that is not a store cannot be chosen, and storage does not override the log', () => {
  const view = sampleStore('0', 'Default', { kind: 'view' })
  expect(given(events.chosen({ dispensary: view, mode: 'RECREATIONAL', deliveryCode: null })).refused).toBe(
    'EVENT_REJECTED',
  )
  expect(chosen.when(events.recalled({ dispensary: medicalOnly, mode: 'MEDICAL', deliveryCode: null })).refused).toBe(
    'EVENT_REJECTED',
  )
})

test('[shop 20] a store that has changed since it was chosen is the store as it is now, in a mode that it sells in', () => {
  const now = { ...miami, modes: ['MEDICAL' as const], delivery: null }
  const updated = chosen
    .when(events.fulfilmentChosen({ deliveryCode: 'D101' }))
    .when(events.recalled({ dispensary: now, mode: 'MEDICAL', deliveryCode: 'D101' }))
  expect(updated.view.dispensary.view).toMatchObject({ chosen: now, mode: 'MEDICAL', fulfilment: 'pickup' })
  const same = events.recalled({ dispensary: { ...miami }, mode: 'MEDICAL', deliveryCode: null })
  expect(chosen.when(same).refused).toBe('EVENT_REJECTED')
  const cheaper = miami.delivery && { ...miami.delivery, fee: 0 }
  const kept = chosen
    .when(events.fulfilmentChosen({ deliveryCode: 'D101' }))
    .when(events.recalled({ dispensary: { ...miami, delivery: cheaper }, mode: 'RECREATIONAL', deliveryCode: null }))
  expect(kept.view.dispensary.view.fulfilment).toBe('delivery')
})

test('I7: an old event without fulfillment is read as pickup', () => {
  const { chosen: event } = events
  const old = { type: event.type, v: 1, data: { dispensary: miami, mode: 'RECREATIONAL' }, at: 1_781_539_200_000 }
  expect(given(old).view.dispensary.view).toEqual(chosen.view.dispensary.view)
})
