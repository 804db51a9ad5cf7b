/** Clicks before hydration: they take effect once the page's code has loaded. */
import type { Page } from '@playwright/test'
import { rememberStore } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening, verify } from './support/visit.ts'

/** A page whose code is held until it is released. While requested, it also delays the page's load event. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return gate.resolve
}

test('[4b.1] a product added before the page is interactive gets into the cart, exactly once', async ({ page }) => {
  await verify(page.context())
  await rememberStore(page, 'fl_miami')
  const calls: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/ordering\/cart\/(\w+)/.exec(request.url())?.[1]
    if (call !== undefined && request.method() === 'POST') calls.push(call)
  })
  const letGo = await openWithoutCode(page, '/shopd/category/flower')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
  await add.click()
  await add.click()
  letGo()
  await listening(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^In Cart/ })
      .first(),
  ).toBeVisible()
  expect(calls).toEqual(['create', 'add'])
})

test('[4e.1] the same works for the button that opens the cart', async ({ page }) => {
  await verify(page.context())
  const letGo = await openWithoutCode(page, '/shopd/category/flower')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})
