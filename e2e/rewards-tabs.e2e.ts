import type { Page } from '@playwright/test'
import { newMember, signIn, submitSignIn } from './support/customers.ts'
import { fillCart } from './support/fill-cart.ts'
import { WARNED, hearExpiry } from './support/expiry.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'
import { withoutLive } from './support/without-live.ts'

const DASHBOARD = '/rewards/dashboard'
const isSignedIn = (page: Page) => expect(page.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
const isSignedOut = (page: Page) => expect(page.getByRole('complementary', { name: 'Promotion' })).toHaveCount(0)
const cartOf = (page: Page, said: string) => page.getByRole('button', { name: `Cart, ${said}` })

test('[6.1] [6.2] [4d.1] three tabs are one customer: sign-in, changes and the cart are in all of them', async ({
  page,
  context,
  request,
}) => {
  const person = await newMember(request)
  const [second, third] = [await context.newPage(), await context.newPage()]
  await visit(page, '/rewards/login')
  await visit(second, '/rewards/create-account')
  await visit(third, '/shopd/category/flower')
  await submitSignIn(page, person)
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(DASHBOARD)
    await expect(tab.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  }
  await isSignedIn(third)
  await expect(third).toHaveURL('/shopd/category/flower')

  await fillCart(third)
  for (const tab of [page, second, third]) await expect(cartOf(tab, '1 item')).toBeVisible()

  await page.goto('/rewards/profile')
  await listening(page)
  const form = page.getByRole('form', { name: 'Your details' })
  await form.getByLabel('First name').fill('Fern')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('heading', { name: 'Welcome, Fern.' })).toBeVisible()
})

test('[4d.4] signing out in one tab signs out all, and leads home from protected pages', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await newMember(request), '/rewards/profile')
  const [second, third] = [await context.newPage(), await context.newPage()]
  await visit(second, DASHBOARD)
  await expect(second.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await visit(third, '/dispensaries')
  await isSignedIn(third)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [page, second]) await expect(tab).toHaveURL('/')
  for (const tab of [page, second, third]) await isSignedOut(tab)
  await expect(third).toHaveURL('/dispensaries')
  for (const tab of [page, second, third]) {
    await tab.reload()
    await listening(tab)
    await isSignedOut(tab)
  }
})

test('[6.1] [1.6] [4d.4] two browsers of one customer share the account and the cart, not the session', async ({
  page,
  request,
  browser,
}) => {
  const person = await newMember(request)
  await signIn(page, person)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, person)
  await fillCart(other)

  await page.goto('/rewards/profile')
  await listening(page)
  await page.getByRole('form', { name: 'Your details' }).getByLabel('First name').fill('Fern')
  await page.getByRole('form', { name: 'Your details' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved.' })).toBeVisible()
  await other.goto(DASHBOARD)
  await expect(other.getByRole('heading', { name: 'Welcome, Fern.' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await other.reload()
  await isSignedIn(other)
  await expect(cartOf(other, '1 item')).toBeVisible()
  await signIn(page, person)
  await expect(cartOf(page, '1 item')).toBeVisible()
  await elsewhere.close()
})

test('a new password signs out the other browsers, and not this one', async ({ page, request, browser }) => {
  const person = await newMember(request)
  await signIn(page, person, '/rewards/profile')
  const elsewhere = await browser.newContext()
  await withoutLive(elsewhere)
  const other = await elsewhere.newPage()
  const warnings = await hearExpiry(other)
  await signIn(other, person)
  await expect(other.getByRole('heading', { name: 'Your points' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Change your password' })
  await form.getByLabel('Current password').fill(person.password)
  await form.getByLabel('New password', { exact: true }).fill('pergola-2027')
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/rewards/login')
  await expect.poll(warnings).toEqual(WARNED)
  await elsewhere.close()
})
