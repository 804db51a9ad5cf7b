/** What Adobe Commerce's orders do not say of an order, for any database: its channel, its store, a menu's products. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { newEmail } from '../../../testing/customer-calls.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'

export function shownOrderingOrderContract(harness: () => Harness): void {
  const { holding, place } = orderingOrderCalls(harness)
  const commerce = commerceCalls(harness)

  const query = `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
    channel store { code } total { taxes { title code } }
    items { product_sku menu_product { name brand_name image { url } } product { name } }
  } }`
  const show = async (token: string) =>
    (await commerce.ask(query, { input: { token } }, { store: 'fl_miami' }))['guestOrderByToken']

  describe('orders of both channels', () => {
    restoringInventory(harness)

    test('[shop 6] an order of a menu has its store, its fee by code, and the pictures of its products', async () => {
      const { token } = await place(
        await holding([
          ['flower1', '3.5g', 1],
          ['edible1', '100mg', 2],
        ]),
      )
      const item = (id: string) => ({
        product_sku: id,
        menu_product: { name: `Product ${id}`, brand_name: 'Fernhill' },
        product: null,
      })
      const shown = await show(token)
      expect(shown).toMatchObject({
        channel: 'ORDERING',
        store: { code: 'fl_miami' },
        items: [item('flower1'), item('edible1')],
        total: { taxes: [{ code: null }, { code: null }, { title: 'Service fee', code: 'SERVICE_FEE' }] },
      })
      expect(JSON.stringify(shown).match(/https:\/\/commerce\.example\/media\//g)).toHaveLength(2)
    })

    test('[shop 6] a product that no menu has any more has none, and one of the catalogue is not a menu’s', async () => {
      const { db } = harness()
      const { token, number } = await place(await holding([['flower1', '3.5g', 1]]))
      const { entity_id } = await db
        .selectFrom('orders')
        .select('entity_id')
        .where('increment_id', '=', number)
        .executeTakeFirstOrThrow()
      await db.updateTable('order_items').set({ product_id: 'gone' }).where('order_id', '=', entity_id).execute()
      expect(await show(token)).toMatchObject({ items: [{ product_sku: 'gone', menu_product: null }] })

      const id = await commerce.holding([{ sku: 'ct-edible', quantity: 1 }])
      await commerce.prepare(id, { kind: 'pickup', email: newEmail() })
      const bought = (await commerce.place(id)).orderV2?.token ?? ''
      expect(await show(bought)).toMatchObject({
        channel: 'COMMERCE',
        store: { code: 'az_mesa' },
        items: [{ product_sku: 'ct-edible', menu_product: null, product: { name: 'Lemon Chews' } }],
      })
      await db.deleteFrom('stock_reservations').execute()
    })
  })
}
