import type { Resolvers } from './resolvers.generated.ts'
import { deliveryAreaOf } from '../../../rules/carts/delivery-area.ts'
import { distanceKm } from '../../../platform/distance.ts'
import { zipCentroidsSetting, readSetting } from '../../../platform/settings.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** A position farther than this from every known postcode gets none: a guess would mislead. */
const farthestKm = 250

const coordinate = (name: string, text: string, most: number): number => {
  const value = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(Math.abs(value) <= most)) throw refusal('ARGUMENT_OUT_OF_RANGE', { name, least: -most, most })
  return value
}

/** (7a.19, 3.15.5) The postcode nearest to a browser's position, and which stores deliver to a postcode. */
export const location: Resolvers = {
  Query: {
    getZipByBrowserLocation: async (_, { lat, long }, { db }) => {
      const here = { latitude: coordinate('lat', lat, 90), longitude: coordinate('long', long, 180) }
      const known = (await readSetting(db, zipCentroidsSetting)) ?? []
      const nearest = known.reduce<{ zip: string; away: number } | undefined>((best, { zip, ...point }) => {
        const away = distanceKm(here, point)
        return best === undefined || away < best.away ? { zip, away } : best
      }, undefined)
      return { zip: nearest !== undefined && nearest.away <= farthestKm ? nearest.zip : null }
    },
    deliveryArea: async (_, { postcode }, { db }) => {
      const area = await deliveryAreaOf(db, postcode)
      if (area === undefined) return null
      const { stateCode, storeCodes, ...place } = area
      return { ...place, region_code: stateCode, store_codes: storeCodes }
    },
  },
}
