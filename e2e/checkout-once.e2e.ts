import type { Page, Route } from '@playwright/test'
import {
  customerWithCart,
  heading,
  ordersOf,
  payCash,
  placeButton,
  placedNumber,
  toShipping,
} from './support/checkout.ts'
import { type Person, newShopCustomer } from './support/customers.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

/** A customer with complete checkout data, at the order button. */
async function readyToPlace(page: Page): Promise<Person> {
  const person = await newShopCustomer(page.request)
  await customerWithCart(page, person)
  await toShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page, 'Payment and review')).toBeFocused()
  await payCash(page)
  return person
}

const isPlacing = (route: Route): boolean => (route.request().postData() ?? '').includes('mutation placeOrder')

/** The fate of the calls that place an order, in sequence; further calls pass. */
async function placing(page: Page, ...fates: ((route: Route) => Promise<void>)[]): Promise<() => number> {
  let calls = 0
  await page.context().route('**/api/graphql', async (route) => {
    if (!isPlacing(route)) return route.fallback()
    const fate = fates[calls]
    calls += 1
    await (fate ? fate(route) : route.fallback())
  })
  return () => calls
}

/** The server has processed it, and the answer is lost. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionfailed')
}

const flags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('is_placing_order'), localStorage.getItem('just_placed_order')])

test('[2b.8] [4d.9] a double click, and Enter on top of it, place one order', async ({ page, request }) => {
  const person = await readyToPlace(page)
  await placeButton(page).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  const number = await placedNumber(page)
  expect(await ordersOf(request, person)).toEqual([number])
  await expect.poll(() => flags(page)).toEqual([null, '1'])
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(`/account/orders/${number}`)
  await expect.poll(() => flags(page)).toEqual([null, null])
  await page.goto('/checkout/placed')
  await expect(page.getByText('No recent order')).toBeVisible()
})

test('[2b.8] a lost answer: the page says so, asks again, and there is one order', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  const person = await readyToPlace(page)
  const calls = await placing(page, loseAnswer, loseAnswer, loseAnswer)
  await placeButton(page).click()
  await expect(page.getByText('You won’t be charged twice')).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  const number = await placedNumber(page)
  expect(calls()).toBeGreaterThan(3)
  expect(await ordersOf(request, person)).toEqual([number])
})

test('[2b.8] [4d.9] a reload while the order is placed ends at the same order', async ({ page, request }) => {
  const person = await readyToPlace(page)
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await placing(page, async (route) => {
    await route.fetch()
    isAsked()
    // The answer must not arrive before the page is gone.
  })
  await placeButton(page).click()
  await asked
  expect(await flags(page)).toEqual(['1', null])
  await page.reload()
  const number = await placedNumber(page)
  expect(await ordersOf(request, person)).toEqual([number])
})

test('[2b.8] two tabs: one order, and both show it', async ({ page, context, request }) => {
  const person = await readyToPlace(page)
  const other = await context.newPage()
  await other.goto('/checkout?step=3')
  await listening(other)
  await expect(placeButton(other)).toHaveText(/^Place order, /)
  // One tab may learn of the order before its button is pressed; then there is no button to wait for.
  const press = (tab: Page) =>
    placeButton(tab).evaluateAll((buttons) => {
      for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  await Promise.all([press(page), press(other)])
  const number = await placedNumber(page)
  expect(await placedNumber(other)).toBe(number)
  expect(await ordersOf(request, person)).toEqual([number])
})

test('[2b.8] offline: changes are kept, nothing is ordered, and it continues when the network is back', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  const person = await readyToPlace(page)
  await context.setOffline(true)
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('radio', { name: /^Debit/ }).check()
  await expect(payment.getByText('Saved. We’ll send it when you’re back online.')).toBeVisible()
  await placeButton(page).click()
  await expect(page.getByText('Place your order when you’re back online.')).toBeVisible()
  expect(await ordersOf(request, person)).toEqual([])
  await context.setOffline(false)
  await expect(payment.getByText('Saved')).toBeVisible()
  await expect(page.getByText('Place your order when you’re back online.')).toBeHidden()
  await placeButton(page).click()
  const number = await placedNumber(page)
  expect(await ordersOf(request, person)).toEqual([number])
  await expect(page.getByText(/^Debit card (at pickup|on delivery)$/)).toBeVisible()
})
