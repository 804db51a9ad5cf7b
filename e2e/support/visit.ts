import { expect, type Page } from '@playwright/test'

/** Opens a page past the age gate and waits until it listens: a click before that is a click on plain HTML. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path.includes('?') ? `${path}&no-age-gate` : `${path}?no-age-gate`)
  await listening(page)
}

/** Waits until the page that was opened listens. */
export const listening = (page: Page): Promise<void> => expect(page.locator('[data-listening="true"]')).toHaveCount(1)
