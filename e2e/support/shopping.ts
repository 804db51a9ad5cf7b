import { expect, type Page } from '@playwright/test'
import { listening } from './visit.ts'

/** Adds the first product of the page that is not in the cart. Resolves to its name once the server has answered. */
export async function addFirstProduct(page: Page): Promise<string> {
  await listening(page)
  const cards = page.getByRole('main').getByRole('article')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  const fresh = cards.filter({ has: add, hasNotText: 'in your cart' }).first()
  const name = (await fresh.getByRole('heading').innerText()).trim()
  await fresh.getByRole('button', { name: 'Add to Cart' }).click()
  const added = cards.filter({ has: page.getByRole('heading', { name, exact: true }) }).first()
  await expect(added.getByRole('button', { name: 'In Cart' })).toBeVisible()
  return name
}

/** Opens the minicart from the header. */
export async function openCart(page: Page): Promise<void> {
  await listening(page)
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}
