import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cart } from '@leaflog/core/wire/ordering/ordering'
import { chromium as engine, expect, type BrowserContext, type Page } from '@playwright/test'
import * as z from 'zod'
import { testChromium } from '../../tools/shared/chromium.ts'
import { passAgeGate } from './age-gate.ts'
import { changeDispensary, firstCard, labelOf } from './choose-store.ts'
import { heldIn, newMember, submitSignIn, type Person } from './customers.ts'
import { listening } from './visit.ts'

/** The visitor of a test: a new one, or one of these, who returns with a browser that has been used for weeks. */
export const visitors = ['returning', 'member', 'ended'] as const
export type ReturningVisitor = (typeof visitors)[number]

const leftBehind = z.object({
  storeId: z.string().min(1),
  cartId: z.string().min(1),
  lines: z.array(z.object({ productId: z.string(), option: z.string(), quantity: z.int() })).length(2),
  /** The customer who is or was signed in. */
  person: z.nullable(
    z.object({ email: z.string(), password: z.string(), firstname: z.string(), lastname: z.string() }),
  ),
})

/** The visitor's data on the server: a cart, which must not leak from one test into the next. */
export type Left = z.infer<typeof leftBehind>

/** The number of items in the cart; zero for a new visitor. */
export const piecesOf = (left: Left | null): number => left?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Sitting = (page: Page) => Promise<unknown>

type ProfileOptions = Parameters<(typeof engine)['launchPersistentContext']>[1]

/** The visitor's own browser, stored on disk between two visits. */
export const openProfile = (folder: string, baseURL: string, options: ProfileOptions = {}): Promise<BrowserContext> =>
  engine.launchPersistentContext(folder, {
    ...testChromium,
    serviceWorkers: 'block',
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
  })

/** One earlier visit: the browser is started, used and closed again. */
async function sit<T>(folder: string, baseURL: string, ago: number, play: (page: Page) => Promise<T>): Promise<T> {
  const context = await openProfile(folder, baseURL)
  try {
    if (ago > 0) await context.clock.install({ time: Date.now() - ago })
    return await play(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
  }
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await listening(page)
}

async function lookAtFirst(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Three weeks ago: the gate, the consent question, a store, two products, the theme and the language. */
const discover: Sitting = async (page) => {
  await open(page, '/')
  await passAgeGate(page, 'Florida')
  await page
    .getByRole('complementary', { name: 'Your privacy' })
    .getByRole('button', { name: 'Allow', exact: true })
    .click()
  await open(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  await lookAtFirst(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Flower' })).toBeVisible()
  await listening(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Dark', { exact: true }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await footer.getByRole('link', { name: 'English' }).click()
  await listening(page)
}

/** Nine days ago: a search, and categories. */
const lookAround: Sitting = async (page) => {
  await open(page, '/search?q=gummies')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await open(page, '/shopd/category/edibles')
  await lookAtFirst(page)
  await open(page, '/dispensaries/florida')
}

/** Five hours ago: two products are added to the cart. */
const fillCart: Sitting = async (page) => {
  await open(page, '/shopd/category/flower')
  for (let products = 0; products < 2; products += 1) {
    const card = await firstCard(page)
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await expect(labelOf(card)).toHaveText('In Cart')
  }
}

async function leftBy(page: Page): Promise<Left> {
  const cookies = await page.context().cookies()
  const of = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
  const [storeId, cartId] = [of('storeId'), of('cartId')]
  const answer = await page.request.get('/api/ordering/cart', {
    params: { storeId: storeId ?? '', cartId: cartId ?? '' },
  })
  const { items } = cart.parse(await answer.json())
  return leftBehind.parse({ storeId, cartId, lines: items, person: null })
}

async function joinAndSignIn(page: Page): Promise<Person> {
  const person = await newMember(page.request)
  await open(page, '/rewards/login')
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/rewards/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  return person
}

/** The token is revoked elsewhere; this browser does not know it yet. */
async function endElsewhere(folder: string, baseURL: string): Promise<void> {
  const token = await sit(folder, baseURL, 0, async (page) => {
    await page.goto('/health/ready')
    return (await heldIn(page)).token
  })
  const answer = await fetch(`${baseURL}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
  })
  expect(await answer.json()).not.toHaveProperty('errors')
}

/** Each has its own history, so that carts and sessions do not interfere. */
async function make(visitor: ReturningVisitor, folder: string, baseURL: string): Promise<Left> {
  await sit(folder, baseURL, 21 * DAY, discover)
  await sit(folder, baseURL, 9 * DAY, lookAround)
  const left = await sit(folder, baseURL, 5 * HOUR, async (page) => {
    await fillCart(page)
    return leftBy(page)
  })
  if (visitor === 'returning') return left
  const person = await sit(folder, baseURL, 0, joinAndSignIn)
  if (visitor === 'ended') await endElsewhere(folder, baseURL)
  return { ...left, person }
}

export interface Profile {
  readonly folder: string
  readonly left: Left
}

/** The profile of a visitor in a folder of the run, created by visits if it does not exist. */
export async function profileOf(visitor: ReturningVisitor, base: string, baseURL: string): Promise<Profile> {
  const folder = join(base, visitor)
  const file = join(base, `${visitor}.json`)
  if (!existsSync(file)) {
    const begun = `${folder}-begun`
    await rm(begun, { recursive: true, force: true })
    await mkdir(begun, { recursive: true })
    const left = await make(visitor, begun, baseURL)
    await rm(folder, { recursive: true, force: true })
    await rename(begun, folder)
    await writeFile(file, JSON.stringify(left))
  }
  return { folder, left: leftBehind.parse(JSON.parse(await readFile(file, 'utf8'))) }
}

/** Its server data was changed, so it is created again when it is next needed. */
export const forgetProfile = ({ folder }: Profile): Promise<void> => rm(`${folder}.json`, { force: true })
