/** Converts addresses between the forms, the cart and the dispensaries. Pure. */
import type { GivenAddress } from '@leaflog/core/wire/commerce/addresses'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Dispensary } from '@leaflog/core/wire/content/stores'

const orNull = (text: string): string | null => (text === '' ? null : text)

export const cartAddressOf = ({
  company,
  region,
  street,
  postcode,
  telephone,
  ...rest
}: GivenAddress): CartAddress => ({
  firstname: rest.firstname,
  lastname: rest.lastname,
  company: orNull(company),
  street: [...street],
  city: rest.city,
  region: orNull(region.region_code || region.region),
  postcode: orNull(postcode),
  country_code: rest.country_code,
  telephone: orNull(telephone),
})

export const givenOf = (address: CartAddress): GivenAddress => ({
  ...address,
  company: address.company ?? '',
  region: { region_id: null, region_code: address.region ?? '', region: '' },
  postcode: address.postcode ?? '',
  telephone: address.telephone ?? '',
})

/** The initial country and state of a new address: those of the dispensary. `zip`: where the visitor wants deliveries. */
export const blankNear = ({ state_code }: Pick<Dispensary, 'state_code'>, zip: string | null = null): GivenAddress => ({
  firstname: '',
  lastname: '',
  company: '',
  street: [],
  city: '',
  region: { region_id: null, region_code: state_code, region: '' },
  postcode: zip ?? '',
  country_code: 'US',
  telephone: '',
})

export interface Contact {
  readonly firstname: string
  readonly lastname: string
  readonly telephone: string
}

const keyOf = ({
  firstname,
  lastname,
  company,
  street,
  city,
  region,
  postcode,
  country_code,
  telephone,
}: CartAddress) =>
  JSON.stringify([firstname, lastname, company ?? '', street, city, region, postcode, country_code, telephone])

export const sameAddress = (a: CartAddress | null, b: CartAddress | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b))
