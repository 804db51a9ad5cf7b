import {
  beginAsGuest,
  chooseFulfilment,
  chooseWindow,
  customerWithCart,
  fillAddress,
  guestWithCart,
  heading,
  ordersOf,
  payCash,
  pickUpAs,
  placeButton,
  placedNumber,
  toShipping,
} from './support/checkout.ts'
import { holdsEverywhere } from './support/holds.ts'
import { heldIn, newEmail, newShopCustomer } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const gina = () => ({ email: newEmail('gina'), firstname: 'Gina', lastname: 'Guest' })

test('[2b.8] [2a.5] [3.4.3] a guest places a pickup order', { tag: '@journey' }, async ({ page, expectAccessible }) => {
  await guestWithCart(page)
  await page.goto('/checkout')
  await listening(page)
  await expectAccessible()
  await beginAsGuest(page)
  await expectAccessible()
  await toShipping(page)
  await expect(page.getByRole('region', { name: 'Pickup location' })).toContainText('Mesa')
  await expectAccessible()
  const guest = gina()
  await pickUpAs(page, guest)
  await expect(page).toHaveURL('/checkout?step=3')
  await payCash(page)
  await expectAccessible()
  await expect(page.getByText('Pickup by Gina Guest')).toBeVisible()
  await placeButton(page).click()
  const number = await placedNumber(page)
  await expect(heading(page, 'Thank you, Gina.')).toBeFocused()
  await expect(page.getByText(`We’ve emailed a confirmation to ${guest.email}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pickup', exact: true })).toBeVisible()
  await expectAccessible()
  await holdsEverywhere(page, async (tab) => {
    expect(await placedNumber(tab)).toBe(number)
    await expect(tab.getByRole('button', { name: /^Cart, 0/ })).toBeVisible()
  })
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(heading(page, `Order ${number}`)).toBeVisible()
})

test('[2b.8] [2h.1] [3.4.3] a guest places a delivery order', async ({ page, expectAccessible }) => {
  await guestWithCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  await chooseFulfilment(page, 'Delivery')
  const guest = gina()
  const form = await fillAddress(page, guest)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByRole('button', { name: 'Deliver to this address' }).click()
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('7 Palo Verde Lane')
  await expect(
    page.getByRole('region', { name: 'Delivery speed', exact: true }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  const times = page.getByRole('region', { name: 'Delivery time' }).getByRole('radio', { name: /[AP]M/ })
  await expect(times.first()).toBeVisible()
  for (const time of await times.all()) await expect(time).not.toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a delivery time.' })).toBeFocused()
  await expectAccessible()
  await chooseWindow(page)
  await payCash(page)
  await placeButton(page).click()
  const number = await placedNumber(page)
  await holdsEverywhere(page, async (tab) => {
    expect(await placedNumber(tab)).toBe(number)
    await expect(tab.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
    await expect(tab.getByRole('main')).toContainText('7 Palo Verde Lane')
    await expect(tab.getByRole('button', { name: /^Cart, 0/ })).toBeVisible()
  })
})

test('[2b.8] [6.4] a customer places a pickup order', { tag: '@desk' }, async ({ page, request }) => {
  const person = await newShopCustomer(request)
  await customerWithCart(page, person)
  await toShipping(page)
  await expect(page.getByRole('form', { name: 'Who’s picking up' })).toContainText('Ivy Fenn')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page, 'Payment and review')).toBeFocused()
  await payCash(page)
  await placeButton(page).click()
  const number = await placedNumber(page)
  expect(await ordersOf(request, person)).toEqual([number])
  await page.getByRole('link', { name: 'View order' }).click()
  await holdsEverywhere(page, async (tab) => {
    await expect(tab).toHaveURL(`/account/orders/${number}`)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(number)
  })
})

test(
  '[2b.8] [3.3.5] a customer places a delivery order, and the address is saved',
  { tag: ['@journey', '@desk'] },
  async ({ page, request }) => {
    const person = await newShopCustomer(request)
    await customerWithCart(page, person)
    await toShipping(page)
    await chooseFulfilment(page, 'Delivery')
    const form = await fillAddress(page, person)
    await form.getByRole('button', { name: 'Deliver to this address' }).click()
    const where = page.getByRole('region', { name: 'Delivery address' })
    await expect(where.getByRole('radio', { name: /7 Palo Verde Lane/ })).toBeChecked()
    await chooseWindow(page)
    await payCash(page)
    await placeButton(page).click()
    const number = await placedNumber(page)
    expect(await ordersOf(request, person)).toEqual([number])
    await page.goto('/account/address')
    await listening(page)
    await holdsEverywhere(page, (tab) =>
      expect(tab.getByRole('main').getByText('7 Palo Verde Lane', { exact: true })).toBeVisible(),
    )
  },
)

test(
  '[7a.9] [5b.2] a guest creates an account from the order, and is signed in',
  { tag: ['@journey', '@desk'] },
  async ({ page, request }) => {
    await guestWithCart(page)
    await beginAsGuest(page)
    await toShipping(page)
    const guest = gina()
    await pickUpAs(page, guest)
    await payCash(page)
    await placeButton(page).click()
    const number = await placedNumber(page)
    const form = page.getByRole('form', { name: 'Create an account' })
    await form.getByLabel('Password', { exact: true }).fill('short')
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByText('Invalid Password!')).toBeVisible()
    const password = 'trellis-2026'
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('You’re signed in, and this order is in your account.')).toBeVisible()
    await holdsEverywhere(page, async (tab) => {
      expect(await placedNumber(tab)).toBe(number)
      await expect(tab.getByText('You’re signed in, and this order is in your account.')).toBeVisible()
      await expect(tab.getByRole('form', { name: 'Create an account' })).toBeHidden()
    })
    expect((await heldIn(page)).token).not.toBeNull()
    expect(await ordersOf(request, { email: guest.email, password })).toEqual([number])
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page).toHaveURL(`/account/orders/${number}`)
    await holdsEverywhere(page, (tab) =>
      expect(tab.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible(),
    )
  },
)
