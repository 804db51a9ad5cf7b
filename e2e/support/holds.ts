import type { Page } from '@playwright/test'
import { listening } from './visit.ts'

/** Checks a page after a full load, after navigating away and back, and in a second tab. */
export async function holdsEverywhere(page: Page, holds: (page: Page) => Promise<unknown>): Promise<void> {
  await holds(page)
  const address = page.url()
  await page.reload()
  await listening(page)
  await holds(page)
  // From nowhere, which costs no second page.
  await page.goto('about:blank')
  await page.goBack()
  await listening(page)
  await holds(page)
  const second = await page.context().newPage()
  await second.goto(address)
  await listening(second)
  await holds(second)
  await second.close()
}
