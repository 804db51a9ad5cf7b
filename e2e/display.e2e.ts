import type { Locator, Page } from '@playwright/test'
import { consentBar } from './support/analytics.ts'
import { changeDispensary } from './support/choose-store.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)
/** As it is laid out: the rectangle of something that slides in has fractions of a pixel. */
const heightOf = (place: Locator) => place.evaluate((element: HTMLElement) => element.offsetHeight)
const askAgain = (page: Page) => page.context().clearCookies({ name: 'analytics_consent' })

/** A color of the visitor's own palette, as a computed style has it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = color
    const computed = getComputedStyle(probe).backgroundColor
    probe.remove()
    return computed
  }, name)

test('[8] with forced colors the chosen weight, the first choice and the cart button are filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  const card = page.getByRole('article').first()
  const chosen = card
    .getByRole('group')
    .locator('label')
    .filter({ has: page.locator(':checked') })
  await expect(chosen).toHaveCount(1)
  expect(await groundOf(chosen)).toBe(await systemColor(page, 'Highlight'))
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  const add = card.getByRole('button', { name: /^Add to Cart/ })
  for (const filled of [cart, add]) expect(await groundOf(filled)).toBe(await systemColor(page, 'ButtonText'))
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
