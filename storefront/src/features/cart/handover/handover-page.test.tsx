import { emptyMenu } from '@leaflog/core'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { sentMenuCart } from '../../../testing/cart-samples.ts'
import { attempt } from '../../../testing/open-cart.tsx'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const product = {
  objectID: 'p1',
  product_id: 'p1',
  name: 'Blue Hour',
  brand: { name: 'Fernhill' },
  category: 'Flower',
  subcategory: null,
  strain_type: null,
  store_id: '1',
  menu_type: 'BOTH' as const,
  variants: [{ option: '3.5g', priceRec: null, specialPriceRec: null, priceMed: 3200, specialPriceMed: null }],
  thc: null,
  cbd: null,
  image: '/p1.jpg',
  special_ids: [],
  featured: false,
  stock: { '3.5g': 9 },
}
const handover = {
  channel: 'ordering',
  storeCode: 'fl_miami',
  mode: 'MEDICAL',
  fulfilment: 'pickup',
  lines: [{ productId: 'p1', option: '3.5g', quantity: 2 }],
}
const menuCart = sentMenuCart('menu-cart', 2)

const open = (from: string | null, settings: PageSettings = {}) =>
  openPage('/cart/handover', {
    signedIn: false,
    stores: [sampleStore()],
    menu: async () => ({ ...emptyMenu, products: [product] }),
    paths: {
      '/api/handover/take': { handover, from },
      '/api/ordering/cart/create': { ...menuCart, items: [] },
      '/api/ordering/cart/add': menuCart,
    },
    ...settings,
  })

test('from a partner’s page, without a cart of their own, the visitor goes on with it at its store', async () => {
  const page = await open('https://partner.example')
  await screen.findByRole('heading', { level: 1, name: 'Your cart, 2 items' })
  expect(page.path()).toBe('/cart')
  const { chosen, mode } = page.shop.getState().dispensary.view
  expect([chosen?.store_code, mode]).toEqual(['fl_miami', 'MEDICAL'])
})

test('a link is nobody’s: the visitor sees what the shop knows of it, and decides', async () => {
  const page = await open(null)
  await screen.findByRole('heading', { level: 1, name: 'Bring this cart here?' })
  expect(screen.getByText(/^This cart came with a link/)).toBeTruthy()
  const cart = screen.getByRole('region', { name: 'The cart you’re bringing' })
  expect(within(cart).getByRole('listitem').textContent).toBe('Blue Hour, 3.5g2 × $32.00')
  expect(page.shop.getState().orderingCart.view.count).toBe(0)
  await attempt(page, async () => screen.getByRole('button', { name: 'Use this cart' }).click())
  await screen.findByRole('heading', { level: 1, name: 'Your cart, 2 items' })
})

test('who does not want it goes on without it', async () => {
  const page = await open(null)
  const no = await screen.findByRole('button', { name: 'Not now' })
  await attempt(page, async () => no.click())
  expect(page.path()).toBe('/cart')
  expect(page.shop.getState().orderingCart.view.count).toBe(0)
})

test('a store that is gone is said', async () => {
  await open('https://partner.example', { stores: [] })
  expect(await screen.findByRole('heading', { level: 1, name: 'This dispensary isn’t here anymore' })).toBeTruthy()
})

test('a menu that does not answer can be asked again: what was taken is kept', async () => {
  let tries = 0
  const page = await open('https://partner.example', {
    menu: async () => {
      tries += 1
      if (tries === 1) throw new Error('no menu')
      return { ...emptyMenu, products: [product] }
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await attempt(page, async () => again.click())
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart, 2 items' })).toBeTruthy()
})
