/** Wishlists as a whole, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { held, wisher } from '../../../testing/wishlist-calls.ts'
import { MAX_WISHLISTS } from './problems.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

export function wishlistsContract(harness: () => Harness): void {
  const { refusalOf } = customerCalls(harness)

  describe('wishlists', () => {
    test('[9c.6] up to five, even with ten concurrent requests', async () => {
      const one = await wisher(harness)
      const names = Array.from({ length: 10 }, (_, index) => `List ${index}`)
      const answers = await Promise.all(names.map((name) => one.create(name)))
      const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
      expect(refused).toEqual(
        Array.from({ length: 5 }, () => refusalBy('TOO_MANY_WISHLISTS', { count: MAX_WISHLISTS }).message),
      )
      const { data } = await one.send('{ customer { wishlists { __typename } } }')
      expect(data).toEqual({
        customer: { wishlists: Array.from({ length: MAX_WISHLISTS }, () => ({ __typename: 'Wishlist' })) },
      })
    })

    test('[2c.6] a list is named, renamed, shown and deleted; the first one cannot be deleted', async () => {
      const one = await wisher(harness)
      const [first, second] = [await one.named(' Gifts '), await one.named('Later')]
      expect(await refusalOf(one.create('GIFTS'))).toEqual(refusalBy('NAME_TAKEN'))
      for (const name of ['', ' ', 'x'.repeat(101)]) {
        expect(await refusalOf(one.create(name))).toEqual(refusalBy('WISHLIST_NAME_INVALID'))
      }
      const update =
        'mutation ($id: ID!, $name: String) { updateWishlist(wishlistId: $id, name: $name, visibility: PUBLIC) { uid name visibility } }'
      expect((await one.send(update, { id: second, name: 'Soon' })).data).toEqual({
        updateWishlist: { uid: second, name: 'Soon', visibility: 'PUBLIC' },
      })
      expect(await refusalOf(one.send(update, { id: second, name: 'gifts' }))).toEqual(refusalBy('NAME_TAKEN'))
      const fields = 'id name visibility items_count updated_at items { id } items_v2 { page_info { total_pages } }'
      const { data } = await one.send(
        `{ customer { wishlists { ${fields} } wishlist { name } } wishlist { name items_count } }`,
      )
      expect(data).toEqual({
        customer: {
          wishlists: [
            expect.objectContaining({ id: first, name: 'Gifts', visibility: 'PRIVATE', items: [] }),
            {
              id: second,
              name: 'Soon',
              visibility: 'PUBLIC',
              items_count: 0,
              updated_at: '2026-11-20 17:00:00',
              items: [],
              items_v2: { page_info: { total_pages: 0 } },
            },
          ],
          wishlist: { name: 'Gifts' },
        },
        wishlist: { name: 'Gifts', items_count: 0 },
      })
      const remove = 'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { id } } }'
      expect(await refusalOf(one.send(remove, { id: first }))).toEqual(refusalBy('DEFAULT_STAYS'))
      expect((await one.send(remove, { id: second })).data).toEqual({
        deleteWishlist: { status: true, wishlists: [{ id: first }] },
      })
    })

    test('[2c.6] a customer without lists has an empty default list, and list 0 creates it', async () => {
      const one = await wisher(harness)
      const query =
        '{ customer { wishlists { id } wishlist { id items_count items { id } items_v2 { items { id } } } } }'
      expect((await one.send(query)).data).toEqual({
        customer: { wishlists: [], wishlist: { id: null, items_count: 0, items: [], items_v2: { items: [] } } },
      })
      const lists = await Promise.all([1, 2, 3].map(() => one.add('0', [{ sku: 'ct-vape', quantity: 1 }])))
      expect(new Set(lists.map(({ wishlist }) => wishlist.id)).size).toBe(1)
      expect(held(await one.read(lists[0]?.wishlist.id ?? ''))).toEqual([['ct-vape', 3]])
    })

    test('somebody else’s list is as unknown as one that does not exist; without a token there is none', async () => {
      const [mine, theirs] = [await wisher(harness), await wisher(harness)]
      const { wishlist } = await theirs.add('0', [{ sku: 'ct-vape', quantity: 1 }])
      const own = await mine.named('Mine')
      for (const id of [wishlist.id, '999999', '-1', 'x', '', '1'.repeat(30)]) {
        const add =
          'mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: []) { wishlist { id } } }'
        const remove = 'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status } }'
        expect(await refusalOf(mine.send(add, { id }))).toEqual(refusalBy('WISHLIST_NOT_FOUND'))
        expect(await refusalOf(mine.send(remove, { id }))).toEqual(refusalBy('WISHLIST_NOT_FOUND'))
        const moved = mine.transfer('Move', { from: id, to: own, items: [] })
        expect(await refusalOf(moved)).toEqual(refusalBy('WISHLIST_NOT_FOUND'))
        expect(await mine.read(id)).toBeNull()
        const unsigned = await refusalOf(commerceCalls(harness).post(add, { id }))
        expect(unsigned.category).toBe('graphql-authorization')
      }
      expect(held(await theirs.read(wishlist.id))).toEqual([['ct-vape', 1]])
    })
  })
}
