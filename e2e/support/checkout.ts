import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'
import type { Credentials, Person } from './customers.ts'
import { shopper, STORE, tokenFor } from './orders.ts'
import { putUntil } from './put-into-cart.ts'
import { rememberStore } from './shop-at.ts'
import { listening, visit } from './visit.ts'

const HOUR = 3_600_000

/** Dollars: the minimum for delivery. */
const ENOUGH_FOR_DELIVERY = 50

const put = (ask: ReturnType<typeof shopper>, cart: string) =>
  putUntil(ask, cart, (chosen) => chosen.reduce((sum, { price }) => sum + price, 0) >= ENOUGH_FOR_DELIVERY)

/** A guest with items in a cart that this browser remembers (4c.1), worth enough for delivery. */
export async function guestWithCart(page: Page, mode?: 'RECREATIONAL' | 'MEDICAL'): Promise<void> {
  await rememberStore(page, STORE, mode)
  const ask = shopper(page.request, null)
  const cart = textOf((await ask('mutation { createEmptyCart }'))['createEmptyCart'])
  await put(ask, cart)
  const kept = JSON.stringify({ value: cart, expiresAt: Date.now() + HOUR })
  await visit(page, '/rewards/terms')
  await page.evaluate((value) => localStorage.setItem('cartId', value), kept)
}

/** The same for a signed-in customer. */
export async function customerWithCart(page: Page, person: Credentials): Promise<void> {
  await rememberStore(page, STORE)
  const ask = shopper(page.request, await tokenFor(page.request, person))
  const cart = textOf(fieldsOf((await ask('{ customerCart { id } }'))['customerCart'])['id'])
  await put(ask, cart)
  await visit(page, '/checkout/sign-in')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(heading(page, 'Your cart')).toBeVisible()
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** From the remembered cart into the checkout as a guest, up to its first step. */
export async function beginAsGuest(page: Page): Promise<void> {
  await page.goto('/checkout')
  await listening(page)
  await expect(page).toHaveURL('/checkout/sign-in')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(heading(page, 'Your cart')).toBeVisible()
}

export async function toShipping(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(heading(page, 'Pickup or delivery')).toBeFocused()
}

export const chooseFulfilment = (page: Page, name: 'Pickup' | 'Delivery') =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()

/** Enters the pickup person; leads to the payment. */
export async function pickUpAs(page: Page, { email, firstname, lastname }: Omit<Person, 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Who’s picking up' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('First name').fill(firstname)
  await form.getByLabel('Last name').fill(lastname)
  await form.getByLabel('Phone').fill('480 555 0107')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page, 'Payment and review')).toBeFocused()
}

const HOME_IN_MESA = { street: '7 Palo Verde Lane', city: 'Mesa', zip: '85201', phone: '480 555 0107' }

/** Enters an address into the open form; by default one in Mesa. */
export async function fillAddress(
  page: Page,
  { firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>,
  { street, city, zip, phone } = HOME_IN_MESA,
) {
  const form = page.getByRole('form', { name: 'Delivery address' })
  await form.getByLabel('First name').fill(firstname)
  await form.getByLabel('Last name').fill(lastname)
  await form.getByLabel('Street address').fill(street)
  await form.getByLabel('City').fill(city)
  await form.getByLabel('ZIP code').fill(zip)
  await form.getByLabel('Phone').fill(phone)
  return form
}

/** Chooses the last window offered, which cannot pass before the order is placed; leads to the payment. */
export async function chooseWindow(page: Page): Promise<void> {
  const when = page.getByRole('region', { name: 'Delivery time' })
  await when.getByRole('radio').last().check()
  await expect(when.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page, 'Payment and review')).toBeFocused()
}

export async function payCash(page: Page): Promise<void> {
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('radio', { name: /^Cash/ }).check()
  await expect(payment.getByText('Saved')).toBeVisible()
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order|^Placing/ })

/** Waits for the confirmation page; resolves to the order's number. */
export async function placedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL('/checkout/placed')
  const title = page.getByRole('heading', { level: 2, name: /^Order \d+$/ })
  await expect(title).toBeVisible()
  return (await title.innerText()).replace('Order ', '')
}

/** The numbers of all orders of an account. */
export async function ordersOf(request: APIRequestContext, person: Credentials): Promise<string[]> {
  const ask = shopper(request, await tokenFor(request, person))
  const found = fieldsOf((await ask('{ customer { orders(pageSize: 20) { items { number } } } }'))['customer'])
  return listOf(fieldsOf(found['orders'])['items']).map((item) => textOf(fieldsOf(item)['number']))
}
