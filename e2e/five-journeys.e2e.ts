/** Four of the five journeys of a shopper, from the first page to the order. The other is in move-cart.e2e.ts. */
import type { Page } from '@playwright/test'
import {
  beginAsGuest,
  chooseFulfilment,
  fillAddress,
  heading,
  ordersOf,
  payCash,
  placeButton,
  placedNumber,
  toShipping,
} from './support/checkout.ts'
import { chooseDispensary } from './support/choose-store.ts'
import { newEmail, seeded, signIn } from './support/customers.ts'
import { emptyCart } from './support/empty-cart.ts'
import { holdsEverywhere } from './support/holds.ts'
import { orderLinkTo } from './support/mails.ts'
import { oneAtATime } from './support/one-at-a-time.ts'
import { rememberStore, shopAt } from './support/shop-at.ts'
import { addFirstProduct } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')

/**
 * The amounts of the totals on the page, and the total last, without what is free. Their order and their names differ:
 * a special has its own name on an order.
 */
async function figuresOf(page: Page): Promise<string[]> {
  const totals = page
    .getByRole('term')
    .filter({ hasText: /^(Estimated total|Total)$/ })
    .locator('xpath=ancestor::dl')
    .first()
  await expect(totals).not.toHaveAttribute('aria-busy', 'true')
  await expect(totals.getByRole('definition').last()).toContainText('$')
  const amounts = (await totals.getByRole('definition').allInnerTexts()).filter((amount) => amount.includes('$'))
  return [...amounts.slice(0, -1).toSorted(), ...amounts.slice(-1)]
}

test(
  '[shop 1] a Florida patient buys 3.5 g for pickup at Miami',
  { tag: '@journey' },
  async ({ page, left, request }) => {
    test.setTimeout(420_000)
    const marisol = seeded('marisol.vega@example.com')
    if (left) await emptyCart(page)
    await oneAtATime('marisol', async () => {
      await signIn(page, marisol)
      await shopAt(page, { store: 'fl_miami', mode: 'MEDICAL', path: '/shopd/category/flower?weight=3.5g' })
      const card = main(page)
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: /^Add to Cart/, disabled: false }) })
        .first()
      const name = (await card.getByRole('heading').innerText()).trim()
      await card.getByRole('radio', { name: /^3\.5g/ }).check()
      await card.getByRole('button', { name: /^Add to Cart/ }).click()
      await visit(page, '/cart')
      await expect(main(page).getByRole('listitem').filter({ hasText: name })).toContainText('3.5g')
      await main(page).getByRole('link', { name: 'Check Out' }).click()
      await expect(heading(page, 'Your cart')).toBeVisible()
      await toShipping(page)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await payCash(page)
      const agreed = await figuresOf(page)
      await placeButton(page).click()
      const number = await placedNumber(page)
      await holdsEverywhere(page, async (tab) => expect(await placedNumber(tab)).toBe(number))
      await expect.poll(() => figuresOf(page)).toEqual(agreed)
      expect(await ordersOf(request, marisol)).toContain(number)
      await page.getByRole('link', { name: 'View order' }).click()
      await holdsEverywhere(page, async (tab) => {
        await expect(tab).toHaveURL(`/account/orders/${number}`)
        await expect(main(tab)).toContainText(name)
        await expect(main(tab)).toContainText('Miami')
      })
    })
  },
)

test('[shop 1] a Maryland guest orders delivery', { tag: '@journey' }, async ({ page, left, request }) => {
  test.setTimeout(420_000)
  if (left) {
    await emptyCart(page)
    await rememberStore(page, 'md_rockville')
  } else {
    await visit(page, '/')
    await chooseDispensary(page, 'Rockville')
  }
  await visit(page, '/shopd/category/flower')
  for (let more = 0; more < 3; more += 1) await addFirstProduct(page)
  await beginAsGuest(page)
  await toShipping(page)
  await chooseFulfilment(page, 'Delivery')
  const email = newEmail('gina')
  const form = page.getByRole('form', { name: 'Delivery address' })
  await expect(form.getByLabel('State').getByRole('option')).toHaveText(['Choose a state', 'Maryland'])
  const home = { street: '12 Tulip Tree Court', city: 'Rockville', zip: '20850', phone: '301 555 0107' }
  await fillAddress(page, { firstname: 'Gina', lastname: 'Guest' }, home)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Deliver to this address' }).click()
  const times = page.getByRole('region', { name: 'Delivery time' })
  await expect(times.getByRole('radio', { name: /[AP]M/, checked: true })).toHaveCount(1)
  // Of the second day, because today's last one may be the first.
  await times.getByRole('radio', { name: /day, /i }).nth(1).check()
  await times.getByRole('radio', { name: /[AP]M/ }).last().check()
  await expect(times.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payCash(page)
  const agreed = await figuresOf(page)
  await placeButton(page).click()
  const number = await placedNumber(page)
  await expect.poll(() => figuresOf(page)).toEqual(agreed)
  await holdsEverywhere(page, async (tab) => {
    expect(await placedNumber(tab)).toBe(number)
    await expect(main(tab)).toContainText('12 Tulip Tree Court')
    await expect(tab.getByRole('button', { name: /^Cart, 0/ })).toBeVisible()
  })
  await page.goto('about:blank')
  await visit(page, await orderLinkTo(request, email, '#token='))
  await expect(heading(page, `Order ${number}`)).toBeVisible()
  await expect(main(page)).toContainText('12 Tulip Tree Court')
})

test(
  '[shop 3] a member in Mesa uses points, a coupon and a gift card',
  { tag: '@journey' },
  async ({ page, left, request }) => {
    test.setTimeout(420_000)
    const ines = seeded('ines.okonjo@example.com')
    if (left) await emptyCart(page)
    await oneAtATime('ines', async () => {
      await signIn(page, ines)
      // A browser without a choice gets the member's own dispensary.
      if (left) await rememberStore(page, 'az_mesa')
      await expect(page.getByRole('banner').getByRole('button', { name: /^Mesa / })).toBeVisible()
      await visit(page, '/category/flower')
      await addFirstProduct(page)
      await addFirstProduct(page)
      await visit(page, '/cart')
      await main(page).locator('summary', { hasText: 'Coupon' }).click()
      const coupon = main(page).getByRole('form', { name: 'Coupon' })
      await coupon.getByLabel('Coupon code').fill('WELCOME15')
      await coupon.getByRole('button', { name: 'Apply' }).click()
      await expect(main(page).getByRole('button', { name: 'Remove WELCOME15' })).toBeVisible()
      await main(page)
        .getByRole('switch', { name: /points/ })
        .click()
      await main(page).locator('summary', { hasText: 'Gift card' }).click()
      const giftCard = main(page).getByRole('form', { name: 'Gift card' })
      await giftCard.getByLabel('Gift card code').fill('FERN-GFTC-ARDH-UNDS')
      await giftCard.getByRole('button', { name: 'Apply' }).click()
      await expect(main(page).getByRole('button', { name: /^Remove gift card/ })).toBeVisible()
      const agreed = await figuresOf(page)
      await page.getByRole('link', { name: 'Check Out' }).click()
      await expect(heading(page, 'Your cart')).toBeVisible()
      await expect.poll(() => figuresOf(page)).toEqual(agreed)
      await toShipping(page)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(heading(page, 'Payment and review')).toBeFocused()
      await expect.poll(() => figuresOf(page)).toEqual(agreed)
      await placeButton(page).click()
      const number = await placedNumber(page)
      await expect.poll(() => figuresOf(page)).toEqual(agreed)
      expect(await ordersOf(request, ines)).toContain(number)
    })
  },
)
