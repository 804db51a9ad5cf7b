import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { passAgeGate } from './support/age-gate.ts'
import { changeDispensary, chooseDispensary, firstCard } from './support/choose-store.ts'
import { holdsEverywhere } from './support/holds.ts'
import { openCart } from './support/shopping.ts'
import type { Page } from '@playwright/test'
import { piecesOf, type Left } from './support/profiles.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

/** A new visitor passes the gate and chooses a dispensary; a returning visitor has done both. */
async function arrive(page: Page, left: Left | null): Promise<void> {
  await page.goto('/')
  await listening(page)
  if (left !== null) return expect(page.getByRole('dialog')).toBeHidden()
  await passAgeGate(page, 'Florida')
  await chooseDispensary(page, 'Miami')
}

test(
  "[2g.1] [4a.6] [2b.3] [4b.5] [4b.7] [4b.6] a shopper's visit",
  { tag: '@journey' },
  async ({ page, left, isMobile }) => {
    const before = piecesOf(left)
    await arrive(page, left)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Flower', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Miami')

    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.locator('summary', { hasText: 'Size' }).click()
    await filters.getByRole('link', { name: /^3\.5g/ }).click()
    await expect(page).toHaveURL(/weight=3\.5g/)
    await page.keyboard.press('Escape')

    // There is plenty of it: other tests order the first ones.
    const name = 'Midnight Quince Reserve'
    const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
    await expect(card.getByRole('radio', { name: /^3\.5g/ })).toBeChecked()
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await openCart(page)
    const cart = page.getByRole('dialog', { name: /^Your cart/ })
    // A returning visitor may have another size of it.
    const line = cart.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '3.5g' })
    await expect(line).toBeVisible()
    await line.getByRole('button', { name: /^One more/ }).click()
    await expect(cart.getByRole('heading', { name: `Your cart, ${before + 2} items` })).toBeVisible()
    await expect(cart.locator('[aria-busy]')).toHaveCount(0)
    const total = await cart.getByRole('definition').last().innerText()
    await page.keyboard.press('Escape')

    await holdsEverywhere(page, async (tab) => {
      await openCart(tab)
      const shown = tab.getByRole('dialog', { name: `Your cart, ${before + 2} items` })
      await expect(shown.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '3.5g' })).toBeVisible()
      await expect(shown.getByRole('definition').last()).toHaveText(total)
      await tab.keyboard.press('Escape')
    })

    await changeDispensary(page, 'Tampa')
    const other = await firstCard(page)
    const otherName = await other.getByRole('heading').innerText()
    await other.getByRole('button', { name: /^Add to Cart/ }).click()
    const prompt = page.getByRole('dialog', { name: 'Do you want to create a new cart?' })
    await prompt.getByRole('button', { name: /^Yes/ }).click()
    await expect(prompt).toBeHidden()
    await openCart(page)
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await expect(cart.getByRole('listitem')).toContainText(otherName)
    await expect(cart).toContainText('Tampa')
    await expect(cart.locator('[aria-busy]')).toHaveCount(0)

    await page.goto('/?devtools')
    await listening(page)
    // On a phone some parts are collapsed.
    if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).tap()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export log' }).click()
    const download = await downloading
    const timeline = await replay(await download.path())
    const told = ['dispensary.chosen', 'orderingCart.newCartAccepted', ...(left === null ? ['ageGate.submitted'] : [])]
    for (const type of told) expect(timeline).toContain(type)
  },
)

/** Runs the command that a developer would; it fails unless the replay ends in the recorded state. */
async function replay(file: string): Promise<string> {
  const command = join(import.meta.dirname, '../core/src/cli/leaflog.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'replay', file])
  return stdout
}
