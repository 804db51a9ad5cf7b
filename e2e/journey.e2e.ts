import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { passAgeGate } from './support/age-gate.ts'
import { changeDispensary, chooseHere, firstCard } from './support/choose-store.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

test("[2g.1] [4a.6] [2b.3] [4b.5] [4b.7] [4b.6] a shopper's first visit", async ({ page, context, isMobile }) => {
  await page.goto('/')
  await listening(page)
  await passAgeGate(page, 'Florida')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /dispensary/i })
    .click()
  await chooseHere(page, 'Miami')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Flower', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Miami')

  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Weight' }).click()
  await filters.getByRole('link', { name: /^3\.5g/ }).click()
  await expect(page).toHaveURL(/weight=3\.5g/)
  await page.keyboard.press('Escape')

  const card = await firstCard(page)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('radio', { name: /^3\.5g/ }).check()
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await openCart(page)
  const cart = page.getByRole('dialog', { name: /^Your cart/ })
  await expect(cart.getByRole('listitem')).toContainText(name)
  await expect(cart.getByRole('listitem')).toContainText('3.5g')
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(cart.getByRole('heading', { name: 'Your cart, 2 items' })).toBeVisible()
  await expect(cart.locator('[aria-busy]')).toHaveCount(0)
  const total = await cart.getByRole('definition').last().innerText()

  await page.reload()
  await listening(page)
  await openCart(page)
  await expect(cart.getByRole('listitem')).toContainText(name)
  await expect(cart.getByRole('definition').last()).toHaveText(total)
  await page.keyboard.press('Escape')

  const second = await context.newPage()
  await second.goto('/shopd/category/flower')
  await listening(second)
  await openCart(second)
  const secondCart = second.getByRole('dialog', { name: /^Your cart, 2 items/ })
  await expect(secondCart.getByRole('listitem')).toContainText(name)
  await expect(secondCart.getByRole('definition').last()).toHaveText(total)
  await second.close()

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
  // On a phone what is not always needed is folded.
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).tap()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export log' }).click()
  const download = await downloading
  const timeline = await replay(await download.path())
  for (const type of ['ageGate.submitted', 'dispensary.chosen', 'orderingCart.newCartAccepted'])
    expect(timeline).toContain(type)
})

/** Runs the command that a developer would; it fails unless the replay ends in the state that was recorded. */
async function replay(file: string): Promise<string> {
  const command = join(import.meta.dirname, '../core/src/replay/cli.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command, file])
  return stdout
}
