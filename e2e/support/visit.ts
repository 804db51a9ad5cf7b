/** Shared by page tests: visitors, profiles, and common steps. @module */
import { expect, type BrowserContext, type Page } from '@playwright/test'

const returning = new WeakSet<BrowserContext>()

/** This browser has been here before: it passed the gate, and remembers. */
export const comesBack = (context: BrowserContext): void => void returning.add(context)

export const hasBeenHere = (context: BrowserContext): boolean => returning.has(context)

/** Opens a page as a visitor whose age was verified, now or on an earlier visit, and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  if (!hasBeenHere(page.context())) await verify(page.context())
  await page.goto(path)
  await listening(page)
}

/** When cookies that outlive their browser end, in epoch seconds: as with the shop's own. */
export const kept = (): number => Date.now() / 1000 + 30 * 86_400

/** The visitor's age was verified just now. */
export async function verify(context: BrowserContext): Promise<void> {
  const record = JSON.stringify({ isVerified: true, verificationTime: Date.now() })
  const cookie = { domain: 'localhost', path: '/', expires: kept() }
  await context.addCookies([
    { ...cookie, name: 'age_verification', value: encodeURIComponent(record) },
    { ...cookie, name: 'state_code', value: 'FL' },
  ])
}

/** A click before the page is interactive only affects plain HTML, and one during a layout shift misses. */
export const listening = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-listening="true"]')).toHaveCount(1)
  await expect(page.locator('[data-estimated]')).toHaveCount(0)
}
