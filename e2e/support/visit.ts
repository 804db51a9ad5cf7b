/** What page tests share: visitors, profiles, and the steps that many of them take. @module */
import { expect, type BrowserContext, type Page } from '@playwright/test'

const returning = new WeakSet<BrowserContext>()

/** This browser has been here before: it passed the gate, and remembers. */
export const comesBack = (context: BrowserContext): void => void returning.add(context)

export const hasBeenHere = (context: BrowserContext): boolean => returning.has(context)

/** Opens a page as a visitor whose age was verified, just now or on an earlier visit, and waits until it listens. */
export async function visit(page: Page, path: string): Promise<void> {
  if (!hasBeenHere(page.context())) await verify(page.context())
  await page.goto(path)
  await listening(page)
}

/** The visitor's age was verified just now. */
export async function verify(context: BrowserContext): Promise<void> {
  const record = JSON.stringify({ isVerified: true, verificationTime: Date.now() })
  const cookie = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { ...cookie, name: 'age_verification', value: encodeURIComponent(record) },
    { ...cookie, name: 'state_code', value: 'FL' },
  ])
}

/** A click before the page listens is a click on plain HTML; one while something above it is laid out hits nothing. */
export const listening = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-listening="true"]')).toHaveCount(1)
  await expect(page.locator('[data-estimated]')).toHaveCount(0)
}
