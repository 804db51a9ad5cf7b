import type { CustomerAddressInput, Resolvers } from './resolvers.generated.ts'
import * as book from '../../../rules/addresses/addresses.ts'
import { decodeUid, entityUid } from '../../../rules/catalogue/uids.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import { refusal } from '../../../platform/domain-error.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusing } from './refusals.ts'

/**
 * @throws GraphQLError graphql-input for custom attributes: we have none, and must not drop the client's values
 * silently
 */
function addressChange({ country_id, custom_attributes, ...input }: CustomerAddressInput): book.AddressChange {
  if (custom_attributes?.length) throw refusal('NO_ATTRIBUTES')
  return { ...input, country_code: input.country_code ?? country_id ?? null }
}

function idOf(uid: string): number {
  const text = decodeUid(uid) ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refusal('ADDRESS_UNKNOWN')
  return Number(text)
}

const update = (id: number, input: CustomerAddressInput | null | undefined, context: CommerceContext) =>
  refusing(async () => {
    const customer = await context.customer()
    return book.updateAddress(context.db, customer.id, id, addressChange(input ?? {}))
  })

const remove = (id: number, context: CommerceContext) =>
  refusing(async () => {
    const customer = await context.customer()
    await book.deleteAddress(context.db, customer.id, id)
    return true
  })

const defaultOf =
  (use: 'default_shipping' | 'default_billing') =>
  async (row: CustomerRow, _args: unknown, { db }: CommerceContext) => {
    const found = (await book.readAddresses(db, row.id)).find((address) => address[use])
    return found ? String(found.id) : null
  }

/** (2c.6, 3.3.5) The address book. Every change needs a customer's token. */
export const addresses: Resolvers = {
  Mutation: {
    createCustomerAddress: (_, { input }, context) =>
      refusing(async () => {
        const { id: customerId } = await context.customer()
        const owner = { customerId, now: context.clock(), key: context.idempotencyKey }
        return book.createAddress(context.db, owner, addressChange(input))
      }),
    updateCustomerAddress: (_, { id, input }, context) => update(id, input, context),
    updateCustomerAddressV2: (_, { uid, input }, context) => refusing(() => update(idOf(uid), input, context)),
    deleteCustomerAddress: (_, { id }, context) => remove(id, context),
    deleteCustomerAddressV2: (_, { uid }, context) => refusing(() => remove(idOf(uid), context)),
  },
  Customer: {
    addresses: (row, _args, { db }) => book.readAddresses(db, row.id),
    addressesV2: async (row, asked, { db }) => {
      const page = readPage(asked, 5)
      const { items, total } = await book.pageOfAddresses(db, row.id, page)
      return { items, total_count: total, page_info: pageInfo(page, total) }
    },
    default_shipping: defaultOf('default_shipping'),
    default_billing: defaultOf('default_billing'),
  },
  CustomerAddress: {
    extension_attributes: () => [],
    uid: ({ id }) => entityUid(id),
    country_id: (row) => row.country_code,
    region: ({ region_id, region_code, region }) => ({ region_id, region_code, region }),
  },
}
