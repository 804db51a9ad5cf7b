import { expect, type Page } from '@playwright/test'
import { firstCard, labelOf } from './choose-store.ts'
import { shopAt } from './shop-at.ts'

/** Adds one product to the cart of a dispensary in Miami, as whoever the page's visitor is. */
export async function fillCart(page: Page): Promise<void> {
  await shopAt(page, { store: 'fl_miami', path: '/shopd/category/flower' })
  const card = await firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(labelOf(card)).toHaveText('In Cart')
}
