import type { Page } from '@playwright/test'
import { box, field, openBox } from './support/search-box.ts'
import { shopAt } from './support/shop-at.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

// A page that is blank meanwhile is a complaint of the browser, see support/complaints.ts.

test.beforeEach(({ page }) =>
  // What is fetched ahead while a visitor reads would be there.
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  }),
)

/** Neither the code nor the texts of another page. */
const holdPages = (page: Page) => hold(page, /\/assets\/.*\.(js|json)$/)

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

test('[2b.4] a category has its placeholder before its code has arrived', async ({ page }) => {
  await visit(page, '/about')
  const release = await holdPages(page)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Flower' }).click()
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
  release()
  await expect(title(page)).toHaveText('Flower')
  await expect(title(page)).toBeFocused()
})

test('[2c.6] so have the results of a search', async ({ page }) => {
  await shopAt(page, { store: 'fl_miami', path: '/about' })
  await openBox(page)
  await field(page).fill('gummies')
  const release = await holdPages(page)
  await field(page).press('Enter')
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
  release()
  await expect(title(page)).toContainText('gummies')
})

test('[2b.7] and a product at a store of the other channel', async ({ page }) => {
  await shopAt(page, { store: 'az_mesa', path: '/about' })
  await openBox(page)
  await field(page).fill('blackberry hearth')
  const product = box(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
  await expect(product).toContainText('Blackberry Hearth Joint')
  const release = await holdPages(page)
  await product.click()
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
  release()
  await expect(title(page)).toHaveText('Blackberry Hearth Joint')
  await expect(title(page)).toBeFocused()
})

/** Says that something is on its way; there is one, however much is. */
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading…$/ })

test('[1.8] a page without a placeholder: the earlier one stays, and a message says that the next is on its way', async ({
  page,
}) => {
  await visit(page, '/about')
  const earlier = await title(page).innerText()
  const release = await holdPages(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(waiting(page)).toBeVisible()
  await expect(title(page)).toHaveText(earlier)
  release()
  await expect(title(page)).toHaveText('Talk to a person')
  await expect(waiting(page)).toBeHidden()
})

for (const { what, button, panel } of [
  { what: 'the cart', button: /^Cart/, panel: /^Your cart/ },
  { what: 'search', button: 'Search', panel: 'Search' },
  { what: 'the choice of a dispensary', button: /dispensary/, panel: /dispensary/ },
])
  test(`[1.8] ${what} says that it is on its way when its code is late, and opens then`, async ({ page }) => {
    await visit(page, '/about')
    const release = await holdPages(page)
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    await expect(waiting(page)).toBeVisible()
    release()
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible()
    await expect(waiting(page)).toBeHidden()
  })

/** An old link: the address is of nothing that exists, and its words are not there yet. */
async function follow(page: Page, path: string, namespace: string): Promise<() => void> {
  const release = await hold(page, `**/assets/${namespace}-*.json`)
  const asked = page.waitForRequest(new RegExp(`/assets/${namespace}-`))
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await asked
  return release
}

test('[2b.7] a product that is gone is not blank while its texts are on their way', async ({ page, complaints }) => {
  complaints.expected.push(/404/)
  await visit(page, '/about')
  const release = await follow(page, '/shopd/product/nobody-nothing-x1', 'catalogue')
  await expect(main(page).locator('h1, [aria-busy="true"]')).toBeVisible()
  release()
  await expect(title(page)).toHaveText('This product isn’t on the menu')
})

test.describe('a member', () => {
  test.use({ visitor: 'member' })

  test('[2c.6] sees a page of the account that does not exist in the frame of the account, and never a blank one', async ({
    page,
  }) => {
    await visit(page, '/about')
    const release = await follow(page, '/account/nothing', 'account')
    await expect(title(page)).toBeVisible()
    release()
    await expect(main(page).getByRole('navigation', { name: 'Your account' })).toBeVisible()
  })
})
