import { describe, expect, test } from 'vitest'
import { DomainError } from '../../platform/domain-error.ts'
import { changeAddress, checkAddress, type AddressInput } from './rules.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'
import type { PlainCode } from '../../../platform/message.ts'

const countries = [
  {
    id: 'US',
    available_regions: [
      { id: 3, code: 'AZ', name: 'Arizona' },
      { id: 12, code: 'FL', name: 'Florida' },
    ],
  },
  { id: 'MC', available_regions: null },
]

const input: AddressInput = {
  firstname: ' Rosa ',
  lastname: 'Delgado',
  street: ['12 Mesa Road', ' ', 'Unit 4'],
  city: 'Mesa',
  region: { region_code: 'AZ' },
  postcode: '85201',
  country_code: 'US',
  telephone: '(480) 555-0142',
}

const kept = {
  prefix: null,
  firstname: 'Rosa',
  middlename: null,
  lastname: 'Delgado',
  suffix: null,
  company: null,
  street: ['12 Mesa Road', 'Unit 4'],
  city: 'Mesa',
  region_id: 3,
  region_code: 'AZ',
  region: 'Arizona',
  postcode: '85201',
  country_code: 'US',
  telephone: '(480) 555-0142',
  fax: null,
  vat_id: null,
}

const refusalOf = (change: AddressInput) => {
  try {
    checkAddress({ ...input, ...change }, countries)
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
  return undefined
}

describe('addresses', () => {
  test('[3.3.5] an address as stored', () => {
    expect(checkAddress(input, countries)).toEqual(kept)
  })

  test('[3.3.5] [3.9] a region by id, code or name is the country’s own, and the parts must agree', () => {
    const regions = [
      { region_id: 3 },
      { region_code: 'az' },
      { region: 'arizona' },
      { region: 'AZ' },
      { region_id: 3, region_code: 'AZ', region: 'Arizona' },
      { region_id: 0, region_code: 'AZ' },
      { region_code: 'AZ', region: 'az' },
    ]
    for (const region of regions) expect(checkAddress({ ...input, region }, countries)).toEqual(kept)
    for (const region of [null, {}, { region_id: 4 }, { region_id: 3, region_code: 'FL' }, { region: 'Monaco' }]) {
      expect(refusalOf({ region })).toBe(refusalBy('REGION_UNKNOWN').message)
    }
  })

  test('[3.9] a country without regions accepts any text', () => {
    const there = { ...input, country_code: 'MC', postcode: '98000', region: { region_id: 3, region: 'La Condamine' } }
    expect(checkAddress(there, countries)).toMatchObject({ region_id: null, region_code: null, region: 'La Condamine' })
    expect(checkAddress({ ...there, region: null }, countries)).toMatchObject({ region: null })
    expect(refusalOf({ country_code: 'FR' })).toBe(refusalBy('COUNTRY_UNKNOWN').message)
    expect(refusalOf({ country_code: null })).toBe(refusalBy('COUNTRY_UNKNOWN').message)
  })

  test('[3.3.5] missing, too long and invalid values are refused', () => {
    const long = 'x'.repeat(101)
    const cases: [AddressInput, PlainCode][] = [
      [{ firstname: ' ' }, 'NAME_INVALID'],
      [{ lastname: null }, 'NAME_INVALID'],
      [{ lastname: 'a\u0000' }, 'NAME_INVALID'],
      [{ street: [] }, 'STREET_INVALID'],
      [{ street: ['', null] }, 'STREET_INVALID'],
      [{ street: ['1', '2', '3', '4'] }, 'STREET_INVALID'],
      [{ street: ['x'.repeat(256)] }, 'STREET_INVALID'],
      [{ city: long }, 'CITY_INVALID'],
      [{ postcode: '8520' }, 'POSTCODE_INVALID'],
      [{ postcode: '85201-12' }, 'POSTCODE_INVALID'],
      [{ telephone: 'call me' }, 'TELEPHONE_INVALID'],
      [{ telephone: '555 01' }, 'TELEPHONE_INVALID'],
      [{ company: long }, 'TEXT_TOO_LONG'],
    ]
    for (const [change, code] of cases) expect(refusalOf(change)).toBe(refusalBy(code).message)
    expect(checkAddress({ ...input, postcode: '852011234' }, countries).postcode).toBe('85201-1234')
  })

  test('[2c.6] a change keeps omitted fields, clears empty ones, and requires the region of another country', () => {
    const before = { ...kept, company: 'Fernhill' }
    expect(changeAddress(before, {}, countries)).toEqual(before)
    expect(changeAddress(before, { city: 'Tempe', firstname: null }, countries)).toEqual({ ...before, city: 'Tempe' })
    expect(changeAddress(before, { company: '' }, countries)).toEqual(kept)
    expect(changeAddress(before, { region: { region_code: 'FL' } }, countries)).toMatchObject({ region: 'Florida' })
    const abroad = changeAddress(before, { country_code: 'MC', postcode: '98000' }, countries)
    expect(abroad).toMatchObject({ country_code: 'MC', region_id: null, region: null })
    expect(() => changeAddress(abroad, { country_code: 'US', postcode: '85201' }, countries)).toThrow(DomainError)
  })
})
