import type { Page } from '@playwright/test'
import { orderLimits } from '../fixtures/src/rules/order-limits.ts'
import { fieldsOf, parseJson } from '../tools/shared/json.ts'
import { changeDispensary, firstCard, labelOf } from './support/choose-store.ts'
import { guestCart, simpleFlower, type Sold } from './support/commerce-cart.ts'
import { seeded, signIn } from './support/customers.ts'
import { rememberStore, shopAt } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const PRODUCT_NOT_FOUND = 'This dispensary doesn’t carry that product. Choose another from its menu.'
const NOT_SALABLE = 'That product is for medical patients only. Switch to medical to add it.'
const UNDEFINED = 'That didn’t work. Try again.'
const REORDER_NOT_AVAILABLE = 'We couldn’t reorder this. Add its products one by one.'

const main = (page: Page) => page.getByRole('main')
/** The message of the toast, verbatim. */
const says = (page: Page, sentence: string) =>
  expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(`Error ${sentence}`)
const cartButton = (page: Page, said: string) => page.getByRole('banner').getByRole('button', { name: `Cart, ${said}` })
const add = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()

const operationOf = (body: string | null) => fieldsOf(parseJson(body ?? '{}'))['operationName']

/** Well-stocked flower at the tests' store, for patients only or for everybody. */
async function plentiful(page: Page, isMedicalOnly: boolean): Promise<Sold> {
  const found = (await simpleFlower(page.request)).find(
    (each) => each.isMedicalOnly === isMedicalOnly && each.left === null,
  )
  if (!found) throw new Error('The store has too little flower.')
  return found
}

test('[8.25] NOT_SALABLE: a product for patients only, requested in the other mode, is refused with this text', async ({
  page,
}) => {
  const { urlKey } = await plentiful(page, true)
  await shopAt(page, { store: 'az_mesa', mode: 'MEDICAL', path: `/product/${urlKey}` })
  // As if the mode had changed elsewhere: the service itself refuses.
  await page.route('**/api/graphql', async (route) => {
    const request = route.request()
    if (operationOf(request.postData()) !== 'addProductsToCart') return route.fallback()
    return route.continue({ headers: { ...request.headers(), shoppingmode: 'RECREATIONAL' } })
  })
  await add(page)
  await says(page, NOT_SALABLE)
  await expect(cartButton(page, '0 items')).toBeVisible()
})

test('[8.25] PRODUCT_NOT_FOUND: a product deleted since the page was rendered is refused with this text', async ({
  page,
}) => {
  const { sku, urlKey } = await plentiful(page, false)
  await shopAt(page, { store: 'az_mesa', path: `/product/${urlKey}` })
  await page.route('**/api/graphql', async (route) => {
    const postData = route.request().postData() ?? ''
    if (operationOf(postData) !== 'addProductsToCart') return route.fallback()
    return route.continue({ postData: postData.replaceAll(`"${sku}"`, '"no-such-product"') })
  })
  await add(page)
  await says(page, PRODUCT_NOT_FOUND)
  await expect(cartButton(page, '0 items')).toBeVisible()
})

test('[8.25] UNDEFINED: more than an order may contain is refused with the service’s own text', async ({ page }) => {
  const { sku, name, urlKey } = await plentiful(page, false)
  const most = orderLimits['AZ']?.perLine ?? Number.NaN
  await guestCart(page, [{ sku, quantity: most - 1 }], { path: `/product/${urlKey}` })
  await expect(cartButton(page, `${most - 1} items`)).toBeVisible()
  // The page itself stops at the limit, so it asks for more than it knows.
  await page.route('**/api/graphql', (route) => {
    const postData = route.request().postData() ?? ''
    if (operationOf(postData) !== 'addProductsToCart') return route.fallback()
    return route.continue({ postData: postData.replaceAll('"quantity":1', '"quantity":2') })
  })
  await add(page)
  await says(page, `You can buy up to ${most} of ${name} per order.`)
  await expect(cartButton(page, `${most - 1} items`)).toBeVisible()
})

test('[8.25] UNDEFINED: without a text from the service, the message is that it failed', async ({ page }) => {
  const { urlKey } = await plentiful(page, false)
  await shopAt(page, { store: 'az_mesa', path: `/product/${urlKey}` })
  const answer = { cart: null, user_errors: [{ code: 'UNDEFINED', message: '' }] }
  await page.route('**/api/graphql', (route) =>
    operationOf(route.request().postData()) === 'addProductsToCart'
      ? route.fulfill({ json: { data: { addProductsToCart: answer } } })
      : route.fallback(),
  )
  await add(page)
  await says(page, UNDEFINED)
  await expect(cartButton(page, '0 items')).toBeVisible()
})

test('[8.25] REORDER_NOT_AVAILABLE: an order of the other channel is refused with this text', async ({ page }) => {
  await rememberStore(page, 'az_mesa')
  // The shop offers it only for its own orders. Here it is offered anyway, and the service itself refuses.
  await page.route('**/api/graphql?*', async (route) => {
    if (!/available_actions|orderStock/.test(route.request().url())) return route.fallback()
    const answer = await route.fetch()
    const text = await answer.text()
    return route.fulfill({
      response: answer,
      body: text
        .replaceAll(/"available_actions":\[[^\]]*\]/g, '"available_actions":["REORDER"]')
        .replaceAll('"channel":"ORDERING"', '"channel":"COMMERCE"')
        .replaceAll('"product":null', '"product":{"is_sold_in_mode":true,"stock_status":"IN_STOCK"}'),
    })
  })
  await signIn(page, seeded('avery.lindqvist@example.com'), '/account/orders/100001006')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(main(page).getByText(REORDER_NOT_AVAILABLE, { exact: true })).toBeVisible()
  await expect(main(page).getByText(/^Added to your cart: /)).toHaveCount(0)
})

for (const [code, sentence] of Object.entries({ PRODUCT_NOT_FOUND, NOT_SALABLE, UNDEFINED }))
  test(`[8.25] ${code}: the ordering channel’s refusal is said in the same words`, async ({ page, complaints }) => {
    complaints.expected.push(/422/)
    await visit(page, '/shopd/category/flower')
    await changeDispensary(page, 'Miami')
    const card = await firstCard(page)
    await page.route('**/api/ordering/cart/add', (route) =>
      route.fulfill({ status: 422, json: { error: { code, message: 'No.' } } }),
    )
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await says(page, sentence)
    await expect(labelOf(card)).toHaveText('Add to Cart')
  })
