/** A cart line gets another id once the shop has answered. The focus on its buttons must survive that. */
import type { Page, Request } from '@playwright/test'
import { simpleFlower } from './support/commerce-cart.ts'
import { changeDispensary, firstCard } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { hold } from './support/hold.ts'
import { visit } from './support/visit.ts'

const isPost = (request: Request) => request.method() === 'POST'

const minicart = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ })

/** Presses plus by keyboard before the shop has answered, then lets its answer arrive. */
async function pressMoreMeanwhile(page: Page, letGo: () => void): Promise<void> {
  await openCart(page)
  const more = minicart(page).getByRole('button', { name: /^One more/ })
  const line = minicart(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^One more/ }) })
  await expect(line).toHaveAttribute('aria-busy', 'true')
  await more.press('Enter')
  await expect(minicart(page)).toHaveAccessibleName('Your cart, 2 items')
  const pressed = await more.elementHandle()
  letGo()
  await expect(line).not.toHaveAttribute('aria-busy', 'true')
  await expect(more).toBeFocused()
  expect(await pressed?.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(minicart(page)).toHaveAccessibleName('Your cart, 3 items')
}

test('[4b.4] the ordering cart: plus keeps the focus when the answer to the first add arrives @new', async ({
  page,
}) => {
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  const letGo = await hold(page, /\/api\/ordering\/cart\//, isPost)
  const card = await firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await pressMoreMeanwhile(page, letGo)
})

test('[4c.4] the commerce cart: plus keeps the focus when the answer to the first add arrives', async ({ page }) => {
  const plenty = await simpleFlower(page.request)
  const product = plenty.find(({ isMedicalOnly, left }) => !isMedicalOnly && left === null)
  await shopAt(page, { store: 'az_mesa', path: `/product/${product?.urlKey}` })
  const letGo = await hold(page, /\/api\/graphql/, isPost)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await pressMoreMeanwhile(page, letGo)
})
