/** Products of the ordering channel in wishlists, on any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { held, wisher } from '../../../testing/wishlist-calls.ts'

const ITEMS = `menu_items {
  id product_id quantity description added_at
  product {
    name brand_name category image { url } strain_type is_medical_only
    price { final_price { value } regular_price { value } is_from }
  }
}`
const menuItem = z.object({ id: z.string(), product_id: z.string(), quantity: z.number(), product: z.unknown() })
const read = z.object({
  wishlist_v2: z.object({
    items_count: z.int(),
    items: z.array(z.unknown()),
    menu_items: z.array(z.looseObject(menuItem.shape)),
  }),
})

const ofMenu = (sku: string, quantity = 1) => ({ sku, channel: 'ORDERING', quantity })

export function wishlistMenuItemsContract(harness: () => Harness): void {
  const somebody = async () => {
    const one = await wisher(harness)
    const list = async (id: string, headers: object = {}) => {
      const query = `query ($id: ID!) { customer { wishlist_v2(id: $id) { items_count items { id } ${ITEMS} } } }`
      const data = await commerceCalls(harness).ask(query, { id }, { ...one.headers, ...headers })
      return read.parse(data['customer']).wishlist_v2
    }
    const kept = async (id: string) => (await list(id)).menu_items.map((item) => [item.product_id, item.quantity])
    return { ...one, list, kept }
  }

  describe('products of menus in wishlists', () => {
    test('[2c.6] [3.6] a product of a menu is kept by its id, beside what Adobe’s clients know', async () => {
      const one = await somebody()
      const { wishlist, user_errors } = await one.add('0', [
        { sku: 'ct-vape', quantity: 1 },
        ofMenu('flower1'),
        ofMenu('nothing'),
        ofMenu('ct-vape'),
      ])
      expect(user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND'])
      expect(held(wishlist)).toEqual([['ct-vape', 1]])
      const { items_count, items, menu_items } = await one.list(wishlist.id)
      expect([items_count, items.length]).toEqual([1, 1])
      expect(menu_items.map(({ id: _, ...item }) => item)).toEqual([
        {
          product_id: 'flower1',
          quantity: 1,
          description: null,
          added_at: '2026-11-20 17:00:00',
          product: {
            name: 'Product flower1',
            brand_name: 'Fernhill',
            category: 'Flower',
            image: { url: 'https://commerce.example/media/products/flower/flower1.jpg' },
            strain_type: 'HYBRID',
            is_medical_only: false,
            price: { final_price: { value: 40 }, regular_price: { value: 40 }, is_from: true },
          },
        },
      ])
    })

    test('[3.5] what it costs is of the mode, with the standing sale price; nothing where it is not sold in the mode', async () => {
      const one = await somebody()
      const { wishlist } = await one.add('0', [ofMenu('medical1'), ofMenu('grinder1')])
      const priceOf = async (headers: object) =>
        (await one.list(wishlist.id, headers)).menu_items.map(
          ({ product }) => z.object({ price: z.unknown() }).parse(product).price,
        )
      const grinder = { final_price: { value: 12 }, regular_price: { value: 15 }, is_from: false }
      expect(await priceOf({})).toEqual([grinder, null])
      const medical = { final_price: { value: 30 }, regular_price: { value: 30 }, is_from: false }
      expect(await priceOf({ shoppingmode: 'MEDICAL' })).toEqual([grinder, medical])
    })

    test('[2c.6] it is changed, moved and removed as the others are, and the same again becomes more of it', async () => {
      const one = await somebody()
      const { wishlist } = await one.add('0', [ofMenu('flower1'), ofMenu('flower1', 2)])
      expect(await one.kept(wishlist.id)).toEqual([['flower1', 3]])
      const [item] = (await one.list(wishlist.id)).menu_items
      const id = item?.id ?? ''
      const update = { wishlist_item_id: id, quantity: 2, description: 'For Sam', selected_options: ['nonsense'] }
      expect((await one.update(wishlist.id, [update])).user_errors).toEqual([])
      const to = await one.named('Other')
      await one.transfer('Move', { from: wishlist.id, to, items: [{ wishlist_item_id: id }] })
      expect(await one.kept(wishlist.id)).toEqual([])
      const [moved] = (await one.list(to)).menu_items
      expect(moved).toMatchObject({ product_id: 'flower1', quantity: 2, description: 'For Sam' })
      await one.remove(to, [moved?.id ?? ''])
      expect(await one.kept(to)).toEqual([])
    })

    test('[4c] what a menu sells does not go into the cart of the commerce channel, and stays', async () => {
      const one = await somebody()
      const { wishlist } = await one.add('0', [{ sku: 'ct-grinder', quantity: 1 }, ofMenu('flower1')])
      const { data } = await one.send('mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { status } }', {
        id: wishlist.id,
      })
      expect(data).toEqual({ addWishlistItemsToCart: { status: true } })
      expect(held(await one.read(wishlist.id))).toEqual([])
      expect(await one.kept(wishlist.id)).toEqual([['flower1', 1]])
    })

    test('a request that is repeated with its key keeps a product of a menu once', async () => {
      const one = await somebody()
      const id = await one.named('Once')
      const key = { 'idempotency-key': `menu-to-${id}-once` }
      await Promise.all([1, 2, 3].map(() => one.add(id, [ofMenu('vape1', 2)], key)))
      expect(await one.kept(id)).toEqual([['vape1', 2]])
    })
  })
}
