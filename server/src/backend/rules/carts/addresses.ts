/** Checkout addresses: typed, from the address book, or of a pickup store. */
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { plainText } from '../../platform/plain-text.ts'
import { countriesSetting, readSetting } from '../../platform/settings.ts'
import type { CartStore } from './cart-store.ts'
import type { CartAddress } from '../../platform/tables/carts.ts'
import { refusal } from '../../platform/domain-error.ts'

export interface AddressInput {
  firstname: string
  lastname: string
  company?: string | null
  street: readonly (string | null)[]
  city: string
  region?: string | null
  region_id?: number | null
  postcode?: string | null
  country_code: string
  telephone?: string | null
  prefix?: string | null
  middlename?: string | null
  suffix?: string | null
  fax?: string | null
  vat_id?: string | null
  /** True by default, as in Adobe Commerce. */
  save_in_address_book?: boolean | null
}

const LONGEST = 200

function text(value: string | null | undefined): string | null {
  const plain = plainText(value ?? '')
  if (plain === undefined || plain.length > LONGEST) throw refusal('ADDRESS_INVALID')
  return plain === '' ? null : plain
}

function required(value: string | null | undefined): string {
  const given = text(value)
  if (given === null) throw refusal('ADDRESS_INVALID')
  return given
}

/** Optional fields. An address without them is stored in the original form. */
function extras({
  prefix,
  middlename,
  suffix,
  fax,
  vat_id,
}: Pick<AddressInput, 'prefix' | 'middlename' | 'suffix' | 'fax' | 'vat_id'>) {
  const optional = {
    prefix: text(prefix),
    middlename: text(middlename),
    suffix: text(suffix),
    fax: text(fax),
    vatId: text(vat_id),
  }
  return Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null))
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** A region by its number, code or name; required if the country has regions. */
async function readRegion(db: Database, countryCode: string, input: Pick<AddressInput, 'region' | 'region_id'>) {
  const countries = await readSetting(db, countriesSetting)
  const country = countries?.find(({ id }) => same(id, countryCode))
  if (!country) throw refusal('COUNTRY_UNKNOWN')
  const regions = country.available_regions ?? []
  const typed = text(input.region)
  if (regions.length === 0) return { regionId: null, regionCode: null, region: typed }
  const found = regions.find(
    ({ id, code, name }) => id === input.region_id || (typed !== null && (same(code, typed) || same(name, typed))),
  )
  if (!found) throw refusal('REGION_UNKNOWN')
  return { regionId: found.id, regionCode: found.code, region: found.name }
}

/** @throws CartProblem ADDRESS_INVALID, COUNTRY_UNKNOWN, REGION_UNKNOWN */
export async function readAddress(db: Database, input: AddressInput, notes: string | null): Promise<CartAddress> {
  const street = input.street.flatMap((line) => text(line) ?? [])
  if (street.length === 0 || street.length > 4) throw refusal('ADDRESS_INVALID')
  const countryCode = required(input.country_code).toUpperCase()
  return {
    firstname: required(input.firstname),
    lastname: required(input.lastname),
    company: text(input.company),
    street,
    city: required(input.city),
    ...(await readRegion(db, countryCode, input)),
    postcode: countryCode === 'US' ? required(input.postcode) : text(input.postcode),
    countryCode,
    telephone: text(input.telephone),
    customerAddressId: null,
    notes: text(notes),
    ...extras(input),
    saveInBook: input.save_in_address_book ?? true,
  }
}

/** @throws CartProblem ADDRESS_UNKNOWN */
export async function bookAddress(
  db: Database,
  customer: CustomerRow | null,
  id: number,
  notes: string | null,
): Promise<CartAddress> {
  const row =
    customer &&
    (await db
      .selectFrom('customer_addresses')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('id', '=', id)
      .executeTakeFirst())
  if (!row) throw refusal('ADDRESS_UNKNOWN')
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    street: row.street,
    city: row.city,
    regionCode: row.region_code,
    region: row.region,
    regionId: row.region_id,
    postcode: row.postcode,
    countryCode: row.country_code,
    telephone: row.telephone,
    customerAddressId: row.id,
    notes: text(notes),
    ...extras(row),
  }
}

/** The store's address for a pickup, with the name of the person. */
export async function storeAddress(
  db: Database,
  place: Pick<CartStore, 'storeName' | 'stateCode' | 'stateName' | 'dispensary'>,
  person: Pick<CustomerRow, 'firstname' | 'lastname'> | null,
): Promise<CartAddress> {
  const { address, city, postcode, phone_number } = place.dispensary
  const countries = await readSetting(db, countriesSetting)
  const regions = countries?.find(({ id }) => id === 'US')?.available_regions ?? []
  return {
    firstname: person?.firstname ?? place.storeName,
    lastname: person?.lastname ?? 'Pickup',
    company: null,
    street: [address],
    city,
    regionCode: place.stateCode,
    region: place.stateName,
    regionId: regions.find(({ code }) => code === place.stateCode)?.id ?? null,
    postcode,
    countryCode: 'US',
    telephone: phone_number,
    customerAddressId: null,
    notes: null,
  }
}

export interface EstimateAddress {
  country_code: string
  postcode?: string | null
  region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null
}

/** The parts of an address that prices depend on. */
export async function estimateAddress(db: Database, input: EstimateAddress): Promise<CartAddress> {
  const { region, region_code, region_id } = input.region ?? {}
  const countryCode = input.country_code.toUpperCase()
  const none = { regionId: null, regionCode: null, region: null }
  return {
    firstname: '',
    lastname: '',
    company: null,
    street: [],
    city: '',
    ...(input.region
      ? await readRegion(db, countryCode, { region: region_code ?? region ?? null, region_id: region_id ?? null })
      : none),
    postcode: text(input.postcode),
    countryCode,
    telephone: null,
    customerAddressId: null,
    notes: null,
  }
}
