/** Somebody fills a cart at one dispensary, and then shops at another one of the other channel. */
import { openStores, chooseHere } from './support/choose-store.ts'
import { emptyCart } from './support/empty-cart.ts'
import { hold } from './support/hold.ts'
import { holdsEverywhere } from './support/holds.ts'
import { shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

/** Sold at both, in the same sizes. */
const AT_MIAMI = '/shopd/product/marrow_moss-wren_song-p10517'

test(
  '[shop 4] [4b.6] a cart moves from Miami to Mesa',
  { tag: '@journey' },
  async ({ page, left, expectAccessible }) => {
    if (left) await emptyCart(page)
    await shopAt(page, { store: 'fl_miami', path: AT_MIAMI })
    const main = page.getByRole('main')
    const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await main
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible()
    await visit(page, '/cart')
    await openStores(page)
    await chooseHere(page, 'Mesa', /^Choose Mesa, /)
    await page.goto('/cart')
    await listening(page)
    await expect(main.getByText('Your Miami cart has 1 item.')).toBeVisible()
    await main.getByRole('button', { name: 'Move to Mesa' }).click()
    const sheet = page.getByRole('dialog', { name: 'Move your Miami cart to Mesa?' })
    await expect(sheet.getByRole('listitem')).toContainText(name)
    await expect(sheet.getByRole('listitem')).toContainText(/1 × \$\d+\.\d\d/)
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Move 1 item' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    // Miami sells to patients only, and this visitor has shopped as one since.
    await main.getByRole('button', { name: 'Switch to recreational' }).click()
    await expect(main.getByRole('link', { name: 'Check Out' })).toBeVisible()
    await openStores(page)
    await chooseHere(page, 'Miami', /^Choose Miami, /)
    await holdsEverywhere(page, (tab) =>
      expect(tab.getByRole('main').getByText('Your Mesa cart has 1 item.')).toBeVisible(),
    )
  },
)

for (const moment of ['before', 'after'] as const)
  test(
    `[shop 4] [4b.6] nothing is left at Miami when its answer comes ${moment} the cart is moved`,
    { tag: '@desk' },
    async ({ page }) => {
      const letGo = await hold(page, '**/api/ordering/cart/add')
      const main = page.getByRole('main')
      await shopAt(page, { store: 'fl_miami', path: AT_MIAMI })
      await main
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible()
      await openStores(page)
      await chooseHere(page, 'Mesa', /^Choose Mesa, /)
      await visit(page, '/cart')
      await main.getByRole('button', { name: 'Move to Mesa' }).click()
      const sheet = page.getByRole('dialog', { name: 'Move your Miami cart to Mesa?' })
      await expect(sheet.getByRole('listitem')).toHaveCount(1)
      const answer = async () => {
        const answered = page.waitForResponse('**/api/ordering/cart/add')
        letGo()
        await (await answered).finished()
      }
      if (moment === 'before') await answer()
      await sheet.getByRole('button', { name: 'Move 1 item' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart, 1 item' })).toBeVisible()
      if (moment === 'after') await answer()
      await openStores(page)
      await chooseHere(page, 'Miami', /^Choose Miami, /)
      await expect(main.getByText('Your Mesa cart has 1 item.')).toBeVisible()
    },
  )
