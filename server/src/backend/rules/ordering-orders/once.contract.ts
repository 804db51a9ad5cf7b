/** Concurrent orders of the ordering channel, for any database: each cart once, and nothing is sold twice. */
import type { OrderPlaced } from '@leaflog/core/wire/ordering/order'
import { describe, expect, test } from 'vitest'
import { IDEMPOTENCY_LIFETIME } from '../../platform/idempotency.ts'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { newKey, orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { sweep } from '../ordering/sweep.ts'

export function onceOrderingOrderContract(harness: () => Harness): void {
  const { holding, place, placementOf, post, orderIn, refusalIn } = orderingOrderCalls(harness)

  describe('concurrent ordering orders', () => {
    restoringInventory(harness)

    const ordersOf = (cartIds: readonly string[]) =>
      harness().db.selectFrom('orders').select('increment_id').where('cart_id', 'in', cartIds).execute()
    const stockOf = async (productId: string) => {
      const row = await harness()
        .db.selectFrom('inventory')
        .select('quantity')
        .where('store_id', '=', '101')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      return row.quantity
    }

    test('I4: one cart under 5 keys, 4 concurrent calls of each, and later calls, is one order with one answer', async () => {
      const before = await stockOf('edible1')
      const id = await holding([['edible1', '100mg', 1]])
      const asked = await placementOf(id)
      const sent = Array.from({ length: 5 }, () => newKey()).flatMap((key) => [key, key, key, key])
      const done = await Promise.all(sent.map((key) => post(id, asked, { key })))
      const later = [
        await post(id, asked, { key: sent[0] ?? '' }),
        await post(id, asked),
        await post(id, { ...asked, total: 1 }),
      ]
      const [first] = done
      for (const answer of [...done, ...later]) expect(answer).toEqual(first)
      expect(await ordersOf([id])).toHaveLength(1)
      expect(await stockOf('edible1')).toBe(before - 1)
    }, 60_000)

    test('I4: 25 keys of as many carts, 4 concurrent calls of each, are 25 orders', async () => {
      const before = await stockOf('edible2')
      const carts = await Promise.all(Array.from({ length: 25 }, () => holding([['edible2', '100mg', 1]])))
      const asked = await placementOf(carts[0] ?? '')
      const keys = new Map(carts.map((id) => [id, newKey()]))
      const calls = carts.flatMap((id) => [id, id, id, id])
      const done = await Promise.all(calls.map((id) => post(id, asked, { key: keys.get(id) ?? '' })))
      const orders = done.map(orderIn)
      const byCart = Map.groupBy(orders.entries(), ([index]) => calls[index])
      for (const answers of byCart.values()) {
        expect(new Set(answers.map(([, { number, token }]) => `${number} ${token}`)).size).toBe(1)
      }
      expect(new Set(orders.map(({ number }) => number)).size).toBe(25)
      expect(await ordersOf(carts)).toHaveLength(25)
      expect(await stockOf('edible2')).toBe(before - 25)
    }, 120_000)

    test('[8.25] the last pieces are sold once: of 12 concurrent orders as many succeed as there is stock', async () => {
      const carts = await Promise.all(Array.from({ length: 12 }, () => holding([['grinder1', 'Each', 1]])))
      const asked = await placementOf(carts[0] ?? '')
      const done = await Promise.all(carts.map((id) => post(id, asked)))
      expect(done.filter(({ status }) => status === 200)).toHaveLength(3)
      const refused = done.filter(({ status }) => status !== 200).map(refusalIn)
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SOLD_OUT']))
      expect(await stockOf('grinder1')).toBe(0)
      expect(await ordersOf(carts)).toHaveLength(3)
    }, 60_000)

    test('[3.4.3] the last place of a window is taken once, and pickup and delivery share none', async () => {
      const carts = await Promise.all(Array.from({ length: 8 }, () => holding([['flower1', '3.5g', 1]])))
      const [first = '', second = '', ...others] = carts
      const windowId = '2026-11-21T18:00'
      const pickup = await placementOf(first, { change: { windowId } })
      const delivery = await placementOf(first, { fulfilment: 'delivery', change: { windowId } })
      const done = await Promise.all([
        ...[first, second].map((id) => post(id, delivery)),
        ...others.map((id) => post(id, pickup)),
      ])
      const codes = done.map((answer) => (answer.status === 200 ? 'placed' : refusalIn(answer).code)).toSorted()
      expect(codes).toEqual([
        ...Array.from({ length: 4 }, () => 'PICKUP_TIME_GONE'),
        'SLOT_GONE',
        ...Array.from({ length: 3 }, () => 'placed'),
      ])
      // A canceled order frees its place for another one.
      const numbers = done.filter(({ status }) => status === 200).map((answer) => orderIn(answer))
      const ofPickup = numbers.find(({ fulfilment }) => fulfilment === 'pickup')
      await harness()
        .db.updateTable('orders')
        .set({ state: 'canceled' })
        .where('increment_id', '=', ofPickup?.number ?? '')
        .execute()
      const waiting = others.find((_, index) => done[index + 2]?.status !== 200) ?? ''
      expect((await post(waiting, pickup)).status).toBe(200)
    }, 60_000)

    test('I4: a key is its customer’s and its content’s; after a day it is free again', async () => {
      const { clock } = harness()
      const [id, other] = [await holding([['flower1', '3.5g', 1]]), await holding([['flower1', '3.5g', 1]])]
      const asked = await placementOf(id)
      const key = newKey()
      await post(id, asked, { key })
      const conflict = { status: 409, code: 'IDEMPOTENCY_CONFLICT' }
      expect(refusalIn(await post(other, asked, { key }))).toMatchObject(conflict)
      const { token } = await customerCalls(harness).signedInCustomer()
      const headers = customerCalls(harness).bearer(token)
      expect(refusalIn(await post(id, asked, { key, headers }))).toMatchObject(conflict)
      clock.now = NOON + IDEMPOTENCY_LIFETIME + 1
      const tomorrow = await placementOf(other)
      expect((await post(other, tomorrow, { key })).status).toBe(200)
      clock.now = NOON
    })

    test('I4: what is kept for a key is the number alone, and a cart that was swept still has its order', async () => {
      const { db } = harness()
      const id = await holding([['flower1', '3.5g', 1]])
      const asked = await placementOf(id)
      const key = newKey()
      const order: OrderPlaced = orderIn(await post(id, asked, { key }))
      const row = await db
        .selectFrom('idempotency')
        .select('answer')
        .where('key', '=', `orders:${key}`)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(row.answer ?? '')).toEqual({ number: order.number })
      await sweep(db, NOON + 10 * 86_400_000)
      expect(await db.selectFrom('carts').select('id').where('id', '=', id).execute()).toEqual([])
      expect(orderIn(await post(id, asked))).toEqual(order)
    })

    test('[9g.3] who knows a cart’s id does not get the order of another person from it', async () => {
      const { signedInCustomer, bearer } = customerCalls(harness)
      const headers = bearer((await signedInCustomer()).token)
      const other = bearer((await signedInCustomer()).token)
      const id = await holding([['flower1', '3.5g', 1]])
      const asked = await placementOf(id)
      const order = orderIn(await post(id, asked, { headers }))
      const unknown = { status: 404, code: 'CART_NOT_FOUND', params: {} }
      expect(refusalIn(await post(id, asked))).toEqual(unknown)
      expect(refusalIn(await post(id, asked, { headers: other }))).toEqual(unknown)
      expect(orderIn(await post(id, asked, { headers }))).toEqual(order)

      const guests = await holding([['flower1', '3.5g', 1]])
      const { number } = orderIn(await post(guests, asked))
      const { contact } = asked
      const as = (change: Partial<typeof contact>) => post(guests, { ...asked, contact: { ...contact, ...change } })
      expect(refusalIn(await as({ email: 'eve@example.com' }))).toEqual(unknown)
      expect(refusalIn(await as({ lastname: 'Visitor' }))).toEqual(unknown)
      expect(orderIn(await as({ email: ' Gina@Example.com ', firstname: 'G.' })).number).toBe(number)
      await sweep(harness().db, NOON + 10 * 86_400_000)
      expect(refusalIn(await as({ email: 'eve@example.com' }))).toEqual(unknown)
    })

    test('an ordered cart is nobody’s: signing in neither merges nor keeps it', async () => {
      const { signUp, sendSignIn } = customerCalls(harness)
      const email = await signUp()
      const id = await holding([['flower1', '3.5g', 1]])
      await place(id)
      await sendSignIn(email, undefined, { cartId: id })
      const { cart_id } = await harness()
        .db.selectFrom('customers')
        .select('cart_id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
      expect(cart_id).toBeNull()
    })
  })
}
