/** Validation of addresses. Pure. */
import { plainText } from '../../platform/plain-text.ts'
import { ask } from '../../platform/domain-error.ts'
import type { Address } from '../../platform/tables/addresses.ts'
import type { PlainCode } from '../../../platform/message.ts'

/** The fields that a customer sends; null counts as omitted. */
export interface AddressInput {
  prefix?: string | null
  firstname?: string | null
  middlename?: string | null
  lastname?: string | null
  suffix?: string | null
  company?: string | null
  street?: readonly (string | null)[] | null
  city?: string | null
  region?: RegionInput | null
  postcode?: string | null
  country_code?: string | null
  telephone?: string | null
  fax?: string | null
  vat_id?: string | null
}

export interface RegionInput {
  region_id?: number | null
  region_code?: string | null
  region?: string | null
}

/** 3.9, the part that addresses need. */
export interface CountryRegions {
  id: string
  available_regions: readonly { id: number; code: string; name: string }[] | null
}

const LONGEST = 100
const LONGEST_LINE = 255
const MAX_LINES = 3

/** @throws DomainError with `code` if it is too long or contains invisible characters */
function plain(text: string | null | undefined, longest: number, code: PlainCode): string {
  const value = plainText(text ?? '')
  ask(value !== undefined && value.length <= longest, code)
  return value
}

function required(text: string | null | undefined, code: PlainCode): string {
  const value = plain(text, LONGEST, code)
  ask(value !== '', code)
  return value
}

function optional(text: string | null | undefined): string | null {
  return plain(text, LONGEST, 'TEXT_TOO_LONG') || null
}

function checkStreet(lines: AddressInput['street']): string[] {
  const street = (lines ?? []).map((line) => plain(line, LONGEST_LINE, 'STREET_INVALID')).filter((line) => line !== '')
  ask(street.length > 0 && street.length <= MAX_LINES, 'STREET_INVALID')
  return street
}

type Region = Pick<Address, 'region_id' | 'region_code' | 'region'>

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

/** The country's own region for the given id, code and name; if the country has no list, the given text. */
function checkRegion(input: RegionInput | null | undefined, country: CountryRegions): Region {
  const { region_id, region_code, region } = input ?? {}
  if (country.available_regions === null) {
    return { region_id: null, region_code: null, region: optional(region ?? region_code) }
  }
  const id = region_id === 0 ? null : region_id
  const isSaid = typeof id === 'number' || Boolean(region_code) || Boolean(region)
  const found = country.available_regions.find(
    (one) =>
      (typeof id !== 'number' || one.id === id) &&
      (!region_code || same(one.code, region_code)) &&
      // With an id or a code the name is only a label, and some clients send the code as the name.
      (!region || typeof id === 'number' || Boolean(region_code) || same(one.name, region) || same(one.code, region)),
  )
  ask(isSaid && found !== undefined, 'REGION_UNKNOWN')
  return { region_id: found.id, region_code: found.code, region: found.name }
}

function checkPostcode(text: string | null | undefined, country: string): string {
  const postcode = plain(text, 20, 'POSTCODE_INVALID')
  ask(country === 'US' ? /^\d{5}(?:-?\d{4})?$/.test(postcode) : postcode !== '', 'POSTCODE_INVALID')
  return country === 'US' ? postcode.replace(/^(\d{5})(\d{4})$/, '$1-$2') : postcode
}

function checkTelephone(text: string | null | undefined): string {
  const telephone = text?.trim() ?? ''
  const digits = telephone.replace(/\D/g, '').length
  ask(/^[\d\s().+x/-]{7,30}$/i.test(telephone) && digits >= 7 && digits <= 15, 'TELEPHONE_INVALID')
  return telephone
}

/**
 * A complete address, checked against the allowed countries.
 * @throws DomainError (problems.ts)
 */
export function checkAddress(input: AddressInput, countries: readonly CountryRegions[]): Address {
  const country = countries.find(({ id }) => id === input.country_code?.trim().toUpperCase())
  ask(country !== undefined, 'COUNTRY_UNKNOWN')
  return {
    prefix: optional(input.prefix),
    firstname: required(input.firstname, 'NAME_INVALID'),
    middlename: optional(input.middlename),
    lastname: required(input.lastname, 'NAME_INVALID'),
    suffix: optional(input.suffix),
    company: optional(input.company),
    street: checkStreet(input.street),
    city: required(input.city, 'CITY_INVALID'),
    ...checkRegion(input.region, country),
    postcode: checkPostcode(input.postcode, country.id),
    country_code: country.id,
    telephone: checkTelephone(input.telephone),
    fax: optional(input.fax),
    vat_id: optional(input.vat_id),
  }
}

/**
 * An address with the given changes: omitted or null stays, an empty text is removed. With another country the region
 * is required again.
 * @throws DomainError (problems.ts)
 */
export function changeAddress(before: Address, input: AddressInput, countries: readonly CountryRegions[]): Address {
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined))
  const { region_id, region_code, region, ...kept } = before
  const moved = typeof input.country_code === 'string' && input.country_code !== before.country_code
  return checkAddress({ ...kept, ...(!moved && { region: { region_id, region_code, region } }), ...changes }, countries)
}
