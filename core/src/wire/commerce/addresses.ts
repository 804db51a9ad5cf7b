/** The address book of commerce GraphQL, and the countries of addresses. */
import * as z from 'zod/mini'
import { flag, listOf, words } from '../shared/nullable.ts'

const region = z.object({ id: z.nullable(z.int()), code: words, name: words })
export type Region = z.infer<typeof region>

const country = z.object({
  id: words,
  two_letter_abbreviation: words,
  full_name_locale: words,
  full_name_english: words,
  /** Empty if addresses of the country have no region. */
  available_regions: listOf(region),
})
export type Country = z.infer<typeof country>

/** Countries in display order. */
export const countriesQuery = {
  operationName: 'countries',
  query: `query countries {
  countries {
    id two_letter_abbreviation full_name_locale full_name_english
    available_regions { id code name }
  }
}`,
  result: z.pipe(
    z.object({ countries: listOf(country) }),
    z.transform(({ countries }) => countries.filter(({ id }) => id !== '')),
  ),
} as const

/** An address as entered, for the address book or a cart. */
export interface GivenAddress {
  readonly firstname: string
  readonly lastname: string
  /** '' if missing, as are the parts of the region. */
  readonly company: string
  /** One to three lines, none of them empty. */
  readonly street: readonly string[]
  readonly city: string
  readonly region: { readonly region_id: number | null; readonly region_code: string; readonly region: string }
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string
  readonly telephone: string
}

const customerAddress = z.object({
  uid: z.string(),
  firstname: words,
  lastname: words,
  company: words,
  street: listOf(z.string()),
  city: words,
  region: z.pipe(
    z.nullable(z.object({ region_id: z.nullable(z.int()), region_code: words, region: words })),
    z.transform((sent) => sent ?? { region_id: null, region_code: '', region: '' }),
  ),
  postcode: words,
  country_code: words,
  telephone: words,
  default_shipping: flag,
  default_billing: flag,
})
export type CustomerAddress = z.infer<typeof customerAddress>

const addressFields = `uid firstname lastname company street city region { region_id region_code region }
      postcode country_code telephone default_shipping default_billing`

/** The customer's addresses, in the order they were added. */
export const customerAddressesQuery = {
  operationName: 'customerAddresses',
  query: `query customerAddresses {
  customer {
    addresses {
      ${addressFields}
    }
  }
}`,
  result: z.pipe(
    z.object({ customer: z.nullable(z.object({ addresses: listOf(customerAddress) })) }),
    z.transform(({ customer }) => customer?.addresses ?? []),
  ),
} as const

/** The `input` of the mutations below. Defaults that are left out stay unchanged. */
export const customerAddressInput = (
  { region: { region_id, region_code, region: name }, ...address }: GivenAddress,
  defaults: { readonly default_shipping?: boolean; readonly default_billing?: boolean } = {},
) => ({ ...address, region: region_id === null ? { region_code, region: name } : { region_id }, ...defaults })

export const createCustomerAddress = {
  operationName: 'createCustomerAddress',
  query: `mutation createCustomerAddress($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { uid } }`,
  result: z.object({ createCustomerAddress: z.nullable(z.object({ uid: z.string() })) }),
} as const

export const updateCustomerAddress = {
  operationName: 'updateCustomerAddressV2',
  query: `mutation updateCustomerAddressV2($uid: ID!, $input: CustomerAddressInput) {
  updateCustomerAddressV2(uid: $uid, input: $input) { uid }
}`,
  result: z.object({ updateCustomerAddressV2: z.nullable(z.object({ uid: z.string() })) }),
} as const

export const deleteCustomerAddress = {
  operationName: 'deleteCustomerAddressV2',
  query: `mutation deleteCustomerAddressV2($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }`,
  result: z.object({ deleteCustomerAddressV2: z.nullable(z.boolean()) }),
} as const
