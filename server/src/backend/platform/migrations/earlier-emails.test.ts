import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateBetween } from '../../../testing/migrate-between.ts'
import { openDatabase } from '../db.ts'

test('orders that an account has shown stay its own, and nobody’s email counts as confirmed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-migration-'))
  const { db, close } = await openDatabase({ dataDir: folder })
  await migrateBetween(db, '001', '019')
  await sql`insert into customers (id, email, email_key, firstname, lastname, created_at, email_since)
    values ('rosa', 'Rosa@example.com', 'rosa@example.com', 'Rosa', 'D', 100, null),
      ('sam', 'sam@example.com', 'sam@example.com', 'Sam', 'E', 100, 300)`.execute(db)
  const insert = (id: number, email: string, at: number, owner: string | null = null) =>
    sql`insert into orders (entity_id, increment_id, store_id, status, state, customer_id, customer_email,
      customer_firstname, customer_lastname, created_at, subtotal, discount, shipping, tax, grand_total)
      values (${id}, ${String(id)}, '101', 'complete', 'complete', ${owner}, ${email}, 'A', 'B', ${at}, 1, 0, 0, 0, 1)`.execute(
      db,
    )
  await insert(1, 'ROSA@example.com', 99)
  await insert(2, 'ROSA@example.com', 100)
  await insert(3, 'rosa@example.com', 200, 'sam')
  await insert(4, 'sam@example.com', 200)
  await insert(5, 'sam@example.com', 300)
  await migrateBetween(db, '019', '020')
  const rows = await db.selectFrom('orders').select(['entity_id', 'customer_id']).orderBy('entity_id').execute()
  expect(rows.map(({ customer_id }) => customer_id)).toEqual([null, 'rosa', 'sam', null, 'sam'])
  const confirmed = await db.selectFrom('customers').select('email_confirmed_at').execute()
  expect(confirmed).toEqual([{ email_confirmed_at: null }, { email_confirmed_at: null }])
  await close()
  await rm(folder, { recursive: true })
}, 120_000)
