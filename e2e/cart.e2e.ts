import type { Locator, Page, Route } from '@playwright/test'
import { addButtonOf, changeDispensary, chooseHere, firstCard, labelOf } from './support/choose-store.ts'
import { openCart } from './support/shopping.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** Flower in Miami, and the first card there. */
const shopInMiami = async (page: Page): Promise<Locator> => {
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  return firstCard(page)
}

test("[4b.1] [4b.5] the add button shows '...', then 'In Cart', and 'Add to Cart' again after 5 s @new", async ({
  page,
}) => {
  await page.clock.install()
  const card = await shopInMiami(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/ordering\/cart\/(\w+)/.exec(request.url())?.[1]
    if (call !== undefined) calls.push(call)
  })
  const letGo = await hold(page, '**/api/ordering/cart/add')
  await expect(labelOf(card)).toHaveText('Add to Cart')
  const width = await addButtonOf(card).evaluate((button) => button.getBoundingClientRect().width)
  await addButtonOf(card).click()
  await expect(labelOf(card)).toHaveText('...')
  // On a busy machine the five seconds may pass between two looks.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
  letGo()
  await expect(labelOf(card)).toHaveText('In Cart')
  expect(calls).toEqual(['create', 'add'])
  expect(await addButtonOf(card).evaluate((button) => button.getBoundingClientRect().width)).toBe(width)
  await page.clock.fastForward(4_000)
  await expect(labelOf(card)).toHaveText('In Cart')
  await page.clock.fastForward(1_200)
  await expect(labelOf(card)).toHaveText('Add to Cart')
})

test("[8.3] an answer without items shows 'Cart Limit Reached!' for 5 s and changes nothing @new", async ({ page }) => {
  await page.clock.install()
  const card = await shopInMiami(page)
  await page.route('**/api/ordering/cart/add', async (route: Route) => {
    const answer = await route.fetch()
    const cart: unknown = await answer.json()
    await route.fulfill({ response: answer, json: { ...(typeof cart === 'object' ? cart : {}), items: [] } })
  })
  await addButtonOf(card).click()
  await expect(labelOf(card)).toHaveText('Cart Limit Reached!')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.clock.fastForward(5_200)
  await expect(labelOf(card)).toHaveText('Add to Cart')
})

test(
  '[8.25] a refused add gives the reason in a sentence, and the page stays where it is',
  { tag: '@desk' },
  async ({ page, complaints }) => {
    complaints.expected.push(/409/)
    const card = await shopInMiami(page)
    await page.route('**/api/ordering/cart/add', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'INSUFFICIENT_STOCK', message: 'Not enough stock.' } } }),
    )
    await addButtonOf(card).click()
    await expect(page.getByRole('alert')).toContainText('There isn’t enough in stock')
    await expect(labelOf(card)).toHaveText('Add to Cart')
  },
)

test('[4b.4] the minicart changes a quantity, removes a line, and shows the total @new', async ({
  page,
  expectAccessible,
}) => {
  const card = await shopInMiami(page)
  await addButtonOf(card).click()
  await expect(labelOf(card)).toHaveText('In Cart')
  await openCart(page)
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect(cart.getByText('Miami', { exact: true })).toBeVisible()
  await expectAccessible()
  const total = cart.getByRole('definition').last()
  const before = await total.innerText()
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2')
  await expect(total).not.toHaveText(before)
  await expect(page.getByRole('heading', { name: 'Your cart, 2 items' })).toBeVisible()
  const typed = cart.getByRole('spinbutton', { name: /^Quantity of/ })
  await typed.fill('3')
  await typed.press('Enter')
  await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('3')
  await typed.fill('0')
  await typed.press('Enter')
  await expect(cart.locator('[data-cart-empty]')).toBeFocused()
  await expect(cart.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
})

test('[1.3] [2b.8] a cart of a menu leads to the checkout, from the minicart and from its page', async ({ page }) => {
  const card = await shopInMiami(page)
  await addButtonOf(card).click()
  await expect(labelOf(card)).toHaveText('In Cart')
  await openCart(page)
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await expect(cart.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
  await page.keyboard.press('Escape')
  await page.goto('/cart')
  await page.getByRole('main').getByRole('link', { name: 'Check Out' }).click()
  await expect(page).toHaveURL('/checkout/sign-in')
})

test(
  '[4b.6] [4b.2] another store needs a new cart; answering no keeps the old one and says so for 3 s',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    const card = await shopInMiami(page)
    await addButtonOf(card).click()
    await expect(labelOf(card)).toHaveText('In Cart')
    await page.clock.install()
    await changeDispensary(page, 'Tampa')
    const other = await firstCard(page)
    await addButtonOf(other).click()
    const prompt = page.getByRole('dialog', { name: 'Do you want to create a new cart?' })
    await expect(prompt).toContainText(/Your cart.*Miami.*This product.*Tampa/s)
    await expectAccessible()
    await prompt.getByRole('button', { name: /^No/ }).click()
    await expect(prompt).toBeHidden()
    // After the answer the shopper continues from the same position.
    await expect(addButtonOf(other)).toBeFocused()
    await expect(labelOf(other)).toHaveText('Action cancelled')
    await page.clock.fastForward(3_200)
    await expect(labelOf(other)).toHaveText('Add to Cart')
    await openCart(page)
    await expect(page.getByRole('dialog', { name: /^Your cart/ })).toContainText(
      /Miami.*You’re now shopping at .*Tampa/s,
    )
  },
)

test('[4b.5] without a dispensary the store sidebar opens, and the add continues after the choice @new', async ({
  page,
}) => {
  await visit(page, '/shopd/category/flower')
  const card = await firstCard(page)
  await addButtonOf(card).click()
  await chooseHere(page, 'Miami')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('[4b.5] closing the store sidebar without choosing cancels the add @new', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/shopd/category/flower')
  const card = await firstCard(page)
  await addButtonOf(card).click()
  await expect(page.getByRole('dialog', { name: 'Choose a dispensary' }).getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Choose a dispensary' })).toBeHidden()
  await changeDispensary(page, 'Miami')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
})

test('[4b.5] on a phone the product page keeps its add button visible', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'the bar is for small screens')
  const card = await shopInMiami(page)
  await card.getByRole('heading').getByRole('link').click()
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
  await expect(add).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport()
  await add.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeAttached()
})

test(
  '[4b.7] a cart under 5 minutes old is reused, an older one is fetched again @new',
  { tag: '@desk' },
  async ({ page }) => {
    await page.clock.install()
    const card = await shopInMiami(page)
    await addButtonOf(card).click()
    await expect(labelOf(card)).toHaveText('In Cart')
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/ordering/cart?')) fetched.push(request.url())
    })
    await openCart(page)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    expect(fetched).toHaveLength(0)
    await page.clock.fastForward(301_000)
    const answer = page.waitForResponse((response) => response.url().includes('/api/ordering/cart?'))
    await openCart(page)
    expect((await answer).ok()).toBe(true)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  },
)
