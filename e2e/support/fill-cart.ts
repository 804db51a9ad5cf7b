import { expect, type Page } from '@playwright/test'
import { firstCard, labelOf } from './choose-store.ts'
import { shopAt } from './shop-at.ts'
import { hasBeenHere } from './visit.ts'

/** Adds one product to the cart of a dispensary in Miami, as the page's visitor. */
export async function fillCart(page: Page): Promise<void> {
  await shopAt(page, { store: 'fl_miami', path: '/shopd/category/flower' })
  // A returning visitor has two of these in the cart, and adding more creates no new line.
  if (hasBeenHere(page.context())) await expect(page.getByRole('main').getByText(/in your cart$/)).toHaveCount(2)
  const card = await firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(labelOf(card)).toHaveText('In Cart')
}
