import { revokeCustomerToken } from '@leaflog/core/wire/credentials'
import type { Page } from '@playwright/test'
import { askCommerce, heldIn, newMember, signIn, submitSignIn, tokenOf } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'
import { withoutLive } from './support/without-live.ts'

const LOGIN = '/rewards/login'
const DASHBOARD = '/rewards/dashboard'

const expiryWarning = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your session expired. Please sign in again.' })

/** The browser has forgotten the session, and says so to nobody any more. */
async function expectForgotten(page: Page): Promise<void> {
  await expect.poll(() => heldIn(page)).toEqual({ token: null, cookies: [] })
  const keys = ['lastActivityTime', 'tokenRefreshing', 'session_invalid']
  const left = () => page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)
  await expect.poll(left).toEqual([])
}

/** As another device or the shop itself would. */
async function revokeFromElsewhere(page: Page, request: Parameters<typeof askCommerce>[0]): Promise<void> {
  const answer = await askCommerce(request, {
    query: revokeCustomerToken.query,
    variables: {},
    token: await tokenOf(page),
  })
  expect(answer).toMatchObject({ data: { revokeCustomerToken: { result: true } } })
}

test('[8.8] [4d.2] [2a.6] [8.2] a session that was revoked elsewhere ends once, with a warning, and is forgotten', async ({
  page,
  context,
  request,
}) => {
  await withoutLive(context)
  const person = await newMember(request)
  await signIn(page, person)
  await revokeFromElsewhere(page, request)
  await page.goto(DASHBOARD)
  // The warning is there for three seconds, so it is looked for before anything else.
  await expect(expiryWarning(page)).toContainText('Warning')
  await expect(expiryWarning(page).getByText('Your session expired. Please sign in again.')).toHaveCount(1)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeVisible()
  await expectForgotten(page)
  await page.reload()
  await listening(page)
  await expect(page).toHaveURL(LOGIN)
  await expect(expiryWarning(page)).toHaveCount(0)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(DASHBOARD)
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
})

test('[8.8] [4d.2] a page that was left open: the next call ends the session, and signing in leads back', async ({
  page,
  context,
  request,
}) => {
  await withoutLive(context)
  const person = await newMember(request)
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await revokeFromElsewhere(page, request)
  await page
    .getByRole('navigation', { name: 'My Rewards' })
    .last()
    .getByRole('link', { name: 'Rewards Profile' })
    .click()
  await expect(page).toHaveURL(LOGIN)
  await expect(expiryWarning(page)).toBeVisible()
  await expectForgotten(page)
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/rewards/profile')
})

test('[4d.2] a forced sign-out reaches the other tabs, and only one of them warns', async ({
  page,
  context,
  request,
}) => {
  await withoutLive(context)
  const person = await newMember(request)
  const other = await context.newPage()
  await signIn(page, person)
  await visit(other, '/')
  await expect(other.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
  await revokeFromElsewhere(page, request)
  await page.reload()
  await expect(page).toHaveURL(LOGIN)
  await expect(expiryWarning(page)).toBeVisible()
  await expect(other.getByRole('complementary', { name: 'Promotion' })).toHaveCount(0)
  await expect(other).toHaveURL('/')
  await expect(expiryWarning(other)).toHaveCount(0)
})

test('[8.8] one call that is refused is enough, whichever it is', async ({ page, request }) => {
  await signIn(page, await newMember(request), '/rewards/newsletter')
  await listening(page)
  await page.route(
    '**/api/graphql',
    (route) =>
      route.fulfill({
        json: { errors: [{ message: 'No.', extensions: { category: 'graphql-authorization' } }], data: null },
      }),
    { times: 1 },
  )
  await page.getByRole('switch', { name: 'Rewards by email' }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(expiryWarning(page)).toBeVisible()
  await expectForgotten(page)
})

test('[4d.4] signing out takes the token, the cookies and the cart of the account away', async ({ page, request }) => {
  const person = await newMember(request)
  await signIn(page, person, '/rewards/profile')
  const token = await tokenOf(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expectForgotten(page)
  const answer = () => askCommerce(request, { query: '{ customer { email } }', variables: {}, token })
  await expect.poll(answer).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
})

test('[2a.6] the flag and the hash together lead to sign in with the warning; either alone does nothing', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(() => localStorage.setItem('session_invalid', '1'))
  await page.goto('/dispensaries')
  await listening(page)
  await expect(page).toHaveURL('/dispensaries')
  await expect(expiryWarning(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('session_invalid'))
  await visit(page, '/dispensaries/florida#session-expired')
  await expect(page).toHaveURL(/\/dispensaries\/florida/)
  await expect(expiryWarning(page)).toHaveCount(0)

  // On a page without the hash: the one before may still be looking.
  await visit(page, '/')
  await page.evaluate(() => localStorage.setItem('session_invalid', '1'))
  await page.goto('/dispensaries#session-expired')
  await expect(page).toHaveURL(LOGIN)
  await expect(expiryWarning(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('session_invalid'))).toBeNull()
  await page.goto('/dispensaries#session-expired')
  await listening(page)
  await expect(page).toHaveURL(/\/dispensaries/)
})

test('[9d.3] a token that is about to expire is renewed once over all tabs, while somebody is there', async ({
  page,
  context,
  request,
}) => {
  await withoutLive(context)
  await context.clock.install()
  await signIn(page, await newMember(request), '/rewards/newsletter')
  const other = await context.newPage()
  await visit(other, '/')
  await expect(other.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
  const before = await tokenOf(page)
  const renewals: { sent: string; key: string | undefined }[] = []
  context.on('request', (each) => {
    const sent = each.postData()
    if (sent?.includes('refreshCustomerToken') === true) renewals.push({ sent, key: each.headers()['idempotency-key'] })
  })
  await context.clock.fastForward('54:00')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Rewards Communications' })).toBeVisible()
  expect(renewals).toEqual([])
  // Just past the look at 55 minutes.
  await context.clock.fastForward('01:05')
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  // Whoever asks for the same token's renewal asks under the same key, so that it is renewed once. By this clock the new
  // token is old as well, and may be renewed in its turn.
  const tokens = new Set(renewals.map(({ sent }) => sent))
  expect(new Set(renewals.map(({ key }) => key)).size).toBe(tokens.size)
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page))
  const { cookies } = await heldIn(page)
  for (const { expires } of cookies) expect(expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400)
  await page.getByRole('switch', { name: 'Rewards by email' }).click()
  await expect(page.getByRole('switch', { name: 'Rewards by email' })).toBeChecked()
  await expect(page).toHaveURL('/rewards/newsletter')
})
