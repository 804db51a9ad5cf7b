import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../tools/shared/json.ts'
import { chooseDispensary } from './support/choose-store.ts'
import { askCommerce, newEmail, newMember, signIn, tokenOf } from './support/customers.ts'
import { placeOrder } from './support/orders.ts'
import { WARNED, hearExpiry } from './support/expiry.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** Resolves when a page follows its store's menu. */
const hearsOfMenu = (page: Page, path: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('menuChanged') && page.url().endsWith(path)) resolve()
      }),
    )
  })

/** Simple products that Mesa has few or many of, according to the live stock, bypassing caches. */
async function simpleProducts(request: APIRequestContext, stock: 'few' | 'plenty') {
  const query = `{ products(filter: {}, pageSize: 200) {
    items { __typename sku name url_key stock_status only_x_left_in_stock }
  } }`
  const answer = await request.get('/api/graphql', {
    params: { query, extensions: JSON.stringify({ asOf: randomUUID() }) },
    headers: { store: 'az_mesa' },
  })
  const { products } = fieldsOf(fieldsOf(await answer.json())['data'])
  return listOf(fieldsOf(products)['items'])
    .map(fieldsOf)
    .filter((each) => each['__typename'] === 'SimpleProduct' && each['stock_status'] === 'IN_STOCK')
    .map((each) => ({
      sku: textOf(each['sku']),
      name: textOf(each['name']),
      path: `/product/${textOf(each['url_key'])}`,
      left: Number(each['only_x_left_in_stock']),
    }))
    .filter(({ left }) => (stock === 'few' ? left > 1 : left === 0))
}

const the = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('Mesa has no such product')
  return found
}

test('a product added on one device appears in the customer’s cart on the other', async ({
  page,
  browser,
  request,
}) => {
  const person = await newMember(request)
  const { path } = the((await simpleProducts(request, 'plenty')).at(0))
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const device of [page, other]) {
    await signIn(device, person)
    await expect(device.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
    await chooseDispensary(device, 'Mesa')
    await visit(device, path)
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/, disabled: false })
    .first()
    .click()
  for (const device of [page, other]) await expect(device.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await context.close()
})

test('[8.8] [4d.2] changing a password on one device ends the sign-in on the other, and not its own', async ({
  page,
  browser,
  request,
}) => {
  const person = await newMember(request)
  const context = await browser.newContext()
  const other = await context.newPage()
  const warnings = await hearExpiry(other)
  for (const device of [page, other]) await signIn(device, person)
  const answer = await askCommerce(request, {
    query: `mutation change($old: String!, $new: String!) {
      changeCustomerPassword(currentPassword: $old, newPassword: $new) { email }
    }`,
    variables: { old: person.password, new: 'pergola-2027' },
    token: await tokenOf(page),
  })
  expect(answer).not.toHaveProperty('errors')
  await expect(other).toHaveURL('/rewards/login')
  await expect.poll(warnings).toEqual(WARNED)
  await page.reload()
  await expect(page).toHaveURL('/rewards/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Ivy.' })).toBeVisible()
  await context.close()
})

test('a product that others buy out disappears from the open page, which keeps its position', async ({
  page,
  request,
}, { project }) => {
  await visit(page, '/')
  await chooseDispensary(page, 'Mesa')
  // Desktop and phone run at the same time, so each buys something else.
  const { path, left, ...product } = the((await simpleProducts(request, 'few')).at(project.name === 'phone' ? -1 : 0))
  const heard = hearsOfMenu(page, path)
  await visit(page, path)
  await expect(page.getByRole('main')).not.toContainText(`Only ${left - 1} left`)
  await heard
  await page.mouse.wheel(0, 300)
  const where = () => page.evaluate(() => scrollY)
  await expect.poll(where).toBeGreaterThan(0)
  const before = await where()
  await placeOrder(request, { product, email: newEmail() })
  await expect(page.getByRole('main')).toContainText(`Only ${left - 1} left`)
  expect(await where()).toBe(before)
})
