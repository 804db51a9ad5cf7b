/** Order numbers of both channels. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/** Numbers have nine digits. Those below are the demo data's. */
const FIRST_NUMBER = 200_000_000n
const NUMBERS = 800_000_000n

/** Eight bytes are enough for every number to be as likely as the others, to a part in ten billion. */
const numberFrom = (id: string): string =>
  String(FIRST_NUMBER + (createHash('sha256').update(id).digest().readBigUInt64BE() % NUMBERS))

export interface OrderNumber {
  readonly entityId: number
  /** Nine digits. One order's number tells nothing about another's, nor how many there are. */
  readonly number: string
}

/** A number that no order has, from an unguessable id. */
export async function nextOrderNumber(db: Database, ids: () => string): Promise<OrderNumber> {
  const { rows } = await sql<{ id: number }>`select nextval('order_entity_ids')::int as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the sequence of orders returned nothing')
  let number = numberFrom(ids())
  while (await isTaken(db, number)) number = numberFrom(ids())
  return { entityId: row.id, number }
}

const isTaken = async (db: Database, number: string): Promise<boolean> =>
  (await db.selectFrom('orders').select('entity_id').where('increment_id', '=', number).executeTakeFirst()) !==
  undefined
