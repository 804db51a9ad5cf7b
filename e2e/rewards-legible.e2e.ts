import type { Page } from '@playwright/test'
import {
  newEmail,
  newMember,
  newShopCustomer,
  newShopCustomerWithoutPassword,
  seeded,
  signIn,
  submitSignIn,
} from './support/customers.ts'
import { beginToJoin, submitDetails, submitEmail } from './support/enrolment.ts'
import { linkMailedTo } from './support/mails.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const JOIN = '/rewards/create-account'

/** Disables transitions: the contrast of half-transparent text cannot be measured. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().every((each) => each.playState !== 'running')))
    .toBe(true)

/** One walk, checked in both themes. The theme is an attribute of the document (layout.e2e.ts tests the choice). */
test.describe('in both themes', () => {
  test.use({ reducedMotion: 'reduce' })
  let look: () => Promise<void>

  test.beforeEach(({ page, expectAccessible, expectLegible }) => {
    const choose = async (theme: 'dark' | 'light') => {
      await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
      await settled(page)
    }
    look = async () => {
      await choose('dark')
      await expectLegible()
      await choose('light')
      await expectAccessible()
    }
  })

  test('[4e.4] signing in is legible in each of its views', async ({ page, complaints }) => {
    complaints.expected.push(/EFFECT_FAILED: session\.signIn/)
    await visit(page, '/rewards/login')
    await look()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('This is a required field.').first()).toBeVisible()
    await look()
    await submitSignIn(page, { email: newEmail(), password: 'wrong-2026' })
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
    await look()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
    await look()
  })

  test('[4e.4] a new password is legible in each of its views', { tag: '@desk' }, async ({ page, request }) => {
    const { email } = await newMember(request)
    await visit(page, '/rewards/forgot-password')
    await look()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await expect(page.getByText(/^Please enter a valid email/)).toBeVisible()
    await look()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page).toHaveURL('/rewards/login')
    await page.goto(await linkMailedTo(request, email))
    await listening(page)
    await expect(page.getByRole('heading', { name: 'Choose A New Password' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('short')
    await expect(page.getByText('Invalid Password!')).toBeVisible()
    await look()
    await page.reload()
    await listening(page)
    await expect(page.getByText(/^This link has expired/)).toBeVisible()
    await look()
  })

  test('[4e.4] joining is legible in each of its steps', { tag: '@desk' }, async ({ page }) => {
    await visit(page, JOIN)
    await look()
    await beginToJoin(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This is a required field.').first()).toBeVisible()
    await look()
    await submitDetails(page, { phone: '305 555 0134' })
    await page.getByLabel('Text me offers at 305 555 0134.').check()
    await page.getByRole('button', { name: 'Join Rewards' }).click()
    await expect(page.getByText('This is a required field.').first()).toBeVisible()
    await look()
  })

  test(
    '[4e.4] joining with a shop account is legible, with a password and without',
    { tag: '@desk' },
    async ({ page, request }) => {
      const { email } = await newShopCustomer(request)
      await visit(page, JOIN)
      await submitEmail(page, email)
      await page.getByLabel('Password', { exact: true }).fill('wrong-2026')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
      await look()
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page.getByRole('heading', { name: 'Set A Password' })).toBeVisible()
      await look()
      await visit(page, '/rewards/login')
      await page.getByRole('link', { name: 'Create An Account.' }).click()
      await submitEmail(page, await newShopCustomerWithoutPassword(request))
      await expect(page.getByRole('button', { name: 'Email Reset Password Link' })).toBeVisible()
      await look()
    },
  )

  test('[4e.4] a full dashboard, its card and the terms are legible', async ({ page }) => {
    await signIn(page, seeded('avery.lindqvist@example.com'))
    await expect(page.getByRole('table', { name: 'Recent orders' })).toBeVisible()
    await look()
    await page.getByRole('button', { name: 'Enlarge to scan' }).click()
    await expect(page.getByRole('dialog', { name: 'Your card' }).getByRole('img')).toBeVisible()
    await look()
    await visit(page, '/rewards/terms')
    await look()
  })

  test(
    '[4e.4] an empty dashboard, that of a customer who has not joined, and the birth-date toast are legible',
    { tag: '@desk' },
    async ({ page, request }) => {
      await signIn(page, seeded('noor.haddad@example.com'))
      await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
      await look()
      await page.goto('/rewards/profile')
      await listening(page)
      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL('/')
      await signIn(page, await newShopCustomer(request))
      await expect(page.getByRole('heading', { name: 'You haven’t joined Rewards yet' })).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Your birthday' })).toBeVisible()
      await look()
    },
  )

  test('[4e.4] profile and communications are legible, including validation errors and questions', async ({
    page,
    request,
  }) => {
    await signIn(page, await newMember(request), '/rewards/profile')
    const form = page.getByRole('form', { name: 'Your details' })
    await form.getByLabel('First name').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('This is a required field.').nth(2)).toBeVisible()
    await look()
    await page.getByRole('navigation', { name: 'My Rewards' }).last().getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await look()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/rewards/dashboard')
    await visit(page, '/rewards/newsletter')
    await page.getByRole('switch', { name: 'Rewards by email' }).click()
    await page.getByRole('switch', { name: 'Rewards by text' }).click()
    await page.getByRole('button', { name: 'Agree and turn on' }).click()
    await expect(page.getByRole('form').getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    await look()
  })

  test('[4e.4] loading errors are legible', { tag: '@desk' }, async ({ page, request, complaints }) => {
    complaints.expected.push(/503/, withoutNetwork)
    await signIn(page, await newMember(request))
    await page.route('**/api/graphql?*rewardsDashboard*', (route) => route.fulfill({ status: 503 }))
    await page.goto('/rewards/dashboard')
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await look()
  })
})

test.describe('on the smallest screens', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false })

  test('no page of Rewards needs horizontal scrolling at 320 pixels (WCAG 1.4.10)', async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of ['/rewards/login', JOIN, '/rewards/forgot-password', '/rewards/terms', '/rewards/privacy']) {
      await visit(page, path)
      expect([path, await width()]).toEqual([path, 320])
    }
    await beginToJoin(page)
    expect(await width()).toBe(320)
    await signIn(page, seeded('avery.lindqvist@example.com'))
    for (const path of ['/rewards/dashboard', '/rewards/profile', '/rewards/newsletter']) {
      await visit(page, path)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect([path, await width()]).toEqual([path, 320])
    }
  })
})
