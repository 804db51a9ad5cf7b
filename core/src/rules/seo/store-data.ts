import { weekdays } from '../catalogue/local-time.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import { CURRENCY, DEFAULT_COUNTRY, type Thing } from './structured-data.ts'

/**
 * What search engines are told of a dispensary: the fields of a `Dispensary` with its name, address, telephone number,
 * place in degrees, and hours in its local time.
 */
export type StoreInput = Pick<
  Dispensary,
  'store_name' | 'address' | 'city' | 'state_code' | 'postcode' | 'phone_number' | 'latitude' | 'longitude' | 'hours'
>

const dayName = (day: string): string => `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`

/** Groups days with equal hours. Closed days are left out, which is how schema.org marks them. */
const openingHours = (hours: StoreInput['hours']): Thing[] => {
  const byHours = new Map<string, { opens: string; closes: string; days: string[] }>()
  for (const day of weekdays) {
    const opening = hours[day]
    if (opening === null) continue
    const key = `${opening.open}-${opening.close}`
    const known = byHours.get(key) ?? { opens: opening.open, closes: opening.close, days: [] }
    known.days.push(dayName(day))
    byHours.set(key, known)
  }
  return [...byHours.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))
}

/** A dispensary as a local business (schema.org Store) with hours and address; in the US by default. */
export const storeData = (
  store: StoreInput,
  { url, image, country = DEFAULT_COUNTRY }: { url: string; image: string; country?: string },
): Thing => ({
  '@type': 'Store',
  name: store.store_name,
  url,
  image,
  telephone: store.phone_number,
  currenciesAccepted: CURRENCY,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.city,
    addressRegion: store.state_code,
    postalCode: store.postcode,
    addressCountry: country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: openingHours(store.hours),
})
