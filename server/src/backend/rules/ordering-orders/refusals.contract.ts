/** Every refusal of an order of the ordering channel, for any database: nothing has changed after it. */
import { orderPaths, type OrderPlacement } from '@leaflog/core/wire/ordering/order'
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { miamiAddress, newKey, orderingOrderCalls, type PlaceOptions } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { CART_LIFETIME } from '../ordering/carts.ts'

const DAY = 86_400_000

export function refusedOrderingOrderContract(harness: () => Harness): void {
  const { holding, place, placementOf, post, refused, refusalIn } = orderingOrderCalls(harness)

  describe('an ordering order is refused', () => {
    restoringInventory(harness)

    const flower = () => holding([['flower1', '3.5g', 1]])
    const setStock = (productId: string, quantity: number) =>
      harness()
        .db.updateTable('inventory')
        .set({ quantity })
        .where('store_id', '=', '101')
        .where('product_id', '=', productId)
        .execute()
    const setQuantity = (cartId: string, quantity: number) =>
      harness().db.updateTable('cart_items').set({ quantity }).where('cart_id', '=', cartId).execute()
    /** Orders and stock: a refusal leaves both as they were. */
    const kept = async () => {
      const { db } = harness()
      const orders = await db.selectFrom('orders').select('entity_id').where('channel', '=', 'ordering').execute()
      const stock = await db.selectFrom('inventory').selectAll().orderBy('store_id').orderBy('product_id').execute()
      const tasks = await db.selectFrom('order_tasks').select('order_id').execute()
      return [orders.length, tasks.length, stock]
    }
    /** The code of a refusal that leaves everything as it was; the cart can be read afterwards. */
    const codeOf = async (cartId: string, options: PlaceOptions = {}) => {
      const before = await kept()
      const { status, code, params } = await refused(cartId, options)
      expect(await kept()).toEqual(before)
      const { id } = await harness().cart(orderingPaths.get(options.storeId ?? '101', cartId))
      expect(id).toBe(cartId)
      return [status, code, params]
    }

    test('for what it is asked: key and body, store and cart', async () => {
      const { clock } = harness()
      const id = await flower()
      const good = await placementOf(id)
      const codes = async (placement: unknown, options: PlaceOptions = {}) => {
        const { status, code } = refusalIn(await post(id, placement, options))
        return `${status} ${code}`
      }
      const { contact } = good
      const medicalCard = { number: 'FL-1', expires: '2026-02-30' }
      for (const bad of [
        '',
        'no JSON',
        'null',
        '[]',
        `"${'x'.repeat(9_000)}"`,
        { ...good, total: 1.5 },
        { ...good, fulfilment: 'drone' },
        { ...good, windowId: '' },
        { ...good, contact: { ...contact, firstname: '' } },
        { ...good, contact: { ...contact, firstname: '   ' } },
        { ...good, contact: { ...contact, lastname: 'Gu\u202Eest' } },
        { ...good, contact: { ...contact, telephone: '305\u0000' } },
        { ...good, address: { ...miamiAddress, street: [] } },
        { ...good, address: { ...miamiAddress, regionCode: 'Florida' } },
        { ...good, address: { ...miamiAddress, postcode: '3310' } },
        { ...good, medicalCard },
        { ...good, medicalCard: { number: '', expires: '2027-01-01' } },
      ]) {
        expect([bad, await codes(bad)]).toEqual([bad, '422 UNDEFINED'])
      }
      for (const key of ['', 'short', 'with a space', 'x'.repeat(201)]) {
        expect(await codes(good, { key })).toBe('422 UNDEFINED')
      }
      expect(await codes(good, { storeId: '201' })).toBe('404 STORE_NOT_FOUND')
      expect(await codes(good, { storeId: '999' })).toBe('404 STORE_NOT_FOUND')
      expect(await codes(good, { storeId: '102' })).toBe('404 CART_NOT_FOUND')
      expect(await codes(good, { headers: { authorization: 'Bearer not.a.token' } })).toBe('401 SESSION_OVER')
      clock.now = NOON + CART_LIFETIME
      expect(await codes(good)).toBe('404 CART_NOT_FOUND')
      clock.now = NOON
      expect((await place(id)).total).toBe(good.total)
    })

    test('[7c.1] by another method than POST, and the other calls by another than GET', async () => {
      const { ordering, create } = harness()
      const id = await create()
      const allowed = async (path: string, method: string) => {
        const response = await ordering(new Request(`https://ordering.example${path}`, { method }))
        return [response.status, response.headers.get('allow')]
      }
      expect(await allowed(orderPaths.place('101', id), 'GET')).toEqual([405, 'POST'])
      expect(await allowed(orderPaths.place('101', id), 'PUT')).toEqual([405, 'POST'])
      expect(await allowed(orderPaths.terms('101', id), 'POST')).toEqual([405, 'GET'])
      expect(await allowed(orderingPaths.get('101', id), 'POST')).toEqual([405, 'GET'])
      for (const path of ['terms', 'place', `place/101|${id}/`, `place/101|${id}|x`, `change/101|${id}`]) {
        const { status } = await ordering(
          new Request(`https://ordering.example/api/public/order/${path}`, { method: 'POST' }),
        )
        expect([path, [404, 422].includes(status)]).toEqual([path, true])
      }
    })

    test('[8.25] for its lines: none, sold out, too few, not sold here', async () => {
      const { db } = harness()
      expect(await codeOf(await holding([]))).toEqual([422, 'CART_EMPTY', {}])
      const id = await holding([['edible1', '100mg', 2]])
      await setStock('edible1', 0)
      expect(await codeOf(id)).toEqual([409, 'SOLD_OUT', { name: 'Product edible1' }])
      await setStock('edible1', 1)
      expect(await codeOf(id)).toEqual([409, 'TOO_FEW_LEFT', { name: 'Product edible1', count: 1 }])
      const here = { name: 'Product edible1', store: 'fl_miami' }
      await db.updateTable('products').set({ menu_type: 'MEDICAL' }).where('id', '=', 'edible1').execute()
      expect(await codeOf(id)).toEqual([422, 'NOT_SOLD_HERE', here])
      await db.updateTable('products').set({ menu_type: 'BOTH' }).where('id', '=', 'edible1').execute()
      const row = await db
        .deleteFrom('inventory')
        .where('store_id', '=', '101')
        .where('product_id', '=', 'edible1')
        .returningAll()
        .executeTakeFirstOrThrow()
      expect(await codeOf(id)).toEqual([422, 'NOT_SOLD_HERE', here])
      await db
        .insertInto('inventory')
        .values({ ...row, quantity: 60 })
        .execute()
      await place(id)
    })

    test('[8.3] for the limits of one order: of a line, and of its weight', async () => {
      const line = await holding([['edible1', '100mg', 1]])
      await setQuantity(line, 26)
      expect(await codeOf(line)).toEqual([422, 'ORDER_LIMIT', { name: 'Product edible1', count: 25 }])
      await setQuantity(line, 25)
      await place(line)
      const heavy = await flower()
      await setQuantity(heavy, 21)
      expect(await codeOf(heavy)).toEqual([422, 'ORDER_WEIGHT_LIMIT', {}])
      await setQuantity(heavy, 20)
      await place(heavy)
    })

    test('[3.4.5] for its medical card: none, or one that is over', async () => {
      const id = await holding([['medical1', '3.5g', 1]], { storeId: '301', type: 'MEDICAL' })
      const wv = { storeId: '301' }
      expect(await codeOf(id, { ...wv, change: { medicalCard: null } })).toEqual([422, 'CARD_NEEDED', {}])
      const over = { number: 'WV-4410', expires: '2026-11-19' }
      expect(await codeOf(id, { ...wv, change: { medicalCard: over } })).toEqual([422, 'CARD_OVER', {}])
    })

    test('[3.4.3] [shop 10] for its delivery: not offered, no address, another state or its ZIP code, below the minimum', async () => {
      const id = await flower()
      const delivery = (change: Partial<OrderPlacement>) => codeOf(id, { fulfilment: 'delivery', change })
      const tampa = await holding([['flower1', '3.5g', 1]], { storeId: '102' })
      expect(await codeOf(tampa, { storeId: '102', fulfilment: 'delivery' })).toEqual([
        422,
        'DELIVERY_NOT_OFFERED',
        { store: 'fl_tampa' },
      ])
      expect(await delivery({ address: null })).toEqual([422, 'ADDRESS_MISSING', {}])
      expect(await delivery({ address: { ...miamiAddress, regionCode: 'GA' } })).toEqual([
        422,
        'DELIVERY_OTHER_STATE',
        { state: 'Florida' },
      ])
      // Florida by its region, Arizona or no state by its ZIP code.
      for (const postcode of ['85204', '04101']) {
        expect(await delivery({ address: { ...miamiAddress, postcode } })).toMatchObject([
          422,
          'DELIVERY_OTHER_STATE',
          {},
        ])
      }
      const small = await holding([['grinder1', 'Each', 1]])
      expect(await codeOf(small, { fulfilment: 'delivery' })).toEqual([422, 'DELIVERY_TOO_SMALL', { amount: '$20.00' }])
    })

    test('[3.4.3] for its window: over, closed, of the other fulfilment, or not one', async () => {
      const { clock } = harness()
      const id = await flower()
      for (const windowId of ['2026-11-20T12:00', '2026-11-22T15:00', '2026-11-20T20:30', '2026-11-20T14:00', 'soon']) {
        expect([windowId, ...(await codeOf(id, { change: { windowId } }))]).toEqual([
          windowId,
          409,
          'PICKUP_TIME_GONE',
          {},
        ])
      }
      const late = { fulfilment: 'delivery', change: { windowId: '2026-11-20T15:00' } } as const
      expect(await codeOf(id, late)).toEqual([409, 'SLOT_GONE', {}])
      const asked = await placementOf(id)
      clock.now = NOON + 2.5 * 3_600_000
      expect(refusalIn(await post(id, asked))).toMatchObject({ code: 'PICKUP_TIME_GONE' })
      clock.now = NOON
      expect((await post(id, asked)).status).toBe(200)
    })

    test('[3.4.3] for its payment, for an email that is none, and for a guest without a telephone', async () => {
      const id = await flower()
      expect(await codeOf(id, { change: { payment: 'checkmo' } })).toEqual([422, 'PAYMENT_UNAVAILABLE', {}])
      const byCard = { fulfilment: 'delivery', change: { payment: 'debitcard' } } as const
      expect(await codeOf(id, byCard)).toEqual([422, 'PAYMENT_UNAVAILABLE', {}])
      const { contact } = await placementOf(id)
      const email = { ...contact, email: 'gina@example' }
      expect(await codeOf(id, { change: { contact: email } })).toEqual([422, 'EMAIL_INVALID', {}])
      const telephone = { ...contact, telephone: null }
      expect(await codeOf(id, { change: { contact: telephone } })).toEqual([422, 'TELEPHONE_INVALID', {}])
    })

    test('[3.4.1] for a total that is no longer the price: a cent more or less, or a special that has ended', async () => {
      const { clock } = harness()
      const id = await holding([['vape1', '500mg', 1]])
      const { total } = await placementOf(id)
      for (const other of [total - 1, total + 1, 0]) {
        expect(await codeOf(id, { change: { total: other } })).toEqual([409, 'ORDER_TOTAL_CHANGED', {}])
      }
      const asked = await placementOf(id, { change: { windowId: '2026-11-21T15:00' } })
      // On Saturday the special of Friday does not apply.
      clock.now = NOON + DAY
      expect(refusalIn(await post(id, asked))).toMatchObject({ status: 409, code: 'ORDER_TOTAL_CHANGED' })
      clock.now = NOON
      expect((await post(id, asked)).status).toBe(200)
    })

    test('I4: the key of a refusal gets it again, and is a conflict with other content', async () => {
      const id = await holding([['edible2', '100mg', 1]])
      const asked = await placementOf(id)
      const key = newKey()
      await setStock('edible2', 0)
      expect(refusalIn(await post(id, asked, { key }))).toMatchObject({ status: 409, code: 'SOLD_OUT' })
      await setStock('edible2', 60)
      const again = { status: 409, code: 'SOLD_OUT', params: { name: 'Product edible2' } }
      expect(refusalIn(await post(id, asked, { key }))).toEqual(again)
      const other = { ...asked, windowId: '2026-11-21T15:00' }
      expect(refusalIn(await post(id, other, { key }))).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
      expect((await post(id, asked)).status).toBe(200)
    })
  })
}
