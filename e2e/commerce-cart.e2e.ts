import type { Locator, Page, Request } from '@playwright/test'
import { fieldsOf, parseJson, textOf } from '../tools/shared/json.ts'
import { beginAsGuest } from './support/checkout.ts'
import { guestCart, putForCustomer, simpleFlower, tooMuchFlower, type Sold } from './support/commerce-cart.ts'
import { newMember, submitSignIn } from './support/customers.ts'
import { shopAt } from './support/shop-at.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

/** Records the commerce GraphQL operations during the test, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/graphql')) return
    calls.push(textOf(fieldsOf(parseJson(request.postData() ?? ''))['operationName']))
  })
  return calls
}
const timesOf = (calls: readonly string[], operation: string) => calls.filter((each) => each === operation).length

const cartButton = (page: Page, said: string) => page.getByRole('banner').getByRole('button', { name: `Cart, ${said}` })
const main = (page: Page) => page.getByRole('main')
const title = (page: Page, said: string) => page.getByRole('heading', { level: 1, name: `Your cart, ${said}` })
const lines = (page: Page) => main(page).locator('li:has(button[data-remove])')
const quantityOf = (page: Page) =>
  main(page)
    .getByRole('group', { name: /^Quantity of/ })
    .first()
    .getByRole('status')
const more = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^One more/ })
    .first()

/** Well-stocked products for everybody. */
async function plenty(page: Page): Promise<[Sold, Sold]> {
  const [first, second] = (await simpleFlower(page.request)).filter(
    ({ isMedicalOnly, left }) => !isMedicalOnly && left === null,
  )
  if (!first || !second) throw new Error('The store has too little flower.')
  return [first, second]
}

/** Opens a product's page at Mesa and adds the product; resolves when the button shows that it is in the cart. */
async function addFrom(page: Page, { urlKey }: Sold): Promise<void> {
  await shopAt(page, { store: 'az_mesa', path: `/product/${urlKey}` })
  await main(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
}

test('[4c.2] [2h.2] adding: shown at the button, in the header and in a toast for four seconds; then the minicart has it', async ({
  page,
  expectAccessible,
}) => {
  const [product] = await plenty(page)
  await addFrom(page, product)
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible()
  await expect(cartButton(page, '1 item')).toBeVisible()
  await cartButton(page, '1 item').click()
  const minicart = page.getByRole('dialog', { name: 'Your cart, 1 item' })
  await expect(minicart.getByRole('link', { name: product.name })).toBeVisible()
  await expect(minicart.getByRole('meter', { name: 'Flower' })).toBeAttached()
  await expect(minicart.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
  await expectAccessible()
  await minicart.getByRole('link', { name: 'View cart' }).click()
  await expect(title(page, '1 item')).toBeFocused()
  await expectAccessible()
})

test(
  '[4c.4] [9b.4] quantities change at once and are sent once, a second after the last change',
  { tag: '@desk' },
  async ({ page }) => {
    const [product] = await plenty(page)
    await guestCart(page, [{ sku: product.sku, quantity: 1 }])
    await expect(title(page, '1 item')).toBeVisible()
    const calls = callsOf(page)
    // In the page itself, because on a busy machine a second may pass between two clicks of a test.
    await quantityOf(page).evaluate(
      async (status, button) => {
        for (const quantity of ['2', '3', '4']) {
          button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          while (status.textContent !== quantity) await new Promise(requestAnimationFrame)
        }
      },
      await more(page).elementHandle(),
    )
    await expect(page.getByText('Your cart was updated.')).toBeVisible()
    await expect(page.getByText('Your cart was updated.')).toBeHidden()
    expect(calls).toEqual(['updateCartItems'])
    await page.reload()
    await expect(title(page, '4 items')).toBeVisible()
  },
)

test(
  '[4c.3] a line is removed once, regardless of repeated clicks; an empty cart shows the next step',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    const [product] = await plenty(page)
    await guestCart(page, [{ sku: product.sku, quantity: 1 }])
    await expect(lines(page)).toHaveCount(1)
    const calls = callsOf(page)
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .evaluate((button) => {
        for (let time = 0; time < 5; time += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByText(`${product.name} was removed from your cart.`)).toBeVisible()
    expect(timesOf(calls, 'removeItemFromCart')).toBe(1)
    await expectAccessible()
  },
)

test(
  '[3.4.3] a coupon: a wrong one is reported below the field, a right one gives a discount and can be removed',
  { tag: '@desk' },
  async ({ page, complaints }) => {
    complaints.expected.push(/EFFECT_FAILED: commerceCart\.send: SERVICE_REFUSED/)
    const [product] = await plenty(page)
    await guestCart(page, [{ sku: product.sku, quantity: 2 }])
    await expect(title(page, '2 items')).toBeVisible()
    await main(page).locator('summary', { hasText: 'Coupon' }).click()
    const form = main(page).getByRole('form', { name: 'Coupon' })
    const field = form.getByLabel('Coupon code')
    await field.fill('NO-SUCH-CODE')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await field.fill('WELCOME15')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText(/^−\$/)).toBeVisible()
    await main(page).getByRole('button', { name: 'Remove WELCOME15' }).click()
    await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText(/^−\$/)).toBeHidden()
  },
)

test(
  '[4c.4] two tabs share one cart, and a pending change survives a reload',
  { tag: '@desk' },
  async ({ page, context }) => {
    const [product, second] = await plenty(page)
    await guestCart(page, [{ sku: product.sku, quantity: 1 }])
    const other = await context.newPage()
    await other.goto('/cart')
    await listening(other)
    await expect(title(other, '1 item')).toBeVisible()
    await more(page).click()
    await expect(quantityOf(other)).toHaveText('2')
    // Not sent yet: the reload comes within the second, and either tab sends it.
    await page.reload()
    await expect(title(page, '2 items')).toBeVisible()
    await other.goto(`/product/${second.urlKey}`)
    await listening(other)
    await main(other)
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(title(page, '3 items')).toBeVisible()
    await expect(cartButton(other, '3 items')).toBeVisible()
  },
)

test(
  '[4c.2] [4c.4] offline, changes are kept and counted, and are sent in order when the network is back',
  { tag: '@desk' },
  async ({ page, context, complaints }) => {
    complaints.expected.push(withoutNetwork)
    const [product, second] = await plenty(page)
    await guestCart(page, [
      { sku: product.sku, quantity: 1 },
      { sku: second.sku, quantity: 1 },
    ])
    await expect(title(page, '2 items')).toBeVisible()
    await context.setOffline(true)
    await more(page).click()
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    await expect(page.getByText('You’re offline. 2 changes will be sent when you’re back online.')).toBeVisible()
    await expect(main(page).getByText('Not sent yet')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Check out' })).toHaveAttribute('aria-disabled', 'true')
    const calls = callsOf(page)
    await context.setOffline(false)
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Check out' })).toBeVisible()
    // With the first answer the network is back; the rest is sent as usual while the shopper continues.
    await expect.poll(() => calls.filter((call) => call !== 'cart')).toEqual(['updateCartItems', 'removeItemFromCart'])
    await page.reload()
    await expect(title(page, '2 items')).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
  },
)

test(
  '[8.25] [4c.2] a refusal by the server is shown, and the server’s value replaces the requested one',
  { tag: '@desk' },
  async ({ page }) => {
    const scarce = (await simpleFlower(page.request)).find(({ left, isMedicalOnly }) => left !== null && !isMedicalOnly)
    if (scarce === undefined || scarce.left === null) throw new Error('Nothing is scarce.')
    await guestCart(page, [{ sku: scarce.sku, quantity: scarce.left }], { path: `/product/${scarce.urlKey}` })
    await expect(cartButton(page, `${scarce.left} items`)).toBeVisible()
    await main(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('There isn’t enough in stock')
    await expect(cartButton(page, `${scarce.left} items`)).toBeVisible()
  },
)

test('[4c.5] a change of mode asks about items not sold there; Escape keeps the mode, agreeing removes them', async ({
  page,
  expectAccessible,
}) => {
  const medical = (await simpleFlower(page.request)).find(({ isMedicalOnly }) => isMedicalOnly)
  const [everybodys] = await plenty(page)
  if (medical === undefined) throw new Error('Nothing is for patients only.')
  const wishes = [medical, everybodys].map(({ sku }) => ({ sku, quantity: 1 }))
  await guestCart(page, wishes, { mode: 'MEDICAL' })
  await expect(title(page, '2 items')).toBeVisible()
  await expect(main(page).getByText('Sign in to an account with a medical card')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  const stores = page.getByRole('dialog', { name: 'Choose a dispensary' })
  const recreational = stores.getByRole('radio', { name: 'Recreational' })
  await recreational.check({ force: true }).catch(() => undefined)
  const prompt = page.getByRole('dialog', { name: 'Switch to recreational?' })
  await expect(prompt.getByRole('listitem')).toHaveText(new RegExp(medical.name))
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expect(stores.getByRole('radio', { name: 'Medical' })).toBeChecked()
  await recreational.check({ force: true }).catch(() => undefined)
  await prompt.getByRole('button', { name: 'Switch and remove' }).click()
  await expect(recreational).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(title(page, '1 item')).toBeVisible()
  await expect(lines(page)).toContainText(everybodys.name)
})

test('[3.4.5] over the limit the meter shows by how much, and checkout is not possible', async ({
  page,
  expectAccessible,
}) => {
  const [joint] = await plenty(page)
  await guestCart(page, [await tooMuchFlower(page.request), { sku: joint.sku, quantity: 1 }])
  await expect(title(page, '4 items')).toBeVisible()
  await expect(main(page).getByRole('meter', { name: 'Flower' })).toHaveAttribute(
    'aria-valuetext',
    /over the 28 g limit/,
  )
  await expect(main(page).getByRole('button', { name: 'Check out' })).toHaveAccessibleDescription(
    /over your limit for smokable flower/,
  )
  await expectAccessible()
})

test(
  '[1.6] [8.11] sign-in takes over the cart; items that could not be added are listed until dismissed',
  { tag: '@desk' },
  async ({ page }) => {
    const scarce = (await simpleFlower(page.request)).find(({ left, isMedicalOnly }) => left !== null && !isMedicalOnly)
    if (scarce === undefined || scarce.left === null) throw new Error('Nothing is scarce.')
    const [other] = await plenty(page)
    const person = await newMember(page.request)
    await putForCustomer(page, person, [{ sku: scarce.sku, quantity: scarce.left }])
    const wishes = [
      { sku: scarce.sku, quantity: scarce.left },
      { sku: other.sku, quantity: 1 },
    ]
    await guestCart(page, wishes, { path: '/rewards/login' })
    await submitSignIn(page, person)
    await expect(page).toHaveURL('/rewards/dashboard')
    const dismiss = page.getByRole('button', { name: 'Got it' })
    await expect(dismiss).toBeVisible()
    await dismiss.click()
    await expect(dismiss).toBeHidden()
    await page.goto('/cart')
    await expect(title(page, `${scarce.left + 1} items`)).toBeVisible()
  },
)

test('[4d.4] signing out leaves an empty cart', { tag: '@desk' }, async ({ page }) => {
  const [product] = await plenty(page)
  const person = await newMember(page.request)
  await putForCustomer(page, person, [{ sku: product.sku, quantity: 2 }])
  await shopAt(page, { store: 'az_mesa', path: '/rewards/login' })
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/rewards/dashboard')
  await page.goto('/rewards/profile')
  await listening(page)
  await expect(cartButton(page, '2 items')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(cartButton(page, '0 items')).toBeVisible()
})

test('[4c.4] [3.4.5] the confirmation covers no line, and the figures of a limit end where its bar does', async ({
  page,
}) => {
  const [first, second] = await plenty(page)
  await guestCart(page, [
    { sku: first.sku, quantity: 1 },
    { sku: second.sku, quantity: 1 },
  ])
  await expect(lines(page)).toHaveCount(2)
  const edge = (place: Locator, side: 'top' | 'bottom' | 'right') =>
    place.evaluate((element, which) => element.getBoundingClientRect()[which], side)
  const top = () => edge(lines(page).first(), 'top')
  const before = await top()
  await more(page).click()
  await expect(page.getByText('Your cart was updated.')).toBeVisible()
  expect(await top()).toBe(before)
  // Where it needs two rows.
  await page.setViewportSize({ width: 320, height: 800 })
  await lines(page).nth(1).locator('[data-remove]').click()
  const banner = page.getByText(`${second.name} was removed from your cart.`)
  await expect(banner).toBeVisible()
  await expect.poll(async () => (await edge(banner, 'bottom')) <= (await top())).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginAsGuest(page)
  const limit = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('meter', { name: 'Flower' }) })
  await expect(limit).toBeVisible()
  const ends = await Promise.all([
    edge(limit.getByRole('meter'), 'right'),
    edge(limit.getByText(/left$/).first(), 'right'),
  ])
  expect(ends[1]).toBeCloseTo(ends[0], 0)
})
