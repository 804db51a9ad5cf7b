import type { Page } from '@playwright/test'
import { heldIn, newEmail, newMember, signIn, submitSignIn } from './support/customers.ts'
import { orderLinkTo } from './support/mails.ts'
import { placeOrder } from './support/orders.ts'
import { readDatabases } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const find = async (
  page: Page,
  { number, email, lastname = 'Guest' }: Record<'number' | 'email', string> & { lastname?: string },
) => {
  const form = page.getByRole('form', { name: 'Find an order' })
  await form.getByLabel('Order number').fill(number)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Last name').fill(lastname)
  await form.getByRole('button', { name: 'Find order' }).click()
}

test('[9g.3] a guest finds an order by private details, and none of them gets into an address', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newEmail('gina')
  const { number, products } = await placeOrder(request, { kind: 'delivery', email })
  await visit(page, '/order-status')
  await expectAccessible()
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await find(page, { number, email, lastname: 'Somebody' })
  await expect(page.getByRole('form', { name: 'Find an order' }).getByRole('alert')).toHaveText(
    'We couldn’t find an order with this number, email and last name. Check all three.',
  )
  await find(page, { number, email })
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('region', { name: '2 products' })).toContainText(products[0] ?? '')
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('7 Palo Verde Lane')
  await expect(page.getByRole('region', { name: '2 products' }).locator('img')).toHaveCount(2)
  await expectAccessible()
  expect(asked.filter((address) => address.includes(number) || address.includes('gina'))).toEqual([])
})

test('[I5] the link in a confirmation opens the order; its token is in no address, request line or database', async ({
  page,
  request,
}) => {
  const { number, token } = await placeOrder(request, { email: newEmail('gina') })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await visit(page, `/order-status#token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page).toHaveURL('/order-status?link-opened')
  expect(asked.filter((address) => address.includes(token))).toEqual([])
  expect((await readDatabases(page)).filter((record) => record.includes(token))).toEqual([])
  await page.reload()
  await listening(page)
  await expect(page.getByText(/^This browser no longer has that order/)).toBeVisible()
})

test('[9g.3] the confirmation mail links to the order; canceling it is confirmed by mail', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newEmail('gina')
  const { number } = await placeOrder(request, { email })
  await visit(page, await orderLinkTo(request, email, '#token='))
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cancel this order?' })
  await sheet.getByLabel('Reason').selectOption({ label: 'I can’t pick it up' })
  await expectAccessible()
  await sheet.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/^We’ve emailed you a link\./)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible()

  await page.goto('about:blank')
  await visit(page, await orderLinkTo(request, email, 'confirmation_key='))
  await expect(page).toHaveURL('/order-status?link-opened')
  const question = page.getByRole('region', { name: 'Cancel this order?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('This order was canceled.')).toBeVisible()
})

test('[8.8] an order of an account asks to sign in; a customer signed in as somebody else stays signed in', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const { number } = await placeOrder(request, { customer: member })
  await visit(page, '/order-status')
  await find(page, { number, email: member.email, lastname: member.lastname })
  await page.getByRole('link', { name: 'Sign in to view it' }).click()
  await expect(page).toHaveURL('/rewards/login')
  await submitSignIn(page, member)
  await expect(page).toHaveURL(`/account/orders/${number}`)

  const other = await newMember(request)
  const { number: theirs } = await placeOrder(request, { customer: other })
  await visit(page, '/order-status')
  await find(page, { number: theirs, email: other.email, lastname: other.lastname })
  await expect(page.getByRole('link', { name: 'View it in your account' })).toBeVisible()
  expect((await heldIn(page)).token).not.toBeNull()
  await expect(page).toHaveURL('/order-status')
})

test('[2d.4] the footer links to the page where guests find their orders', async ({ page }) => {
  await visit(page, '/dispensaries')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find an order' })).toBeFocused()
})

test('[2d.4] the heading gets the focus even if the page’s texts load late', async ({ page }) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/assets\/orders-[^/]*\.json/, async (route) => {
    ask()
    await sent
    await route.continue()
  })
  await visit(page, '/dispensaries')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click()
  await asked
  await expect(page).toHaveURL('/order-status')
  send()
  await expect(page.getByRole('heading', { level: 1, name: 'Find an order' })).toBeFocused()
})

test('[2c.6] a guest who signs in gets from the form to the orders of the account', async ({ page, request }) => {
  const member = await newMember(request)
  await signIn(page, member, '/account')
  await visit(page, '/order-status')
  await page.getByRole('main').getByRole('link', { name: 'your orders' }).click()
  await expect(page).toHaveURL('/account/orders')
})
