import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const signedOut = { signedIn: false }

test('[2a.2] [2a.5] [6.3] signed out, the checkout offers to sign in or continue as a guest', async () => {
  const { path, shop } = await openPage('/checkout?step=2', signedOut)
  expect(path()).toBe('/checkout/sign-in')
  expect(await screen.findByRole('heading', { level: 1, name: 'How would you like to check out?' })).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy()
  expect(shop.session.previousPage()).toBe('/checkout?step=2')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue as guest' })))
  expect(await screen.findByRole('navigation', { name: 'Checkout' })).toBeTruthy()
  expect(path()).toBe('/checkout')
  expect(shop.session.isGuestCheckout()).toBe(true)
})

test('[2b.8] an empty cart says so, and later steps cannot be reached', async () => {
  await openPage('/checkout?step=3')
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  const steps = screen.getByRole('navigation', { name: 'Checkout' })
  expect(steps.querySelectorAll('li')).toHaveLength(3)
  expect(steps.querySelectorAll('a')).toHaveLength(0)
  expect(screen.queryByRole('complementary', { name: 'Order summary' })).toBeNull()
})

test('[2b.8] the confirmation page without an order says where to find orders', async () => {
  await openPage('/checkout/placed', signedOut)
  const link = await screen.findByRole('link', { name: 'Find an order' })
  expect(link.getAttribute('href')).toBe('/order-status')
})
