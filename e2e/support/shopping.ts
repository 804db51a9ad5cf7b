import { expect, type Page } from '@playwright/test'
import { firstCard, labelOf } from './choose-store.ts'
import { listening } from './visit.ts'

/** Adds the first product of the page that is not in the cart. Resolves to its name once the server has answered. */
export async function addFirstProduct(page: Page): Promise<string> {
  await listening(page)
  const card = await firstCard(page)
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(labelOf(card)).toHaveText('In Cart')
  return name
}

/** Opens the minicart from the header. */
export async function openCart(page: Page): Promise<void> {
  await listening(page)
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}

/** Of a listing that was narrowed to 3.5g, every tile has that size chosen, wherever it is not sold out. */
export async function expectPreselected(page: Page): Promise<void> {
  const sizes = (checked: boolean) =>
    page.getByRole('article').getByRole('radio', { name: /^3\.5g/, disabled: false, checked })
  await expect(sizes(true).first()).toBeVisible()
  await expect(sizes(false)).toHaveCount(0)
}
