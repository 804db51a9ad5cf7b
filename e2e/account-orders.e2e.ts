import { newMember, seeded, signIn, submitSignIn } from './support/customers.ts'
import { holdsEverywhere } from './support/holds.ts'
import { placeOrder } from './support/orders.ts'
import { chooseDispensary } from './support/choose-store.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const avery = seeded('avery.lindqvist@example.com')
const noor = seeded('noor.haddad@example.com')

test('[2c.6] the account: greeting, latest order and figures; each links to its page', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, avery, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Avery.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest order' }).getByRole('listitem')).toContainText('$')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rewards' })).toContainText('742')
  await expectAccessible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^All \d+ orders$/ })
    .click()
  await expect(page).toHaveURL('/account/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeFocused()
})

test('[2c.6] [7a.7] a full order history: by status, by number, and one order in detail', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, avery, '/account/orders')
  const orders = page.getByRole('main').getByRole('link', { name: /^Order \d+$/ })
  await expect(orders).toHaveCount(6)
  await expectAccessible()
  await page.getByRole('link', { name: 'Canceled or returned' }).click()
  await expect(page).toHaveURL('/account/orders?status=ended')
  await expect(orders).toHaveCount(1)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(orders).toHaveCount(6)

  const field = page.getByRole('searchbox', { name: 'Order number' })
  await field.fill('#1000 01006')
  await field.press('Enter')
  await expect(page).toHaveURL('/account/orders?number=100001006')
  await expect(orders).toHaveCount(1)
  await page.reload()
  await listening(page)
  await expect(orders).toHaveCount(1)
  await expect(field).toHaveValue('100001006')
  await field.fill('77777')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()

  await orders.filter({ hasText: '100001006' }).click()
  await expect(page).toHaveURL('/account/orders/100001006')
  const steps = page.getByRole('list', { name: 'Order progress' })
  await expect(steps.locator('[aria-current="step"]')).toHaveText('Ready for pickup, now')
  await expect(page.getByRole('region', { name: '2 products' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: '2 products' }).locator('img')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Pickup' })).toContainText('Miami')
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
  await expectAccessible()
})

test('[2c.6] [2a.2] the pages of an account need a sign-in, and are not indexed', async ({ page }) => {
  for (const path of ['/account', '/account/orders', '/account/orders/100001006']) {
    await visit(page, path)
    await expect(page).toHaveURL('/rewards/login')
  }
  await submitSignIn(page, avery)
  await expect(page).toHaveURL('/account/orders/100001006')
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex, nofollow')
  await page.reload()
  await listening(page)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('[2c.6] somebody else’s order is as unknown as one that does not exist', async ({ page, request }) => {
  const member = await newMember(request)
  await signIn(page, member, '/account/orders/100001006')
  await expect(page.getByRole('heading', { name: 'We couldn’t find that order' })).toBeVisible()
})

test('[2c.6] a new customer sees what to expect instead of empty boxes', async ({ page, expectAccessible }) => {
  await signIn(page, noor, '/account/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expectAccessible()
})

test('[2c.6] the dashboard’s recent orders link to their details', async ({ page }) => {
  await signIn(page, avery)
  await page.getByRole('table', { name: 'Recent orders' }).getByRole('link', { name: '100001006' }).click()
  await expect(page).toHaveURL('/account/orders/100001006')
})

test(
  '[8.25] ordering again adds what is available to the cart, and shows it',
  { tag: '@journey' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const order = await placeOrder(request, { customer: member })
    await signIn(page, member, `/account/orders/${order.number}`)
    await expect(page.getByRole('region', { name: 'Pickup' })).toContainText('Mesa')
    await expect(page.getByRole('region', { name: 'Pickup' })).toContainText(/\d (AM|PM) – \d/)
    const again = page.getByRole('button', { name: 'Order again' })

    // The shop first asks which dispensary should prepare it.
    await again.click()
    const sidebar = page.getByRole('dialog', { name: 'Choose a dispensary' })
    await expect(sidebar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await chooseDispensary(page, 'Mesa')
    await again.click()
    const minicart = page.getByRole('dialog', { name: /^Your cart/ })
    await expect(minicart).toBeVisible()
    for (const product of order.products) await expect(minicart).toContainText(product)
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^Added to your cart: /)).toContainText(order.products[0] ?? '')
    await holdsEverywhere(page, async (tab) => {
      await expect(tab.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
      await openCart(tab)
      const cart = tab.getByRole('dialog', { name: /^Your cart/ })
      for (const product of order.products) await expect(cart).toContainText(product)
      await tab.keyboard.press('Escape')
      await expect(cart).toBeHidden()
    })
  },
)

test('a customer cancels a new order', async ({ page, request }) => {
  const member = await newMember(request)
  const order = await placeOrder(request, { customer: member, kind: 'delivery' })
  await signIn(page, member, `/account/orders/${order.number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cancel this order?' })
  await sheet.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('This order was canceled.')).toBeVisible()
  await page.goto('/account/orders?status=ended')
  await expect(page.getByRole('link', { name: `Order ${order.number}` })).toBeVisible()
})

test('[2c.6] a printed order: without the page around it, dark on light', async ({ page }) => {
  await signIn(page, avery, '/account/orders/100001006')
  await expect(page.getByRole('region', { name: '2 products' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden()
  await expect(page.getByRole('region', { name: '2 products' })).toBeVisible()
})
