import { expect, type Locator, type Page } from '@playwright/test'
import { listening } from './visit.ts'

const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Choose a dispensary' })

/** Opens the store sidebar from the header. */
export async function openStores(page: Page): Promise<Locator> {
  await listening(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  return sidebar(page)
}

/**
 * Chooses a dispensary in the open store sidebar like a person: by a search term, a city or a name, and the first
 * button with this name.
 */
export async function chooseHere(
  page: Page,
  sought: string,
  button = new RegExp(`^Choose .*${sought}`),
): Promise<void> {
  const stores = sidebar(page)
  await stores.getByRole('combobox', { name: 'State' }).selectOption({ label: 'All states' })
  await stores.getByRole('searchbox', { name: /city, zip code or name/i }).fill(sought)
  await stores.getByRole('button', { name: button }).first().click()
  await expect(stores).toBeHidden()
}

/** Opens the store sidebar from the header and chooses a dispensary of a city. */
export async function chooseDispensary(page: Page, city: string): Promise<void> {
  await openStores(page)
  await chooseHere(page, city)
}

/**
 * The same, and waits for that dispensary's menu. A returning visitor with a dispensary in that city keeps it, because
 * choosing another would start another cart.
 */
export async function changeDispensary(page: Page, city: string): Promise<void> {
  await listening(page)
  const chosen = page.getByRole('banner').getByRole('button', { name: new RegExp(`${city}.* Change dispensary`) })
  if (!(await chosen.isVisible())) await chooseDispensary(page, city)
  await expect(page.getByRole('main').getByRole('status')).toContainText(city)
}

/**
 * The card of the first available product that is not in the cart. It is located by its link, so that it stays the same
 * card when its button changes; a chosen size is in the link's query.
 */
export async function firstCard(page: Page): Promise<Locator> {
  const cards = page.getByRole('main').getByRole('article')
  const add = page.getByRole('button', { name: /^Add to Cart/, disabled: false })
  const fresh = cards.filter({ has: add, hasNotText: 'in your cart' }).first()
  const href = await fresh.getByRole('heading').getByRole('link').getAttribute('href')
  const [path] = (href ?? '').split('?')
  return cards.filter({ has: page.locator(`a[href="${path}"], a[href^="${path}?"]`) })
}

/** The visible label of a card's button; all labels are in the layout, one is shown. */
export const labelOf = (card: Locator): Locator => card.locator('[aria-live] > [aria-hidden="false"]')

/** The button that adds the product, whatever it says at the moment. */
export const addButtonOf = (card: Locator): Locator => card.locator('button:not([data-heart])')
