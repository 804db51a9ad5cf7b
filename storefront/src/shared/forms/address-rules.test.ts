import type { Country, CustomerAddress } from '@leaflog/core/wire/commerce/addresses'
import { expect, test } from 'vitest'
import { type AddressFieldName, addressOf, addressRules, textsOf } from './address-rules.ts'

const country = (id: string, regions: Country['available_regions']): Country => ({
  id,
  two_letter_abbreviation: id,
  full_name_locale: id,
  full_name_english: id,
  available_regions: regions,
})
const us = country('US', [{ id: 3, code: 'AZ', name: 'Arizona' }])
const pr = country('PR', [])

const written: Partial<Record<AddressFieldName, string>> = {
  firstname: ' Ivy ',
  lastname: 'Fenn',
  street1: '7 Palo Verde Lane',
  street2: ' ',
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country: 'US',
  telephone: '480 555 0107',
}
const text = (name: AddressFieldName) => written[name] ?? ''

test('[3.9] a country with regions requires one; others do not', () => {
  expect(addressRules(us).region('')).toBe('This is a required field.')
  expect(addressRules(pr).region('')).toBe(null)
  expect(addressRules(undefined).country('')).toBe('This is a required field.')
})

test('[3.3.5] a ZIP code has five digits, or five and four; other postcodes are free text', () => {
  const { postcode } = addressRules(us)
  for (const good of ['85201', '85201-1234', '852011234', ' 85201 ']) expect(postcode(good)).toBe(null)
  for (const bad of ['8520', '8520a', '85201-12']) expect(postcode(bad)).toMatch(/Enter a ZIP code/)
  expect(postcode('')).toBe('This is a required field.')
  expect(addressRules(pr).postcode('00 901')).toBe(null)
})

test('[3.3.5] a telephone number has seven to fifteen digits', () => {
  const { telephone } = addressRules(us)
  for (const good of ['480 555 0107', '+1 (480) 555-0107', '5550107']) expect(telephone(good)).toBe(null)
  for (const bad of ['555', 'call me at noon', '1234567890123456']) expect(telephone(bad)).toMatch(/phone number/)
})

test('[3.3.5] the input becomes an address, and back', () => {
  const address = addressOf(text, us)
  expect(address).toEqual({
    firstname: 'Ivy',
    lastname: 'Fenn',
    company: '',
    street: ['7 Palo Verde Lane'],
    city: 'Mesa',
    region: { region_id: 3, region_code: 'AZ', region: 'Arizona' },
    postcode: '85201',
    country_code: 'US',
    telephone: '480 555 0107',
  })
  const again = textsOf(address)
  expect(addressOf((name) => again[name] ?? '', us)).toEqual(address)
  expect(addressOf(text, pr).region).toEqual({ region_id: null, region_code: '', region: 'AZ' })
})

test('[3.3.5] an address of three lines keeps all of them', () => {
  const kept: CustomerAddress = {
    ...addressOf(text, us),
    street: ['One', 'Two', 'Three'],
    uid: 'u1',
    default_shipping: false,
    default_billing: false,
  }
  const texts = textsOf(kept)
  expect(addressOf((name) => texts[name] ?? '', us).street).toEqual(['One', 'Two', 'Three'])
})
