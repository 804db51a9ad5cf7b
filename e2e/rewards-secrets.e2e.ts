import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newEmail, newShopCustomer, submitSignIn, heldIn, refreshCookieOf, type Person } from './support/customers.ts'
import { submitDetails, submitEmail } from './support/enrolment.ts'
import { linkMailedTo } from './support/mails.ts'
import { overhear, readDatabases, readStorage } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

/** Every place in a browser that could reveal a secret: sent, shown, logged and downloaded data. */
function watch(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    const { authorization: _, cookie: __, ...headers } = request.headers()
    seen.push(`address ${request.url()}`, `headers ${JSON.stringify(headers)}`)
    if (new URL(request.url()).pathname !== '/api/graphql') seen.push(`body ${request.postData() ?? ''}`)
  })
  page.on('console', (message) => seen.push(`console ${message.text()}`))
  page.on('framenavigated', (frame) => seen.push(`page ${frame.url()}`))
  return seen
}

/** The log as the visitor may export it. */
async function exportLog(page: Page): Promise<string> {
  await visit(page, '/rewards/terms?devtools')
  const downloading = page.waitForEvent('download')
  await page.getByRole('complementary', { name: 'Session log' }).getByRole('button', { name: 'Export log' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

/** Joins, signs out and in with a wrong and a right password, changes it, forgets it and sets another one. */
async function liveThrough(page: Page, email: string, canary: (name: string) => string, mailed: () => Promise<string>) {
  const tokens: string[] = []
  const keepTokens = async () => {
    const [, refresh = ''] = decodeURIComponent((await refreshCookieOf(page))?.value ?? '').split(/^[0-9a-f]{64}\./)
    tokens.push((await heldIn(page)).token ?? '', refresh)
  }
  const signOut = async () => {
    await page.goto('/rewards/profile')
    await listening(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    // The cookies go a moment after the page: until then the server would lead away from the sign-in page.
    await expect.poll(async () => (await heldIn(page)).cookies).toEqual([])
    await page.goto('/rewards/login')
    await listening(page)
  }
  await visit(page, '/rewards/create-account')
  await submitEmail(page, email)
  await submitDetails(page)
  await page.getByLabel('Create a password').fill(canary('chosen'))
  await page.getByRole('button', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL('/rewards/dashboard')
  await keepTokens()
  await signOut()

  await submitSignIn(page, { email, password: canary('mistaken') })
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
  await submitSignIn(page, { email, password: canary('chosen') })
  await expect(page).toHaveURL('/rewards/dashboard')
  await page.goto('/rewards/profile')
  await listening(page)
  const form = page.getByRole('form', { name: 'Change your password' })
  await form.getByLabel('Current password').fill(canary('wrong'))
  await form.getByLabel('New password', { exact: true }).fill(canary('changed'))
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByRole('alert')).toContainText('Your current password is incorrect')
  await form.getByLabel('Current password').fill(canary('chosen'))
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  await keepTokens()
  await signOut()

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('form', { name: 'Reset Password' }).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In To Your Account' })).toBeVisible()
  const link = await mailed()
  tokens.push(new URLSearchParams(link.split('#')[1]).get('token') ?? '')
  await page.goto(link)
  await listening(page)
  await page.getByLabel('New password', { exact: true }).fill(canary('reset'))
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect(page).toHaveURL('/rewards/login')
  await submitSignIn(page, { email, password: canary('reset') })
  await expect(page).toHaveURL('/rewards/dashboard')
  await keepTokens()
  expect(tokens.every((token) => token.length > 20)).toBe(true)
  return tokens
}

/** The texts that contain a secret, with the secret. */
const leaks = (texts: readonly string[], secrets: readonly string[]) =>
  texts.flatMap((text) =>
    secrets.filter((each) => text.includes(each)).map((each) => `${each} in ${text.slice(0, 200)}`),
  )

test('[I5] no password and no token is in the log, between tabs, in an address or anywhere else it does not belong', async ({
  page,
  context,
  request,
  complaints,
}) => {
  test.setTimeout(150_000)
  complaints.expected.push(/EFFECT_FAILED: (session\.signIn|account\.savePassword): SERVICE_REFUSED/)
  const email = newEmail('canary')
  const passwords = new Map<string, string>()
  const canary = (name: string) => {
    const password = passwords.get(name) ?? `Canary-${name}-${crypto.randomUUID()}`
    passwords.set(name, password)
    return password
  }
  const said = await overhear(context)
  const seen = watch(page)
  // The only address with a secret is the mail's own, until the page has removed it.
  const tokens = await liveThrough(page, email, canary, () => linkMailedTo(request, email))
  const secrets = [...passwords.values(), ...tokens].flatMap((each) => [...new Set([each, encodeURIComponent(each)])])
  expect(passwords.size).toBe(5)

  const records = await readDatabases(page)
  expect(records.some((record) => record.includes('session.signedIn'))).toBe(true)
  expect(leaks(records, secrets)).toEqual([])

  const heard = await said()
  expect(heard.length).toBeGreaterThan(10)
  expect(heard.filter((text) => !/^\d+$/.test(text))).toEqual([])

  const sent = seen.filter((text) => !text.startsWith('page ') || !text.includes('/rewards/forgot-password#'))
  expect(leaks(sent, secrets)).toEqual([])
  expect(page.url()).not.toContain('token')

  const { token } = await heldIn(page)
  const storage = await readStorage(page)
  const holders = storage.filter(([, value]) => secrets.some((each) => value.includes(each))).map(([name]) => name)
  expect(holders.toSorted()).toEqual(['cookie signin_token', 'local signin_token'])
  expect(storage.find(([name]) => name === 'local signin_token')?.[1]).toBe(token)

  expect(leaks([await page.content()], secrets)).toEqual([])
  const log = await exportLog(page)
  expect(log).toContain('session.signedIn')
  expect(leaks(log.split('\n'), secrets)).toEqual([])
  await page.getByRole('searchbox', { name: 'Filter events' }).fill('session.')
  expect(leaks([await page.content()], secrets)).toEqual([])
})

test('[I5] [7a.11] the password of a shop account is checked without leaving a trace', async ({ page, request }) => {
  const person: Person = await newShopCustomer(request, `Canary-shop-${crypto.randomUUID()}`)
  const wrong = `Canary-guess-${crypto.randomUUID()}`
  const seen = watch(page)
  await visit(page, '/rewards/create-account')
  await submitEmail(page, person.email)
  const form = page.getByRole('form', { name: 'Your password' })
  for (const password of [wrong, person.password]) {
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Show password' }).click()
    await form.getByRole('button', { name: 'Continue' }).click()
    if (password === wrong) await expect(form.getByRole('alert')).toContainText('password is incorrect')
  }
  await submitDetails(page)
  await expect(page.getByRole('form', { name: 'Preferences' })).toBeVisible()
  const secrets = [wrong, person.password]
  const storage = await readStorage(page)
  const records = await readDatabases(page)
  expect(records.some((record) => record.includes('enrolment.'))).toBe(true)
  const everything = [...seen, ...records, ...storage.map(([, value]) => value), await page.content()]
  expect(leaks(everything, secrets)).toEqual([])
  expect(leaks((await exportLog(page)).split('\n'), secrets)).toEqual([])
})

test('[I5] a form sent before the page is interactive never gets into an address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  for (const path of ['/rewards/login', '/rewards/create-account', '/rewards/forgot-password']) {
    await page.goto(`${path}?no-age-gate`)
    await expect(page.getByRole('main').getByRole('form')).toHaveAttribute('method', 'post')
    await expect(page.getByRole('main').getByRole('form').locator('[type=submit]')).toBeDisabled()
  }
  await context.close()
})
