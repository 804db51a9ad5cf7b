import * as book from '../../../rules/addresses/addresses.ts'
import type { CustomerAddressRow } from '../../../platform/tables/addresses.ts'
import { decodeUid, entityUid } from '../../../rules/catalogue/uids.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import { refusal } from '../../../platform/domain-error.ts'
import type { CommerceContext } from '../context/context.ts'
import { addressesTypes } from './addresses-types.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'
import { refusing } from './refusals.ts'

type CustomerAddressInput = book.AddressChange & {
  country_id?: string | null
  custom_attributes?: readonly unknown[] | null
}

/** @throws GraphQLError graphql-input for attributes: there are none here, and what is told is not to be lost unnoticed */
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
  async (row: CustomerRow, _args: unknown, { db }: CommerceContext) =>
    (await book.readAddresses(db, row.id)).find((address) => address[use])?.id ?? null

/** (2c.6, 3.3.5) The address book. Every change needs a customer's token. */
export const addresses = {
  typeDefs: addressesTypes,
  resolvers: {
    Mutation: {
      createCustomerAddress: (_: unknown, { input }: { input: CustomerAddressInput }, context: CommerceContext) =>
        refusing(async () => {
          const { id: customerId } = await context.customer()
          const owner = { customerId, now: context.clock(), key: context.idempotencyKey }
          return book.createAddress(context.db, owner, addressChange(input))
        }),
      updateCustomerAddress: (
        _: unknown,
        { id, input }: { id: number; input?: CustomerAddressInput | null },
        context: CommerceContext,
      ) => update(id, input, context),
      updateCustomerAddressV2: (
        _: unknown,
        { uid, input }: { uid: string; input?: CustomerAddressInput | null },
        context: CommerceContext,
      ) => refusing(() => update(idOf(uid), input, context)),
      deleteCustomerAddress: (_: unknown, { id }: { id: number }, context: CommerceContext) => remove(id, context),
      deleteCustomerAddressV2: (_: unknown, { uid }: { uid: string }, context: CommerceContext) =>
        refusing(() => remove(idOf(uid), context)),
    },
    Customer: {
      addresses: (row: CustomerRow, _args: unknown, { db }: CommerceContext) => book.readAddresses(db, row.id),
      addressesV2: async (row: CustomerRow, asked: PageArguments, { db }: CommerceContext) => {
        const page = readPage(asked, 5)
        const { items, total } = await book.pageOfAddresses(db, row.id, page)
        return { items, total_count: total, page_info: pageInfo(page, total) }
      },
      default_shipping: defaultOf('default_shipping'),
      default_billing: defaultOf('default_billing'),
    },
    CustomerAddress: {
      extension_attributes: () => [],
      uid: ({ id }: CustomerAddressRow) => entityUid(id),
      country_id: (row: CustomerAddressRow) => row.country_code,
      region: ({ region_id, region_code, region }: CustomerAddressRow) => ({ region_id, region_code, region }),
    },
  },
}
