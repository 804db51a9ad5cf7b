import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const recorded = join(import.meta.dirname, '../fixtures/logs/commerce-order.jsonl')

/** Parts of the panel that overflow the screen, and touch targets that are too small (WCAG 2.5.8: 24 px). */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const targets = 'button, select, input, label.tm-button, [role=tab], [role=option]'
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways')
    for (const element of document.querySelectorAll('.tm-host *')) {
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 1 && box.height > 1
      // A drawing scrolls inside its own container.
      if (!isSeen || element.closest('.tm-drawing > *') !== null) continue
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 30)}`
      if (box.right > width + 0.5 || box.left < -0.5) found.push(`wide: ${name}`)
      // A checkbox inside its label shares the label's size.
      const target = element.closest('label') ?? element
      const { width: w, height: h } = target.getBoundingClientRect()
      if (element.matches(targets) && (w < 24 || h < 24)) found.push(`small: ${name}`)
    }
    return found
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`on a phone of ${viewport.width} px everything is on the screen and large enough, and leads to the shop and back`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(!isMobile, 'the desktop has its own')
    await page.setViewportSize(viewport)
    await visit(page, '/?devtools')
    const panel = page.getByRole('complementary', { name: 'Session log' })
    const events = panel.getByRole('listbox', { name: 'Events' })
    await expect(events.getByRole('option').first()).toBeVisible()
    expect(await misfits(page)).toEqual([])

    // Optional parts are collapsed.
    await expect(panel.getByText('Import log')).toBeHidden()
    await panel.getByRole('button', { name: 'More' }).tap()
    expect(await misfits(page)).toEqual([])
    await expectAccessible()
    const file = { name: 'order.jsonl', mimeType: 'application/jsonl', buffer: await readFile(recorded) }
    await panel.getByLabel('Import log').setInputFiles(file)
    await expect(panel.getByText('order.jsonl')).toBeVisible()
    await panel.getByRole('button', { name: 'More' }).tap()

    await panel.getByRole('searchbox', { name: 'Filter events' }).fill('commerceCart.answered')
    await events.getByRole('option').last().tap()
    for (const name of ['Event', 'State', 'Diff', 'Chart', 'Causes']) {
      await panel.getByRole('tab', { name }).tap()
      await expect(panel.getByRole('tab', { name, selected: true })).toBeVisible()
      expect(await misfits(page), name).toEqual([])
      await expectAccessible()
    }
    await panel.getByRole('tab', { name: 'Chart' }).tap()
    await panel.getByRole('tabpanel').getByRole('combobox', { name: 'Domain' }).selectOption('session')
    await expect(panel.getByRole('img', { name: /Machine of session/ })).toBeVisible()
    expect(await misfits(page)).toEqual([])

    await panel.getByRole('button', { name: 'Look at the shop as it was' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'as it was at event' })).toBeVisible()
    await expect(events).toBeHidden()
    expect(await misfits(page)).toEqual([])
    await expectAccessible()
    await panel.getByRole('button', { name: 'Show events' }).tap()
    await expect(events).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to now' }).tap()
    await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
    await expect(events).toBeVisible()
    await panel.getByRole('button', { name: 'Close session log' }).tap()
    await expect(panel).toHaveCount(0)
  })
