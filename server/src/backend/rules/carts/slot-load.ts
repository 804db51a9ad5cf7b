/** The load of windows. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { Fulfilment } from '../../platform/tables/carts.ts'
import { daysWithRoom, type DeliveryDay, type FreeSlot } from './delivery-slots.ts'

/**
 * The windows with capacity left: a pickup and a delivery at the same time do not share it. An order locks the store's
 * row, so that two orders cannot take the same last place.
 */
export async function readDaysWithRoom(
  db: Database,
  { storeId, fulfilment }: { storeId: string; fulfilment: Fulfilment },
  days: readonly DeliveryDay[],
): Promise<DeliveryDay<FreeSlot>[]> {
  const limited = days.flatMap(({ slots }) => slots.filter(({ capacity }) => capacity !== null))
  if (limited.length === 0) return daysWithRoom(days, new Map())
  const { rows } = await sql<{ slot_id: string; orders: number }>`
    select checkout->'slot'->>'slotId' as slot_id, count(*)::int as orders from orders
    where store_id = ${storeId} and fulfilment = ${fulfilment} and state <> 'canceled'
      and checkout->'slot'->>'slotId' = any(${limited.map(({ slotId }) => slotId)}::text[])
    group by 1`.execute(db)
  return daysWithRoom(days, new Map(rows.map(({ slot_id, orders }) => [slot_id, orders])))
}
