/** Buying from a menu: the checkout of the ordering channel, which has the same steps as the other's. */
import type { Page } from '@playwright/test'
import {
  beginAsGuest,
  chooseFulfilment,
  heading,
  ordersOf,
  payCash,
  pickUpAs,
  placeButton,
  placedNumber,
  toShipping,
} from './support/checkout.ts'
import { openStores } from './support/choose-store.ts'
import { newEmail, newShopCustomer } from './support/customers.ts'
import { emptyCart } from './support/empty-cart.ts'
import { holdsEverywhere } from './support/holds.ts'
import { shopAt } from './support/shop-at.ts'
import { addFirstProduct } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const gina = () => ({ email: newEmail('gina'), firstname: 'Gina', lastname: 'Guest' })

/** Puts the first flower of a menu into the cart. */
async function fillCart(page: Page, store = 'md_rockville'): Promise<string> {
  await shopAt(page, { store, path: '/shopd/category/flower' })
  return addFirstProduct(page)
}

const when = (page: Page, name: 'Pickup time' | 'Delivery time') => page.getByRole('region', { name })

test(
  '[1.3] [2b.8] [2a.5] a guest at Rockville orders for pickup at the chosen time, and follows the order',
  { tag: '@journey' },
  async ({ page, left, expectAccessible }) => {
    if (left) await emptyCart(page)
    const product = await fillCart(page)
    await beginAsGuest(page)
    await expect(page.getByRole('main')).toContainText(product)
    await expectAccessible()
    await toShipping(page)
    await expect(page.getByRole('region', { name: 'Pickup location' })).toContainText('Rockville')
    // The first free time is offered; the last of the second day is chosen instead.
    const times = when(page, 'Pickup time')
    await expect(times.getByRole('radio', { name: /[AP]M/, checked: true })).toHaveCount(1)
    await times.getByRole('radio', { name: /day, /i }).nth(1).check()
    const last = times.getByRole('radio', { name: /[AP]M/ }).last()
    await last.check()
    await expect(times.getByText('Saved')).toBeVisible()
    await expectAccessible()
    const guest = gina()
    await pickUpAs(page, guest)
    await payCash(page)
    await page.reload()
    await listening(page)
    await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked()
    await expectAccessible()
    await placeButton(page).click()
    const number = await placedNumber(page)
    await expect(heading(page, 'Thank you, Gina.')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/day, \w+ \d+, .*[AP]M/)
    await expectAccessible()
    await holdsEverywhere(page, async (tab) => {
      expect(await placedNumber(tab)).toBe(number)
      await expect(tab.getByRole('button', { name: /^Cart, 0/ })).toBeVisible()
    })
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(heading(page, `Order ${number}`)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(product)
    await expect(page.getByRole('main')).toContainText('Rockville')
  },
)

test(
  '[2b.8] [6.4] a customer has a menu’s order delivered, and finds it in the account',
  { tag: '@desk' },
  async ({ page, request }) => {
    const person = await newShopCustomer(request)
    await fillCart(page)
    for (let more = 0; more < 4; more += 1) await addFirstProduct(page)
    await page.goto('/checkout')
    await listening(page)
    const signIn = page.getByRole('form', { name: 'Sign in' })
    await signIn.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await signIn.getByLabel('Password', { exact: true }).fill(person.password)
    await signIn.getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(page, 'Your cart')).toBeVisible()
    await toShipping(page)
    await chooseFulfilment(page, 'Delivery')
    const form = page.getByRole('form', { name: 'Delivery address' })
    // A dispensary delivers within its state.
    await expect(form.getByLabel('State').getByRole('option')).toHaveText(['Choose a state', 'Maryland'])
    await form.getByLabel('First name').fill(person.firstname)
    await form.getByLabel('Last name').fill(person.lastname)
    await form.getByLabel('Street address').fill('7 Tulip Lane')
    await form.getByLabel('City').fill('Rockville')
    await form.getByLabel('ZIP code').fill('20850')
    await form.getByLabel('Phone').fill('301 555 0107')
    await form.getByRole('button', { name: 'Deliver to this address' }).click()
    await expect(when(page, 'Delivery time').getByRole('radio', { name: /[AP]M/, checked: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(heading(page, 'Payment and review')).toBeFocused()
    await payCash(page)
    await placeButton(page).click()
    const number = await placedNumber(page)
    expect(await ordersOf(request, person)).toEqual([number])
    await page.getByRole('link', { name: 'View order' }).click()
    await holdsEverywhere(page, async (tab) => {
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(number)
      await expect(tab.getByRole('main')).toContainText('7 Tulip Lane')
    })
  },
)

test(
  '[2h.2] [shop 1] a cart too small for delivery says how much is missing, and can be picked up instead @new',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await fillCart(page)
    const stores = await openStores(page)
    await stores.getByRole('radio', { name: 'Delivery' }).click()
    await page.keyboard.press('Escape')
    await visit(page, '/cart')
    await expect(page.getByRole('main')).toContainText(/\$[\d.]+ away from the \$50\.00 delivery minimum/)
    await beginAsGuest(page)
    const summary = page.getByRole('complementary')
    await expect(summary.getByText('The delivery minimum is $50.00.')).toBeVisible()
    await expect(summary.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await expect(summary.getByRole('link', { name: 'Keep shopping' })).toBeVisible()
    await expectAccessible()
    await summary.getByRole('button', { name: 'Pick up instead' }).click()
    await toShipping(page)
    await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  },
)

test(
  '[1.3] a medical order needs a card: a guest is told so from the first step on, and can sign in',
  {
    tag: '@desk',
  },
  async ({ page }) => {
    await fillCart(page, 'fl_miami')
    await beginAsGuest(page)
    const summary = page.getByRole('complementary')
    const why = 'Sign in to an account with a medical card to place a medical order.'
    await expect(summary.getByText(why)).toBeVisible()
    await toShipping(page)
    await expect(summary.getByText(why)).toBeVisible()
    await pickUpAs(page, gina())
    await payCash(page)
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await expect(placeButton(page)).toBeDisabled()
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
)

test('[2b.8] [I4] an order whose answer is lost is not placed twice', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/)
  await fillCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  await pickUpAs(page, gina())
  await payCash(page)
  const placed: string[] = []
  await page.route('**/api/ordering/order/place', async (route) => {
    placed.push(route.request().headers()['idempotency-key'] ?? '')
    // The first answer is lost after the order was placed.
    if (placed.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await placeButton(page).click()
  await placedNumber(page)
  expect(placed.length).toBeGreaterThan(1)
  expect(new Set(placed).size).toBe(1)
})
