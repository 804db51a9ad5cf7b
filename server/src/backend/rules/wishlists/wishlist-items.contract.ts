/** Items of wishlists, for any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { held, wisher } from '../../../testing/wishlist-calls.ts'
import { MAX_ITEMS } from './problems.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

export function wishlistItemsContract(harness: () => Harness): void {
  const { refusalOf } = customerCalls(harness)

  describe('items of wishlists', () => {
    test('[2c.6] [8.25] valid items are added, the same again increases the quantity, and the rest are reported by code', async () => {
      const one = await wisher(harness)
      const { wishlist, user_errors } = await one.add('0', [
        { sku: 'ct-flower_3.5g', parent_sku: 'ct-flower', quantity: 1 },
        { sku: 'nothing', quantity: 1 },
        { sku: 'ct-medical', quantity: 2 },
        { sku: 'ct-vape', quantity: 1.5 },
        { sku: 'ct-flower_3.5g', quantity: 2 },
      ])
      expect(user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'UNDEFINED'])
      expect(held(wishlist)).toEqual([
        ['ct-flower', 3],
        ['ct-medical', 2],
      ])
      expect(wishlist.items_count).toBe(2)
    })

    test('[2c.6] each product type with its choices', async () => {
      const one = await wisher(harness)
      const [size, part] = ['Y29uZmlndXJhYmxlLzIzMy8yNTAwMQ==', 'YnVuZGxlLzExLzIxLzE=']
      const { wishlist } = await one.add('0', [
        { sku: 'ct-vape', quantity: 1 },
        { sku: 'ct-flower', quantity: 1 },
        { sku: 'ct-flower', quantity: 1, selected_options: [size] },
        { sku: 'ct-set', quantity: 1, selected_options: [part] },
        { sku: 'ct-card', quantity: 1, selected_options: ['Z2lmdGNhcmQvZ2lmdGNhcmRfYW1vdW50LzI1LjAwMDA='] },
      ])
      const query = `query ($id: ID!) { customer { wishlist_v2(id: $id) { items_v2 { items {
        __typename product { sku } added_at customizable_options { label }
        ... on ConfigurableWishlistItem {
          child_sku configured_variant { sku }
          configurable_options { option_label value_label configurable_product_option_value_uid }
        }
        ... on BundleWishlistItem { bundle_options { label type values { uid label quantity priceV2 { value } } } }
        ... on GiftCardWishlistItem { gift_card_options { amount { value } custom_giftcard_amount { value } sender_name } }
      } } } } }`
      const { data, errors } = await one.send(query, { id: wishlist.id })
      expect(errors).toEqual([])
      const plain = { added_at: '2026-11-20 17:00:00', customizable_options: [] }
      expect(data).toEqual({
        customer: {
          wishlist_v2: {
            items_v2: {
              items: [
                {
                  __typename: 'GiftCardWishlistItem',
                  product: { sku: 'ct-card' },
                  ...plain,
                  gift_card_options: { amount: { value: 25 }, custom_giftcard_amount: null, sender_name: null },
                },
                {
                  __typename: 'BundleWishlistItem',
                  product: { sku: 'ct-set' },
                  ...plain,
                  bundle_options: [
                    {
                      label: 'Flower',
                      type: 'select',
                      values: [{ uid: part, label: 'Meadow 3.5g', quantity: 1, priceV2: { value: 0 } }],
                    },
                  ],
                },
                {
                  __typename: 'ConfigurableWishlistItem',
                  product: { sku: 'ct-flower' },
                  ...plain,
                  child_sku: 'ct-flower_3.5g',
                  configured_variant: { sku: 'ct-flower_3.5g' },
                  configurable_options: [
                    { option_label: 'Size', value_label: '3.5g', configurable_product_option_value_uid: size },
                  ],
                },
                {
                  __typename: 'ConfigurableWishlistItem',
                  product: { sku: 'ct-flower' },
                  ...plain,
                  child_sku: '',
                  configured_variant: null,
                  configurable_options: [],
                },
                { __typename: 'SimpleWishlistItem', product: { sku: 'ct-vape' }, ...plain },
              ],
            },
          },
        },
      })
    })

    test('[2c.6] items are changed and removed; equal ones are merged', async () => {
      const one = await wisher(harness)
      const { wishlist } = await one.add('0', [
        { sku: 'ct-flower_3.5g', quantity: 1 },
        { sku: 'ct-flower_28g', quantity: 2 },
        { sku: 'ct-vape', quantity: 1 },
      ])
      const [vape = '', ounce = '', eighth = ''] = wishlist.items_v2.items.map(({ id }) => id)
      const { user_errors } = await one.update(wishlist.id, [
        { wishlist_item_id: vape, quantity: 4, description: ' For Sam ' },
        { wishlist_item_id: '999999', quantity: 1 },
        { wishlist_item_id: ounce, quantity: 0 },
        { wishlist_item_id: ounce, description: 'x'.repeat(256) },
        { wishlist_item_id: ounce, selected_options: ['nonsense'] },
      ])
      expect(user_errors.map(({ code }) => code)).toEqual([
        'PRODUCT_NOT_FOUND',
        ...Array.from({ length: 3 }, () => 'UNDEFINED'),
      ])
      const after = await one.read(wishlist.id)
      expect(after?.items_v2.items[0]).toEqual({
        id: vape,
        quantity: 4,
        description: 'For Sam',
        product: { sku: 'ct-vape' },
      })
      const size = 'Y29uZmlndXJhYmxlLzIzMy8yNTAwMQ=='
      const merged = await one.update(wishlist.id, [{ wishlist_item_id: ounce, selected_options: [size] }])
      expect(merged.wishlist.items_v2.items.map(({ id, quantity }) => [id, quantity])).toEqual([
        [vape, 4],
        [eighth, 3],
      ])
      const removed = await one.remove(wishlist.id, [eighth, ounce])
      expect(removed.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND'])
      expect(held(removed.wishlist)).toEqual([['ct-vape', 4]])
    })

    test('[2c.6] copying keeps the source, moving removes it, in part too', async () => {
      const one = await wisher(harness)
      const { wishlist } = await one.add('0', [
        { sku: 'ct-vape', quantity: 5 },
        { sku: 'ct-edible', quantity: 1 },
      ])
      const [edible, vape] = wishlist.items_v2.items.map(({ id }) => id)
      const to = await one.named('Other')
      const items = [
        { wishlist_item_id: vape, quantity: 2 },
        { wishlist_item_id: edible, quantity: 2 },
        { wishlist_item_id: '999999' },
      ]
      const codes = z.object({ user_errors: z.array(z.object({ code: z.string() })) })
      const copied = await one.transfer('Copy', { from: wishlist.id, to, items })
      expect(codes.parse(copied.data?.['copyProductsBetweenWishlists']).user_errors).toEqual([
        { code: 'UNDEFINED' },
        { code: 'PRODUCT_NOT_FOUND' },
      ])
      const key = { 'idempotency-key': `move-${wishlist.id}-${to}` }
      const move = {
        from: wishlist.id,
        to,
        items: [{ wishlist_item_id: vape, quantity: 2 }, { wishlist_item_id: edible }],
      }
      const moved = await Promise.all([one.transfer('Move', move, key), one.transfer('Move', move, key)])
      for (const { data } of moved) {
        expect(codes.parse(data?.['moveProductsBetweenWishlists']).user_errors).toEqual([])
      }
      expect(held(await one.read(wishlist.id))).toEqual([['ct-vape', 3]])
      expect(held(await one.read(to))).toEqual([
        ['ct-vape', 4],
        ['ct-edible', 1],
      ])
      const itself = one.transfer('Copy', { from: to, to, items: [] })
      expect(await refusalOf(itself)).toEqual(refusalBy('SAME_WISHLIST'))
    })

    test('a request that is repeated with its key adds once', async () => {
      const one = await wisher(harness)
      const id = await one.named('Once')
      const key = { 'idempotency-key': `add-to-${id}-once` }
      const items = [{ sku: 'ct-vape', quantity: 2 }]
      await Promise.all([1, 2, 3].map(() => one.add(id, items, key)))
      expect(held(await one.read(id))).toEqual([['ct-vape', 2]])
      const again = await one.send('mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status } }', { id })
      expect(again.errors.map(({ message }) => message)).toEqual([refusalBy('DEFAULT_STAYS').message])
    })

    test('[2c.6] a list holds a hundred items', async () => {
      const one = await wisher(harness)
      const { db, clock } = harness()
      const { wishlist } = await one.add('0', [{ sku: 'ct-vape', quantity: 1 }])
      const rows = Array.from({ length: 99 }, (_, index) => ({
        wishlist_id: Number(wishlist.id),
        sku: 'ct-edible',
        parent_sku: null,
        selected_options: '[]',
        entered_options: '[]',
        choice_key: `filler ${index}`,
        quantity: 1,
        added_at: clock.now,
      }))
      await db.insertInto('wishlist_items').values(rows).execute()
      const { user_errors } = await one.add(wishlist.id, [
        { sku: 'ct-grinder', quantity: 1 },
        { sku: 'ct-vape', quantity: 1 },
      ])
      expect(user_errors).toHaveLength(1)
      const many = Array.from({ length: 101 }, () => ({ sku: 'ct-vape', quantity: 1 }))
      await expect(one.add(wishlist.id, many)).rejects.toThrow(
        refusalBy('TOO_MANY_INPUTS', { count: MAX_ITEMS }).message,
      )
      const { data } = await one.send(
        'query ($id: ID!) { customer { wishlist_v2(id: $id) { items_v2(pageSize: 30, currentPage: 4) { items { id } page_info { total_pages } } } } }',
        { id: wishlist.id },
      )
      expect(data).toMatchObject({ customer: { wishlist_v2: { items_v2: { page_info: { total_pages: 4 } } } } })
    })
  })
}
