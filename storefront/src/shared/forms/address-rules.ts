/** Validates the parts of an address by the server's rules, before sending. */
import type { Said } from '@leaflog/core'
import { TEXT_AT_MOST } from '@leaflog/core/wire/messages/core-messages'
import { coreMessage } from '@leaflog/core/wire/messages/message'
import type { Country, CustomerAddress, GivenAddress } from '@leaflog/core/wire/commerce/addresses'
import { required } from './field-rules.ts'

const MAX_LENGTH = 100
const MAX_LINE_LENGTH = 255

export const addressFieldNames = [
  'firstname',
  'lastname',
  'company',
  'street1',
  'street2',
  'street3',
  'city',
  'region',
  'postcode',
  'country',
  'telephone',
] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

type Rule = (text: string) => string | Said | null
type AddressRules = Readonly<Record<AddressFieldName, Rule>>

const upTo =
  (most: number): Rule =>
  (text) =>
    text.trim().length > most ? coreMessage(TEXT_AT_MOST, { count: most }) : null

const needed =
  (most: number): Rule =>
  (text) =>
    required(text) ?? upTo(most)(text)

const zipProblem: Rule = (text) =>
  required(text) ?? (/^\d{5}(?:-?\d{4})?$/.test(text.trim()) ? null : 'Enter a ZIP code, such as 85201.')

const telephoneProblem: Rule = (text) => {
  const digits = text.replaceAll(/\D/g, '').length
  return (
    required(text) ??
    (/^[\d\s().+x/-]{7,30}$/i.test(text.trim()) && digits >= 7 && digits <= 15
      ? null
      : 'Enter a phone number, such as 480 555 0123.')
  )
}

const namesOf = {
  firstname: needed(MAX_LENGTH),
  lastname: needed(MAX_LENGTH),
  company: upTo(MAX_LENGTH),
  street1: needed(MAX_LINE_LENGTH),
  street2: upTo(MAX_LINE_LENGTH),
  street3: upTo(MAX_LINE_LENGTH),
  city: needed(MAX_LENGTH),
  country: required,
  telephone: telephoneProblem,
} as const

/** A country's rules: whether addresses need a region, and the format of postcodes. */
export const addressRules = (country: Country | undefined): AddressRules => ({
  ...namesOf,
  region: country !== undefined && country.available_regions.length > 0 ? required : upTo(MAX_LENGTH),
  postcode: country?.id === 'US' ? zipProblem : needed(20),
})

type Texts = (name: AddressFieldName) => string

/** The address in the fields. A region of the country's list is identified by its code. */
export const addressOf = (text: Texts, country: Country | undefined): GivenAddress => {
  const trimmed = (name: AddressFieldName) => text(name).trim()
  const listed = country?.available_regions.find(({ code }) => code === trimmed('region'))
  return {
    firstname: trimmed('firstname'),
    lastname: trimmed('lastname'),
    company: trimmed('company'),
    street: [trimmed('street1'), trimmed('street2'), trimmed('street3')].filter((line) => line !== ''),
    city: trimmed('city'),
    region: listed
      ? { region_id: listed.id, region_code: listed.code, region: listed.name }
      : { region_id: null, region_code: '', region: trimmed('region') },
    postcode: trimmed('postcode'),
    country_code: trimmed('country'),
    telephone: trimmed('telephone'),
  }
}

/** The fields' initial values. */
export const textsOf = (
  address: GivenAddress | CustomerAddress | undefined,
): Partial<Record<AddressFieldName, string>> => {
  if (address === undefined) return {}
  const { street, region, country_code, ...rest } = address
  return {
    firstname: rest.firstname,
    lastname: rest.lastname,
    company: rest.company,
    street1: street[0] ?? '',
    street2: street[1] ?? '',
    street3: street[2] ?? '',
    city: rest.city,
    region: region.region_code === '' ? region.region : region.region_code,
    postcode: rest.postcode,
    country: country_code,
    telephone: rest.telephone,
  }
}
