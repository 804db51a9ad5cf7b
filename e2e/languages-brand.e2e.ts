import type { Page } from '@playwright/test'
import { expectSpanish } from './support/languages.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'

test.use({ locale: 'es-US' })

const main = (page: Page) => page.getByRole('main')

test('[shop 20] a brand tells its story in Spanish, to readers and to search engines', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: '/category/brands/tidewater-growers' })
  await expect(main(page).getByRole('heading', { level: 1, name: 'Tidewater Growers' })).toBeVisible()
  const story = main(page).getByText('Invernaderos de la costa que refresca la brisa de la tarde.')
  await expect(story).toBeVisible()
  await expect(story).not.toHaveAttribute('lang')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Invernaderos de la costa/)
  await expectSpanish(page, 'catalogue')
  await expectAccessible()
})

test('[shop 20] a category’s text is Spanish too', async ({ page }) => {
  await shopAt(page, { store: 'az_mesa', path: '/category/accessories' })
  await expect(main(page).getByText(/^Todo lo que la acompaña: molinillos/)).toBeVisible()
})
