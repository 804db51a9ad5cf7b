import type { Locator, Page } from '@playwright/test'
import { consentBar } from './support/analytics.ts'
import { changeDispensary } from './support/choose-store.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)
const heightOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().height)
const askAgain = (page: Page) => page.context().clearCookies({ name: 'analytics_consent' })

test('[8] with forced colors the chosen weight, the first choice and the cart button stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  const weights = page.getByRole('article').first().getByRole('group').locator('label')
  const chosen = weights.filter({ has: page.locator(':checked') })
  await expect(chosen).toHaveCount(1)
  expect(await groundOf(chosen)).not.toBe(await groundOf(weights.filter({ hasNot: page.locator(':checked') }).first()))
  const paper = await groundOf(page.locator('body'))
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  const add = page.getByRole('article').first().getByRole('button', { name: /^Add to Cart/ })
  for (const filled of [cart, add]) expect([paper, 'rgba(0, 0, 0, 0)']).not.toContain(await groundOf(filled))
})

test('[8] at 400 % zoom no bar takes the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await askAgain(page)
  await visit(page, '/shopd/category/flower')
  expect(await heightOf(consentBar(page))).toBeLessThanOrEqual(0.4 * 225)
  await page.evaluate(() => scrollTo(0, 900))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('[1.8] on a phone the question of privacy takes little of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await askAgain(page)
  await visit(page, '/')
  await expect(consentBar(page)).toContainText('Never your name, address or medical data.')
  expect(await heightOf(consentBar(page))).toBeLessThan(110)
})
