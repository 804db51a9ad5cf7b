import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses a dispensary of a city in the store sidebar, which is open. */
export async function chooseHere(page: Page, city: string): Promise<void> {
  const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
  await sidebar.getByRole('combobox', { name: 'State' }).selectOption({ label: 'All states' })
  await sidebar.getByRole('searchbox').fill(city)
  await sidebar
    .getByRole('button', { name: new RegExp(`^Choose .*${city}`) })
    .first()
    .click()
  await expect(sidebar).toBeHidden()
}

/** Opens the store sidebar from the header, chooses a dispensary of a city and waits for its menu. */
export async function changeDispensary(page: Page, city: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  await chooseHere(page, city)
  await expect(page.getByRole('main').getByRole('status')).toContainText(city)
}

/**
 * The card of the first product that can be bought and is not in the cart yet. Found again by its link, so that it stays
 * the same card whatever its button says.
 */
export async function firstCard(page: Page): Promise<Locator> {
  const cards = page.getByRole('main').getByRole('article')
  const add = page.getByRole('button', { name: /^Add to Cart/, disabled: false })
  const fresh = cards.filter({ has: add, hasNotText: 'in your cart' }).first()
  const href = await fresh.getByRole('heading').getByRole('link').getAttribute('href')
  return cards.filter({ has: page.locator(`a[href="${href}"]`) })
}

/** What a card's button says; all its labels are laid out, one is shown. */
export const labelOf = (card: Locator): Locator => card.locator('[aria-live] > [aria-hidden="false"]')
