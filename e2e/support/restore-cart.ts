import { randomUUID } from 'node:crypto'
import { cart } from '@leaflog/core/wire/ordering'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Left } from './profiles.ts'

const nameOf = (line: { productId: string; option: string }): string => `${line.productId} ${line.option}`

/** The cart that a profile remembers is on the server as the profile left it, whatever another test did with it since. */
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
