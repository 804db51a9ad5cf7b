import type { Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { withoutNetwork } from './support/complaints.ts'
import { addFirstProduct, openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** Some products in the cart, and the minicart open. */
async function cartOf(page: Page, products: number) {
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  for (let added = 0; added < products; added += 1) await addFirstProduct(page)
  await openCart(page)
  return page.getByRole('dialog', { name: /^Your cart/ })
}

test('[4c.3] a double click on remove removes one line, and not the line that moves up', async ({ page }) => {
  const cart = await cartOf(page, 3)
  // Both clicks as close together as a finger can make them, with the lines moving up in between.
  await cart.getByRole('list').evaluate(async (list) => {
    const click = () =>
      list
        .querySelector('li button[aria-label^="Remove"]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    const gone = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(list, { childList: true })
    })
    click()
    await gone
    click()
  })
  await expect(cart.locator('[aria-busy]')).toHaveCount(0)
  await expect(cart.getByRole('listitem')).toHaveCount(2)
})

test('[2h.2] the keyboard focus stays in place when a line is removed', { tag: '@desk' }, async ({ page }) => {
  const cart = await cartOf(page, 2)
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect(cart.getByRole('button', { name: /^Remove/ })).toBeFocused()
  const less = cart.getByRole('button', { name: /^One less/ })
  await cart.getByRole('button', { name: /^One more/ }).press('Enter')
  await expect(cart.getByRole('heading', { name: 'Your cart, 2 items' })).toBeVisible()
  await less.press('Enter')
  await expect(cart.getByRole('heading', { name: 'Your cart, 1 item' })).toBeVisible()
  await expect(less).toBeFocused()
})

test('[8.3] one more than the maximum: the line says so', { tag: '@desk' }, async ({ page }) => {
  const cart = await cartOf(page, 1)
  await page.route('**/api/ordering/cart/update', async (route) => {
    const answer = await route.fetch()
    const body: unknown = await answer.json()
    await route.fulfill({ response: answer, json: { ...(typeof body === 'object' ? body : {}), items: [] } })
  })
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(cart.getByRole('listitem')).toContainText('Cart Limit Reached!')
  await expect(cart.getByRole('heading', { name: 'Your cart, 1 item' })).toBeVisible()
})

test('[I11] offline, changes of the ordering cart are kept, shown and sent when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  const cart = await cartOf(page, 2)
  await context.setOffline(true)
  const more = cart.getByRole('button', { name: /^One more/ }).first()
  await more.click()
  await more.click()
  await cart
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(cart.getByText(/^You’re offline\. \d changes will be sent when you’re back online\.$/)).toBeVisible()
  await expect(cart.getByText('Not sent yet')).toBeVisible()
  await context.setOffline(false)
  await expect(cart.getByText(/^You’re offline/)).toBeHidden()
  await expect(cart.locator('[aria-busy]')).toHaveCount(0)
  await expect(cart.getByRole('heading', { name: 'Your cart, 3 items' })).toBeVisible()
  await page.reload()
  await openCart(page)
  await expect(cart.getByRole('heading', { name: 'Your cart, 3 items' })).toBeVisible()
})
