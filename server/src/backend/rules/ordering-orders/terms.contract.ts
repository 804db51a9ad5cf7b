/** What an order of a cart can be, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { CART_LIFETIME } from '../ordering/carts.ts'

export function orderTermsOfCartContract(harness: () => Harness): void {
  const { holding, terms, sendTerms, refusalIn } = orderingOrderCalls(harness)

  describe('the terms of an ordering order', () => {
    restoringInventory(harness)

    const codesOf = async (...asked: Parameters<typeof terms>) =>
      (await terms(...asked)).problems.map(({ code, itemId }) => [code, itemId !== null])

    test('pickup: prices by name, payments, and the windows that the store’s hours and the lead time leave', async () => {
      const id = await holding([
        ['flower1', '3.5g', 2],
        ['vape1', '500mg', 1],
        ['edible1', '100mg', 1],
        ['edible2', '100mg', 1],
      ])
      const offered = await terms(id)
      expect(offered).toMatchObject({
        fulfilment: 'pickup',
        cart: {
          id,
          priceSummary: { subtotal: 15_500, discounts: 600, mixAndMatch: 500, fees: 150, taxes: 2_484, total: 17_034 },
        },
        taxes: [
          { name: 'Excise', amount: 1_440 },
          { name: 'Sales', amount: 1_044 },
        ],
        fees: [{ kind: 'service', amount: 150 }],
        payments: [
          { code: 'cashondelivery', title: 'Cash at pickup' },
          { code: 'debitcard', title: 'Debit card at pickup' },
        ],
        medicalCard: 'notNeeded',
        problems: [],
      })
      // On Friday at noon, with 30 minutes of lead; Sunday is closed.
      expect(offered.days).toEqual([
        {
          day: '2026-11-20',
          windows: [
            { id: '2026-11-20T15:00', from: '15:00', to: '16:00', left: null },
            { id: '2026-11-20T18:00', from: '18:00', to: '19:00', left: 2 },
          ],
        },
        {
          day: '2026-11-21',
          windows: [
            { id: '2026-11-21T09:00', from: '09:00', to: '10:00', left: null },
            { id: '2026-11-21T12:00', from: '12:00', to: '13:00', left: null },
            { id: '2026-11-21T15:00', from: '15:00', to: '16:00', left: null },
            { id: '2026-11-21T18:00', from: '18:00', to: '19:00', left: 2 },
          ],
        },
      ])
    })

    test('delivery: its fee, windows and payments; the service fee is of every order', async () => {
      const id = await holding([['flower1', '3.5g', 1]])
      const offered = await terms(id, { fulfilment: 'delivery' })
      expect(offered.fees).toEqual([
        { kind: 'service', amount: 150 },
        { kind: 'delivery', amount: 700 },
      ])
      expect(offered.cart.priceSummary.fees).toBe(850)
      expect(offered.days.map(({ day, windows }) => [day, windows.map(({ from }) => from)])).toEqual([
        ['2026-11-20', ['14:00', '18:00']],
        ['2026-11-21', ['14:00', '18:00']],
        ['2026-11-23', ['14:00', '18:00']],
      ])
      expect(offered.payments).toEqual([{ code: 'cashondelivery', title: 'Cash on delivery' }])
      const free = await terms(await holding([['flower1', '3.5g', 3]]), { fulfilment: 'delivery' })
      expect(free.fees.at(-1)).toEqual({ kind: 'delivery', amount: 0 })
    })

    test('say what stands against an order: nothing in the cart, no delivery, less than its minimum', async () => {
      expect(await codesOf(await holding([]))).toEqual([['CART_EMPTY', false]])
      const tampa = await holding([['flower1', '3.5g', 1]], { storeId: '102' })
      const offered = await terms(tampa, { storeId: '102', fulfilment: 'delivery' })
      expect(offered.problems).toMatchObject([
        { code: 'DELIVERY_NOT_OFFERED', params: { store: 'fl_tampa' }, message: 'fl_tampa doesn’t deliver.' },
      ])
      expect(offered.days).toEqual([])
      const small = await terms(await holding([['grinder1', 'Each', 1]]), { fulfilment: 'delivery' })
      expect(small.problems).toMatchObject([{ code: 'DELIVERY_TOO_SMALL', params: { amount: '$20.00' } }])
    })

    test('name each line that cannot be ordered, and the weight of all', async () => {
      const { db } = harness()
      const id = await holding([
        ['flower1', '28g', 2],
        ['flower1', '3.5g', 1],
        ['edible1', '100mg', 1],
        ['edible2', '100mg', 2],
        ['grinder1', 'Each', 2],
      ])
      const stockOf = (productId: string, quantity: number) =>
        db
          .updateTable('inventory')
          .set({ quantity })
          .where('store_id', '=', '101')
          .where('product_id', '=', productId)
          .execute()
      await db
        .updateTable('cart_items')
        .set({ quantity: 5 })
        .where('cart_id', '=', id)
        .where('option', '=', '3.5g')
        .execute()
      await db
        .updateTable('cart_items')
        .set({ quantity: 26 })
        .where('cart_id', '=', id)
        .where('product_id', '=', 'edible1')
        .execute()
      await stockOf('edible2', 0)
      await stockOf('grinder1', 1)
      await db.updateTable('products').set({ menu_type: 'MEDICAL' }).where('id', '=', 'flower1').execute()
      const offered = await terms(id)
      await db.updateTable('products').set({ menu_type: 'BOTH' }).where('id', '=', 'flower1').execute()
      await stockOf('edible2', 60)
      await stockOf('grinder1', 3)
      const lines = new Map(offered.cart.items.map((item) => [item.id, `${item.productId} ${item.option}`]))
      expect(
        offered.problems.map(({ code, params, itemId }) => [lines.get(itemId ?? '') ?? null, code, params]),
      ).toEqual([
        ['flower1 28g', 'NOT_SOLD_HERE', { name: 'Product flower1', store: 'fl_miami' }],
        ['flower1 3.5g', 'NOT_SOLD_HERE', { name: 'Product flower1', store: 'fl_miami' }],
        ['edible1 100mg', 'ORDER_LIMIT', { name: 'Product edible1', count: 25 }],
        ['edible2 100mg', 'SOLD_OUT', { name: 'Product edible2' }],
        ['grinder1 Each', 'TOO_FEW_LEFT', { name: 'Product grinder1', count: 1 }],
        [null, 'ORDER_WEIGHT_LIMIT', {}],
      ])
      expect(offered.problems[3]?.message).toBe('Product edible2 is sold out|Remove it to check out.')
    })

    test('a medical order needs a card, unless one of the state is on file and valid today', async () => {
      const { db } = harness()
      const id = await holding([['medical1', '3.5g', 1]], { type: 'MEDICAL' })
      expect((await terms(id)).medicalCard).toBe('needed')
      const customer = await customerCalls(harness).signedInCustomer()
      const headers = customerCalls(harness).bearer(customer.token)
      const card = {
        customer_id: customer.id,
        physician_id: 'P1',
        medical_id: 'M1',
        state: 'FL',
        issue_start_date: '2026-11-20',
        expiry_date: '2026-11-20',
        medical_profile_type: 'PATIENT',
      }
      await db.insertInto('medical_infos').values(card).execute()
      const withCard = async (change: Partial<typeof card>) => {
        await db
          .updateTable('medical_infos')
          .set({ ...card, ...change })
          .where('customer_id', '=', customer.id)
          .execute()
        return (await terms(id, { headers })).medicalCard
      }
      expect(await withCard({})).toBe('onFile')
      expect(await withCard({ expiry_date: '2026-11-19' })).toBe('needed')
      expect(await withCard({ issue_start_date: '2026-11-21', expiry_date: '2027-01-01' })).toBe('needed')
      expect(await withCard({ state: 'OH' })).toBe('needed')
      const recreational = await holding([['flower1', '3.5g', 1]])
      expect((await terms(recreational, { headers })).medicalCard).toBe('notNeeded')
    })

    test('are of live carts of stores that take orders, and never for a session that is over', async () => {
      const { clock } = harness()
      const id = await holding([['flower1', '3.5g', 1]])
      const refused = async (...asked: Parameters<typeof sendTerms>) => refusalIn(await sendTerms(...asked))
      expect(await refused(id, { storeId: '201' })).toMatchObject({ status: 404, code: 'STORE_NOT_FOUND' })
      expect(await refused(id, { storeId: '102' })).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
      clock.now = NOON + CART_LIFETIME + 60_001
      expect(await refused(id)).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
      clock.now = NOON
      const headers = { authorization: 'Bearer not.a.token' }
      expect(await refused(id, { headers })).toMatchObject({ status: 401, code: 'SESSION_OVER' })
    })
  })
}
