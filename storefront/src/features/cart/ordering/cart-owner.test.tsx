import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { sentMenuCart } from '../../../testing/cart-samples.ts'
import { attempt } from '../../../testing/open-cart.tsx'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const menuCart = sentMenuCart('menu-cart', 2)
const paths = { '/api/ordering/cart/create': { ...menuCart, items: [] }, '/api/ordering/cart/add': menuCart }
const blueHour = { productId: 'p1', option: '3.5g', quantity: 2 }

test('[4b.6] a cart of a store that was not chosen here has only the store’s id, and is shown with its name', async () => {
  const tampa = sampleStore({ store_id: '2', store_code: 'fl_tampa', store_name: 'Tampa' })
  const page = await openPage('/cart', { signedIn: false, stores: [sampleStore(), tampa], paths })
  await attempt(page, () => page.shop.dispensary.choose('fl_tampa'))
  await attempt(page, () => page.shop.orderingCart.add(blueHour))
  expect(page.shop.getState().orderingCart.view.place?.storeName).toBeNull()
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Miami, medical'))
})
