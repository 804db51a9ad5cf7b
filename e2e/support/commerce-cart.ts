import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { fieldsOf, listOf, numberOf, textOf } from '../../tools/shared/json.ts'
import type { Credentials } from './customers.ts'
import { shopper, STORE, tokenFor } from './orders.ts'
import { shopAt } from './shop-at.ts'

const HOUR = 3_600_000

/** Products to add to a cart without a browser. */
export interface WantedItem {
  readonly sku: string
  readonly parentSku?: string
  readonly quantity: number
}

export interface Sold {
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  readonly isMedicalOnly: boolean
  /** Null if there are many. */
  readonly left: number | null
}

const addProducts = `mutation ($cart: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } }
}`

type Ask = ReturnType<typeof shopper>

async function put(ask: Ask, cart: string, wanted: readonly WantedItem[]): Promise<void> {
  const items = wanted.map(({ sku, parentSku, quantity }) => ({
    sku,
    quantity,
    ...(parentSku !== undefined && { parent_sku: parentSku }),
  }))
  const answer = fieldsOf((await ask(addProducts, { cart, items }))['addProductsToCart'])
  expect(answer['user_errors']).toEqual([])
}

const inStock = (product: unknown) => fieldsOf(product)['stock_status'] === 'IN_STOCK'

/** The flower in stock at the tests' store, of one kind. */
async function flower(request: APIRequestContext, kind: string, fields: string) {
  const ask = shopper(request, null, 'MEDICAL')
  const found = await ask(`{
    products(filter: { category_url_path: { eq: "flower" } }, pageSize: 100) {
      items { __typename sku name url_key stock_status is_medical_only only_x_left_in_stock ${fields} }
    }
  }`)
  const items = listOf(fieldsOf(found['products'])['items']).map(fieldsOf)
  return items.filter((item) => item['__typename'] === kind && inStock(item))
}

/** Products without choices. */
export async function simpleFlower(request: APIRequestContext): Promise<Sold[]> {
  const items = await flower(request, 'SimpleProduct', '')
  return items.map((item) => ({
    sku: textOf(item['sku']),
    name: textOf(item['name']),
    urlKey: textOf(item['url_key']),
    isMedicalOnly: item['is_medical_only'] === 1,
    left: item['only_x_left_in_stock'] === null ? null : numberOf(item['only_x_left_in_stock']),
  }))
}

/** 42 g, where the state allows 28 g per day. */
export async function tooMuchFlower(request: APIRequestContext): Promise<WantedItem> {
  const variant = 'product { sku stock_status only_x_left_in_stock } attributes { label }'
  const items = await flower(request, 'ConfigurableProduct', `... on ConfigurableProduct { variants { ${variant} } }`)
  const found = items.flatMap((item) =>
    listOf(item['variants'])
      .map(fieldsOf)
      .filter(({ attributes, product }) => {
        const [size] = listOf(attributes).map(fieldsOf)
        return size?.['label'] === '14g' && inStock(product) && fieldsOf(product)['only_x_left_in_stock'] === null
      })
      .map(({ product }) => ({ sku: textOf(fieldsOf(product)['sku']), parentSku: textOf(item['sku']), quantity: 3 })),
  )
  const [first] = found
  if (first === undefined) throw new Error('No flower is sold by 14 g.')
  return first
}

/** A guest at the tests' store with these items in a cart that this browser remembers (4c.1), on a page. */
export async function guestCart(
  page: Page,
  items: readonly WantedItem[],
  { mode, path = '/cart' }: { mode?: 'RECREATIONAL' | 'MEDICAL'; path?: string } = {},
): Promise<void> {
  const ask = shopper(page.request, null, mode)
  const cart = textOf((await ask('mutation { createEmptyCart }'))['createEmptyCart'])
  await put(ask, cart, items)
  await shopAt(page, { store: STORE, path: '/rewards/terms', ...(mode && { mode }) })
  const kept = JSON.stringify({ value: cart, expiresAt: Date.now() + HOUR })
  await page.evaluate((value) => localStorage.setItem('cartId', value), kept)
  await page.goto(path)
  await expect(page.locator('[data-listening="true"]')).toHaveCount(1)
}

/** Adds these items to a customer's cart. */
export async function putForCustomer(page: Page, person: Credentials, items: readonly WantedItem[]): Promise<void> {
  const ask = shopper(page.request, await tokenFor(page.request, person))
  await put(ask, textOf(fieldsOf((await ask('{ customerCart { id } }'))['customerCart'])['id']), items)
}
