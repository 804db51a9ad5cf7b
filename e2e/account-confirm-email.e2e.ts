import { newShopCustomer, submitSignIn } from './support/customers.ts'
import { confirmationLinkTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'
import { violationsIn } from './support/wcag.ts'

test('a new customer confirms the email by the mailed link, after signing in', async ({ page, request }) => {
  const person = await newShopCustomer(request)
  const link = await confirmationLinkTo(request, person.email)
  const token = new URLSearchParams(link.split('#')[1]).get('token') ?? ''
  expect(token.length).toBeGreaterThan(20)

  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
  await listening(page)
  expect(page.url()).not.toContain(token)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/confirm-email')
  await expect(page.getByText(`Is ${person.email} yours?`)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstname}.` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest order' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Open the link in the email we sent you.')).toBeVisible()
})

test('the account asks for it until then, and sends another link', async ({ page, request }) => {
  const person = await newShopCustomer(request)
  const first = await confirmationLinkTo(request, person.email)
  await visit(page, '/account')
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/account')
  const note = page.getByRole('region', { name: 'Confirm your email' })
  await expect(note).toContainText(person.email)
  expect(await violationsIn(page)).toEqual([])
  await note.getByRole('button', { name: 'Send a new link' }).click()
  await expect(note.getByRole('button', { name: 'Link sent' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${person.email}.` })).toBeVisible()
  await expect.poll(() => confirmationLinkTo(request, person.email)).not.toBe(first)
})
