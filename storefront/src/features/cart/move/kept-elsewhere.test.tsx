import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { sentCart, sentLine, sentMenuCart } from '../../../testing/cart-samples.ts'
import { attempt, mesa, openCart } from '../../../testing/open-cart.tsx'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stores = [mesa, sampleStore()]
const menuCart = sentMenuCart('menu-cart', 2)
const paths = { '/api/ordering/cart/create': { ...menuCart, items: [] }, '/api/ordering/cart/add': menuCart }
const blueHour = { productId: 'p1', option: '3.5g', quantity: 2 }

test('[4b.6] at a store of the other channel, an empty cart says whose cart is kept, and leads back to it', async () => {
  const page = await openCart(sentCart([sentLine('a', 1)]), { stores })
  await attempt(page, () => page.shop.dispensary.choose('fl_miami'))
  expect(await screen.findByText('Your Mesa cart has 1 item.')).toBeTruthy()
  const back = screen.getByRole('button', { name: 'Switch to Mesa' })
  back.focus()
  await attempt(page, async () => back.click())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your cart, 1 item' })
  expect(page.shop.getState().dispensary.view.chosen?.store_name).toBe('Mesa')
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
})

test('[4b.6] the other way round: a cart of a menu is named at a store without one', async () => {
  const page = await openPage('/cart', { signedIn: false, stores, paths })
  await attempt(page, () => page.shop.dispensary.choose('fl_miami'))
  await attempt(page, () => page.shop.orderingCart.add(blueHour))
  await attempt(page, () => page.shop.dispensary.choose('az_mesa'))
  expect(await screen.findByText('Your Miami cart has 2 items.')).toBeTruthy()
})

test('without a cart elsewhere nothing is said of one', async () => {
  const page = await openPage('/cart', { signedIn: false, stores })
  await attempt(page, () => page.shop.dispensary.choose('fl_miami'))
  await screen.findByText('Your cart is empty')
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
})
