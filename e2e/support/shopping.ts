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

/** Adds the first product of the page that can be bought and is not in the cart yet. */
export async function addFirstProduct(page: Page): Promise<void> {
  const inCart = page.getByRole('main').getByRole('button', { name: 'In Cart' })
  const before = await inCart.count()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
  await expect(sidebar.or(inCart.nth(before))).toBeVisible()
  if (await sidebar.isVisible()) await chooseDispensary(page, 'Miami')
  await expect(inCart.nth(before)).toBeVisible()
}

/** Opens the minicart from the header. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
