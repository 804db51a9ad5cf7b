import { newMember, newShopCustomer, newShopCustomerWithoutPassword, signsIn } from './support/customers.ts'
import { beginToJoin, someDetails, submitDetails, submitEmail } from './support/enrolment.ts'
import { holdsEverywhere } from './support/holds.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const JOIN = '/rewards/create-account'
const DASHBOARD = '/rewards/dashboard'

test(
  '[4d.5] [2d.1] a new visitor: email, details, preferences, then a signed-in member',
  { tag: '@journey' },
  async ({ page, request }) => {
    const email = await beginToJoin(page)
    const steps = page.getByRole('list', { name: 'Steps' })
    await expect(steps.getByRole('listitem')).toHaveText(['Email, done', 'About you', 'Preferences'])
    await expect(steps.locator('[aria-current=step]')).toHaveText('About you')
    await submitDetails(page)
    await expect(steps.locator('[aria-current=step]')).toHaveText('Preferences')
    const form = page.getByRole('form', { name: 'Preferences' })
    await form.getByLabel('Create a password').fill('pergola-2027')
    await form.getByLabel(/^Email me offers/).check()
    await form.getByRole('button', { name: 'Join Rewards' }).click()
    await expect(page).toHaveURL(DASHBOARD)
    await expect(page.getByRole('status').filter({ hasText: 'Welcome to Fernhill Rewards.' })).toBeVisible()
    await holdsEverywhere(page, async (tab) => {
      await expect(tab).toHaveURL(DASHBOARD)
      await expect(tab.getByRole('heading', { level: 1, name: 'Welcome, Ivy.' })).toBeVisible()
      await expect(tab.getByRole('heading', { name: 'Your points' })).toBeVisible()
    })
    expect(await signsIn(request, { email, password: 'pergola-2027' })).toBe(true)
    await page.goto('/rewards/newsletter')
    await listening(page)
    await holdsEverywhere(page, async (tab) => {
      await expect(tab.getByRole('switch', { name: 'Rewards by email' })).toBeChecked()
      await expect(tab.getByRole('switch', { name: 'Rewards by text' })).not.toBeChecked()
    })
  },
)

test('[3.15.1] a member is sent to the sign-in page, with their email and a note', async ({ page, request }) => {
  const { email } = await newMember(request)
  await visit(page, JOIN)
  await submitEmail(page, email.toUpperCase())
  await expect(page).toHaveURL('/rewards/login')
  await expect(page.getByText('you already have a Fernhill Rewards account with this email')).toBeVisible()
})

test('[3.15.1] [3.15.2] [7a.12] a shop customer enters the password and joins with the same account', async ({
  page,
  request,
}) => {
  const person = await newShopCustomer(request)
  await visit(page, JOIN)
  await submitEmail(page, person.email)
  const form = page.getByRole('form', { name: 'Your password' })
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4)
  await form.getByLabel('Password', { exact: true }).fill('wrong-2026')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('alert')).toHaveText('That password is incorrect.')
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await submitDetails(page)
  const preferences = page.getByRole('form', { name: 'Preferences' })
  await expect(preferences.getByLabel(/password/i).filter({ visible: true })).toHaveCount(0)
  await preferences.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL(DASHBOARD)
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
})

test('[3.15.2] a date of birth that the shop knows is filled in', async ({ page }) => {
  await visit(page, JOIN)
  await submitEmail(page, 'devon.park@example.com')
  await page.getByLabel('Password', { exact: true }).fill('fernhill2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  const form = page.getByRole('form', { name: 'About you' })
  await expect(form.getByLabel('Month')).toHaveValue('7')
  await expect(form.getByLabel('Day')).toHaveValue('8')
  await expect(form.getByLabel('Year')).toHaveValue('1995')
})

test('[3.15.1] [2f.2] a shop account without a password is asked to set one first', async ({ page, request }) => {
  const email = await newShopCustomerWithoutPassword(request)
  await visit(page, JOIN)
  await submitEmail(page, email)
  await expect(page.getByRole('form', { name: 'Join Fernhill Rewards' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.reload()
  await listening(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Email Reset Password Link' })).toBeEnabled()
})

test('[3.15.1] [5b.1] an invalid email is refused below its field, by the page or by the shop', async ({ page }) => {
  await visit(page, JOIN)
  const email = page.getByRole('textbox', { name: 'Email' })
  const refusal = page.getByText('Please enter a valid email, such as you@example.com')
  for (const text of ['ivy', '.ivy@example.com']) {
    await email.fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(refusal).toBeVisible()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue(text)
  }
  await email.fill('')
  await expect(page.getByText('This is a required field.')).toBeVisible()
})

test('a reload midway loses no step, and only the password of the typed data', async ({ page }) => {
  await beginToJoin(page)
  await page.reload()
  await listening(page)
  await submitDetails(page, { phone: '305 555 0134' })
  const form = page.getByRole('form', { name: 'Preferences' })
  await form.getByLabel('Create a password').fill('pergola-2027')
  await page.reload()
  await listening(page)
  await expect(form.getByLabel('Create a password')).toHaveValue('')
  await expect(form.getByLabel('Text me offers at 305 555 0134.')).toBeVisible()
  await form.getByLabel('Create a password').fill('pergola-2027')
  await form.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL(DASHBOARD)
})

test('a shop account whose password was lost in a reload is asked for it once more', async ({ page, request }) => {
  const person = await newShopCustomer(request)
  await visit(page, JOIN)
  await submitEmail(page, person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await submitDetails(page)
  await expect(page.getByRole('form', { name: 'Preferences' })).toBeVisible()
  await page.reload()
  await listening(page)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL(DASHBOARD)
})

test('Back leads to the previous step, with its data', async ({ page }) => {
  const email = await beginToJoin(page)
  await submitDetails(page)
  const back = page.getByRole('button', { name: 'Back' })
  await back.click()
  const form = page.getByRole('form', { name: 'About you' })
  await expect(form.getByLabel('First name')).toHaveValue(someDetails.firstname)
  await expect(form.getByLabel('Year')).toHaveValue('1990')
  await expect(form.getByLabel('State').locator('option:checked')).toHaveText('Florida')
  await back.click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[5b.1] everything missing is reported, and the first field gets the focus', async ({ page }) => {
  await beginToJoin(page)
  const form = page.getByRole('form', { name: 'About you' })
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('This is a required field.')).toHaveCount(4)
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('First name').fill('Ivy')
  await expect(form.getByText('This is a required field.')).toHaveCount(3)
})

/** Month, day and year of birth of somebody who is 18 in as many days; two, because the page is in another time zone. */
const eighteenIn = (days: number): [string, string, string] => {
  const today = new Date()
  const born = new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days))
  return [String(born.getUTCMonth() + 1), String(born.getUTCDate()), String(born.getUTCFullYear())]
}

test('[9a.2] people under 18 cannot join, and invalid dates are refused', async ({ page }) => {
  await beginToJoin(page)
  const form = page.getByRole('form', { name: 'About you' })
  await submitDetails(page, { birthDate: eighteenIn(2) })
  await expect(form.getByText('You must be 18 or older to join.')).toBeVisible()
  await expect(form.getByLabel('Month')).toHaveAttribute('aria-invalid', 'true')
  await submitDetails(page, { birthDate: ['2', '30', '1990'] })
  await expect(form.getByText('That date doesn’t exist.')).toBeVisible()
  await submitDetails(page, { birthDate: eighteenIn(-2) })
  await expect(page.getByRole('form', { name: 'Preferences' })).toBeVisible()
})

test('[3.13] Rewards is only available where the programme runs', async ({ page }) => {
  await beginToJoin(page)
  const form = page.getByRole('form', { name: 'About you' })
  await expect(form.getByLabel('State').getByRole('option', { name: 'Florida' })).toBeAttached()
  await expect(form.getByLabel('State').getByRole('option', { name: 'California' })).toHaveCount(0)
  await submitDetails(page, { state: 'Another state' })
  await expect(form.getByText('Rewards isn’t available in your state yet.')).toBeVisible()
  await expect(form.getByLabel('State')).toBeFocused()
})

test('a telephone number has ten digits, or is omitted', async ({ page }) => {
  await beginToJoin(page)
  const form = page.getByRole('form', { name: 'About you' })
  await submitDetails(page, { phone: '555 0134' })
  await expect(form.getByLabel('Mobile phone (optional)')).toHaveAttribute('aria-invalid', 'true')
  await submitDetails(page, { phone: '+1 (305) 555-0134' })
  await expect(page.getByRole('form', { name: 'Preferences' })).toBeVisible()
})

test('[7a.12] texts need consent and a signature; without a number they are not offered', async ({ page }) => {
  await beginToJoin(page)
  await submitDetails(page)
  await expect(page.getByText('Want offers by text? Go back and add your mobile phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await submitDetails(page, { phone: '305 555 0134' })
  const form = page.getByRole('form', { name: 'Preferences' })
  const texts = form.getByLabel('Text me offers at 305 555 0134.')
  await expect(texts).not.toBeChecked()
  await expect(form.getByLabel('Signature')).toHaveCount(0)
  await texts.check()
  await expect(form.getByText('Reply STOP to opt out at any time')).toBeVisible()
  await form.getByLabel('Create a password').fill('pergola-2027')
  await form.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(form.getByText('This is a required field.')).toBeVisible()
  await expect(form.getByLabel('Signature')).toBeFocused()
  await form.getByLabel('Signature').fill('Ivy Fenn')
  await form.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL(DASHBOARD)
  await page.goto('/rewards/newsletter')
  await expect(page.getByRole('switch', { name: 'Rewards by text' })).toBeChecked()
  await expect(page.getByText('To 305-555-0134.').first()).toBeVisible()
})

test('[3.13] a failure shows the reason and loses nothing, and a retry works', async ({ page, complaints }) => {
  complaints.expected.push(withoutNetwork)
  await beginToJoin(page)
  await submitDetails(page)
  const form = page.getByRole('form', { name: 'Preferences' })
  await form.getByLabel('Create a password').fill('pergola-2027')
  await page.route('**/api/graphql', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(form.getByRole('alert')).toContainText('Failed to connect to the service')
  await expect(form.getByLabel('Create a password')).toHaveValue('pergola-2027')
  await form.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL(DASHBOARD)
})
