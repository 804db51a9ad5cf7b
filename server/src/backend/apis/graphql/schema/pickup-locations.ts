import type { QueryPickupLocationsArgs, Resolvers } from './resolvers.generated.ts'
import { loadSellables } from '../../../rules/catalogue/sellable.ts'
import { cartStoresOf, type CartStore } from '../../../rules/carts/cart-store.ts'
import { countriesSetting, readSetting } from '../../../platform/settings.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage } from './paging.ts'

interface Filter {
  eq?: string | null
  in?: readonly (string | null)[] | null
  like?: string | null
}
type Field = 'name' | 'pickup_location_code' | 'country_id' | 'postcode' | 'region' | 'region_id' | 'city' | 'street'

const locationView = ({ dispensary, storeCode, storeName, stateName }: CartStore, regionId: number | null) => ({
  pickup_location_code: storeCode,
  name: storeName,
  phone: dispensary.phone_number,
  street: dispensary.address,
  city: dispensary.city,
  postcode: dispensary.postcode,
  region: stateName,
  region_id: regionId,
  country_id: 'US',
  latitude: dispensary.latitude,
  longitude: dispensary.longitude,
  email: null,
  fax: null,
  contact_name: null,
  description: null,
})
type Location = ReturnType<typeof locationView>

const lower = (text: string) => text.toLowerCase()

function passes(location: Location, field: Field, { eq, in: list, like }: Filter): boolean {
  const value = lower(String(location[field] ?? ''))
  if (eq !== null && eq !== undefined && value !== lower(eq)) return false
  if (list && !list.some((one) => one !== null && lower(one) === value)) return false
  if (like === null || like === undefined) return true
  return value.includes(lower(like.replaceAll('%', '')))
}

const fields = [
  'name',
  'pickup_location_code',
  'country_id',
  'postcode',
  'region',
  'region_id',
  'city',
  'street',
] as const

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude - a.longitude))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A search term is a city, a postcode or a region, with the country after a colon: `85201:US`. */
function centreOf(all: readonly Location[], term: string): Location | undefined {
  const [place = ''] = term.split(':')
  const wanted = lower(place.trim())
  return all.find(({ postcode, city, region }) => [postcode, city, region].some((text) => lower(text) === wanted))
}

function sorted(found: readonly { location: Location; km: number }[], { sort }: QueryPickupLocationsArgs) {
  if (sort?.distance) return found.toSorted((a, b) => (sort.distance === 'DESC' ? b.km - a.km : a.km - b.km))
  const field = fields.find((one) => sort?.[one])
  if (!field) return found
  const sign = sort?.[field] === 'DESC' ? -1 : 1
  return found.toSorted((a, b) => {
    const [first, second] = [String(a.location[field] ?? ''), String(b.location[field] ?? '')]
    return first === second ? 0 : first < second ? -sign : sign
  })
}

/** The stores that have every one of the products in stock. */
async function carrying(
  context: CommerceContext,
  places: readonly CartStore[],
  asked: QueryPickupLocationsArgs,
): Promise<CartStore[]> {
  const skus = (asked.productsInfo ?? []).flatMap((one) => one?.sku ?? [])
  if (skus.length === 0) return [...places]
  const mode = context.shopping.mode ?? 'RECREATIONAL'
  const found: CartStore[] = []
  for (const place of places.filter(({ modes }) => modes.includes(mode))) {
    const { storeCode } = place
    const products = await loadSellables(context.db, { storeCode, mode, skus, now: context.clock() })
    const has = (sku: string) => products.get(sku)?.isSold === true && (products.get(sku)?.quantityInStock ?? 0) > 0
    if (skus.every(has)) found.push(place)
  }
  return found
}

/** (3.4.3) Pickup locations: every store of this channel. */
export const pickupLocations: Resolvers = {
  Query: {
    pickupLocations: async (_, asked, context) => {
      const page = readPage(asked, 20)
      const countries = await readSetting(context.db, countriesSetting)
      const regions = countries?.find(({ id }) => id === 'US')?.available_regions ?? []
      const places = await carrying(context, await cartStoresOf(context.db, null), asked)
      const all = places.map((place) =>
        locationView(place, regions.find(({ code }) => code === place.stateCode)?.id ?? null),
      )
      const centre = asked.area ? centreOf(all, asked.area.search_term) : undefined
      const radius = asked.area?.radius ?? Number.POSITIVE_INFINITY
      const near = all
        .map((location) => ({ location, km: centre ? distance(centre, location) : 0 }))
        .filter(({ km }) => (asked.area ? centre !== undefined && km <= radius : true))
        .filter(({ location }) =>
          fields.every((field) => {
            const filter = asked.filters?.[field]
            return !filter || passes(location, field, filter)
          }),
        )
      const found = sorted(near, asked).map(({ location }) => location)
      return {
        items: found.slice(page.offset, page.offset + page.size),
        page_info: pageInfo(page, found.length),
        total_count: found.length,
      }
    },
  },
}
