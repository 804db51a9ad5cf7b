import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'

/** One operation, as one shopper asks it. */
export type Ask = (query: string, variables?: object) => Promise<Record<string, unknown>>

export interface Put {
  readonly sku: string
  readonly name: string
  /** The unit price in dollars. */
  readonly price: number
}

const categoryQuery = `{ products(filter: { category_url_path: { eq: "accessories" } }, sort: { price: DESC }, pageSize: 60) {
  items { __typename sku name stock_status price_range { minimum_price { final_price { value } } } }
} }`

const addProducts = `mutation ($cart: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } }
}`

/** Whether the cart accepted it: a category may be some seconds older than the last sale. */
export async function add(ask: Ask, cart: string, sku: string): Promise<boolean> {
  const answer = fieldsOf((await ask(addProducts, { cart, items: [{ sku, quantity: 1 }] }))['addProductsToCart'])
  return listOf(answer['user_errors']).length === 0
}

/** Simple products of at least a price, different for each test, so that tests do not compete for stock. */
export async function putUntil(
  ask: Ask,
  cart: string,
  isEnough: (put: readonly Put[]) => boolean,
  least = 0,
): Promise<readonly Put[]> {
  const category = listOf(fieldsOf((await ask(categoryQuery))['products'])['items']).map(fieldsOf)
  const left = category
    .filter((item) => item['__typename'] === 'SimpleProduct' && item['stock_status'] === 'IN_STOCK')
    .map(({ sku, name, price_range: range }) => {
      const price = fieldsOf(fieldsOf(fieldsOf(range)['minimum_price'])['final_price'])['value']
      return { sku: textOf(sku), name: textOf(name), price: Number(price) }
    })
    .filter(({ price }) => price >= least)
  const put: Put[] = []
  while (!isEnough(put)) {
    expect(left.length, 'there is something left to buy').toBeGreaterThan(0)
    for (const item of left.splice(randomInt(left.length), 1)) if (await add(ask, cart, item.sku)) put.push(item)
  }
  return put
}
