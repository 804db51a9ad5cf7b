import { expect, type Page } from '@playwright/test'

/** The elements of a partner's page. */
export const menuOf = (page: Page) => page.locator('leaflog-menu')
export const cartOf = (page: Page) => page.locator('leaflog-cart')
export const gateOf = (page: Page) => page.locator('leaflog-age-gate').getByRole('dialog')

/** Answers the age gate of a partner's page. */
export async function passGate(page: Page, state = 'Florida'): Promise<void> {
  await gateOf(page).getByRole('combobox', { name: 'Choose your state' }).selectOption({ label: state })
  await gateOf(page).getByRole('button', { name: 'Yes' }).click()
  await expect(gateOf(page)).toBeHidden()
}

/** Adds the first product that can be bought; returns its name. */
export async function addFirst(page: Page): Promise<string> {
  const product = menuOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('button[part~=add]:enabled') })
    .first()
  const name = (await product.getByRole('heading').textContent()) ?? ''
  await product.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(product.getByRole('button', { name: 'In Cart' })).toBeVisible()
  return name
}
