import type { Page } from '@playwright/test'
import { chooseDispensary } from './shopping.ts'

/** Opens the store sidebar from the header and chooses a dispensary of a city. */
export async function changeDispensary(page: Page, city: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  await chooseDispensary(page, city)
}
