import { expect, type Page } from '@playwright/test'

/** Chooses a dispensary in the store sidebar, which is open. */
export async function chooseDispensary(page: Page, city: string): Promise<void> {
  const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
  await sidebar.getByRole('searchbox', { name: /city, zip code or name/i }).fill(city)
  await sidebar
    .getByRole('button', { name: new RegExp(`^Choose .*${city}`) })
    .first()
    .click()
  await expect(sidebar).toBeHidden()
}

/**
 * Adds the first product of the page that can be bought and is not in the cart yet; a visitor without a dispensary is
 * asked for one on the way, and gets Miami's. Resolves to the product's name once the cart has it.
 */
export async function addFirstProduct(page: Page): Promise<string> {
  const cards = page.getByRole('main').getByRole('article')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  const fresh = cards.filter({ has: add, hasNotText: 'in your cart' }).first()
  const name = (await fresh.getByRole('heading').innerText()).trim()
  await fresh.getByRole('button', { name: 'Add to Cart' }).click()
  const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
  const added = cards.filter({ hasText: name, has: page.getByRole('button', { name: 'in your cart' }) }).first()
  await expect(sidebar.or(added)).toBeVisible()
  if (await sidebar.isVisible()) await chooseDispensary(page, 'Miami')
  await expect(added).toBeVisible()
  return name
}

/** Opens the minicart from the header. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
