import { randomUUID } from 'node:crypto'
import { keepOrderingCart } from '@leaflog/core/wire/commerce/customer'
import { cart } from '@leaflog/core/wire/ordering/ordering'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { fieldsOf, listOf } from '../../tools/shared/json.ts'
import { askCommerce } from './customers.ts'
import type { Left } from './profiles.ts'

const nameOf = (line: { productId: string; option: string }): string => `${line.productId} ${line.option}`

/** Whether the cart still exists: one that was merged into a customer's does not. */
export const cartIsThere = async (request: APIRequestContext, { storeId, cartId }: Left): Promise<boolean> =>
  (await request.get('/api/ordering/cart', { params: { storeId, cartId } })).ok()

/** Restores the cart of a profile on the server, whatever another test has done with it. */
export async function restoreCart(request: APIRequestContext, { storeId, cartId, lines }: Left): Promise<void> {
  const answer = await request.get('/api/ordering/cart', { params: { storeId, cartId } })
  const { items } = cart.parse(await answer.json())
  const write = async (name: 'add' | 'update' | 'delete', more: object): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() }
    const written = await request.post(`/api/ordering/cart/${name}`, { data: { storeId, cartId, ...more }, headers })
    expect(written.ok(), `${name} of the cart that is put back`).toBe(true)
  }
  for (const item of items) {
    const wanted = lines.find((line) => nameOf(line) === nameOf(item))
    if (!wanted) await write('delete', { itemId: item.id })
    else if (wanted.quantity !== item.quantity) await write('update', { itemId: item.id, quantity: wanted.quantity })
  }
  for (const line of lines)
    if (!items.some((item) => nameOf(item) === nameOf(line))) {
      const { productId, option, quantity } = line
      await write('add', { productId, option, quantity })
    }
}

/** The tokens of a browser's calls from now on. */
export function tokensOf(context: BrowserContext): ReadonlySet<string> {
  const tokens = new Set<string>()
  context.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
    if (token !== undefined) tokens.add(token)
  })
  return tokens
}

/**
 * A test that signed in merged the profile's cart into a customer's, and the next test's customer must not get it. They
 * keep an empty cart of another dispensary instead, which no cart is merged into.
 * @returns whether that is so; false if the session has ended, whose cart cannot be changed
 */
export async function releaseCart(request: APIRequestContext, token: string, left: Left): Promise<boolean> {
  const stores = listOf(await (await request.get('/api/rest/stores')).json()).map(fieldsOf)
  const elsewhere = stores.find(
    (store) => store['channel'] === 'ordering' && store['kind'] === 'dispensary' && store['store_id'] !== left.storeId,
  )
  const [pricingType] = listOf(elsewhere?.['modes'])
  const made = await request.post('/api/ordering/cart/create', {
    data: { storeId: elsewhere?.['store_id'], pricingType },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { id: cartId } = cart.parse(await made.json())
  const answer = await askCommerce(request, { query: keepOrderingCart.query, variables: { cartId }, token })
  return keepOrderingCart.result.safeParse(fieldsOf(answer)['data']).data?.keepOrderingCart.result === true
}
