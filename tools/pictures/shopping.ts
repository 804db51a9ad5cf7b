import type { Page } from '@playwright/test'

import { passAgeGate } from '../../e2e/support/age-gate.ts'
import { addFirstProduct, chooseDispensary, openCart } from '../../e2e/support/shopping.ts'
import { complete, isComplete, take } from './camera.ts'

/** A first visit, from the age gate to a filled cart. */
export async function shopping(page: Page): Promise<void> {
  await page.goto('/')
  await complete(page)
  await take(page, 'age-gate')
  await passAgeGate(page)
  await take(page, 'home')
  await chooseDispensary(page, 'Miami')
  await page.goto('/shopd/category/flower')
  await complete(page)
  await take(page, 'category')
  const name = await addFirstProduct(page)
  await addFirstProduct(page)
  await openCart(page)
  await isComplete(page)
  await take(page, 'minicart')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await complete(page)
  await take(page, 'product')
}
