import type { Page } from '@playwright/test'
import { labelOf } from './support/choose-store.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'

const flower = '/product/cooper-and-daughters-slow-tide-milled-10201?size=7g'

const limits = (page: Page) => page.getByRole('region', { name: 'Your purchase limit' })
const facts = (page: Page) => page.getByRole('main').getByRole('article').first()
const addButton = (page: Page) => facts(page).getByRole('button', { name: /^(Add to Cart|\.\.\.|In Cart|Cart Limit)/ })

/** How many more the page says may be added. */
async function roomOn(page: Page): Promise<number> {
  const said = limits(page).getByText(/^You can add \d+ more: the limit is /)
  return Number(/\d+/.exec(await said.innerText())?.[0])
}

test('[shop 9] the page says what the limit leaves; adding takes from it, until no more can be added', async ({
  page,
  expectAccessible,
}) => {
  await shopAt(page, { store: 'az_mesa', path: flower })
  await expect(limits(page).getByText('Flower: 28 g of 28 g left')).toBeVisible()
  const room = await roomOn(page)
  expect(room).toBeGreaterThan(0)
  await expectAccessible()
  for (let added = 1; added <= room; added += 1) {
    await expect(labelOf(facts(page))).toHaveText(/Add to Cart|In Cart/)
    await addButton(page).click()
    await expect(limits(page).getByText(`Flower: ${28 - 7 * added} g of 28 g left`)).toBeVisible()
  }
  await expect(limits(page).getByText(/^You’ve reached the limit: /)).toBeVisible()
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click()
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await expect(cart.getByRole('listitem').getByText(/^You’ve reached the limit: /)).toBeVisible()
  await expect(cart.getByRole('button', { name: /^One more/ })).toHaveAttribute('aria-disabled', 'true')
})

test('[shop 9] the stepper stops where the limit does, and says why', async ({ page }) => {
  await shopAt(page, { store: 'az_mesa', path: flower })
  const room = await roomOn(page)
  const more = facts(page).getByRole('button', { name: /^One more/ })
  const quantity = facts(page).getByRole('spinbutton')
  for (let presses = 0; presses < room + 3; presses += 1) await quantity.press('ArrowUp')
  await expect(quantity).toHaveAttribute('aria-valuenow', String(room))
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await expect(
    facts(page)
      .getByRole('group', { name: /^Quantity/ })
      .getByRole('status'),
  ).toHaveText(new RegExp(`^${room}\\. You can add ${room} more: the limit is `))
})

test('[shop 9] [8.3] a menu’s product says what its order leaves, and an add takes from it', async ({ page }) => {
  await shopAt(page, { store: 'fl_miami', mode: 'MEDICAL', path: '/shopd/category/flower' })
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(limits(page).getByText(/^Order limit: [\d.]+ g of [\d.]+ g left$/)).toBeVisible()
  const before = await limits(page).innerText()
  await addButton(page).click()
  await expect(labelOf(facts(page))).toHaveText('In Cart')
  await expect(limits(page)).not.toHaveText(before)
})
