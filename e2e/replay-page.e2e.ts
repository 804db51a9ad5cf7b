import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Download, Locator, Page } from '@playwright/test'
import { changeDispensary } from './support/choose-store.ts'
import { addFirstProduct } from './support/shopping.ts'
import { readDatabases } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const recorded = await readFile(join(import.meta.dirname, '../fixtures/logs/commerce-order.jsonl'), 'utf8')

const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/jsonl',
  buffer: Buffer.from(content),
})

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Session log' })
const rowsOf = (panel: Locator): Locator => panel.getByRole('listbox', { name: 'Events' }).getByRole('option')
const startOf = (page: Page): Locator => page.getByRole('heading', { name: 'Replay a log' })

/** On a phone the page is shown first, and the events are a tap away. */
async function showEvents(panel: Locator): Promise<void> {
  const show = panel.getByRole('button', { name: 'Show events' })
  if (await show.isVisible()) await show.click()
  await expect(rowsOf(panel).first()).toBeVisible()
}

async function selectFirst(panel: Locator): Promise<void> {
  await showEvents(panel)
  await panel.getByRole('listbox', { name: 'Events' }).focus()
  await panel.page().keyboard.press('Home')
}

/** Everything that the page asks of the servers, without files. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(?:api|dev|rest|graphql)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** What says nothing about a recording. */
const sameForAll = [
  '/dev/replay',
  '/api/content/header',
  '/api/content/footer',
  '/api/content/home',
  '/api/rest/stores',
]
const isTelling = (call: string): boolean => !sameForAll.some((path) => call === `GET ${path}`)

test('a log is opened without a shop: damaged ones are refused by code, and its page follows the selected event', async ({
  page,
  context,
  expectAccessible,
}) => {
  const calls = listenForCalls(page)
  const before = JSON.stringify([await context.cookies(), await context.storageState({ indexedDB: true })])
  await page.goto('/dev/replay')
  await expect(startOf(page)).toBeVisible()
  await expectAccessible()

  const input = page.getByLabel('Choose a log')
  const refusal = page.getByRole('alert')
  await input.setInputFiles(fileOf('holiday.txt', 'not a log'))
  await expect(refusal).toHaveText('This file isn’t a Leaflog log. FILE_NOT_A_LOG')
  await input.setInputFiles(fileOf('damaged.jsonl', recorded.replace('"seq":3', '"seq":9')))
  await expect(refusal).toHaveText('Event 9 stands where 3 should be. FILE_OUT_OF_ORDER')
  await expectAccessible()

  await input.setInputFiles(fileOf('order.jsonl', recorded))
  const panel = panelOf(page)
  await expect(panel.getByText('order.jsonl')).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()
  // Its listing was read from a shop, which is not there.
  await expect(page.getByRole('main')).toContainText('The menu didn’t load')
  await expectAccessible()

  await selectFirst(panel)
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event 1,' })).toBeVisible()
  await panel.getByRole('searchbox', { name: 'Filter events' }).fill('checkout.placed')
  await rowsOf(panel).last().click()
  await panel.getByRole('tab', { name: 'Chart' }).click()
  await expect(panel.getByRole('img', { name: 'Machine of checkout, now in placed' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Try something else' })).toHaveCount(0)
  await expectAccessible()

  await panel.getByRole('button', { name: 'Close session log' }).click()
  await expect(startOf(page)).toBeFocused()
  expect(calls.filter(isTelling)).toEqual([])
  expect(JSON.stringify([await context.cookies(), await context.storageState({ indexedDB: true })])).toBe(before)
})

test('two moments are compared: each has a page of its own, and the panel lists what differs', async ({
  page,
  context,
  isMobile,
  expectAccessible,
}) => {
  const calls = listenForCalls(page)
  const before = JSON.stringify([await context.cookies(), await context.storageState({ indexedDB: true })])
  await page.goto('/dev/replay')
  await page.getByLabel('Choose a log').setInputFiles(fileOf('order.jsonl', recorded))
  const panel = panelOf(page)
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()

  await showEvents(panel)
  const filter = panel.getByRole('searchbox', { name: 'Filter events' })
  await filter.fill('dispensary.chosen')
  await rowsOf(panel).last().click()
  await panel.getByRole('button', { name: 'Compare with this moment' }).click()
  await expect(panel.getByText('Both states are the same.')).toBeVisible()
  await filter.fill('commerceCart.quantityChanged')
  await rowsOf(panel).last().click()
  await expect(
    page.getByRole('status').filter({ hasText: 'comparing the shop at event 6 with event 13.' }),
  ).toBeAttached()
  await expect(panel.getByRole('listitem').filter({ hasText: 'commerceCart.' }).first()).toBeVisible()

  const frameOf = (mark: string) => page.locator(`iframe[title^="Page ${mark}: Event "]`)
  const pageOf = (mark: string) => frameOf(mark).contentFrame()
  await expect(frameOf('A')).toHaveAttribute('title', /^Page A: Event 6 · dispensary\.chosen · \d\d:\d\d:\d\d$/)
  await expect(frameOf('B')).toHaveAttribute('title', /^Page B: Event 13 · commerceCart\.quantityChanged · /)
  const show = async (mark: string) => {
    if (!isMobile) return
    const choice = page.getByRole('button', { name: `${mark} · event` })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
  }
  if (isMobile) await panel.getByRole('button', { name: 'Show shop' }).click()
  await show('B')
  await expect(pageOf('B').getByRole('button', { name: 'Cart, 5 items' })).toBeVisible()
  await expectAccessible()
  await show('A')
  await expect(pageOf('A').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expectAccessible()
  for (const mark of ['A', 'B']) {
    await expect(pageOf(mark).locator('main')).toHaveCount(1)
    await expect(pageOf(mark).locator('.tm-host')).toHaveCount(0)
  }

  // Another moment is pinned with the key of its mark: the gate was still closed then.
  await showEvents(panel)
  await filter.fill('ageGate.opened')
  await rowsOf(panel).first().click()
  await panel.getByRole('listbox', { name: 'Events' }).press('a')
  await filter.fill('')
  await panel.getByRole('listbox', { name: 'Events' }).press('End')
  if (isMobile) await panel.getByRole('button', { name: 'Show shop' }).click()
  await show('A')
  await expect(pageOf('A').getByRole('dialog')).toBeVisible()
  await show('B')
  await expect(pageOf('B').getByRole('main')).toBeVisible()
  await expect(pageOf('B').getByRole('dialog')).toHaveCount(0)

  await showEvents(panel)
  await panel.getByRole('button', { name: 'Stop comparing' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'as it was at event 30,' })).toBeAttached()
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(calls.filter(isTelling)).toEqual([])
  expect(JSON.stringify([await context.cookies(), await context.storageState({ indexedDB: true })])).toBe(before)
})

test('a log is pasted, or dropped anywhere, before and while another is open', async ({ page }) => {
  await page.goto('/dev/replay')
  const open = page.getByRole('button', { name: 'Open the text' })
  await expect(open).toBeDisabled()
  await page.getByLabel('Or paste its text').fill(recorded)
  await open.click()
  const panel = panelOf(page)
  await expect(panel.getByText('pasted.jsonl')).toBeAttached()

  const drop = async (name: string, content: string) => {
    const data = await page.evaluateHandle(
      ([named = '', text = '']) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], named))
        return transfer
      },
      [name, content],
    )
    await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
  }
  await drop('dropped.jsonl', recorded)
  await expect(panel.getByText('dropped.jsonl')).toBeAttached()
  await panel.getByRole('button', { name: 'Close session log' }).click()
  await expect(startOf(page)).toBeVisible()
  await drop('again.jsonl', recorded)
  await expect(panel.getByText('again.jsonl')).toBeAttached()
})

for (const kind of ['Export log', 'Export redacted'])
  test(`a menu and a cart are shown from a file of “${kind}”, with nothing read for them`, async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/shopd/category/flower')
    await changeDispensary(page, 'Miami')
    await addFirstProduct(page)
    await visit(page, '/shopd/category/flower?devtools')
    const tools = panelOf(page)
    await expect(rowsOf(tools).first()).toBeVisible()
    if (isMobile) await tools.getByRole('button', { name: 'More' }).click()
    const downloading: Promise<Download> = page.waitForEvent('download')
    await tools.getByRole('button', { name: kind }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain('"kind":"blob"')

    await page.goto('/dev/replay')
    const calls = listenForCalls(page)
    // The visitor's own log is there, no shop writes to it any more, and it is left as it is.
    const before = await readDatabases(page)
    expect(before).not.toEqual([])
    await page.getByLabel('Choose a log').setInputFiles(fileOf('menu.jsonl', file))
    const panel = panelOf(page)
    await expect(panel).toBeVisible()
    await expect(page.getByRole('heading', { name: /Flower/, level: 1 })).toBeVisible()
    const cart = page.getByRole('button', { name: 'Cart, 1 item' })
    await expect(cart).toBeVisible()
    // The page was recorded with the panel open, and has no second one.
    await expect(panel).toHaveCount(1)
    await selectFirst(panel)
    await expect(cart).toHaveCount(0)
    expect(calls.filter(isTelling)).toEqual([])
    expect(JSON.stringify(await readDatabases(page))).toBe(JSON.stringify(before))
  })
