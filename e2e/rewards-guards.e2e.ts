import { newMember, newShopCustomer, signIn, submitSignIn } from './support/customers.ts'
import { readDatabases } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const LOGIN = '/rewards/login'
const DASHBOARD = '/rewards/dashboard'

for (const path of [DASHBOARD, '/rewards/profile', '/rewards/newsletter?from=mail'])
  test(`[2a.2] [2d.1] ${path} asks to sign in first, and is there afterwards`, async ({ page, request }) => {
    await signIn(page, await newMember(request), path)
    await page.reload()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('navigation', { name: 'My Rewards' }).first()).toBeVisible()
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names).not.toContain('previous_url')
  })

test('[2a.2] a link to a protected page leads through sign-in to that page', async ({ page, request }) => {
  const person = await newMember(request)
  await visit(page, '/rewards/terms')
  await page.getByRole('link', { name: 'Go to your Rewards' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeFocused()
  await submitSignIn(page, person)
  await expect(page).toHaveURL(DASHBOARD)
})

test('[4d.1] [2a.2] a visitor who leaves the sign-in page gets to the dashboard when they sign in later', async ({
  page,
  request,
}) => {
  const person = await newMember(request)
  await visit(page, '/account/orders')
  await expect(page).toHaveURL(LOGIN)
  await visit(page, '/about')
  await visit(page, LOGIN)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(DASHBOARD)
})

for (const path of [LOGIN, '/rewards/create-account'])
  test(`[2a.3] ${path} sends who is signed in to the dashboard`, async ({ page, request }) => {
    await signIn(page, await newMember(request))
    await page.goto(path)
    await expect(page).toHaveURL(DASHBOARD)
    await listening(page)
    await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  })

test('[2a.3] [2d.1] the other pages of Rewards are open to everybody', async ({ page, request }) => {
  for (const path of ['/rewards/terms', '/rewards/forgot-password']) {
    await visit(page, path)
    await expect(page).toHaveURL(path)
  }
  await signIn(page, await newMember(request))
  for (const path of ['/rewards/terms', '/rewards/forgot-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
  }
})

const hostile = [
  'https://evil.example',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  '%2f%2fevil.example',
  '/rewards/login',
  '%E0%A4%A',
]

test('[2a.2] a page to return to that is not of the shop leads to the dashboard', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const plant = (address: string) => {
    const value = address.startsWith('%E0') ? address : encodeURIComponent(address)
    return context.addCookies([{ name: 'previous_url', value, url: baseURL ?? '' }])
  }
  const left: string[] = []
  page.on('request', (each) => {
    if (each.isNavigationRequest() && !each.url().startsWith(baseURL ?? '')) left.push(each.url())
  })
  // The page's own decision, after signing in (session.test.ts has the others), and then the server's.
  await plant('/\\evil.example')
  await visit(page, LOGIN)
  await submitSignIn(page, await newMember(request))
  await expect(page).toHaveURL(DASHBOARD)
  for (const address of hostile)
    await test.step(address, async () => {
      await plant(address)
      await page.goto(LOGIN)
      await expect(page).toHaveURL(DASHBOARD)
    })
  expect(left).toEqual([])
})

test('[2e.2] [2e.7] a member who wants to join is redirected to sign in, with their email', async ({
  page,
  request,
}) => {
  const person = await newMember(request)
  await visit(page, '/rewards/create-account')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText('you already have a Fernhill Rewards account with this email')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(DASHBOARD)
})

test('[2e.3] Create An Account. starts over: no step, no email', async ({ page, request }) => {
  const { email } = await newShopCustomer(request)
  await visit(page, '/rewards/create-account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('form', { name: 'Your password' })).toBeVisible()
  await visit(page, LOGIN)
  await page.getByRole('link', { name: 'Create An Account.' }).click()
  await expect(page).toHaveURL('/rewards/create-account')
  await expect(page.getByRole('form', { name: 'Your email' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})

test('[2e.5] [2e.7] the forgotten password has its own view, on the same page', async ({ page }) => {
  await visit(page, LOGIN)
  await page.getByRole('textbox', { name: 'Email' }).fill('ivy@example.com')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeFocused()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ivy@example.com')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused()
  await page.getByRole('link', { name: 'Already have an account? Sign In.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeVisible()
})

test('[2e.7] [2f.3] the stored destination is used once and cleared', async ({ page, request }) => {
  const { email } = await newShopCustomer(request)
  await visit(page, '/rewards/create-account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('form', { name: 'Your password' }).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { level: 1, name: 'Set A Password' })).toBeVisible()
  await expect.poll(async () => (await readDatabases(page)).join('\n')).toContain('enrolment.destinationCleared')
  await page.reload()
  await listening(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In To Your Account' })).toBeVisible()
})
