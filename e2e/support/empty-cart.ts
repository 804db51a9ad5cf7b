import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Removes every line of the shown cart on its page, one after the other, until it says that nothing is left. */
export async function emptyCart(page: Page): Promise<void> {
  await visit(page, '/cart')
  const main = page.getByRole('main')
  const removing = main.getByRole('button', { name: /^Remove / })
  const nothing = main.getByRole('heading', { name: 'Your cart is empty' })
  await expect(async () => {
    // By keyboard, because two quick clicks count as a double click, which removes one line.
    const lines = await removing.count()
    if (lines > 0) await removing.first().press('Enter')
    await expect(removing).toHaveCount(Math.max(0, lines - 1))
    await expect(nothing).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
