/** The search on a state's page, in its address: `?q=tampa&open=1&delivery=1`. */
import { nextPickup } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { findStores } from '@leaflog/core/products'
import type { SearchParams } from '../../shared/page/search-params.ts'

export interface StoreFilter {
  /** City, ZIP code or name. */
  readonly text: string
  readonly open: boolean
  readonly delivery: boolean
}

export interface FilteredStores {
  readonly stores: readonly Dispensary[]
  /** The ZIP code without a store, if the stores are the ones next to it. */
  readonly near: string | null
}

/** Characters of the search. */
export const longestText = 60
const nearestShown = 6

const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

export const readStoreFilter = (search: SearchParams): StoreFilter => ({
  text: first(search['q']).slice(0, longestText),
  open: first(search['open']) === '1',
  delivery: first(search['delivery']) === '1',
})

/** The address with the filter; what is off is left out. */
export const filteredHref = (path: string, { text, open, delivery }: StoreFilter): string => {
  const search = new URLSearchParams({
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(open && { open: '1' }),
    ...(delivery && { delivery: '1' }),
  })
  return search.size === 0 ? path : `${path}?${search}`
}

/** ZIP codes are numbered by area, so the ones next to each other are close. */
const closestTo = (zip: string, stores: readonly Dispensary[]): readonly Dispensary[] => {
  const apart = ({ postcode }: Dispensary) => Math.abs(Number(postcode.slice(0, 5)) - Number(zip))
  return stores.toSorted((a, b) => apart(a) - apart(b)).slice(0, nearestShown)
}

/** The stores that match, by city; for a ZIP code without any, the ones next to it. */
export const filterStores = (stores: readonly Dispensary[], filter: StoreFilter, now: number): FilteredStores => {
  const offered = stores.filter(
    (store) => (!filter.open || nextPickup(store, now).kind === 'now') && (!filter.delivery || store.delivery !== null),
  )
  const text = filter.text.trim()
  const found = findStores(offered, { text, state: '', from: null }).map(({ store }) => store)
  if (found.length > 0 || !/^\d{5}$/.test(text)) return { stores: found, near: null }
  return { stores: closestTo(text, offered), near: offered.length === 0 ? null : text }
}
