import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { listed, menuWith } from '../../../testing/menu-samples.ts'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { sentMenuItem, sentMenuOrder, sentOne, sentOrder, sentPage } from './order-samples.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (button: HTMLElement) => act(async () => button.click())
const gone = { ...sentMenuItem, id: 'gone', product_sku: 'b', product_name: 'Birch' }
const openOrder = (...items: (typeof sentMenuItem)[]) =>
  openPage('/account/orders/100010004', {
    answers: { customerOrder: sentOne({ ...sentMenuOrder, items }) },
    stores: [sampleStore({ modes: ['MEDICAL', 'RECREATIONAL'] })],
    menu: async () => menuWith(listed('a', 'Amber', 9)),
  })

test('[shop 6] a menu’s order has pictures and links, its place, and what to bring', async () => {
  await openOrder(sentMenuItem)
  const link = await screen.findByRole('link', { name: 'Amber' })
  expect(link.getAttribute('href')).toMatch(/^\/shopd\/.*amber/)
  expect(link.closest('li')?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/products\/flower\/a\.jpg/)
  const pickup = within(screen.getByRole('region', { name: 'Pickup' }))
  await pickup.findByRole('link', { name: /^Directions/ })
  pickup.getByRole('img', { name: /^Map of / })
  pickup.getByRole('button', { name: 'Add to calendar' })
  expect(screen.getByRole('region', { name: 'What to bring' }).textContent).toContain('photo ID')
})

test('[shop 6] everything is still sold: the lines become the cart of that dispensary, which opens', async () => {
  const { shop } = await openOrder(sentMenuItem)
  await press(await screen.findByRole('button', { name: 'Order again' }))
  await screen.findByText('Added to your cart: 2 × Amber.')
  expect(shop.getState().dispensary.view.chosen?.store_code).toBe('fl_miami')
  expect(shop.getState().orderingCart.view.lines).toMatchObject([{ productId: 'a', option: '3.5g', quantity: 2 }])
  expect(shop.getState().ui.view.sidebar).toBe(true)
})

test('[shop 6] what is no longer sold is said before anything is added', async () => {
  const { shop } = await openOrder(sentMenuItem, gone)
  await press(await screen.findByRole('button', { name: 'Order again' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Before we add it to your cart' }))
  sheet.getByText('Birch is no longer sold here.')
  expect(shop.getState().orderingCart.view.lines).toEqual([])
  await press(sheet.getByRole('button', { name: 'Add the rest' }))
  await screen.findByText('Added to your cart: 2 × Amber.')
  expect(shop.getState().orderingCart.view.lines).toHaveLength(1)
})

test('[shop 6] nothing of it is sold any more: nothing is added', async () => {
  const { shop } = await openOrder(gone)
  await press(await screen.findByRole('button', { name: 'Order again' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Nothing can be added' }))
  await press(sheet.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nothing can be added' })).toBeNull())
  expect(shop.getState().orderingCart.view.lines).toEqual([])
})

test('[shop 6] a list offers it for each order, and names which', async () => {
  await openPage('/account/orders', {
    answers: { customerOrders: sentPage([sentMenuOrder, { ...sentOrder, number: '2' }]) },
  })
  await screen.findByRole('button', { name: /^Order again.*100010004$/ })
  const buttons = screen.getAllByRole('button', { name: /^Order again/ }).map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Order again: order 100010004', 'Order again: order 2'])
})
