/** Moving wishlist items into the cart, for any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { held, wisher } from '../../../testing/wishlist-calls.ts'

const QUERY = `mutation ($id: ID!, $items: [ID!]) { addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
  status wishlist { id } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId }
} }`
const answer = z.object({
  addWishlistItemsToCart: z.object({
    status: z.boolean(),
    add_wishlist_items_to_cart_user_errors: z.array(
      z.object({ code: z.string(), message: z.string(), wishlistId: z.string(), wishlistItemId: z.string() }),
    ),
  }),
})
const lines = z.object({ items: z.array(z.object({ quantity: z.number(), product: z.object({ sku: z.string() }) })) })

export function wishlistCartContract(harness: () => Harness): void {
  const somebody = async () => {
    const one = await wisher(harness)
    const move = async (id: string, items: readonly string[] | null, more = {}) => {
      const { data, errors } = await one.send(QUERY, { id, items }, more)
      expect(errors).toEqual([])
      const { status, add_wishlist_items_to_cart_user_errors } = answer.parse(data).addWishlistItemsToCart
      return { status, errors: add_wishlist_items_to_cart_user_errors }
    }
    const cart = async () => {
      const data = await commerceCalls(harness).ask(
        '{ customerCart { items { quantity product { sku } } } }',
        {},
        one.headers,
      )
      return lines.parse(data['customerCart']).items.map(({ product, quantity }) => [product.sku, quantity] as const)
    }
    return { ...one, move, cart }
  }

  describe('from a wishlist into the cart', () => {
    test('[2c.6] [7a.15] all items, or the named ones, leave the list', async () => {
      const { add, move, cart, read } = await somebody()
      const { wishlist } = await add('0', [
        { sku: 'ct-flower_3.5g', quantity: 1 },
        { sku: 'ct-vape', quantity: 2 },
        { sku: 'ct-grinder', quantity: 1 },
      ])
      const vape = wishlist.items_v2.items.find(({ product }) => product?.sku === 'ct-vape')?.id ?? ''
      expect(await move(wishlist.id, [vape])).toEqual({ status: true, errors: [] })
      expect(await cart()).toEqual([['ct-vape', 2]])
      expect(held(await read(wishlist.id))).toEqual([
        ['ct-flower', 1],
        ['ct-grinder', 1],
      ])
      expect(await move(wishlist.id, null)).toEqual({ status: true, errors: [] })
      expect(new Map(await cart())).toEqual(
        new Map([
          ['ct-flower', 1],
          ['ct-grinder', 1],
          ['ct-vape', 2],
        ]),
      )
      expect(held(await read(wishlist.id))).toEqual([])
    })

    test('[8.25] an item that cannot be added stays, with the code of the reason', async () => {
      const { add, move, cart, read } = await somebody()
      const { wishlist } = await add('0', [
        { sku: 'ct-flower', quantity: 1 },
        { sku: 'ct-medical', quantity: 1 },
        { sku: 'ct-flower_28g', quantity: 4 },
        { sku: 'ct-vape', quantity: 1 },
      ])
      const [vape = '', ounce, medical, open] = wishlist.items_v2.items.map(({ id }) => id)
      const { status, errors } = await move(wishlist.id, [open ?? '', medical ?? '', ounce ?? '', vape, vape, '999999'])
      expect(status).toBe(false)
      expect(errors.map(({ code, wishlistItemId }) => [code, wishlistItemId])).toEqual([
        ['UNDEFINED', open],
        ['NOT_SALABLE', medical],
        ['INSUFFICIENT_STOCK', ounce],
        ['PRODUCT_NOT_FOUND', '999999'],
      ])
      expect(errors.every(({ wishlistId }) => wishlistId === wishlist.id)).toBe(true)
      expect(await cart()).toEqual([['ct-vape', 1]])
      expect((await read(wishlist.id))?.items_count).toBe(3)
    })

    test('a request that is repeated with its key moves once and returns the same answer', async () => {
      const { add, move, cart } = await somebody()
      const { wishlist } = await add('0', [{ sku: 'ct-vape', quantity: 1 }])
      const key = { 'idempotency-key': `to-cart-${wishlist.id}` }
      const items = wishlist.items_v2.items.map(({ id }) => id)
      const answers = await Promise.all([1, 2, 3].map(() => move(wishlist.id, items, key)))
      expect(answers).toEqual(answers.map(() => ({ status: true, errors: [] })))
      expect(await cart()).toEqual([['ct-vape', 1]])
    })
  })
}
