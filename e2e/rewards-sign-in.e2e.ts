import { newEmail, newMember, newShopCustomer, heldIn, refreshCookieOf, submitSignIn } from './support/customers.ts'
import { fillCart } from './support/fill-cart.ts'
import { holdsEverywhere } from './support/holds.ts'
import { piecesOf } from './support/profiles.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const LOGIN = '/rewards/login'
const signInHeading = { level: 1, name: 'Sign In To Your Account' } as const

test('[2e.1] [2e.2] [2e.4] [2d.1] the sign-in page has its heading, its note and its fields', async ({ page }) => {
  await visit(page, LOGIN)
  await expect(page.getByRole('heading', signInHeading)).toBeVisible()
  await expect(page.getByText('Your Fernhill Rewards account has its own password.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Sign in' })
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username')
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('[2e.4] the toggle shows and hides the password, and submitting hides it', async ({ page }) => {
  await visit(page, LOGIN)
  const password = page.getByLabel('Password', { exact: true })
  const toggle = page.getByRole('button', { name: 'Show password' })
  await password.fill('trellis')
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toBeFocused()
  await password.press('End')
  await password.press('2')
  await expect(password).toHaveValue('trellis2')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await toggle.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await toggle.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
})

test('[5b.1] [5b.2] errors are updated on each change', async ({ page }) => {
  await visit(page, LOGIN)
  const email = page.getByRole('textbox', { name: 'Email' })
  const invalid = page.getByText('Please enter a valid email, such as you@example.com')
  await email.pressSequentially('i')
  await expect(invalid).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('vy@example.com')
  await expect(invalid).toBeHidden()
  await email.fill('')
  await expect(page.getByText('This is a required field.')).toBeVisible()
  await email.fill('ivy@example.com')

  const password = page.getByLabel('Password', { exact: true })
  const tooWeak = page.getByText('Invalid Password!')
  for (const [text, isWrong] of [
    ['trellis', true],
    ['1234567', true],
    ['trellis1', false],
    ['a1', false],
    ['trellises', false],
    ['12345678', false],
  ] as const) {
    await password.fill(text)
    await expect(tooWeak, text).toBeVisible({ visible: isWrong })
  }
  await password.fill('')
  await expect(page.getByText('This is a required field.')).toBeVisible()
})

test('[5b.1] an invalid field prevents submission, and gets the focus', async ({ page }) => {
  await visit(page, LOGIN)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This is a required field.')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  expect(sent.filter((body) => body.includes('generateCustomerToken'))).toEqual([])
})

test('[4d.1] [2e.6] signing in: the button is busy, then the dashboard appears', async ({ page, request }) => {
  const person = await newMember(request)
  await visit(page, LOGIN)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('generateCustomerToken') === true) await gate.promise
    await route.continue()
  })
  const addresses: string[] = []
  page.on('request', (each) => addresses.push(each.url()))
  await submitSignIn(page, person)
  const button = page.getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  gate.resolve()
  await expect(page).toHaveURL('/rewards/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ivy.' })).toBeFocused()
  expect(addresses.filter((address) => address.includes(person.password))).toEqual([])
})

test('[4d.1] [9d.1] [9d.2] tokens are stored where they belong, and live for a day', async ({ page, request }) => {
  const person = await newMember(request)
  await visit(page, LOGIN)
  const before = Date.now() / 1000
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  const { token, cookies } = await heldIn(page)
  expect(cookies.find(({ name }) => name === 'signin_token')?.value).toBe(token)
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['refresh_token', 'signin_token'])
  for (const { path, sameSite } of cookies) expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' })
  const kept = await refreshCookieOf(page)
  expect(kept).toMatchObject({ path: '/api/graphql', sameSite: 'Strict', httpOnly: true })
  expect(cookies.find(({ name }) => name === 'refresh_token')?.value).toBe('kept-in-cookie')
  for (const expires of [...cookies, kept].map((each) => each?.expires)) {
    expect(expires).toBeGreaterThan(before + 86_300)
    expect(expires).toBeLessThan(Date.now() / 1000 + 86_401)
  }
})

test("[8.5] a wrong password: the server's text in a danger toast and at the form, and a retry", async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(/EFFECT_FAILED: session\.signIn/)
  const person = await newMember(request)
  await visit(page, LOGIN)
  await submitSignIn(page, { ...person, password: 'wrong-2026' })
  const toast = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(toast).toContainText(/sign-in was incorrect|email|password/i)
  const kept = page.getByRole('form', { name: 'Sign in' }).getByRole('alert')
  await expect(kept).toContainText(/sign-in was incorrect|email|password/i)
  await expect(toast).toHaveCount(0)
  await expect(kept).not.toBeEmpty()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/rewards/dashboard')
})

test('[8.5] an unknown address gets the same text', async ({ page, request, complaints }) => {
  complaints.expected.push(/EFFECT_FAILED: session\.signIn/)
  const { email } = await newMember(request)
  const said: string[] = []
  for (const address of [email, newEmail()]) {
    await visit(page, LOGIN)
    await submitSignIn(page, { email: address, password: 'wrong-2026' })
    said.push(await page.getByRole('form', { name: 'Sign in' }).getByRole('alert').filter({ hasText: /./ }).innerText())
  }
  expect(said[0]).toBe(said[1])
})

test('[2e.1] signing in needs no mouse', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'phones have no Tab key')
  const person = await newMember(request)
  await visit(page, LOGIN)
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.type(person.email)
  for (const [name, role] of [
    ['Show password', 'button'],
    ['Forgot your password?', 'link'],
    ['Sign In', 'button'],
  ] as const) {
    await page.keyboard.press('Tab')
    if (name === 'Show password') {
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      await page.keyboard.type(person.password)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('main').getByRole(role, { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/rewards/dashboard')
})

test(
  '[1.6] [4d.1] the cart from before signing in is kept',
  { tag: '@journey' },
  async ({ page, request, browser, left }) => {
    const person = await newMember(request)
    await fillCart(page)
    const count = { name: new RegExp(`^Cart, ${piecesOf(left) + 1} item`) }
    await expect(page.getByRole('button', count)).toBeVisible()
    await visit(page, LOGIN)
    await submitSignIn(page, person)
    await expect(page).toHaveURL('/rewards/dashboard')
    await holdsEverywhere(page, async (tab) => {
      await expect(tab).toHaveURL('/rewards/dashboard')
      await expect(tab.getByRole('heading', { level: 1, name: `Welcome, ${person.firstname}.` })).toBeVisible()
      await expect(tab.getByRole('button', count)).toBeVisible()
    })

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await visit(other, LOGIN)
    await submitSignIn(other, person)
    await expect(other).toHaveURL('/rewards/dashboard')
    await expect(other.getByRole('button', count)).toBeVisible()
    await elsewhere.close()
  },
)

test('[6.5] a shop customer who is no member may sign in, and is told how to join', async ({ page, request }) => {
  await visit(page, LOGIN)
  await submitSignIn(page, await newShopCustomer(request))
  await expect(page).toHaveURL('/rewards/dashboard')
  await expect(page.getByRole('heading', { name: 'You haven’t joined Rewards yet' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
})
