import type { Resolvers } from './resolvers.generated.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import type { Database } from '../../../platform/db.ts'
import { stamp } from '../context/amounts.ts'

const storeInfo = async (db: Database, code: string | null) => {
  if (code === null) return null
  const store = await db
    .selectFrom('stores')
    .select(['store_name', 'state_name', 'state_code', 'dispensary'])
    .where('store_code', '=', code)
    .executeTakeFirst()
  if (store === undefined) return null
  const { address, city, postcode, phone_number } = store.dispensary
  const { store_name, state_name, state_code } = store
  return { store_name, state_name, state_code, address, city, postcode, phone_number }
}

/** (3.3.2) A customer has one email and one phone number; the shop and the programme each have a switch for both. */
const preferencesOf = (customer: CustomerRow) => ({
  marketing_email: customer.email,
  is_email_subscribed: customer.is_subscribed,
  marketing_phone: customer.phone,
  is_phone_subscribed: customer.phone_subscribed,
  marketing_email_rewards: customer.email,
  is_email_subscribed_rewards: customer.email_rewards,
  marketing_phone_rewards: customer.phone,
  is_phone_subscribed_rewards: customer.phone_rewards,
})

/**
 * (7a.7, 3.3) The customer. The parent of every `Customer` resolver is a row of the table `customers`; fields without a
 * resolver are its columns.
 */
export const customer: Resolvers = {
  Query: {
    customer: (_, _args, context) => context.customer(),
  },
  Customer: {
    created_at: (row) => stamp(row.created_at),
    dob: (row) => row.date_of_birth,
    my_store_info: (row, _args, { db }) => storeInfo(db, row.my_store),
    communication_preferences: preferencesOf,
    medical_info: async (row, _args, { db }) =>
      (await db
        .selectFrom('medical_infos')
        .selectAll()
        .where('customer_id', '=', row.id)
        .orderBy('expiry_date', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()) ?? null,
  },
}
