/** A phone's log, followed live on another device: who agrees to it, what is sent, and how it ends. */
import { gunzipSync } from 'node:zlib'
import type { Browser, Locator, Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { listenForComplaints, type Complaints } from './support/complaints.ts'
import { beginToJoin } from './support/enrolment.ts'
import { addFirstProduct } from './support/shopping.ts'
import { readDatabases } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { violationsIn } from './support/wcag.ts'

const MENU = '/shopd/category/flower?devtools'
/** The gateway's refusals, which the browser logs as well. */
const refused = /Failed to load resource: the server responded with a status of (?:404|410)/

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Session log' })
const rowsOf = (page: Page): Locator => panelOf(page).getByRole('listbox', { name: 'Events' }).getByRole('option')
const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })
const SHOWN = 'This visit’s log is shown on another device, redacted.'

async function openPhone(browser: Browser, complaints: Complaints): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await listenForComplaints(context, complaints)
  complaints.expected.push(refused)
  return context.newPage()
}

/** The code as the desk shows it, without its gap. */
async function codeOf(desk: Page): Promise<string> {
  await desk.goto('/dev/replay')
  await desk.getByRole('button', { name: 'Follow a phone' }).click()
  const code = desk.getByLabel('Code', { exact: true })
  await expect(code).toHaveText(/^\d{3} \d{3}$/)
  return (await code.innerText()).replace(' ', '')
}

async function enterCode(phone: Page, code: string): Promise<void> {
  const dialog = phone.getByRole('dialog', { name: 'Show this visit live' })
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Show my log' }).tap()
}

async function askToShow(phone: Page): Promise<void> {
  await panelOf(phone).getByRole('button', { name: 'More' }).tap()
  await panelOf(phone).getByRole('button', { name: 'Show live' }).tap()
}

test('a phone’s log is followed while its owner shows it: redacted, as it grows, until they stop', async ({
  page: desk,
  browser,
  complaints,
  expectAccessible,
}) => {
  const phone = await openPhone(browser, complaints)
  const addresses: string[] = []
  const sent: string[] = []
  const secrets = new Set<string>()
  for (const device of [desk, phone])
    device.on('request', (request) => {
      addresses.push(request.url())
      const { pathname } = new URL(request.url())
      const [, secret] = (request.headers()['authorization'] ?? '').split(' ')
      if (pathname.startsWith('/api/following/') && secret !== undefined) secrets.add(secret)
      const body = pathname === '/api/following/log' ? request.postDataBuffer() : null
      if (body !== null && body.length > 0) sent.push(gunzipSync(body).toString())
    })
  const email = await beginToJoin(phone)
  await visit(phone, '/shopd/category/flower')
  await changeDispensary(phone, 'Miami')
  await visit(phone, MENU)
  expect(JSON.stringify(await readDatabases(phone))).toContain(email)

  await desk.goto('/dev/replay')
  await expectAccessible()
  const code = await codeOf(desk)
  await expect(said(desk, 'Waiting for the phone.')).toBeVisible()
  await expectAccessible()

  await askToShow(phone)
  await enterCode(phone, code === '000000' ? '000001' : '000000')
  await expect(phone.getByRole('alert').filter({ hasText: 'We don’t know this code.' })).toBeVisible()
  expect(await violationsIn(phone)).toEqual([])
  expect(sent).toEqual([])
  await enterCode(phone, code)
  await expect(said(phone, SHOWN)).toBeVisible()
  await expect(said(desk, 'Following a phone.')).toBeVisible()
  await expect(rowsOf(desk).last()).toBeVisible()

  // The bar stays while the panel is out of the way.
  await panelOf(phone).getByRole('button', { name: 'More' }).tap()
  await panelOf(phone).getByRole('button', { name: 'Show shop' }).tap()
  await expect(said(phone, SHOWN)).toBeVisible()
  expect(await violationsIn(phone)).toEqual([])
  await addFirstProduct(phone)
  await expect(rowsOf(desk).filter({ hasText: 'orderingCart.addRequested' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expectAccessible()

  // What is selected here stays, whatever happens there.
  const events = panelOf(desk).getByRole('listbox', { name: 'Events' })
  await events.press('Home')
  const moment = said(desk, 'as it was at event 1,')
  await expect(moment).toBeVisible()
  const count = panelOf(desk).locator('output').first()
  const before = await count.innerText()
  await addFirstProduct(phone)
  await expect(count).not.toHaveText(before)
  await expect(moment).toBeVisible()
  await desk.getByRole('button', { name: 'Back to the newest' }).click()
  await expect(desk.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

  await phone.getByRole('button', { name: 'Stop', exact: true }).tap()
  await expect(said(phone, SHOWN)).toHaveCount(0)
  await expect(said(desk, 'The phone has stopped. What it showed stays here.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

  expect(sent.length).toBeGreaterThan(1)
  for (const log of sent) expect(log).not.toContain(email)
  expect(sent[0]).toContain('"redacted":true')
  expect(await desk.content()).not.toContain(email)
  expect(secrets.size).toBe(2)
  const kept = JSON.stringify([await readDatabases(phone), await desk.context().storageState({ indexedDB: true })])
  for (const secret of secrets) expect([...addresses, ...sent, kept].join('\n')).not.toContain(secret)
  await phone.context().close()
})

test('whoever leaves ends it: the other side is told', async ({ page: desk, browser, complaints }) => {
  const phone = await openPhone(browser, complaints)
  complaints.expected.push(refused)
  await visit(phone, MENU)
  await askToShow(phone)
  await enterCode(phone, await codeOf(desk))
  await expect(said(desk, 'Following a phone.')).toBeVisible()
  await desk.getByRole('button', { name: 'Close session log' }).click()
  await expect(said(phone, 'This log isn’t shown live any more')).toBeVisible()
  await phone.getByRole('button', { name: 'Close', exact: true }).tap()

  await panelOf(phone).getByRole('button', { name: 'Show live' }).tap()
  await enterCode(phone, await codeOf(desk))
  await expect(said(desk, 'Following a phone.')).toBeVisible()
  await phone.goto('/robots.txt')
  await expect(said(desk, 'The phone has stopped.')).toBeVisible()
  await phone.context().close()
})

test('two moments of a log that is followed are compared: the pinned page stays, the other goes on', async ({
  page: desk,
  browser,
  complaints,
}) => {
  const phone = await openPhone(browser, complaints)
  await visit(phone, '/shopd/category/flower')
  await changeDispensary(phone, 'Miami')
  await visit(phone, MENU)
  await askToShow(phone)
  await enterCode(phone, await codeOf(desk))
  await expect(said(desk, 'Following a phone.')).toBeVisible()
  await panelOf(desk).getByRole('button', { name: 'Compare with this moment' }).click()
  await panelOf(phone).getByRole('button', { name: 'Show shop' }).tap()
  await addFirstProduct(phone)
  const pageOf = (mark: string) => desk.locator(`iframe[title^="Page ${mark}: Event "]`).contentFrame()
  await expect(pageOf('B').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(pageOf('A').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await addFirstProduct(phone)
  await expect(pageOf('B').getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await phone.context().close()
})
