import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { sentOne, sentOrder } from './order-samples.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/account/orders/100010004'
const open = (...orders: readonly (typeof sentOrder)[]) =>
  openPage(PATH, { answers: { customerOrder: sentOne(...orders) } })

test('[2c.6] [7a.7] an order: progress, items, every row of its total, fulfillment and payment', async () => {
  const { asked } = await open(sentOrder)
  const items = within(await screen.findByRole('region', { name: '1 product' }))
  expect(asked).toContainEqual({ operation: 'customerOrder', variables: { number: '100010004' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 100010004')
  expect(items.getByRole('link', { name: 'Amber Curing Jar' }).getAttribute('href')).toBe('/product/amber-curing-jar')
  expect(items.getByRole('listitem').textContent).toContain('Size: Large')
  expect(items.getByRole('listitem').textContent).toContain('2 × $40.00')
  expect(items.getByRole('listitem').textContent).toContain('You saved $8.00')
  const rows = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(rows).toEqual([
    'Subtotal $80.00',
    'Ten off −$8.00',
    'Delivery $7.00',
    'Arizona sales tax $6.40',
    'Reward points −$5.00',
    'Gift card ending in 5258 −$10.00',
    'Store credit −$12.00',
    'Total $58.40',
  ])
  const current = screen.getByRole('list', { name: 'Order progress' }).querySelector('[aria-current="step"]')
  expect(current?.textContent).toBe('Ready for pickup, now')
  expect(screen.getByRole('region', { name: 'Pickup' }).textContent).toContain('Fernhill Mesa')
  expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain(
    'Cash at pickupYou pay $58.40 at the counter when you pick up. Nothing was charged yet.Coupon TEN',
  )
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain('Please ring twice.')
})

test('[3.4.3] a delivery shows its window and address', async () => {
  await open({ ...sentOrder, pickup_location: null, checkout_type: 'delivery', delivery_slot: 'Saturday, 10:00-12:00' })
  const delivery = await screen.findByRole('region', { name: 'Delivery' })
  expect(delivery.textContent).toContain('Saturday, 10:00-12:00')
  expect(delivery.textContent).toContain('7 Palo Verde Lane')
  expect(delivery.textContent).toContain('Mesa, Arizona 85201')
})

test('[2c.6] the number of another account’s order leads back to the orders', async () => {
  await open()
  await screen.findByRole('heading', { name: 'We couldn’t find that order' })
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/account/orders')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('[8.25] an order that cannot be repeated does not offer to', async () => {
  await open({ ...sentOrder, available_actions: [] })
  await screen.findByRole('button', { name: 'Print' })
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
})

test('[8.25] without a dispensary of the channel, reordering asks for one', async () => {
  const { shop } = await open(sentOrder)
  const again = await screen.findByRole('button', { name: 'Order again' })
  await act(async () => again.click())
  await waitFor(() => expect(shop.getState().ui.view.storeSidebar).toBe(true))
  await screen.findByText('Choose a dispensary, then order again.')
})

test('a new order can be canceled after a confirmation and a reason; a refusal is shown', async () => {
  const refusal = { cancelOrder: { errorV2: { message: 'It is being packed already.' }, order: null } }
  const reasons = [{ description: 'I changed my mind' }, { description: 'I can’t pick it up' }]
  const { asked, answers } = await open(sentOrder)
  answers.set('cancellationReasons', { storeConfig: { order_cancellation_reasons: reasons } })
  answers.set('cancelOrder', refusal)
  await act(async () => screen.getByRole('button', { name: 'Cancel order' }).click())
  const sheet = within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
  expect(asked.map(({ operation }) => operation)).not.toContain('cancelOrder')
  await sheet.findByRole('option', { name: 'I can’t pick it up' })
  fireEvent.change(sheet.getByLabelText('Reason'), { target: { value: 'I can’t pick it up' } })
  const confirm = sheet.getByRole('button', { name: 'Cancel order' })
  await act(async () => confirm.click())
  expect((await sheet.findByRole('alert')).textContent).toBe('It is being packed already.')
  expect(asked).toContainEqual({
    operation: 'cancelOrder',
    variables: { input: { order_id: sentOrder.id, reason: 'I can’t pick it up' } },
  })
  const canceled = { ...sentOrder, status: 'Canceled', available_actions: ['REORDER'] }
  answers.set('cancelOrder', { cancelOrder: { errorV2: null, order: canceled } })
  await act(async () => confirm.click())
  await screen.findByText('This order was canceled.')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('loaded data stays visible if a later request fails', async () => {
  const { answers } = await open(sentOrder)
  await screen.findByRole('region', { name: '1 product' })
  answers.set('customerOrder', { errors: [{ message: 'Nobody knows.' }] })
  // The connection comes back after it was lost.
  vi.stubGlobal('navigator', { onLine: false })
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You’re offline\. You’re seeing saved/)).toBeTruthy()
  vi.stubGlobal('navigator', { onLine: true })
  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText(/^We couldn’t load the latest/)
  expect(screen.getByRole('region', { name: '1 product' })).toBeTruthy()
})
