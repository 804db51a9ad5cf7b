import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Removes every line of the shown cart on its page, one after the other. */
export async function emptyCart(page: Page): Promise<void> {
  await visit(page, '/cart')
  const removing = page.getByRole('main').getByRole('button', { name: /^Remove / })
  await expect(removing.first()).toBeVisible()
  for (let lines = await removing.count(); lines > 0; lines -= 1) {
    // By keyboard, because two quick clicks count as a double click, which removes one line.
    await removing.first().press('Enter')
    await expect(removing).toHaveCount(lines - 1)
  }
}
