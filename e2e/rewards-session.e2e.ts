import { revokeCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import type { Page, Route } from '@playwright/test'
import { askCommerce, heldIn, newMember, refreshCookieOf, signIn, submitSignIn, tokenOf } from './support/customers.ts'
import { WARNED, hearExpiry } from './support/expiry.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'
import { withoutLive } from './support/without-live.ts'

const LOGIN = '/rewards/login'
const DASHBOARD = '/rewards/dashboard'

/** The browser has forgotten the session, and sends its token no more. */
async function expectForgotten(page: Page): Promise<void> {
  await expect.poll(() => heldIn(page)).toEqual({ token: null, cookies: [] })
  const keys = ['lastActivityTime', 'tokenRefreshing', 'session_invalid']
  const left = () => page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)
  await expect.poll(left).toEqual([])
}

/** Like another device or the shop itself would. */
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
  const warnings = await hearExpiry(page)
  await signIn(page, person)
  await revokeFromElsewhere(page, request)
  await page.goto(DASHBOARD)
  await expect.poll(warnings).toEqual(WARNED)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeVisible()
  await expectForgotten(page)
  await page.reload()
  await listening(page)
  await expect(page).toHaveURL(LOGIN)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(DASHBOARD)
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  expect(warnings()).toEqual(WARNED)
})

test('[8.8] [4d.2] on a page that was left open the next call ends the session, and signing in leads back', async ({
  page,
  context,
  request,
}) => {
  await withoutLive(context)
  const person = await newMember(request)
  const warnings = await hearExpiry(page)
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await revokeFromElsewhere(page, request)
  await page
    .getByRole('navigation', { name: 'My Rewards' })
    .last()
    .getByRole('link', { name: 'Rewards Profile' })
    .click()
  await expect(page).toHaveURL(LOGIN)
  await expect.poll(warnings).toEqual(WARNED)
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
  const [warnings, elsewhere] = [await hearExpiry(page), await hearExpiry(other)]
  await signIn(page, person)
  await visit(other, '/')
  await expect(other.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
  await revokeFromElsewhere(page, request)
  await page.reload()
  await expect(page).toHaveURL(LOGIN)
  // Calls are made once over all tabs: the one whose call was refused warns.
  await expect.poll(() => [...warnings(), ...elsewhere()]).toEqual(WARNED)
  await expect(other.getByRole('complementary', { name: 'Promotion' })).toHaveCount(0)
  await expect(other).toHaveURL(elsewhere().length > 0 ? LOGIN : '/')
})

test('[8.8] one refused call of any kind is enough', async ({ page, request }) => {
  const warnings = await hearExpiry(page)
  await signIn(page, await newMember(request), '/rewards/newsletter')
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
  await expect.poll(warnings).toEqual(WARNED)
  await expectForgotten(page)
})

test('[4d.4] signing out removes the token, the cookies and the cart of the account', async ({ page, request }) => {
  const person = await newMember(request)
  await signIn(page, person, '/rewards/profile')
  const token = await tokenOf(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expectForgotten(page)
  // The gateway removes it when it is told of the sign-out.
  await expect.poll(() => refreshCookieOf(page)).toBeUndefined()
  const answer = () => askCommerce(request, { query: '{ customer { email } }', variables: {}, token })
  await expect.poll(answer).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
})

test('[4d.4] [7a.5] a visitor who signs out and navigates at once is signed out there, however late the server learns of it', async ({
  page,
  context,
  request,
}) => {
  const held: Route[] = []
  await context.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('revokeCustomerToken') === true) held.push(route)
    else await route.continue()
  })
  await signIn(page, await newMember(request), '/rewards/profile')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign Out' })
  await button.evaluate((element: HTMLElement) => {
    element.click()
    location.assign('/rewards/dashboard')
  })
  await expect(page).toHaveURL(LOGIN)
  await listening(page)
  await expectForgotten(page)

  const next = await newMember(request)
  await signIn(page, next, '/rewards/profile')
  const calling = page.waitForRequest((each) => each.postData()?.includes('revokeCustomerToken') === true)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await calling
  await page.goto(LOGIN)
  await expect(page).toHaveURL(LOGIN)
  await listening(page)
  await submitSignIn(page, next)
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  for (const route of held) await route.continue().catch(() => undefined)
  await page.goto('/rewards/profile')
  await listening(page)
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible()
  expect(
    await askCommerce(request, { query: '{ customer { email } }', variables: {}, token: await tokenOf(page) }),
  ).toEqual({ data: { customer: { email: next.email } } })
})

test('[4d.4] [2a.3] a page that was left while it signed out does not lead the next one away from sign-in', async ({
  page,
  context,
  request,
}) => {
  const person = await newMember(request)
  await signIn(page, person, '/rewards/profile')
  // What a sign-out does at once; of the rest nothing was written down.
  await page.evaluate(() => localStorage.removeItem('signin_token'))
  for (const name of ['signin_token', 'refresh_token']) await context.clearCookies({ name })
  const paths: string[] = []
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  await page.goto(LOGIN)
  await listening(page)
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  expect([...new Set(paths)]).toEqual([LOGIN, DASHBOARD])
})

test('[2a.6] the flag and the hash together lead to sign in with the warning; either alone ends no session', async ({
  page,
}) => {
  const warnings = await hearExpiry(page)
  await visit(page, '/')
  await page.evaluate(() => localStorage.setItem('session_invalid', '1'))
  await page.goto('/dispensaries')
  await listening(page)
  await expect(page).toHaveURL('/dispensaries')
  expect(warnings()).toEqual([])

  await page.evaluate(() => localStorage.removeItem('session_invalid'))
  await visit(page, '/dispensaries/florida#session-expired')
  await expect(page).toHaveURL('/dispensaries/florida')
  expect(warnings()).toEqual([])

  // On a page without the hash, because the previous one may still be checking it.
  await visit(page, '/')
  await page.evaluate(() => localStorage.setItem('session_invalid', '1'))
  await page.goto('/dispensaries#session-expired')
  await expect(page).toHaveURL(LOGIN)
  await expect.poll(warnings).toEqual(WARNED)
  expect(await page.evaluate(() => localStorage.getItem('session_invalid'))).toBeNull()
  await page.goto('/dispensaries#session-expired')
  await expect(page).toHaveURL('/dispensaries')
  expect(warnings()).toEqual(WARNED)
})

test('[2a.6] the flag and the hash end a valid session, and signing in starts a new one', async ({ page, request }) => {
  const person = await newMember(request)
  const warnings = await hearExpiry(page)
  await signIn(page, person)
  await page.goto('/about')
  await listening(page)
  await page.evaluate(() => {
    localStorage.setItem('session_invalid', '1')
    location.hash = 'session-expired'
  })
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeVisible()
  await expect.poll(warnings).toEqual(WARNED)
  await expectForgotten(page)
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/about')
})

test('[4d.8] while the customer cannot be loaded, nobody is shown as signed in, even after a reload', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(/EFFECT_FAILED: account\.load/)
  const isCustomer = (url: URL) =>
    url.pathname === '/api/graphql' && url.searchParams.get('operationName') === 'customer'
  await page.route(isCustomer, (route) =>
    route.fulfill({ json: { errors: [{ message: 'Away.', extensions: { category: 'internal' } }], data: null } }),
  )
  await visit(page, LOGIN)
  await submitSignIn(page, await newMember(request))
  await expect(page).toHaveURL(DASHBOARD)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.goto('/about')
  const header = page.getByRole('banner')
  const promotion = page.getByRole('complementary', { name: 'Promotion' })
  for (const step of ['the server’s picture', 'the page’s']) {
    await test.step(step, async () => {
      await expect(header.getByRole('link', { name: 'Account' }).first()).toBeAttached()
      for (const name of ['Log In', 'Sign Up', 'My Rewards'])
        await expect(header.getByRole('link', { name }).or(header.getByRole('button', { name }))).toHaveCount(0)
      await expect(promotion).toHaveCount(0)
    })
    await listening(page)
  }
  await expect(page.getByRole('alert').getByText('We couldn’t load your account')).toBeVisible()
  await page.unroute(isCustomer)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(promotion).toBeVisible()
  await expect(page.getByText('We couldn’t load your account')).toHaveCount(0)

  await page.goto('/about', { waitUntil: 'commit' })
  await expect(promotion).toBeVisible()
})

test('[9d.3] a token that is about to expire is renewed once over all tabs, while the visitor is active', async ({
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
  const kept = await refreshCookieOf(page)
  const renewals: string[] = []
  context.on('request', (each) => {
    const sent = each.postData()
    if (sent?.includes('refreshCustomerToken') === true) renewals.push(sent)
  })
  await context.clock.fastForward('54:00')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Rewards Communications' })).toBeVisible()
  expect(renewals).toEqual([])
  // Just past the check at 55 minutes.
  await context.clock.fastForward('01:05')
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  // Pages know no refresh token: both tabs send the marker, and the gateway makes the key that renews a token once. On
  // this clock the new token is old as well, and may be renewed in its turn.
  expect(renewals.filter((sent) => !sent.includes('"refreshToken":"kept-in-cookie"'))).toEqual([])
  expect((await refreshCookieOf(page))?.value).not.toBe(kept?.value)
  await expect.poll(async () => (await tokenOf(other)) === (await tokenOf(page))).toBe(true)
  const { cookies } = await heldIn(page)
  for (const { expires } of cookies) expect(expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400)
  await page.getByRole('switch', { name: 'Rewards by email' }).click()
  await expect(page.getByRole('switch', { name: 'Rewards by email' })).toBeChecked()
  await expect(page).toHaveURL('/rewards/newsletter')
})
