import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { newMember, signIn } from './support/customers.ts'
import { addFirstProduct } from './support/shopping.ts'
import { overhear, readDatabases, readStorage } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const recorded = join(import.meta.dirname, '../fixtures/logs/commerce-order.jsonl')

async function openTools(page: Page): Promise<Locator> {
  await visit(page, '/?devtools')
  const panel = page.getByRole('complementary', { name: 'Session log' })
  await expect(rowsOf(panel).first()).toBeVisible()
  return panel
}

const rowsOf = (panel: Locator): Locator => panel.getByRole('listbox', { name: 'Events' }).getByRole('option')
const eventOf = (panel: Locator, type: string): Locator => rowsOf(panel).filter({ hasText: type })

/** Changes the theme with the shop's own button, and waits for the event in the log. */
async function chooseDark(page: Page, panel: Locator): Promise<void> {
  const shown = page.locator('html')
  await expect(shown).toHaveAttribute('data-theme', 'light')
  const before = await eventOf(panel, 'ui.themeChosen').count()
  await page.getByRole('banner').getByRole('button', { name: /Theme/ }).click()
  await expect(shown).toHaveAttribute('data-theme', 'dark')
  await expect(eventOf(panel, 'ui.themeChosen')).toHaveCount(before + 1)
  // Its effects are done: the outbox is empty.
  await expect.poll(async () => (await readDatabases(page)).filter((each) => each.includes('/outbox: '))).toEqual([])
}

/**
 * In steps that the database keeps up with: if the clock runs ahead of its answers, the shop takes the database for
 * hung.
 */
async function letMinutesPass(page: Page, minutes: number): Promise<void> {
  for (let half = 0; half < 2 * minutes; half += 1) {
    await page.clock.fastForward(30_000)
    await readDatabases(page)
  }
}

/** Everything except the router's stored scroll positions. */
const everythingKept = async (page: Page): Promise<string> => {
  const storage = (await readStorage(page)).filter(([name]) => !name.startsWith('session tsr-scroll'))
  return JSON.stringify([await readDatabases(page), storage, await page.context().cookies()])
}

test('the timeline works by keyboard, and shows each event and its effects', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the theme is in the menu there; files and travels are tried on a phone below')
  const panel = await openTools(page)
  await chooseDark(page, panel)
  await eventOf(panel, 'ui.themeChosen').click()
  const about = panel.getByRole('tabpanel')
  await expect(about).toContainText('ui.context.theme')
  await expect(about).toContainText('ui.saveTheme')
  await expectAccessible()

  const list = panel.getByRole('listbox', { name: 'Events' })
  await list.focus()
  await page.keyboard.press('Home')
  await expect(rowsOf(panel).and(panel.getByRole('option', { selected: true }))).toHaveAttribute('aria-posinset', '1')
  await page.keyboard.press('ArrowDown')
  await expect(rowsOf(panel).and(panel.getByRole('option', { selected: true }))).toHaveAttribute('aria-posinset', '2')
  await page.keyboard.press('End')
  await page.keyboard.press('/')
  await expect(panel.getByRole('searchbox', { name: 'Filter events' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type('themechosen dark')
  await expect(rowsOf(panel)).toHaveCount(1)
  await eventOf(panel, 'ui.themeChosen').click()

  await panel.getByRole('tab', { name: 'Diff' }).click()
  await expect(about).toContainText('ui.context.theme')
  await expect(about.getByText(/^1 difference$/)).toBeVisible()
  await about.getByRole('spinbutton', { name: 'After event A' }).fill('1')
  await expect(about.getByText(/^1 difference$/)).toHaveCount(0)
  await panel.getByRole('tab', { name: 'State' }).press('ArrowRight')
  await panel.getByRole('tab', { name: 'Chart' }).click()
  await about.getByRole('combobox', { name: 'Domain' }).selectOption('session')
  await expect(about.getByRole('img', { name: 'Machine of session, now in signedOut' })).toBeVisible()
  await expectAccessible()
  await panel.getByRole('tab', { name: 'Causes' }).click()
  await expect(about.getByRole('button', { name: /ui.themeChosen/ })).toBeVisible()
  await expect(about).toContainText('ui.saveTheme')
})

test('a past state of the shop is opened, left unchanged, and closed', async ({ page, isMobile, expectAccessible }) => {
  test.skip(isMobile, 'the theme is in the menu there')
  const panel = await openTools(page)
  await chooseDark(page, panel)
  const before = await everythingKept(page)
  await eventOf(panel, 'ui.themeChosen').click()
  await panel.getByRole('listbox', { name: 'Events' }).focus()
  await page.keyboard.press('ArrowUp')
  await panel.getByRole('button', { name: 'Look at the shop as it was' }).click()
  const html = page.locator('html')
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expectAccessible()

  // Actions in the past have no effect.
  await page.getByRole('banner').getByRole('button', { name: /Theme/ }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  // The shop follows the selected event.
  await panel.getByRole('listbox', { name: 'Events' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await everythingKept(page)).toBe(before)
})

test('viewing the past as a signed-in customer writes, counts and sends nothing, regardless of clicks', async ({
  page,
  context,
  request,
}) => {
  await page.clock.install()
  await context.addCookies([{ name: 'analytics_consent', value: 'granted', domain: 'localhost', path: '/' }])
  await signIn(page, await newMember(request))
  const panel = await openTools(page)
  // Let the visit itself be counted, because messages in progress continue.
  const waiting = async () => (await readDatabases(page)).filter((each) => each.includes('/outbox: '))
  await expect(async () => {
    const soFar = await everythingKept(page)
    // In steps shorter than any call's timeout: each is answered before time advances.
    for (let step = 0; step < 8; step += 1) {
      await page.clock.fastForward(2000)
      await expect.poll(waiting).toEqual([])
    }
    expect(await everythingKept(page)).toBe(soFar)
  }).toPass()
  const active = await eventOf(panel, 'session.active').count()
  const said = await overhear(context)
  await page.bringToFront()

  await rowsOf(panel).last().click()
  await panel.getByRole('button', { name: 'Look at the shop as it was' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()
  const [before, heard] = [await everythingKept(page), await said()]
  const sent: string[] = []
  context.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (each.method() !== 'GET' && !pathname.startsWith('/api/search/')) sent.push(`${each.method()} ${pathname}`)
  })

  // Activity is recorded at once, and then not again for five minutes (9d.4).
  const links = page.getByRole('navigation').getByRole('link')
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('banner').getByRole('button', { name: /Theme/ }).click()
    await page.keyboard.press('Tab')
    await links.nth(round).click()
    await panel.getByRole('listbox', { name: 'Events' }).focus()
    await page.keyboard.press('ArrowUp')
    await letMinutesPass(page, 6)
  }
  expect(await everythingKept(page)).toBe(before)
  expect(await said()).toEqual(heard)
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Back to now' }).click()
  // The activity is recorded now.
  await panel.getByRole('searchbox', { name: 'Filter events' }).fill('session.active')
  await expect.poll(() => rowsOf(panel).count()).toBeGreaterThan(active)
})

test('without a clipboard a test is copied by hand, as text or as a file', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  const panel = await openTools(page)
  await rowsOf(panel).last().click()
  await panel.getByRole('button', { name: 'Copy as test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy as test' })
  const text = dialog.getByRole('textbox')
  await expect(text).toHaveValue(/@leaflog\/core\/testing/)
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Save event-\d+\.test\.ts$/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^event-\d+\.test\.ts$/)
  expect(await readFile(await download.path(), 'utf8')).toBe(await text.inputValue())
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Copy as test' })).toBeFocused()
})

test('a branch is independent, and does not change log, storages and cookies', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the theme is in the menu there')
  const panel = await openTools(page)
  await chooseDark(page, panel)
  const before = await everythingKept(page)
  const events = await rowsOf(panel).count()
  await panel.getByRole('button', { name: 'Try something else' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The network is off' })).toBeVisible()
  const html = page.locator('html')
  for (const theme of ['system', 'light']) {
    await page.getByRole('banner').getByRole('button', { name: /Theme/ }).click()
    await expect(html).toHaveAttribute('data-theme', theme)
  }
  await expect(eventOf(panel, 'ui.themeChosen').filter({ hasText: 'branch' })).toHaveCount(2)
  expect(await everythingKept(page)).toBe(before)

  // The branch can be exported as a test.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eventOf(panel, 'ui.themeChosen').last().click()
  await panel.getByRole('button', { name: 'Copy as test' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'in the clipboard' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('@leaflog/core/testing')
  expect(copied).toContain('themeChosen')

  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(rowsOf(panel)).toHaveCount(events)
  expect(await everythingKept(page)).toBe(before)
})

test('a branch from a signed-in moment stays signed in, with that moment’s cart, and its time advances', async ({
  page,
  request,
}) => {
  await signIn(page, await newMember(request))
  await visit(page, '/shopd/category/flower')
  await changeDispensary(page, 'Miami')
  await addFirstProduct(page)
  await visit(page, '/shopd/category/flower?devtools')
  const account = page.getByRole('banner').getByRole('button', { name: 'My Rewards' })
  const cart = page.getByRole('button', { name: 'Cart, 1 item' })
  await expect(account).toBeVisible()
  await expect(cart).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Session log' })

  await panel.getByRole('button', { name: 'Try something else' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The network is off' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /Theme/ }).click()
  await expect(eventOf(panel, 'ui.themeChosen').filter({ hasText: 'branch' })).toHaveCount(1)
  await expect(account).toBeVisible()
  await expect(cart).toBeVisible()
  await expect(eventOf(panel, 'session.ended')).toHaveCount(0)
  await expect(rowsOf(panel).filter({ hasText: /branch.*−/ })).toHaveCount(0)
})

test('a file is opened and stepped through; a damaged one is refused with its sentence', async ({
  page,
  expectAccessible,
}) => {
  const panel = await openTools(page)
  const text = await readFile(recorded, 'utf8')
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/jsonl',
    buffer: Buffer.from(content),
  })
  const input = panel.getByLabel('Import log')
  await input.setInputFiles(file('damaged.jsonl', text.replace('"seq":3', '"seq":9')))
  await expect(panel.getByRole('alert')).toHaveText('Event 9 stands where 3 should be.')
  await input.setInputFiles(file('holiday.txt', 'not a log'))
  await expect(panel.getByRole('alert')).toHaveText('This file isn’t a Leaflog log.')

  await input.setInputFiles(file('order.jsonl', text))
  await expect(panel.getByText('order.jsonl')).toBeVisible()
  await panel.getByRole('searchbox', { name: 'Filter events' }).fill('checkout.placed')
  await eventOf(panel, 'checkout.placed').click()
  await panel.getByRole('tab', { name: 'Chart' }).click()
  await expect(panel.getByRole('img', { name: 'Machine of checkout, now in placed' })).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Look at the shop as it was' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
  await expect(page).toHaveURL('/?devtools')
})
