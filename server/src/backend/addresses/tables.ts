import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Address } from './rules.ts'

/** 3.3.5, and what Adobe Commerce asks beside it. Of a customer's addresses at most one is the default of each kind. */
export interface CustomerAddressesTable extends Omit<Address, 'street'> {
  id: Generated<number>
  customer_id: string
  street: JSONColumnType<string[]>
  default_shipping: boolean
  default_billing: boolean
}
export type CustomerAddressRow = Selectable<CustomerAddressesTable>
