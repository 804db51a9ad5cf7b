/**
 * Browsers in which a customer has signed in. Wrong passwords of others do not lock them (docs/decisions/accounts.md).
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { DEVICE_KEPT } from '../../platform/lockout.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'

/** More of one customer replace the one that was used longest ago. */
export const DEVICES_KEPT = 10

type Proven = Pick<CustomerRow, 'id' | 'email_key' | 'password_hash'>

/** The id of a device as stored: another one for each account, and useless to whoever copies the database. */
export const hashOfDevice = (emailKey: string, device: string): string =>
  createHash('sha256').update(`${emailKey} ${device}`).digest('base64url')

/** A customer proved the password of this hash on this device. Not kept if it was replaced in the meantime. */
export async function keepDevice(
  db: Database,
  { customer, device, now }: { customer: Proven; device: string; now: number },
): Promise<void> {
  await sql`
    insert into customer_devices (customer_id, device_hash, used_at)
    select id, ${hashOfDevice(customer.email_key, device)}::text, ${now}::bigint from customers
    where id = ${customer.id} and password_hash is not distinct from ${customer.password_hash}::text
    on conflict (customer_id, device_hash) do update set used_at = excluded.used_at`.execute(db)
  await sql`
    delete from customer_devices where customer_id = ${customer.id} and device_hash in (
      select device_hash from customer_devices where customer_id = ${customer.id}
      order by used_at desc, device_hash offset ${DEVICES_KEPT}::int
    )`.execute(db)
}

/** After a new password, inside the caller's transaction. */
export async function forgetDevices(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('customer_devices').where('customer_id', '=', customerId).execute()
}

/** Deletes devices that have not been used for a year. */
export async function pruneDevices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('customer_devices')
    .where('used_at', '<', now - DEVICE_KEPT)
    .execute()
}
