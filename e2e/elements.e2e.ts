/** The web components, as shoppers see them on a partner's page with another origin (examples/partner-page). */
import type { Page } from '@playwright/test'

import { addFirst, cartOf, gateOf, menuOf, passGate } from './support/partner-page.ts'
import { partnerOrigin, strangerOrigin } from './support/partner.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'

/** Records the partner's events from before the elements load. */
const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = []
    Reflect.set(globalThis, 'told', told)
    for (const name of ['ready', 'verified', 'added', 'cart-changed', 'checkout', 'exit'])
      addEventListener(`leaflog-${name}`, () => told.push(name))
  })
const toldOf = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(globalThis, 'told'))

test('[4a.3] [4b.1] [4b.5] gate, menu, add, cart; a reload keeps the age and the cart', async ({
  page,
  context,
  expectAccessible,
}) => {
  await noteEvents(page)
  await page.goto(partnerOrigin)
  await expect(gateOf(page).getByRole('heading', { name: 'Before we get started...' })).toBeVisible()
  await expect(menuOf(page).getByText('Confirm your age to see what is here.')).toBeAttached()
  await expectAccessible()
  await passGate(page)
  const name = await addFirst(page)
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await expect(cartOf(page).getByText('Total', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await expect(gateOf(page)).toBeHidden()
  await cartOf(page).getByRole('button', { name: 'One more of' }).click()
  await expect(cartOf(page).locator('[part=quantity]')).toHaveText('2')
  await cartOf(page).getByRole('button', { name: 'Remove' }).click()
  await expect(cartOf(page).getByText('Your cart is empty.')).toBeVisible()
  expect(await toldOf(page)).toEqual(['ready', 'cart-changed', 'cart-changed'])
  // Neither side has the other's cookies, or any of its own from this.
  expect((await context.cookies([partnerOrigin])).map(({ name: each }) => each)).toEqual([])
})

test('[4a.5] [5a.2] [5a.4] a visitor who is too young is told so, and a birth date is requested if the state requires it', async ({
  page,
}) => {
  await page.goto(partnerOrigin)
  const gate = gateOf(page)
  await expect(gate.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await gate.getByRole('combobox', { name: 'Choose your state' }).selectOption({ label: 'Maryland' })
  const year = (await gate.getByRole('combobox', { name: 'Year' }).locator('option').nth(2).textContent()) ?? ''
  await gate.getByRole('combobox', { name: 'Month' }).selectOption('6')
  await gate.getByRole('combobox', { name: 'Day' }).selectOption('15')
  await expect(gate.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await gate.getByRole('combobox', { name: 'Year' }).selectOption(year)
  await gate.getByRole('button', { name: 'Submit' }).click()
  await expect(gate.getByRole('alert')).not.toBeEmpty()
  await expect(gate.getByText('Age requirements not met')).toBeVisible()
  await expect(gate).toBeVisible()
})

test('[5a.1] skipped fields of the gate are required', async ({ page }) => {
  await page.goto(partnerOrigin)
  const gate = gateOf(page)
  const state = gate.getByRole('combobox', { name: 'Choose your state' })
  await state.focus()
  await state.blur()
  await expect(gate.getByText('Field Required')).toBeVisible()
  await state.selectOption({ label: 'Maryland' })
  await expect(gate.getByText('Field Required')).toBeHidden()
  for (const name of ['Month', 'Day', 'Year']) {
    await gate.getByRole('combobox', { name }).focus()
    await gate.getByRole('combobox', { name }).blur()
  }
  await expect(gate.getByText('This field is required')).toHaveCount(3)
})

test('everything works by keyboard: gate, size, add, one more', async ({ page }) => {
  await page.goto(partnerOrigin)
  await expect(gateOf(page).getByRole('combobox', { name: 'Choose your state' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(gateOf(page)).toBeVisible()
  const state = gateOf(page).getByRole('combobox', { name: 'Choose your state' })
  await expect(state.getByRole('option', { name: 'Florida' })).toBeAttached()
  await state.focus()
  await page.keyboard.type('Florida')
  await expect(gateOf(page).getByRole('button', { name: 'Yes' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(gateOf(page)).toBeHidden()
  const add = menuOf(page).getByRole('button', { name: 'Add to Cart', disabled: false }).first()
  await add.focus()
  await page.keyboard.press('Enter')
  const more = cartOf(page).getByRole('button', { name: 'One more of' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cartOf(page).locator('[part=quantity]')).toHaveText('2')
  await expect(more).toBeFocused()
})

test('a page that the shop does not list gets an explanation instead of content', async ({ page, complaints }) => {
  complaints.expected.push(/CORS policy|does not know this page/, withoutNetwork)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(strangerOrigin)
  const sentence = `This page may not show the shop: ${strangerOrigin} is not on the list of its partners.`
  await expect(gateOf(page).getByText(sentence)).toBeVisible()
  await expect(gateOf(page).getByRole('alert')).toHaveText('Oops, something went wrong, please refresh the page')
  expect(said.filter((line) => line.includes(`have "${strangerOrigin}" added to its PARTNER_ORIGINS`))).toHaveLength(1)
})

test('[9f.7] in Spanish if the page asks for it, at 320 pixels, in the dark theme', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      document.documentElement.lang = 'es'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(partnerOrigin)
  await expect(gateOf(page).getByRole('heading', { name: 'Antes de empezar...' })).toBeVisible()
  await expectAccessible()
  await gateOf(page).getByRole('combobox', { name: 'Elija su estado' }).selectOption({ label: 'Florida' })
  await gateOf(page).getByRole('button', { name: 'Sí' }).click()
  await menuOf(page).getByRole('button', { name: 'Agregar al carrito', disabled: false }).first().click()
  await expect(cartOf(page).getByRole('button', { name: 'Quitar' })).toBeVisible()
  await expectAccessible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})

test('[4c.2] a store of the commerce channel: its categories, and its own cart', async ({ page }) => {
  await page.goto(partnerOrigin)
  await passGate(page, 'Arizona')
  await page.locator('leaflog-shop').evaluate((shop) => shop.setAttribute('store', 'az_mesa'))
  await menuOf(page).getByRole('button', { name: 'Edibles' }).click()
  const name = await addFirst(page)
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await expect(cartOf(page).getByRole('link', { name: 'Check out at localhost' })).toHaveAttribute(
    'href',
    /\/checkout$/,
  )
})

test('[4b.2] [4b.6] another dispensary means another cart, after a question if one exists', async ({ page }) => {
  await page.goto(partnerOrigin)
  await passGate(page)
  const name = await addFirst(page)
  await page.locator('leaflog-shop').evaluate((shop) => shop.setAttribute('store', 'fl_tampa'))
  const names = menuOf(page).getByRole('heading', { level: 3 })
  await expect(names.first()).not.toHaveText(name)
  // Both dispensaries have it: what the old cart has of it does not count in the new one.
  const product = menuOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
  await product.locator('button[part~=add]').click()
  const prompt = page.getByRole('dialog', { name: 'Do you want to create a new cart?' })
  await expect(prompt).toHaveCount(1)
  await prompt.getByRole('button', { name: 'No, keep mine' }).click()
  await expect(product.getByRole('button', { name: 'Action cancelled' })).toBeVisible()
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await product.locator('button[part~=add]').click()
  await prompt.getByRole('button', { name: 'Yes, create a new cart' }).click()
  await expect(product.getByRole('button', { name: 'In Cart' })).toBeVisible()
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await expect(cartOf(page).locator('[part=quantity]')).toHaveText('1')
})

test('[I8] without a connection the cart is still there, and says so', async ({ page, context, complaints }) => {
  complaints.expected.push(withoutNetwork)
  await page.goto(partnerOrigin)
  await passGate(page)
  const name = await addFirst(page)
  await context.setOffline(true)
  await expect(cartOf(page).getByText('You are offline.')).toBeVisible()
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await context.setOffline(false)
  await expect(cartOf(page).getByText('You are offline.')).toBeHidden()
  await cartOf(page).getByRole('button', { name: 'One more of' }).click()
  await expect(cartOf(page).locator('[part=quantity]')).toHaveText('2')
})

test('a product name is text, whatever it contains', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">{price} "\'&lt;'
  await page.route('**/api/search/**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"name":"[^"]*"/g, `"name":${JSON.stringify(hostile)}`)
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(partnerOrigin)
  await passGate(page)
  await expect(menuOf(page).getByRole('heading', { level: 3 }).first()).toHaveText(hostile)
  await addFirst(page)
  await expect(page).toHaveTitle('Green Street Guide')
})

test('elements come and go: the gate alone, and nothing remains when the last one is removed', async ({ page }) => {
  await page.goto(partnerOrigin)
  await passGate(page)
  const name = await addFirst(page)
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length)
  expect(await locks()).toBe(1)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('leaflog-shop, leaflog-menu, leaflog-cart')) element.remove()
  })
  await expect.poll(locks).toBe(0)
  await expect(page.locator('leaflog-age-gate')).toHaveCount(0)
  await page.evaluate(() => {
    const cart = document.createElement('leaflog-cart')
    document.body.append(cart)
  })
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
})
