import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** A stored address. */
export interface Address {
  prefix: string | null
  firstname: string
  middlename: string | null
  lastname: string
  suffix: string | null
  company: string | null
  street: string[]
  city: string
  /** From the country's list, if it has one; otherwise only `region` may be set. */
  region_id: number | null
  region_code: string | null
  region: string | null
  postcode: string
  country_code: string
  telephone: string
  fax: string | null
  vat_id: string | null
}

/** 3.3.5, and Adobe Commerce's further fields. At most one of a customer's addresses is the default of each kind. */
export interface CustomerAddressesTable extends Omit<Address, 'street'> {
  id: Generated<number>
  customer_id: string
  street: JSONColumnType<string[]>
  default_shipping: boolean
  default_billing: boolean
}
export type CustomerAddressRow = Selectable<CustomerAddressesTable>
