/** An order's way through the store, step by step: prepared, ready, handed over. */
import type { Selectable } from 'kysely'
import { notifyChange } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import type { OrdersTable } from '../../platform/tables/tables.ts'
import { addTasks } from './order-tasks.ts'

type Stage = Pick<Selectable<OrdersTable>, 'status' | 'fulfilment'>

/** Null where there is no further step. Pure. */
function nextStage({ status, fulfilment }: Stage): { status: string; state: string } | null {
  if (status === 'pending') return { status: 'processing', state: 'processing' }
  // What is sent by email is not handed over.
  if (status === 'processing' && fulfilment !== null) return { status: 'ready_for_pickup', state: 'processing' }
  if (status === 'processing' || status === 'ready_for_pickup') return { status: 'complete', state: 'complete' }
  return null
}

/**
 * Moves the one order that has waited longest since `before` (epoch milliseconds) on by a step, if there is one. Orders of
 * the demo data stay as they are: no cart became them.
 * @returns the order's number
 */
export const advanceOldest = (
  db: Database,
  { before, now }: { before: number; now: number },
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .select(['entity_id', 'increment_id', 'status', 'fulfilment'])
      .where('state', 'in', ['new', 'processing'])
      .where('status', 'in', ['pending', 'processing', 'ready_for_pickup'])
      .where('cart_id', 'is not', null)
      .where(({ eb, fn }) => eb(fn.coalesce('changed_at', 'created_at'), '<=', before))
      .orderBy(({ fn }) => fn.coalesce('changed_at', 'created_at'))
      .orderBy('entity_id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const stage = order && nextStage(order)
    if (!stage) return undefined
    await transaction
      .updateTable('orders')
      .set({ ...stage, changed_at: now })
      .where('entity_id', '=', order.entity_id)
      .execute()
    if (stage.status === 'ready_for_pickup') await addTasks(transaction, order.entity_id, ['ready'], now)
    await notifyChange(transaction, 'order', order.increment_id)
    return order.increment_id
  })
