/** The guest's ordering cart at sign-in, for any database. */
import { keepOrderingCart } from '@leaflog/core/wire/commerce/customer'
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { CART_LIFETIME } from '../ordering/carts.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'

const { get, add } = orderingPaths

export function guestCartContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  /** A cart with lines, as `[product, option, quantity]`. */
  async function cartOf(...lines: [string, string, number][]): Promise<string> {
    const { create, cart } = harness()
    const id = await create()
    for (const [product, option, quantity] of lines) await cart(add('101', id, product, option, quantity))
    return id
  }
  const linesOf = async (id: string, store = '101') =>
    (await harness().cart(get(store, id))).items.map(({ productId, quantity }) => [productId, quantity])
  /** A customer with this cart. */
  async function ownerOf(cartId: string): Promise<string> {
    const email = await calls.signUp()
    await calls.signIn(email, undefined, { cartId })
    return email
  }
  const gone = async (id: string) => (await harness().refusal(get('101', id))).code

  describe('the guest’s cart at sign-in', () => {
    test('[1.6] becomes the customer’s, who gets it again at the next sign-in', async () => {
      const email = await calls.signUp()
      const guest = await cartOf(['flower1', '3.5g', 2])
      const mine = { id: guest, store_id: '101', issues: [] }
      expect((await calls.signIn(email, undefined, { cartId: guest })).ordering_cart).toEqual(mine)
      expect((await calls.signIn(email)).ordering_cart).toEqual(mine)
      expect((await calls.signIn(email, undefined, { cartId: guest })).ordering_cart).toEqual(mine)
      expect(await linesOf(guest)).toEqual([['flower1', 2]])
    })

    test('[6.4] a cart created while signed in is the customer’s at the next sign-in; another’s never is', async () => {
      const email = await calls.signUp()
      const { token, ordering_cart } = await calls.signIn(email)
      expect(ordering_cart).toBeNull()
      const made = await cartOf(['flower1', '3.5g', 2])
      const keep = async (cartId: string) => {
        const { data } = await calls.post(keepOrderingCart.query, { cartId }, calls.bearer(token))
        return keepOrderingCart.result.parse(data).keepOrderingCart.result
      }
      expect(await keep(made)).toBe(true)
      expect((await calls.signIn(email)).ordering_cart).toMatchObject({ id: made, issues: [] })
      const others = await cartOf(['grinder1', 'Each', 1])
      await ownerOf(others)
      for (const cartId of [others, 'no-such-cart-at-all', '../../etc', '']) expect(await keep(cartId)).toBe(false)
      expect((await calls.signIn(email)).ordering_cart).toMatchObject({ id: made })
      const refusal = await calls.refusalOf(calls.post(keepOrderingCart.query, { cartId: made }))
      expect(refusal.category).toBe('graphql-authorization')
    })

    test('[1.6] [4d.1] is merged once into the customer’s live cart and deleted', async () => {
      const own = await cartOf(['flower1', '3.5g', 1], ['grinder1', 'Each', 1])
      const email = await ownerOf(own)
      const guest = await cartOf(['edible1', '100mg', 2], ['flower1', '3.5g', 2])
      const merged = [
        ['flower1', 3],
        ['grinder1', 1],
        ['edible1', 2],
      ]
      const { ordering_cart } = await calls.signIn(email, undefined, { cartId: guest })
      expect(ordering_cart).toEqual({ id: own, store_id: '101', issues: [] })
      expect(await linesOf(own)).toEqual(merged)
      expect(await gone(guest)).toBe('CART_NOT_FOUND')
      await calls.signIn(email, undefined, { cartId: guest })
      expect(await linesOf(own)).toEqual(merged)
    })

    test('[1.6] [8.11] quantities are reduced to stock and limits, and each issue is title|text', async () => {
      const own = await cartOf(['grinder1', 'Each', 2], ['flower1', '28g', 1])
      const email = await ownerOf(own)
      const guest = await cartOf(['grinder1', 'Each', 3], ['flower1', '28g', 2], ['edible1', '100mg', 1])
      const { ordering_cart } = await calls.signIn(email, undefined, { cartId: guest, key: 'outbox-row-merge-1' })
      expect(await linesOf(own)).toEqual([
        ['grinder1', 3],
        ['flower1', 2],
        ['edible1', 1],
      ])
      expect(ordering_cart?.issues.map(({ code }) => code)).toEqual(['INSUFFICIENT_STOCK', 'CART_LIMIT_REACHED'])
      expect(ordering_cart?.issues.map(({ message }) => message.split('|')[0])).toEqual([
        'Product grinder1',
        'Product flower1',
      ])
      for (const { message } of ordering_cart?.issues ?? []) expect(message.split('|')).toHaveLength(2)
      const again = await calls.signIn(email, undefined, { cartId: guest, key: 'outbox-row-merge-1' })
      expect(again.ordering_cart).toEqual(ordering_cart)
      expect((await calls.signIn(email, undefined, { cartId: guest })).ordering_cart?.issues).toEqual([])
    })

    test('[1.6] no line of the customer’s cart gets a lower quantity, even over today’s stock', async () => {
      const { db } = harness()
      const own = await cartOf(['grinder1', 'Each', 3])
      const email = await ownerOf(own)
      const guest = await cartOf(['grinder1', 'Each', 1])
      const stock = db.updateTable('inventory').where('store_id', '=', '101').where('product_id', '=', 'grinder1')
      await stock.set({ quantity: 1 }).execute()
      const { ordering_cart } = await calls.signIn(email, undefined, { cartId: guest })
      await stock.set({ quantity: 3 }).execute()
      expect(ordering_cart?.issues.map(({ code }) => code)).toEqual(['INSUFFICIENT_STOCK'])
      expect(await linesOf(own)).toEqual([['grinder1', 3]])
    })

    test('[1.6] products that the dispensary no longer carries are left out and reported', async () => {
      const { db } = harness()
      const own = await cartOf(['flower1', '3.5g', 1])
      const email = await ownerOf(own)
      const guest = await cartOf(['vape1', '500mg', 1])
      const stock = { store_id: '101', product_id: 'vape1', option: '500mg' }
      await db.deleteFrom('inventory').where('store_id', '=', '101').where('product_id', '=', 'vape1').execute()
      const { ordering_cart } = await calls.signIn(email, undefined, { cartId: guest })
      await db
        .insertInto('inventory')
        .values({ ...stock, quantity: 3 })
        .execute()
      expect(ordering_cart?.issues.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND'])
      expect(await linesOf(own)).toEqual([['flower1', 1]])
    })

    test.each([
      ['another dispensary', '102', 'RECREATIONAL'],
      ['the other menu', '101', 'MEDICAL'],
    ] as const)('[1.6] of %s it replaces the saved one, which is reported', async (title, store, type) => {
      const { create, cart } = harness()
      const email = await ownerOf(await cartOf(['flower1', '3.5g', 1]))
      const guest = await create(store, type)
      await cart(add(store, guest, 'flower1', '3.5g', 1))
      const { ordering_cart } = await calls.signIn(email, undefined, { cartId: guest })
      expect(ordering_cart).toMatchObject({ id: guest, store_id: store, issues: [{ code: 'CART_REPLACED' }] })
      expect(ordering_cart?.issues[0]?.message).toContain(title)
      expect((await calls.signIn(email)).ordering_cart).toEqual({ id: guest, store_id: store, issues: [] })
    })

    test('[1.6] an empty one gives way to the customer’s; an empty saved one is replaced silently', async () => {
      const { create, cart } = harness()
      const own = await cartOf(['flower1', '3.5g', 1])
      const email = await ownerOf(own)
      expect((await calls.signIn(email, undefined, { cartId: await create('102') })).ordering_cart?.id).toBe(own)
      const emptyHanded = await ownerOf(await cartOf())
      const guest = await create('102')
      await cart(add('102', guest, 'flower1', '3.5g', 1))
      expect((await calls.signIn(emptyHanded, undefined, { cartId: guest })).ordering_cart).toEqual({
        id: guest,
        store_id: '102',
        issues: [],
      })
    })

    test('[1.6] [9b.1] a saved cart older than three days has expired', async () => {
      const { clock } = harness()
      const email = await ownerOf(await cartOf(['flower1', '3.5g', 1]))
      clock.now = NOON + CART_LIFETIME
      const { ordering_cart } = await calls.signIn(email)
      const guest = await cartOf(['edible1', '100mg', 1])
      const taken = await calls.signIn(email, undefined, { cartId: guest })
      clock.now = NOON
      expect([ordering_cart, taken.ordering_cart?.id]).toEqual([null, guest])
    })

    test('[1.6] an unknown, invalid or foreign one is ignored', async () => {
      const theirs = await cartOf(['flower1', '3.5g', 1])
      await ownerOf(theirs)
      const email = await calls.signUp()
      for (const cartId of [theirs, 'no-such-cart', '', "' or 1=1", '\u0000'.repeat(9), 'x'.repeat(90_000)]) {
        const key = 'outbox-row-hostile-cart'
        expect((await calls.signIn(email, undefined, { cartId })).ordering_cart).toBeNull()
        expect((await calls.signIn(email, undefined, { cartId, key })).ordering_cart).toBeNull()
      }
      expect(await linesOf(theirs)).toEqual([['flower1', 1]])
    })

    test('[1.6] two customers who bring one cart at once do not share it', async () => {
      const [one, other] = [await calls.signUp(), await calls.signUp()]
      const guest = await cartOf(['flower1', '3.5g', 1])
      const both = await Promise.all([one, other].map((email) => calls.signIn(email, undefined, { cartId: guest })))
      expect(both.filter(({ ordering_cart }) => ordering_cart !== null)).toHaveLength(1)
    })

    test('[1.6] a double click merges once', async () => {
      const own = await cartOf(['flower1', '3.5g', 1])
      const email = await ownerOf(own)
      const guest = await cartOf(['flower1', '3.5g', 2])
      const all = await Promise.all(
        Array.from({ length: 5 }, (_, n) =>
          calls.signIn(email, undefined, { cartId: guest, key: `outbox-row-click-${n % 2}` }),
        ),
      )
      expect(new Set(all.map(({ ordering_cart }) => ordering_cart?.id))).toEqual(new Set([own]))
      expect(await linesOf(own)).toEqual([['flower1', 3]])
    })
  })
}
