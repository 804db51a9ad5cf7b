/** Where deliveries go: a dispensary delivers within its state. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { Point } from '../../platform/distance.ts'

export interface DeliveryArea extends Point {
  postcode: string
  city: string
  stateCode: string
  /** The dispensaries that deliver there, in listing order. */
  storeCodes: string[]
}

/** The area that a postcode begins with; undefined for one outside every state, and for what is no postcode. */
async function areaOf(db: Database, given: string) {
  const [, postcode] = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(given) ?? []
  if (postcode === undefined) return undefined
  const area = await db
    .selectFrom('zip_areas')
    .selectAll()
    .where('prefix', '=', postcode.slice(0, 3))
    .executeTakeFirst()
  return area && { ...area, postcode }
}

/** Whether an address is in a dispensary's state, by its region and, if it has one, by its postcode. */
export const isWithin = async (
  db: Database,
  stateCode: string,
  { regionCode, postcode }: { regionCode: string | null; postcode: string | null },
): Promise<boolean> => regionCode === stateCode && (!postcode || (await areaOf(db, postcode))?.state_code === stateCode)

/** Undefined if no dispensary's state has the postcode, or it is none. The last four digits of a long one are ignored. */
export async function deliveryAreaOf(db: Database, given: string): Promise<DeliveryArea | undefined> {
  const area = await areaOf(db, given)
  if (area === undefined) return undefined
  const stores = await db
    .selectFrom('stores')
    .select('store_code')
    .where('kind', '=', 'dispensary')
    .where('state_code', '=', area.state_code)
    .where(sql<boolean>`dispensary->>'delivery' is not null`)
    .orderBy('position')
    .execute()
  const { postcode, city, state_code: stateCode, latitude, longitude } = area
  return { postcode, city, stateCode, latitude, longitude, storeCodes: stores.map(({ store_code }) => store_code) }
}
