/** Regions of states with many dispensaries, by the first three digits of ZIP codes. */
import type { Dispensary } from '@leaflog/core/wire/content/stores'

const florida = {
  panhandle: ['323', '324', '325'],
  northFlorida: ['320', '321', '322', '326', '344'],
  centralFlorida: ['327', '328', '329', '338', '347'],
  tampaBay: ['335', '336', '337', '346'],
  southwestFlorida: ['339', '341', '342'],
  palmBeach: ['334', '349'],
  miami: ['330', '331', '332', '333'],
} as const

export type RegionName = keyof typeof florida
export type Region = { readonly name: RegionName | 'nearest' | null; readonly stores: readonly Dispensary[] }

const isRegion = (name: string): name is RegionName => Object.hasOwn(florida, name)

const floridaByArea = new Map<string, RegionName>(
  Object.entries(florida).flatMap(([name, areas]) =>
    isRegion(name) ? areas.map((area) => [area, name] as const) : [],
  ),
)

/** Without regions of the state, one of all. Stores outside every region come last, with the name null. */
export const regionsOf = (state: string, stores: readonly Dispensary[]): readonly Region[] => {
  if (state !== 'FL') return stores.length === 0 ? [] : [{ name: null, stores }]
  const groups = Map.groupBy(stores, ({ postcode }) => floridaByArea.get(postcode.slice(0, 3)) ?? null)
  const names = [...Object.keys(florida).filter(isRegion), null]
  return names.flatMap((name) => {
    const inRegion = groups.get(name)
    return inRegion === undefined ? [] : [{ name, stores: inRegion }]
  })
}
