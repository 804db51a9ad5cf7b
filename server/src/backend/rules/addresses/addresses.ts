/** (2c.6, 3.3.5) The address books of customers. */
import { z } from 'zod'
import { countriesSetting, readSetting } from '../../platform/settings.ts'
import type { Database } from '../../platform/db.ts'
import { onceForCustomer } from '../../platform/once-for-customer.ts'
import { refusal } from '../../platform/domain-error.ts'
import { changeAddress, checkAddress, type AddressInput } from './rules.ts'
import type { CustomerAddressRow } from '../../platform/tables/addresses.ts'
import type { Address } from '../../platform/tables/addresses.ts'

export const MAX_ADDRESSES = 100

/** The default flags of an address: true makes it the default instead of another, false removes the flag. */
export interface AddressChange extends AddressInput {
  default_shipping?: boolean | null
  default_billing?: boolean | null
}

interface Owner {
  customerId: string
  /** Epoch milliseconds. */
  now: number
  /** The request's idempotency key. */
  key: string | null
}

/** A customer's addresses, in the order of their creation. */
export const readAddresses = (db: Database, customerId: string): Promise<CustomerAddressRow[]> =>
  db.selectFrom('customer_addresses').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()

/** One page of a customer's addresses, and the total count. */
export async function pageOfAddresses(
  db: Database,
  customerId: string,
  page: { size: number; offset: number },
): Promise<{ items: CustomerAddressRow[]; total: number }> {
  // At most a hundred.
  const all = await readAddresses(db, customerId)
  return { items: all.slice(page.offset, page.offset + page.size), total: all.length }
}

export const readCountries = async (db: Database) => (await readSetting(db, countriesSetting)) ?? []

/** Locks the customer's row, so that changes of an address book run one at a time. */
const lockBook = (transaction: Database, customerId: string) =>
  transaction.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()

const readOwn = async (db: Database, customerId: string, id: number): Promise<CustomerAddressRow> => {
  const row = await ownAddress(db, customerId, id)
  if (!row) throw refusal('ADDRESS_UNKNOWN')
  return row
}

const ownAddress = (db: Database, customerId: string, id: number) =>
  db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Removes a default flag from the current address, for the new one. */
async function clearDefaults(transaction: Database, customerId: string, change: AddressChange): Promise<void> {
  for (const use of ['default_shipping', 'default_billing'] as const) {
    if (change[use] !== true) continue
    await transaction
      .updateTable('customer_addresses')
      .set({ [use]: false })
      .where('customer_id', '=', customerId)
      .where(use, '=', true)
      .execute()
  }
}

export const columnsOf = ({ street, ...address }: Address) => ({ ...address, street: JSON.stringify(street) })

/** @throws DomainError (problems.ts); then nothing has changed */
export async function createAddress(
  db: Database,
  { customerId, now, key }: Owner,
  input: AddressChange,
): Promise<CustomerAddressRow> {
  const address = checkAddress(input, await readCountries(db))
  const request = { customerId, operation: 'createCustomerAddress', key, input, now }
  const { id } = await onceForCustomer(db, request, z.object({ id: z.int() }), async (transaction) => {
    await lockBook(transaction, customerId)
    if ((await readAddresses(transaction, customerId)).length >= MAX_ADDRESSES) {
      throw refusal('ADDRESSES_TOO_MANY')
    }
    await clearDefaults(transaction, customerId, input)
    return transaction
      .insertInto('customer_addresses')
      .values({
        ...columnsOf(address),
        customer_id: customerId,
        default_shipping: input.default_shipping ?? false,
        default_billing: input.default_billing ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return readOwn(db, customerId, id)
}

/** @throws DomainError (problems.ts); then nothing has changed */
export async function updateAddress(
  db: Database,
  customerId: string,
  id: number,
  input: AddressChange,
): Promise<CustomerAddressRow> {
  const countries = await readCountries(db)
  return db.transaction().execute(async (transaction) => {
    await lockBook(transaction, customerId)
    const {
      id: own,
      customer_id: _owner,
      default_shipping,
      default_billing,
      ...before
    } = await readOwn(transaction, customerId, id)
    const { default_shipping: shipping, default_billing: billing, ...changes } = input
    const address = changeAddress(before, changes, countries)
    await clearDefaults(transaction, customerId, input)
    return transaction
      .updateTable('customer_addresses')
      .set({
        ...columnsOf(address),
        default_shipping: shipping ?? default_shipping,
        default_billing: billing ?? default_billing,
      })
      .where('id', '=', own)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** @throws DomainError ADDRESS_UNKNOWN */
export async function deleteAddress(db: Database, customerId: string, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw refusal('ADDRESS_UNKNOWN')
}
