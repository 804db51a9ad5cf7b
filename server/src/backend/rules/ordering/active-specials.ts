import type { Database } from '../../platform/db.ts'
import { isActive, type Special } from './specials.ts'

export type SpecialsByProduct = ReadonlyMap<string, readonly Special[]>

/**
 * The specials that are active at a store now (9c.5), by product id.
 * @param productIds only these products; by default all
 */
export async function activeSpecials(
  db: Database,
  store: { state_code: string; time_zone: string },
  now: number,
  productIds?: readonly string[],
): Promise<SpecialsByProduct> {
  if (productIds?.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_specials')
    .innerJoin('specials', 'specials.id', 'product_specials.special_id')
    .select(['product_id', 'id', 'name', 'start_stamp', 'end_stamp', 'days', 'rule', 'states'])
    .where('start_stamp', '<=', now)
    .where('end_stamp', '>=', now)
    .$if(productIds !== undefined, (query) => query.where('product_id', 'in', productIds ?? []))
    .orderBy('specials.position')
    .execute()
  const found = new Map<string, Special[]>()
  for (const row of rows) {
    const special: Special = {
      id: row.id,
      name: row.name,
      startStamp: row.start_stamp,
      endStamp: row.end_stamp,
      days: row.days,
      rule: row.rule,
      states: row.states,
    }
    if (!isActive(special, now, store)) continue
    const known = found.get(row.product_id)
    if (known) known.push(special)
    else found.set(row.product_id, [special])
  }
  return found
}
