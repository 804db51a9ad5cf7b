import {
  newEmail,
  newMember,
  newShopCustomer,
  newShopCustomerWithoutPassword,
  signsIn,
  submitSignIn,
} from './support/customers.ts'
import { holdsEverywhere } from './support/holds.ts'
import { linkMailedTo } from './support/mails.ts'
import { submitEmail } from './support/enrolment.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const FORGOT = '/rewards/forgot-password'
const LOGIN = '/rewards/login'
const sent =
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.'

test('[2f.1] [2d.1] the page has its heading, an email field, a button and a link back', async ({ page }) => {
  await visit(page, FORGOT)
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
  await page.getByRole('link', { name: 'Already have an account? Sign In.' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeVisible()
})

test('[5b.3] the button is disabled while the email is invalid, and while it is sent', async ({ page }) => {
  await visit(page, FORGOT)
  const button = page.getByRole('button', { name: 'Reset Password' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(button).toBeDisabled()
  await email.fill('nobody')
  await expect(page.getByText('Please enter a valid email, such as you@example.com')).toBeVisible()
  await expect(button).toBeDisabled()
  await email.fill(newEmail())
  await expect(button).toBeEnabled()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/graphql', async (route) => {
    await gate.promise
    await route.continue()
  })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  gate.resolve()
  await expect(page).toHaveURL(LOGIN)
})

test('[8.7] [4d.6] known or unknown: the same toast, and the login view', async ({ page, request }) => {
  const { email } = await newMember(request)
  for (const address of [email, newEmail()]) {
    await visit(page, LOGIN)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('form', { name: 'Reset Password' }).getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText(sent)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeFocused()
  }
  expect(await linkMailedTo(request, email)).toContain('token=')
})

test('[8.6] an error is shown above the form, and a retry works', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED|ERR_INTERNET|EFFECT_FAILED: passwordReset/)
  await visit(page, FORGOT)
  await page.route('**/api/graphql', (route) => route.abort(), { times: 1 })
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const problem = page.getByRole('form').getByRole('alert')
  await expect(problem).toContainText('Failed to connect to the service')
  const above = await problem.evaluate((each) => each.getBoundingClientRect().bottom)
  const field = page.getByRole('textbox', { name: 'Email' })
  expect(above).toBeLessThanOrEqual(await field.evaluate((each) => each.getBoundingClientRect().top))
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(LOGIN)
})

test(
  '[7a.3] [2f.1] the whole flow: a mail, its link, a new password, and signing in with it',
  { tag: '@journey' },
  async ({ page, request }) => {
    const person = await newMember(request)
    await visit(page, FORGOT)
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page).toHaveURL(LOGIN)
    const link = await linkMailedTo(request, person.email)
    const token = new URLSearchParams(link.split('#')[1]).get('token') ?? ''
    expect(token.length).toBeGreaterThan(20)

    const seen: string[] = []
    page.on('request', (each) => {
      seen.push(each.url(), JSON.stringify(each.headers()))
      if (each.postData()?.includes('resetPassword(') !== true) seen.push(each.postData() ?? '')
    })
    await page.goto('/dev/mails')
    await page
      .getByRole('article')
      .filter({ hasText: person.email })
      .getByRole('link', { name: 'Set a new password' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose A New Password' })).toBeVisible()
    await expect(page.getByText(`For ${person.email}.`)).toBeVisible()
    await listening(page)
    expect(page.url()).not.toContain(token)

    const password = page.getByLabel('New password', { exact: true })
    const button = page.getByRole('button', { name: 'Set Password' })
    await password.fill('short')
    await expect(page.getByText('Invalid Password!')).toBeVisible()
    await expect(button).toBeDisabled()
    await password.fill('pergola-2027')
    await button.click()
    await expect(page).toHaveURL(LOGIN)
    await expect(page.getByRole('status').filter({ hasText: 'Your password is set.' })).toBeVisible()
    expect(seen.filter((text) => text.includes(token))).toEqual([])
    expect(await signsIn(request, person)).toBe(false)
    await holdsEverywhere(page, async (tab) => {
      await expect(tab).toHaveURL(LOGIN)
      await expect(tab.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeVisible()
      await expect(tab.getByRole('form', { name: 'Sign in' }).getByRole('alert')).toHaveCount(0)
    })
    await submitSignIn(page, { ...person, password: 'pergola-2027' })
    await holdsEverywhere(page, async (tab) => {
      await expect(tab).toHaveURL('/rewards/dashboard')
      await expect(tab.getByRole('heading', { level: 1, name: `Welcome, ${person.firstname}.` })).toBeVisible()
    })
  },
)

test('[8.6] a used or invalid link says so and offers another', async ({ page, request, complaints }) => {
  complaints.expected.push(/EFFECT_FAILED: passwordReset/)
  const { email } = await newMember(request)
  await visit(page, FORGOT)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(LOGIN)
  const link = await linkMailedTo(request, email)
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Set Password' }).click()
  }
  await page.goto(link)
  await listening(page)
  await choose('pergola-2027')
  await expect(page).toHaveURL(LOGIN)
  await page.goto(link)
  await listening(page)
  await choose('arbour-2028')
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('This link has expired. Request a new one.')
  await page.getByRole('link', { name: 'Request a new link.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
})

test('leaving an opened link with unsaved input asks first', async ({ page, request }) => {
  const { email } = await newMember(request)
  await visit(page, FORGOT)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(LOGIN)
  await page.goto(await linkMailedTo(request, email))
  await listening(page)
  await expect(page.getByRole('heading', { name: 'Choose A New Password' })).toBeVisible()
  await page.reload()
  await listening(page)
  await expect(page.getByText('This link has expired. Request a new one.')).toBeVisible()
  await page.goto(await linkMailedTo(request, email))
  await expect(page.getByRole('heading', { name: 'Choose A New Password' })).toBeVisible()
})

test('[2f.2] [4d.6] [1.5] a shop account without a password is sent a mail, and joins with its link', async ({
  page,
  request,
}) => {
  const email = await newShopCustomerWithoutPassword(request)
  await visit(page, '/rewards/create-account')
  await submitEmail(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Fernhill Rewards' })).toBeVisible()
  await expect(page.getByText('This email is already associated with an account.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect(field).toHaveValue(email)
  await expect(field).toBeDisabled()
  await page.getByRole('button', { name: 'Email Reset Password Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Your password' })).toBeVisible()
  await expect(page).toHaveURL('/rewards/create-account')

  await page.goto(await linkMailedTo(request, email))
  await listening(page)
  await page.getByLabel('New password', { exact: true }).fill('pergola-2027')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect(page).toHaveURL('/rewards/create-account')
  await page.getByLabel('Password', { exact: true }).fill('pergola-2027')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('form', { name: 'About you' })).toBeVisible()
})

test('[2f.2] [2e.3] Enroll with a different email. asks for the email again', async ({ page, request }) => {
  await visit(page, '/rewards/create-account')
  await submitEmail(page, await newShopCustomerWithoutPassword(request))
  await page.getByRole('link', { name: 'Enroll with a different email.' }).click()
  await expect(page).toHaveURL('/rewards/create-account')
  await expect(page.getByRole('form', { name: 'Your email' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})

test('[2f.3] [4d.6] a visitor who is joining and forgot the shop password is sent a mail and continues', async ({
  page,
  request,
}) => {
  const { email } = await newShopCustomer(request)
  await visit(page, '/rewards/create-account')
  await submitEmail(page, email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set A Password' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Email Password Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(page).toHaveURL('/rewards/create-account')
  await expect(page.getByRole('form', { name: 'Your password' })).toBeVisible()
  expect(await linkMailedTo(request, email)).toContain('token=')
})
