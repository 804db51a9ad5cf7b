import { randomUUID } from 'node:crypto'
import { createLoyaltyCustomer, generateCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { fieldsOf } from '../../tools/shared/json.ts'
import { visit } from './visit.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A customer with a new account, so that parallel tests do not interfere. */
export interface Person extends Credentials {
  readonly firstname: string
  readonly lastname: string
}

type Call = { query: string; variables: object; token?: string }

/** The answer of the shop's GraphQL endpoint. */
export async function askCommerce(request: APIRequestContext, { query, variables, token }: Call): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await request.post('/api/graphql', { data: { query, variables }, headers })
  return answer.json()
}

/** A request that must succeed. */
async function make(request: APIRequestContext, call: Call): Promise<void> {
  expect(await askCommerce(request, call)).not.toHaveProperty('errors')
}

/** A new email address. */
export const newEmail = (name = 'ivy'): string => `${name}.${randomUUID()}@example.com`

const newPerson = (password = 'trellis-2026'): Person => ({
  email: newEmail(),
  password,
  firstname: 'Ivy',
  lastname: 'Fenn',
})

/** A new member of Rewards. */
export async function newMember(request: APIRequestContext, password?: string): Promise<Person> {
  const person = newPerson(password)
  const about = { date_of_birth: '1990-05-17', state: 'FL', is_email_subscribed: false, is_sms_subscribed: false }
  await make(request, { query: createLoyaltyCustomer.query, variables: { input: { ...person, ...about } } })
  return person
}

const createCustomer = `mutation create($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { email } }
}`

/** A shop customer who is no member, with a password. */
export async function newShopCustomer(request: APIRequestContext, password?: string): Promise<Person> {
  const person = newPerson(password)
  await make(request, { query: createCustomer, variables: { input: person } })
  return person
}

/** A shop customer who never set a password; returns the address. */
export async function newShopCustomerWithoutPassword(request: APIRequestContext): Promise<string> {
  const { password: _, ...input } = newPerson()
  await make(request, { query: createCustomer, variables: { input } })
  return input.email
}

/** Whether these credentials sign in, without a browser. */
export async function signsIn(request: APIRequestContext, { email, password }: Credentials): Promise<boolean> {
  const answer = await askCommerce(request, { query: generateCustomerToken.query, variables: { email, password } })
  return generateCustomerToken.result.safeParse(fieldsOf(answer)['data']).success
}

/** The demo's own customers, for read-only tests (README). */
export const seeded = (email: string): Credentials => ({ email, password: 'fernhill2026' })

/** Fills in the open sign-in form, and submits it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/**
 * Signs in from an address that requires it, and waits for that page: once its heading has the focus, the page change
 * closes nothing more.
 */
export async function signIn(page: Page, person: Credentials, path = '/rewards/dashboard'): Promise<void> {
  await visit(page, path)
  await expect(page).toHaveURL(/\/rewards\/login$/)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

/** The gateway's cookie with the refresh token, which no script of a page can read; undefined if there is none. */
export const refreshCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session_refresh')

/** This browser's session data, as its scripts have it. */
export const heldIn = async (page: Page) => ({
  token: await page.evaluate(() => localStorage.getItem('signin_token')),
  cookies: (await page.context().cookies()).filter(({ name }) => ['signin_token', 'refresh_token'].includes(name)),
})

/** The token that signs this browser's calls. */
export async function tokenOf(page: Page): Promise<string> {
  const { token } = await heldIn(page)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  return token ?? ''
}
