/** Fills the backend's tables with the demo data, once: a hash of the data tells a second start that it is complete. */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/db.ts'
import type { Tables } from '../platform/tables/tables.ts'
import { hashPasswords } from './customer-rows.ts'
import { seedTables, type SeedData, type SeedTable } from './seed-tables.ts'

/** Increased when the same data gives different rows. */
const SEED_VERSION = 3

/** Rows sent in one statement. */
const CHUNK = 4_000

/** An arbitrary number, the same in every process: the advisory lock of the seed. */
const SEED_LOCK = 7_310_220

/**
 * Seeds the database in one transaction; several processes may start at once. Carts and customers' changes to their
 * accounts survive a change of the data.
 * @param onProgress rows done and in total; called only if there is something to do
 * @returns whether anything was written
 */
export async function seed(
  db: Database,
  data: SeedData,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<boolean> {
  const hash = hashOf(data)
  if (await isSeeded(db, hash)) return false
  const passwordHashes = await hashPasswords(data.customers)
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction)
    if (await isSeeded(transaction, hash)) return false
    const tables = seedTables(data, passwordHashes)
    const total = tables.reduce((sum, table) => sum + table.rows.length, 0)
    let done = 0
    onProgress(done, total)
    for (const table of tables) {
      if (table.onChange === 'replace') await sql`delete from ${sql.table(table.name)}`.execute(transaction)
      for (let from = 0; from < table.rows.length; from += CHUNK) {
        const rows = table.rows.slice(from, from + CHUNK)
        await insertRows(transaction, table, rows)
        done += rows.length
        onProgress(done, total)
      }
    }
    for (const table of tables.toReversed()) if (table.onChange === 'merge') await deleteOthers(transaction, table)
    await transaction
      .insertInto('seeds')
      .values({ name: 'fixtures', hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
      .execute()
    return true
  })
}

/**
 * The hash of the rows' sources. Assortments are computed from a store and take longer than everything else together,
 * so two of them represent the rest.
 */
function hashOf({ assortment, dispensaries, ...data }: SeedData): string {
  const assortments = [dispensaries[0], dispensaries.at(-1)].map((store) => (store ? assortment(store) : []))
  return createHash('sha256')
    .update(JSON.stringify([SEED_VERSION, dispensaries, assortments, data]))
    .digest('hex')
}

async function isSeeded(db: Database, hash: string): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', 'fixtures').executeTakeFirst()
  return row?.hash === hash
}

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

async function insertRows(db: Transaction<Tables>, table: SeedTable, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const others = columns.filter((column) => !table.key.includes(column))
  const updates = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const keep = table.onChange === 'keep' || updates.length === 0
  const onConflict =
    table.onChange === 'replace'
      ? sql``
      : keep
        ? sql`on conflict do nothing`
        : sql`on conflict (${list(table.key)}) do update set ${sql.join(updates)}`
  await sql`insert into ${sql.table(table.name)} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::json)
    ${ownerIsThere(table)}
    ${onConflict}`.execute(db)
}

const ownerIsThere = ({ belongsTo }: SeedTable) =>
  belongsTo
    ? sql`where ${sql.ref(belongsTo.column)} in (select ${sql.ref(belongsTo.key)} from ${sql.table(belongsTo.table)})`
    : sql``

/**
 * Deletes rows of an older seed that this one does not have. Stores and their dependent rows are deleted with their
 * carts.
 */
async function deleteOthers(db: Transaction<Tables>, table: SeedTable): Promise<void> {
  const name = sql.table(table.name)
  const same = table.key.map((column) => sql`kept.${sql.ref(column)} = mine.${sql.ref(column)}`)
  const keys = table.rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => table.key.includes(key))),
  )
  await sql`delete from ${name} as mine where not exists (
    select 1 from json_populate_recordset(null::${name}, ${JSON.stringify(keys)}::json) as kept
    where ${sql.join(same, sql` and `)}
  )`.execute(db)
}
