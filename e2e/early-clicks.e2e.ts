/** Who is faster than the page: what is tapped before its code has come is done when it has. */
import type { Page } from '@playwright/test'
import { rememberStore } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { listening, verify } from './support/visit.ts'

/** Holds the page's code until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('[4b.1] an add that is tapped before the page listens gets into the cart, exactly once', async ({ page }) => {
  await verify(page.context())
  await rememberStore(page, 'fl_miami')
  const letGo = await holdCode(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/ordering\/cart\/(\w+)/.exec(request.url())?.[1]
    if (call !== undefined && request.method() === 'POST') calls.push(call)
  })
  await page.goto('/shopd/category/flower')
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

test('[4e.1] so does what opens the cart', async ({ page }) => {
  await verify(page.context())
  const letGo = await holdCode(page)
  await page.goto('/shopd/category/flower')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})
