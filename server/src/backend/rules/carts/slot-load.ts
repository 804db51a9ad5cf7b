/** The load of delivery windows. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { daysWithRoom, type DeliveryDay } from './delivery-slots.ts'

/**
 * The windows with capacity left. An order locks the store's row, so that two orders cannot take the same last place.
 */
export async function readDaysWithRoom(db: Database, storeId: string, days: DeliveryDay[]): Promise<DeliveryDay[]> {
  const limited = days.flatMap(({ slots }) => slots.filter(({ capacity }) => capacity !== null))
  if (limited.length === 0) return days
  const { rows } = await sql<{ slot_id: string; orders: number }>`
    select checkout->'slot'->>'slotId' as slot_id, count(*)::int as orders from orders
    where store_id = ${storeId} and state <> 'canceled'
      and checkout->'slot'->>'slotId' = any(${limited.map(({ slotId }) => slotId)}::text[])
    group by 1`.execute(db)
  return daysWithRoom(days, new Map(rows.map(({ slot_id, orders }) => [slot_id, orders])))
}
