import { expect, type Page } from '@playwright/test'

/** Opens a page as a visitor whose age was verified just now, and waits until it listens. */
export async function visit(page: Page, path: string): Promise<void> {
  const record = JSON.stringify({ isVerified: true, verificationTime: Date.now() })
  const cookie = { domain: 'localhost', path: '/' }
  await page.context().addCookies([
    { ...cookie, name: 'age_verification', value: encodeURIComponent(record) },
    { ...cookie, name: 'state_code', value: 'FL' },
  ])
  await page.goto(path)
  await listening(page)
}

/** A click before the page listens is a click on plain HTML. */
export const listening = (page: Page): Promise<void> => expect(page.locator('[data-listening="true"]')).toHaveCount(1)
