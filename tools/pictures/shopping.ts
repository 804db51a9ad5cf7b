import type { Page } from '@playwright/test'

import { passAgeGate } from '../../e2e/support/age-gate.ts'
import { chooseDispensary } from '../../e2e/support/choose-store.ts'
import { addFirstProduct, openCart } from '../../e2e/support/shopping.ts'
import { complete, isComplete, type Shot, type Walk } from './camera.ts'

async function* shots(page: Page): AsyncGenerator<Shot, void, void> {
  await page.goto('/')
  await complete(page)
  yield { name: 'age-gate' }
  await passAgeGate(page)
  yield { name: 'home' }
  await chooseDispensary(page, 'Miami')
  await page.goto('/shopd/category/flower')
  await complete(page)
  yield { name: 'category' }
  const name = await addFirstProduct(page)
  await addFirstProduct(page)
  await openCart(page)
  await isComplete(page)
  yield { name: 'minicart' }
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await complete(page)
  yield { name: 'product' }
}

/** A first visit, from the age gate to a filled cart. */
export const shopping: Walk = {
  names: ['age-gate', 'home', 'category', 'minicart', 'product'],
  shots,
}
