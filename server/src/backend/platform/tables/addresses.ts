import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** An address as it is kept. */
export interface Address {
  prefix: string | null
  firstname: string
  middlename: string | null
  lastname: string
  suffix: string | null
  company: string | null
  street: string[]
  city: string
  /** Of the country's list, where it has one; else only `region` may be there. */
  region_id: number | null
  region_code: string | null
  region: string | null
  postcode: string
  country_code: string
  telephone: string
  fax: string | null
  vat_id: string | null
}

/** 3.3.5, and what Adobe Commerce asks beside it. Of a customer's addresses at most one is the default of each kind. */
export interface CustomerAddressesTable extends Omit<Address, 'street'> {
  id: Generated<number>
  customer_id: string
  street: JSONColumnType<string[]>
  default_shipping: boolean
  default_billing: boolean
}
export type CustomerAddressRow = Selectable<CustomerAddressesTable>
