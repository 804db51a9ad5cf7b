/** Search, store picker, product, options in place and errors of the web components (examples/partner-page/elements.html). */
import type { Page } from '@playwright/test'

import { withoutNetwork } from './support/complaints.ts'
import { partnerOrigin } from './support/partner.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const shopOf = (page: Page) => page.locator('leaflog-shop')
const menuOf = (page: Page) => page.locator('leaflog-menu')
const cartOf = (page: Page) => page.locator('leaflog-cart')
const searchOf = (page: Page) => page.locator('leaflog-search')
const pickerOf = (page: Page) => page.locator('leaflog-store-picker')
const productOf = (page: Page) => page.locator('leaflog-product')

async function open(page: Page, state = 'Florida'): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Reflect.set(globalThis, 'told', told)
    addEventListener('leaflog-error', ({ detail: { code, message } }) => told.push({ code, message }))
    addEventListener('leaflog-select', (event) => {
      event.preventDefault()
      document.querySelector('leaflog-product')?.setAttribute('product', event.detail.product)
    })
  })
  await page.goto(`${partnerOrigin}/elements.html`)
  const gate = page.locator('leaflog-age-gate').getByRole('dialog')
  await gate.getByRole('combobox', { name: 'Choose your state' }).selectOption({ label: state })
  await gate.getByRole('button', { name: 'Yes' }).click()
  await expect(gate).toBeHidden()
}

const toldOf = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(globalThis, 'told'))
const setStore = (page: Page, store: string) =>
  shopOf(page).evaluate((shop, code) => shop.setAttribute('store', code), store)

test('search by keyboard, the product in its element, and the cart', async ({ page, complaints, expectAccessible }) => {
  complaints.expected.push(/\[leaflog\] <leaflog-product> PRODUCT_NOT_FOUND/)
  await open(page)
  await expect(productOf(page).getByText('Choose a product in the search')).toBeVisible()
  const field = searchOf(page).getByRole('combobox', { name: 'Search products' })
  const name = (await menuOf(page).getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await field.fill(name)
  const option = searchOf(page).getByRole('option', { name }).first()
  await expect(option).toBeVisible()
  await expectAccessible()
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', 'option-0')
  await field.press('Enter')
  await expect(searchOf(page).getByRole('listbox')).toBeHidden()
  await expect(productOf(page).getByRole('heading', { name })).toBeVisible()
  await productOf(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartOf(page).getByRole('listitem')).toContainText([name])
  await field.fill('zzzzzz')
  await expect(searchOf(page).getByText('Nothing found. Try another word.')).toBeVisible()
})

test('a store that is picked by keyboard is the store of the page', async ({ page, complaints, expectAccessible }) => {
  complaints.expected.push(/\[leaflog\] <leaflog-product> PRODUCT_NOT_FOUND/)
  await open(page)
  const field = pickerOf(page).getByRole('combobox', { name: 'Choose a dispensary' })
  await expect(field).not.toHaveValue('')
  await field.fill('tampa')
  await expect(pickerOf(page).getByRole('option')).toHaveCount(3)
  await expectAccessible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(shopOf(page)).toHaveAttribute('store', 'fl_tampa')
  await expect(field).toBeFocused()
  await field.fill('atlantis')
  await expect(pickerOf(page).getByText('There is no such dispensary.')).toBeVisible()
  await field.press('Escape')
  await expect(pickerOf(page).getByRole('listbox')).toBeHidden()
})

test('what the last store sells cannot be pressed once another one is chosen', async ({ page, complaints }) => {
  complaints.expected.push(/\[leaflog\] <leaflog-product> PRODUCT_NOT_FOUND/)
  await open(page)
  await expect(menuOf(page).getByRole('listitem').first()).toBeVisible()
  const left = await shopOf(page).evaluate(async (shop) => {
    shop.setAttribute('store', 'az_mesa')
    // No press comes before the end of the current task.
    await Promise.resolve()
    return shop.querySelector('leaflog-menu')?.shadowRoot?.querySelectorAll('li').length
  })
  expect(left).toBe(0)
  await expect(menuOf(page).getByRole('listitem').first()).toBeVisible()
})

test('sizes and sets of the commerce channel are chosen in place', async ({ page, complaints, expectAccessible }) => {
  complaints.expected.push(/\[leaflog\] <leaflog-product> PRODUCT_NOT_FOUND/)
  await open(page, 'Arizona')
  // The first store sells to patients only, so one shops as a patient from then on.
  await expect(menuOf(page).getByRole('listitem').first()).toBeVisible()
  await setStore(page, 'az_mesa')
  const sized = menuOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('select[part~=select]') })
    .filter({ has: page.locator('button[part~=add]:enabled') })
    .first()
  const size = (await sized.locator('option').first().textContent())?.split(',')[0] ?? ''
  await sized.getByRole('combobox').selectOption({ index: 0 })
  await sized.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartOf(page).getByRole('listitem')).toContainText([size])
  const field = searchOf(page).getByRole('combobox', { name: 'Search products' })
  await field.fill('First Jar Set')
  await searchOf(page).getByRole('option', { name: 'First Jar Set' }).first().click()
  await productOf(page).getByRole('button', { name: 'Choose options' }).click()
  const dialog = productOf(page).getByRole('dialog', { name: 'First Jar Set' })
  await expect(dialog.locator('[part=price]')).toHaveText('$64.00')
  await expectAccessible()
  await dialog.getByRole('combobox', { name: 'Grinder' }).selectOption({ index: 1 })
  await expect(dialog.locator('[part=price]')).toHaveText('$72.00')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(cartOf(page).getByRole('listitem')).toHaveCount(2)
  await expect(cartOf(page).getByRole('listitem').filter({ hasText: 'First Jar Set' })).toBeVisible()
})

test('what its author must know is an event and a line in the console, with the attribute and the cure', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/\[leaflog\]/)
  await open(page)
  await setStore(page, 'fl_atlantis')
  await expect(menuOf(page).getByText('We could not find the dispensary “fl_atlantis”.')).toBeVisible()
  await setStore(page, 'fl_miami')
  await menuOf(page).evaluate((menu) => menu.setAttribute('category', 'flowre'))
  await expect(menuOf(page).getByText('There is nothing on this menu right now.')).toBeVisible()
  await cartOf(page).evaluate((cart) => cart.setAttribute('gateway', 'shop.example'))
  await expect(cartOf(page).getByText('This page does not say where the shop is')).toBeVisible()
  const told = expect.poll(() => toldOf(page))
  await told.toContainEqual({ code: 'STORE_UNKNOWN', message: expect.stringContaining('store="fl_atlantis"') })
  await told.toContainEqual({ code: 'NOT_FOUND', message: expect.stringMatching(/category="flowre".*flower/) })
  await told.toContainEqual({ code: 'GATEWAY_INVALID', message: expect.stringContaining('with the scheme') })
  expect(complaints.seen.join('\n')).toContain('store="fl_atlantis" is no dispensary')
})

test('a gateway that does not answer, and a refused line, from which the shopper goes on', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/\[leaflog\]|Content Security Policy/, withoutNetwork)
  await open(page)
  const product = menuOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('button[part~=add]:enabled') })
    .first()
  await page.route('**/api/ordering/cart/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'PRODUCT_NOT_FOUND', message: 'Gone.' } } }),
  )
  await product.locator('button[part~=add]').click()
  await expect(cartOf(page).getByRole('alert')).not.toBeEmpty()
  await expect
    .poll(() => toldOf(page))
    .toContainEqual({
      code: expect.stringMatching(/PRODUCT_NOT_FOUND|SERVICE_REFUSED/),
      message: expect.stringContaining('was refused'),
    })
  await page.unroute('**/api/ordering/cart/**')
  await product.locator('button[part~=add]').click()
  await expect(cartOf(page).getByRole('listitem')).toHaveCount(1)
  await shopOf(page).evaluate((shop) => shop.setAttribute('gateway', 'http://127.0.0.1:9'))
  await expect
    .poll(() => toldOf(page))
    .toContainEqual({
      code: 'NETWORK_FAILED',
      message: expect.stringContaining('the attribute "gateway"'),
    })
})

test('an age gate alone loads nothing of the menu and the cart', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const shop = document.querySelector('leaflog-shop')
      if (!shop) return
      observer.disconnect()
      // The parser goes on inside the element that it has opened, outside of the page.
      shop.replaceWith(document.createElement('leaflog-age-gate'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${partnerOrigin}/elements.html`)
  await expect(page.locator('leaflog-age-gate').getByRole('dialog')).toBeVisible()
  const scripts = loaded.filter((url) => url.includes('/embed/leaflog-'))
  expect(scripts.some((url) => url.includes('age-gate-view'))).toBe(true)
  expect(scripts.filter((url) => /(menu|cart|search|store-picker|product)-view/.test(url))).toEqual([])
})

test('[9f.7] in Spanish, on a phone: search, stores and a product', async ({ page, complaints, expectAccessible }) => {
  complaints.expected.push(/\[leaflog\] <leaflog-product> PRODUCT_NOT_FOUND/)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await shopOf(page).evaluate((shop) => shop.setAttribute('lang', 'es'))
  const field = searchOf(page).getByRole('combobox', { name: 'Buscar productos' })
  await field.fill('a')
  await expect(searchOf(page).getByRole('option').first()).toBeVisible()
  await expect(pickerOf(page).getByRole('combobox', { name: 'Elegir un dispensario' })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a shadow root that a server declared is shown without a script, and taken over without a flicker', async ({
  page,
}) => {
  const letGo = await hold(page, '**/embed/leaflog-elements.js')
  await page.goto(`${partnerOrigin}/rendered.html`, { waitUntil: 'commit' })
  await expect(menuOf(page).getByText('Confirm your age to see what is here.')).toBeVisible()
  await menuOf(page).evaluate((menu) => {
    const emptied: boolean[] = []
    Reflect.set(globalThis, 'emptied', emptied)
    const root = menu.shadowRoot
    if (!root) return
    const isShown = (): boolean => Array.from(root.children).some((child) => child.checkVisibility())
    new MutationObserver(() => void (isShown() || emptied.push(true))).observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
    })
  })
  letGo()
  await expect(page.locator('leaflog-age-gate').getByRole('dialog')).toBeVisible()
  await expect(menuOf(page).locator('[data-rendered]')).toHaveCount(0)
  await expect(menuOf(page).getByText('Confirm your age to see what is here.')).toHaveCount(1)
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'emptied'))).toEqual([])
})
