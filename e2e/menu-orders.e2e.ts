/** After the order of a menu: it is ordered again, and its status moves while it is looked at. */
import type { Page } from '@playwright/test'
import { startShopServer, type ShopServer } from '../tools/shared/shop-server.ts'
import { beginAsGuest, heading, payCash, pickUpAs, placeButton, placedNumber, toShipping } from './support/checkout.ts'
import { newEmail } from './support/customers.ts'
import { mailsTo } from './support/mails.ts'
import { shopAt } from './support/shop-at.ts'
import { addFirstProduct, openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** A guest's order of one product at Rockville; ends at the confirmation. */
async function order(page: Page, email: string): Promise<{ number: string; product: string }> {
  await shopAt(page, { store: 'md_rockville', path: '/shopd/category/flower' })
  const product = await addFirstProduct(page)
  await beginAsGuest(page)
  await toShipping(page)
  await pickUpAs(page, { email, firstname: 'Gina', lastname: 'Guest' })
  await payCash(page)
  await placeButton(page).click()
  return { number: await placedNumber(page), product }
}

test('[shop 6] a guest’s confirmation shows the order itself, which is tracked and ordered again', async ({
  page,
  expectAccessible,
}) => {
  const { number, product } = await order(page, newEmail('gina'))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: '1 product' }).locator('img')).toHaveCount(1)
  await expect(main.getByRole('link', { name: product })).toHaveAttribute('href', /^\/shopd\//)
  const pickup = main.getByRole('region', { name: 'Pickup' })
  await expect(pickup.getByRole('img', { name: /^Map of / })).toBeVisible()
  await expect(pickup.getByRole('link', { name: /^Directions/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'What to bring' })).toContainText(number)
  await expect(main.getByRole('region', { name: 'Payment' })).toContainText(/You pay \$[\d.]+ at the counter/)
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await pickup.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await saved).suggestedFilename()).toBe(`order-${number}.ics`)

  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(heading(page, `Order ${number}`)).toBeVisible()
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toContainText(product)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Added to your cart: ')).toContainText(product)
  await page.reload()
  await openCart(page)
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toContainText(product)
})

test.describe('with a store that works', () => {
  let shop: ShopServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    const env = { STORE_STEP_SECONDS: '5', DEV_MAILS: '1', RATE_LIMIT: '100000', TIME_LIMIT_FACTOR: '5' }
    shop = await startShopServer({ env })
  })
  test.afterAll(() => shop.stop())

  test('[shop 6] the status moves in the page and in other tabs, and a mail says when it is ready', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shop.origin })
    const page = await context.newPage()
    const email = newEmail('gina')
    const { number } = await order(page, email)
    const other = await context.newPage()
    await expect.poll(async () => (await mailsTo(context.request, email)).join('\n')).toContain('/order-status#token=')
    const [confirmation = ''] = await mailsTo(context.request, email)
    await other.goto(/\/order-status#token=\w+/.exec(confirmation)?.[0] ?? '')
    await expect(other.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    for (const tab of [page, other]) {
      await tab.bringToFront()
      const progress = tab.getByRole('list', { name: 'Order progress' })
      await expect(progress.getByRole('listitem').last()).toHaveText('Picked up, done', { timeout: 60_000 })
    }
    expect((await mailsTo(context.request, email)).join('\n')).toContain(`your order ${number} is ready for pickup`)
    await context.close()
  })
})
