import type { CustomerRow } from '../backend/platform/tables/customers.ts'
import type { Harness } from './backend-harness.ts'
import { commerceCalls } from './commerce-calls.ts'
import { customerCalls, newMember, PASSWORD } from './customer-calls.ts'

/** A new member with 120 points and $3 of store credit, signed in. */
export async function memberWithFunds(
  harness: () => Harness,
): Promise<{ customer: CustomerRow; headers: Readonly<Record<string, string>> }> {
  const { db, clock } = harness()
  const person = newMember()
  await customerCalls(harness).join(person)
  const headers = await commerceCalls(harness).signedIn(person.email, PASSWORD)
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const opening = { customer_id: customer.id, id: 'opening', at: clock.now, order_number: null }
  await db
    .insertInto('loyalty_ledger')
    .values({ ...opening, kind: 'opening', label: 'Brought', points: 120 })
    .execute()
  await db
    .insertInto('store_credit_entries')
    .values({ ...opening, action: 'Given', change: 300 })
    .execute()
  return { customer, headers }
}
