import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateBetween } from '../../../testing/migrate-between.ts'
import { openDatabase } from '../db.ts'

test('orders from before a channel was stored are the ordering channel’s if they have no checkout, and add up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-migration-'))
  const { db, close } = await openDatabase({ dataDir: folder })
  await migrateBetween(db, '001', '016')
  const insert = (id: number, checkout: string | null) =>
    sql`insert into orders (entity_id, increment_id, store_id, status, state, customer_email, customer_firstname,
      customer_lastname, created_at, subtotal, discount, shipping, tax, grand_total, checkout)
      values (${id}, ${String(id)}, '101', 'pending', 'new', 'a@b.co', 'A', 'B', 1, 1000, 0, 0, 70, 1070, ${checkout}::jsonb)`.execute(
      db,
    )
  await insert(1, null)
  await insert(2, '{"slot": null}')
  await migrateBetween(db, '016', '017')
  const rows = await db.selectFrom('orders').select(['channel', 'service_fee']).orderBy('entity_id').execute()
  expect(rows).toEqual([
    { channel: 'ordering', service_fee: 0 },
    { channel: 'commerce', service_fee: 0 },
  ])
  await expect(db.updateTable('orders').set({ service_fee: 150 }).execute()).rejects.toThrow('orders_add_up')
  await db.updateTable('orders').set({ service_fee: 150, grand_total: 1_220 }).execute()
  await close()
  await rm(folder, { recursive: true })
}, 120_000)
