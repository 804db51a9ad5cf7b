import type { Page } from '@playwright/test'
import { newMember, seeded, signIn } from './support/customers.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const avery = seeded('avery.lindqvist@example.com')
const noor = seeded('noor.haddad@example.com')
const mika = seeded('mika.solano@example.com')

test('[1.4] [3.3.6] the dashboard: points, their worth, progress to the next reward, offers and orders', async ({
  page,
}) => {
  await signIn(page, avery)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Avery.' })).toBeVisible()
  const points = page.getByRole('region', { name: 'Your points' })
  await expect(points).toContainText('742')
  await expect(points).toContainText(/worth \$\d+(\.\d\d)? off your order/)
  await expect(points.getByRole('img', { name: /742 of [\d,]+ points|You’ve reached every reward/ })).toBeVisible()
  const ladder = points.getByRole('list', { name: 'Rewards' })
  await expect(ladder.getByRole('listitem').first()).toContainText('Ready to use')

  const history = page.getByRole('table', { name: 'Points history' })
  await expect(history.getByRole('row')).toHaveCount(6)
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  expect(await history.getByRole('row').count()).toBeGreaterThan(6)
  await expect(history.getByRole('row').nth(1)).toContainText('742')

  const offer = page.getByRole('region', { name: 'Your offers' }).getByRole('listitem').first()
  await expect(offer.getByRole('button', { name: /^Copy code / })).toBeVisible()
  const orders = page.getByRole('table', { name: 'Recent orders' })
  await expect(orders.getByRole('row')).toHaveCount(6)
  await expect(orders.getByRole('row').nth(1)).toContainText(/\d.*November 19, 2026.*\$\d+\.\d\d/s)
})

test('an offer’s code is copied, and the button confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, avery)
  const copy = page.getByRole('button', { name: /^Copy code / }).first()
  const code = (await copy.getAttribute('aria-label'))?.replace('Copy code ', '') ?? ''
  await copy.click()
  await expect(page.getByRole('button', { name: `Copied: ${code}` })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('the member card shows its code, and enlarges it for the scanner at the register', async ({ page }) => {
  await signIn(page, avery)
  const card = page.getByRole('region', { name: 'Fernhill Rewards card' })
  await expect(card).toContainText('Avery Lindqvist')
  const small = card.getByRole('img', { name: /^QR code for member code/ }).first()
  await expect(small).toBeVisible()
  await card.getByRole('button', { name: 'Enlarge to scan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your card' })
  const large = dialog.getByRole('img', { name: /^QR code for member code/ })
  await expect(large).toBeVisible()
  const width = (each: typeof large) => each.evaluate((svg) => svg.getBoundingClientRect().width)
  await expect.poll(async () => (await width(large)) > (await width(small)) * 1.3).toBe(true)
  await expect(large).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(/^[A-Z0-9]{4}( [A-Z0-9]{4}){2}$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Enlarge to scan' })).toBeFocused()
})

test('a new member sees what to expect instead of empty boxes', async ({ page }) => {
  await signIn(page, noor)
  await expect(page.getByRole('region', { name: 'Your points' })).toContainText('Earn 1 point for every $1 you spend.')
  for (const [region, title, link, href] of [
    ['Points history', 'No points yet', 'Find a dispensary', '/dispensaries'],
    ['Recent orders', 'No orders yet', 'See the menu', '/shopd/category/flower'],
  ] as const) {
    const part = page.getByRole('region', { name: region })
    await expect(part.getByRole('heading', { name: title })).toBeVisible()
    await expect(part.getByRole('link', { name: link })).toHaveAttribute('href', href)
  }
})

test('long names in other scripts and very many points fit the page', async ({ page }) => {
  await signIn(page, seeded('anastasia.with.the.remarkably.long.mail.address@postal-services.example.com'))
  await expect(page.getByRole('region', { name: 'Your points' })).toContainText('128,450')
  for (const path of ['/rewards/dashboard', '/rewards/profile', '/rewards/newsletter']) {
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

const question = (page: Page) => page.getByRole('complementary', { name: 'Your birthday' })

test('[4a.11] [2h.1] a member without a date of birth is asked for it; once closed, the question stays away over a reload', async ({
  page,
  context,
}) => {
  await signIn(page, mika)
  await expect(question(page)).toBeVisible()
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close: your birthday' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
  await visit(page, '/rewards/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Mika.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent orders' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  // Another tab has another session storage.
  const other = await context.newPage()
  await visit(other, '/rewards/terms')
  await expect(question(other)).toBeVisible()
  await question(other).getByRole('link', { name: 'Tell us your birthday' }).click()
  await expect(other).toHaveURL('/rewards/profile')
  await expect(other.getByRole('form', { name: 'Your details' }).getByLabel('Month')).toBeVisible()
  await expect(question(other)).toBeHidden()
})

test('[4a.11] a member with a date of birth, or a signed-out visitor, is not asked', async ({ page, request }) => {
  await visit(page, '/rewards/terms')
  await expect(question(page)).toHaveCount(0)
  await signIn(page, await newMember(request))
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('[2d.1] [2c.7] the terms are open to everybody', async ({ page }) => {
  await visit(page, '/rewards/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Fernhill Rewards terms' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who can join' })).toBeVisible()
})

test('offline the previous figures stay, and are updated afterwards', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  await signIn(page, await newMember(request))
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await context.setOffline(true)
  const note = page.getByRole('status').filter({ hasText: 'You’re offline. You’re seeing saved information' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  const again = page.waitForResponse((response) => response.url().includes('rewardsDashboard'))
  await context.setOffline(false)
  await expect(note).toBeHidden()
  expect((await again).ok()).toBe(true)
})

test('if the service does not answer, the pages say so and offer a retry', async ({ page, request, complaints }) => {
  complaints.expected.push(/503/, withoutNetwork)
  await signIn(page, await newMember(request), '/rewards/profile')
  const broken = (route: { fulfill(answer: { status: number }): Promise<void> }) => route.fulfill({ status: 503 })
  for (const [path, part, title] of [
    ['/rewards/dashboard', 'rewardsDashboard', 'Your points'],
    ['/rewards/profile', 'query+customer+', 'About you'],
  ] as const) {
    await page.route(`**/api/graphql?*${part}*`, broken)
    await page.goto(path)
    await listening(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await page.unroute(`**/api/graphql?*${part}*`)
    await retry.click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(retry).toBeHidden()
  }
})
