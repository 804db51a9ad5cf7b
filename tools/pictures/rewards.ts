import type { Page } from '@playwright/test'

import { listening, visit } from '../../e2e/support/visit.ts'
import { complete, type Shot, type Walk } from './camera.ts'

const password = 'fernhill2026'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await listening(page)
  await complete(page)
}

async function signIn(page: Page, email: string): Promise<void> {
  await open(page, '/rewards/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/rewards/dashboard')
}

async function join(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', disabled: false }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function* shots(page: Page): AsyncGenerator<Shot, void, void> {
  await visit(page, '/rewards/login')
  await complete(page)
  yield { name: 'rewards-sign-in' }
  await open(page, '/rewards/forgot-password')
  yield { name: 'rewards-reset-password' }
  await open(page, '/rewards/create-account')
  await join(page, 'rowan.ellery@example.com')
  await page.getByRole('heading', { level: 1, name: /^Join .* Rewards$/ }).waitFor()
  await page.getByRole('button', { name: 'Email Reset Password Link' }).waitFor()
  yield { name: 'rewards-set-password' }
  await page.getByRole('link', { name: 'Enroll with a different email.' }).click()
  await join(page, 'devon.park@example.com')
  await page.getByLabel('Password', { exact: true }).waitFor()
  yield { name: 'rewards-join-shop-account' }
  await page.getByRole('button', { name: 'Back' }).click()
  await join(page, 'ida.holm@example.com')
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  yield { name: 'rewards-join-details', whole: true }
  await page.getByRole('textbox', { name: 'First name' }).fill('Ida')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Holm')
  await page.getByRole('textbox', { name: 'Month' }).fill('4')
  await page.getByRole('textbox', { name: 'Day' }).fill('27')
  await page.getByRole('textbox', { name: 'Year' }).fill('1985')
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Florida' })
  await page.getByRole('textbox', { name: /phone/i }).fill('305 555 0123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Join Rewards' }).waitFor()
  yield { name: 'rewards-join-preferences', whole: true }

  await signIn(page, 'avery.lindqvist@example.com')
  for (const [path, name] of [
    ['/rewards/dashboard', 'rewards-dashboard'],
    ['/rewards/profile', 'rewards-profile'],
    ['/rewards/newsletter', 'rewards-communications'],
    ['/rewards/terms', 'rewards-terms'],
    ['/account', 'account'],
    ['/account/orders', 'account-orders'],
    ['/account/wishlist', 'account-wishlist'],
    ['/account/address', 'account-addresses'],
    ['/account/store-credit', 'account-store-credit'],
  ] as const) {
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    yield { name, whole: true }
  }
}

/** Every screen of Rewards and the account, for a new member and for an existing one. */
export const rewards: Walk = {
  names: [
    'rewards-sign-in',
    'rewards-reset-password',
    'rewards-set-password',
    'rewards-join-shop-account',
    'rewards-join-details',
    'rewards-join-preferences',
    'rewards-dashboard',
    'rewards-profile',
    'rewards-communications',
    'rewards-terms',
    'account',
    'account-orders',
    'account-wishlist',
    'account-addresses',
    'account-store-credit',
  ],
  shots,
}
