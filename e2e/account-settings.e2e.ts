import type { Page } from '@playwright/test'
import { newEmail, newMember, seeded, signIn, signsIn } from './support/customers.ts'
import { expect, test } from './support/test.ts'

const DETAILS = '/account/account-information'
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('[2c.6] [3.3] a changed name is still there after a reload', async ({ page, request, expectAccessible }) => {
  await signIn(page, await newMember(request), DETAILS)
  const form = page.getByRole('form', { name: 'Your name' })
  await expect(page.getByText('May 17, 1990')).toBeVisible()
  await expectAccessible()
  await form.getByLabel('First name').fill('Fern')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Name saved.')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('First name')).toHaveValue('Fern')
})

test('[2c.6] another email needs the password, and signs in from then on', async ({ page, request, complaints }) => {
  const person = await newMember(request)
  const email = newEmail('fern')
  const urls: string[] = []
  page.on('request', (sent) => urls.push(sent.url()))
  complaints.expected.push(/40[0-9]/)
  await signIn(page, person, DETAILS)
  const form = page.getByRole('form', { name: 'Change your email' })
  await form.getByLabel('New email').fill(email)
  await form.getByLabel('Your password', { exact: true }).fill('not-it-2026')
  await form.getByRole('button', { name: 'Change Email' }).click()
  await expect(form.getByRole('alert')).toContainText('Your current password is incorrect')
  await form.getByLabel('Your password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Change Email' }).click()
  await expect(said(page, 'Your email has been changed.')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(await signsIn(request, { email, password: person.password })).toBe(true)
  expect(await signsIn(request, person)).toBe(false)
  expect(urls.filter((url) => url.includes(person.password))).toEqual([])
})

test('[2c.6] deleting an account needs a typed confirmation', async ({ page, request }) => {
  const person = await newMember(request)
  await signIn(page, person, DETAILS)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const form = page.getByRole('form', { name: 'Delete your account' })
  await form.getByLabel('Type DELETE to confirm').fill('DELETE')
  await form.getByRole('button', { name: 'Delete my account permanently' }).click()
  await expect(page).toHaveURL('/')
  await expect(said(page, 'Your account has been deleted.')).toBeVisible()
  expect(await signsIn(request, person)).toBe(false)
})

test('[2c.6] a gift card’s code is in no address and is not stored in the browser', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const code = 'ABCDEFGHJKLMNPQ2'
  complaints.expected.push(/40[0-9]/)
  const urls: string[] = []
  page.on('request', (sent) => urls.push(sent.url()))
  await signIn(page, await newMember(request), '/account/gift-card')
  const form = page.getByRole('form', { name: 'Check a gift card balance' })
  await form.getByLabel('Gift card code').fill(code)
  await form.getByRole('button', { name: 'Check balance' }).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await expectAccessible()
  const redeeming = page.getByRole('form', { name: 'Add a gift card to store credit' })
  await redeeming.getByLabel('Gift card code').fill(code)
  await redeeming.getByRole('button', { name: 'Add to store credit' }).click()
  await expect(redeeming.getByRole('alert')).not.toBeEmpty()
  expect(urls.filter((url) => url.includes(code))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toContain(code)
})

test('[2c.6] store credit shows its ledger', async ({ page, expectAccessible }) => {
  await signIn(page, seeded('avery.lindqvist@example.com'), '/account/store-credit')
  await expect(page.getByRole('row', { name: /Returned jar/ })).toContainText('+$18.50')
  await expectAccessible()
})

test('[2c.6] the newsletter’s switch keeps its state after a reload', async ({ page, request, expectAccessible }) => {
  await signIn(page, await newMember(request), '/account/newsletter')
  const toggle = page.getByRole('switch', { name: 'Shop email' })
  await expect(toggle).toBeVisible()
  const before = await toggle.getAttribute('aria-checked')
  await toggle.click()
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '')
  await expect(toggle).not.toHaveAttribute('aria-busy', 'true')
  await expectAccessible()
  await page.reload()
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '')
})
