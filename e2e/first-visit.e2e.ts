/** Page tests: the user's view of the server that `npm start` runs. @module */
import { passAgeGate } from './support/age-gate.ts'
import { chooseDispensary } from './support/choose-store.ts'
import { addFirstProduct, openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

test('[1.2] [2g.1] [4a.2] the age gate covers the first page, which is inert behind it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await listening(page)
  await expect(page.getByRole('dialog').getByRole('combobox', { name: /state/i })).toBeVisible()
  await expect(page.locator('[inert] main')).toHaveCount(1)
  await expectAccessible()
})

test('[4a.6] a visitor who passed the gate is not asked again', async ({ page }) => {
  await page.goto('/')
  await passAgeGate(page)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[2a.7] no-age-gate in the address skips the gate', async ({ page }) => {
  await page.goto('/dispensaries?no-age-gate')
  await listening(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[inert] main')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Florida/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dispensaries\/florida/)
  // The visitor is not verified: without the parameter the gate is there.
  await page.goto('/dispensaries')
  await listening(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[inert] main')).toHaveCount(1)
})

test('[4b.5] a product added without a cart is still there after a reload', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await passAgeGate(page)
  await chooseDispensary(page, 'Miami')
  await page.goto('/shopd/category/flower')
  const name = await addFirstProduct(page)
  await page.reload()
  await openCart(page)
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem')).toContainText([name])
  await expectAccessible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is readable: products and prices are in the HTML', async ({ page }) => {
    await page.goto('/shopd/category/flower')
    await expect(page.locator('main article').first()).toContainText('$')
  })
})
