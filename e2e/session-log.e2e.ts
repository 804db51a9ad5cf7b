import { readFile } from 'node:fs/promises'
import { passAgeGate } from './support/age-gate.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

test('?devtools lists the events as they happen, filters them, and exports the log', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await passAgeGate(page)
  await page.goto('/?devtools')
  await listening(page)
  const panel = page.getByRole('complementary', { name: 'Session log' })
  await panel.getByRole('searchbox', { name: 'Filter events' }).fill('ageGate.')
  const events = panel.getByRole('listbox', { name: 'Events' }).getByRole('option')
  await expect(events.first()).toContainText('ageGate.')
  await events.filter({ hasText: 'ageGate.submitted' }).click()
  await expect(panel.getByRole('tabpanel')).toContainText('birthDate')
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export log' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^leaflog-\d{4}-\d{2}-\d{2}\.jsonl$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(line).toMatch(/^\{.*\}$/)
  expect(lines.join('')).toContain('ageGate.')
})

test('the filter finds when a state became so, and a bookmark leads back to it', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await passAgeGate(page)
  await page.goto('/?devtools')
  await listening(page)
  const panel = page.getByRole('complementary', { name: 'Session log' })
  const filter = panel.getByRole('searchbox', { name: 'Filter events' })
  const events = panel.getByRole('listbox', { name: 'Events' }).getByRole('option')
  await filter.fill('ageGate.status == verified')
  await expect(events).toHaveCount(1)
  await expect(events).toContainText('ageGate.submitted')
  await events.click()
  await panel.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(events.getByRole('img', { name: 'Bookmark' })).toBeVisible()
  await expectAccessible()

  await filter.fill('')
  await expect(events).not.toHaveCount(1)
  await events.last().click()
  await expect(panel.getByRole('heading', { level: 3 })).not.toContainText('ageGate.submitted')
  const bookmarks = panel.getByRole('combobox', { name: 'Bookmarks' })
  const [, marked = ''] = await bookmarks.getByRole('option').allTextContents()
  await bookmarks.selectOption(marked)
  await expect(panel.getByRole('heading', { level: 3 })).toContainText('ageGate.submitted')
  await panel.getByRole('listbox', { name: 'Events' }).press('m')
  await expect(bookmarks).toBeHidden()
})
