import { expect, type Page } from '@playwright/test'
import { changeDispensary, firstCard, labelOf } from './choose-store.ts'
import { visit } from './visit.ts'

/** Chooses a dispensary in Miami and adds one product to the cart, as whoever the page's visitor is. */
export async function fillCart(page: Page): Promise<void> {
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  const card = await firstCard(page)
  await card.getByRole('button').click()
  await expect(labelOf(card)).toHaveText('In Cart')
}
