import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CART_ID, sentCart, sentLine } from '../../../testing/cart-samples.ts'
import { attempt, openCart } from '../../../testing/open-cart.tsx'
import { prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lines = () => within(screen.getByRole('main')).getAllByRole('listitem')

test('[4c.5] before the mode changes, the lines it does not sell are shown; declining changes nothing', async () => {
  const incompatible = [{ sku: 'a', name: 'Product a', qty: 1 }]
  const checked = { current_mode: 'RECREATIONAL', requested_mode: 'MEDICAL', incompatible_items: incompatible }
  const page = await openCart(sentCart([sentLine('a', 1)]), {
    answers: { shoppingModeChangeChecking: { shoppingModeChangeChecking: checked } },
  })
  await attempt(page, () => page.shop.dispensary.chooseMode('MEDICAL'))
  const dialog = await screen.findByRole('dialog', { name: 'Switch to medical?' })
  expect(dialog.textContent).toContain('This item isn’t sold to medical patients and will be removed:')
  expect(within(dialog).getByRole('listitem').textContent).toContain('Product a')
  await attempt(page, async () => within(dialog).getByRole('button', { name: 'Stay on recreational' }).click())
  expect(screen.queryByRole('dialog', { name: /^Change to/ })).toBeNull()
  expect(page.shop.getState().dispensary.view.mode).toBe('RECREATIONAL')
  expect(lines()).toHaveLength(1)
})

test('[4c.5] accepting removes the lines it does not sell and changes the mode', async () => {
  const incompatible = [{ sku: 'a_3.5g', name: 'Product a', qty: 1 }]
  const checked = { current_mode: 'RECREATIONAL', requested_mode: 'MEDICAL', incompatible_items: incompatible }
  const left = sentCart([sentLine('b', 1)])
  const page = await openCart(sentCart([sentLine('a', 1), sentLine('b', 1)]), {
    answers: {
      shoppingModeChangeChecking: { shoppingModeChangeChecking: checked },
      removeItemFromCart: { removeItemFromCart: { cart: left } },
    },
  })
  await attempt(page, () => page.shop.dispensary.chooseMode('MEDICAL'))
  const dialog = await screen.findByRole('dialog', { name: 'Switch to medical?' })
  page.answers.set('cart', { cart: left })
  await attempt(page, async () => within(dialog).getByRole('button', { name: 'Switch and remove' }).click())
  await waitFor(() => expect(page.shop.getState().dispensary.view.mode).toBe('MEDICAL'))
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(page.asked.find(({ operation }) => operation === 'removeItemFromCart')?.variables).toEqual({
    input: { cart_id: CART_ID, cart_item_uid: 'line-a' },
  })
})

test('[8.20] a failed check is thrown to the caller, and the mode stays', async () => {
  const refusal = { errors: [{ message: 'This store is closed for now.', extensions: { category: 'graphql-input' } }] }
  const { shop } = await openCart(sentCart([sentLine('a', 1)]), { answers: { shoppingModeChangeChecking: refusal } })
  await act(() => expect(shop.dispensary.chooseMode('MEDICAL')).rejects.toThrow('This store is closed for now.'))
  expect(shop.getState().dispensary.view.mode).toBe('RECREATIONAL')
  expect(screen.queryByRole('dialog', { name: /^Change to/ })).toBeNull()
  expect(lines()).toHaveLength(1)
})
