/** (2c.6) Saves an order's address in the address book. */
import type { CartAddress } from '../../platform/tables/carts.ts'
import type { Database } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { columnsOf, MAX_ADDRESSES, readAddresses, readCountries } from './addresses.ts'
import { checkAddress, type CountryRegions } from './rules.ts'
import type { Address } from '../../platform/tables/addresses.ts'

/** Undefined if the address book would refuse it: a checkout requires less. */
function readAddress(address: CartAddress, countries: readonly CountryRegions[]): Address | undefined {
  const { firstname, lastname, company, street, city, postcode, telephone } = address
  const { prefix = null, middlename = null, suffix = null, fax = null, vatId: vat_id = null } = address
  const region = { region_id: address.regionId, region_code: address.regionCode, region: address.region }
  const more = { prefix, middlename, suffix, fax, vat_id }
  const fields = { firstname, lastname, company, street, city, region, postcode, telephone, ...more }
  try {
    return checkAddress({ ...fields, country_code: address.countryCode }, countries)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

const plain = (text: string | null) => (text ?? '').trim().toLowerCase()

const isSame = (one: Address, other: Address) =>
  (['firstname', 'lastname', 'company', 'city', 'region', 'postcode', 'country_code', 'telephone'] as const).every(
    (name) => plain(one[name]) === plain(other[name]),
  ) && plain(one.street.join('\n')) === plain(other.street.join('\n'))

/**
 * Adds the addresses to be saved that are not in the book yet, inside the caller's transaction, which holds the
 * customer's row. A full book stays unchanged, because that must not fail an order.
 */
export async function keepAddresses(
  transaction: Database,
  customerId: string,
  addresses: readonly (CartAddress | null)[],
): Promise<void> {
  const wanted = addresses.filter((address) => address?.saveInBook === true)
  if (wanted.length === 0) return
  const countries = await readCountries(transaction)
  const book: Address[] = await readAddresses(transaction, customerId)
  for (const one of wanted) {
    const address = one && readAddress(one, countries)
    if (!address || book.length >= MAX_ADDRESSES || book.some((known) => isSame(known, address))) continue
    book.push(address)
    await transaction
      .insertInto('customer_addresses')
      .values({ ...columnsOf(address), customer_id: customerId, default_shipping: false, default_billing: false })
      .execute()
  }
}
