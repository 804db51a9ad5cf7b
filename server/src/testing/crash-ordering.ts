/** Carts of the ordering channel for crash-checkout.ts. */
import type { OrderPlacement } from '@leaflog/core/wire/ordering/order'
import { loadStoreTerms } from '../backend/rules/ordering/store-terms.ts'
import { readOffer, type OrderEnvironment } from '../backend/rules/ordering-orders/offer.ts'

/** Grinders of Miami, of which there are enough. */
const STOCK = { store_id: '101', product_id: 'grinder1', option: 'Each' }
export const CRASH_STOCK = 1_000_000

const contact = { firstname: 'Cora', lastname: 'Crash', email: 'cora@example.com', telephone: '3055550107' }

export const stockForCrashes = ({ db }: Pick<OrderEnvironment, 'db'>) =>
  db
    .updateTable('inventory')
    .set({ quantity: CRASH_STOCK })
    .where('store_id', '=', STOCK.store_id)
    .where('product_id', '=', STOCK.product_id)
    .execute()

/** @returns the id of a cart with two grinders */
export async function crashCart({ db, now, ids }: OrderEnvironment & { ids: () => string }): Promise<string> {
  const id = ids()
  const cart = { id, store_id: STOCK.store_id, pricing_type: 'RECREATIONAL', rewards: 0 } as const
  await db
    .insertInto('carts')
    .values({ ...cart, created_at: now, used_at: now })
    .execute()
  const { product_id, option } = STOCK
  await db
    .insertInto('cart_items')
    .values({ id: ids(), cart_id: id, product_id, option, quantity: 2, position: 1 })
    .execute()
  return id
}

export async function placementOf(env: OrderEnvironment, cartId: string): Promise<OrderPlacement> {
  const store = await loadStoreTerms(env.db, STOCK.store_id)
  const row = await env.db.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow()
  if (!store) throw new Error('the sample shop has no Miami')
  const { days, payments, price } = await readOffer(env, { row, store, fulfilment: 'pickup' })
  return {
    fulfilment: 'pickup',
    contact,
    address: null,
    windowId: days[0]?.slots[0]?.slotId ?? '',
    payment: payments[0]?.code ?? '',
    medicalCard: null,
    total: price.summary.total,
  }
}
