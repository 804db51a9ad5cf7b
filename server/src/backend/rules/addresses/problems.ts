import type { DomainErrorOptions } from '../../platform/domain-error.ts'

/** Refusals of the address book. */
export const addressProblems = {
  /** Also for somebody else's: nobody learns which addresses there are. */
  ADDRESS_UNKNOWN: { category: 'graphql-no-such-entity', message: 'Your address book does not have this address.' },
  ADDRESSES_TOO_MANY: { category: 'graphql-input', message: 'An address book holds up to 100 addresses.' },
  NAME_INVALID: { category: 'graphql-input', message: 'Please give a first and a last name of up to 100 characters.' },
  STREET_INVALID: { category: 'graphql-input', message: 'Please give a street, in one to three lines.' },
  CITY_INVALID: { category: 'graphql-input', message: 'Please give a city of up to 100 characters.' },
  COUNTRY_UNKNOWN: { category: 'graphql-input', message: 'Please choose one of the countries we know.' },
  REGION_UNKNOWN: { category: 'graphql-input', message: 'Please choose a state of this country.' },
  POSTCODE_INVALID: {
    category: 'graphql-input',
    message: 'Please give a ZIP code of five digits, or of five and four.',
  },
  TELEPHONE_INVALID: { category: 'graphql-input', message: 'Please give a telephone number of 7 to 15 digits.' },
  TEXT_TOO_LONG: {
    category: 'graphql-input',
    message: 'Company, titles, fax and VAT number have up to 100 characters.',
  },
} as const satisfies Record<string, DomainErrorOptions>
