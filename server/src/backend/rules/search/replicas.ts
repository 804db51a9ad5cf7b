import type { SearchOrder } from '@leaflog/core/wire/search/search-order'
import type { SearchRecord } from './record.ts'
import type { StoreIndex } from './store-index.ts'
import { fold } from './words.ts'

type Compare = (a: SearchRecord, b: SearchRecord) => number

/** Records without the number come last, in either direction. */
const byNumber =
  (read: (record: SearchRecord) => number | null, direction: 1 | -1): Compare =>
  (a, b) => {
    const [left, right] = [read(a), read(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction * (left - right)
  }

/** Percentages come before milligrams per package, because they cannot be compared. */
const potency = ({ thc }: SearchRecord): number | null =>
  thc === null ? null : thc.max + (thc.unit === '%' ? 1_000_000 : 0)

const orders: Readonly<Record<SearchOrder, Compare>> = {
  price_rec_asc: byNumber(({ price_rec }) => price_rec, 1),
  price_rec_desc: byNumber(({ price_rec }) => price_rec, -1),
  price_med_asc: byNumber(({ price_med }) => price_med, 1),
  price_med_desc: byNumber(({ price_med }) => price_med, -1),
  thc_desc: byNumber(potency, -1),
  name_asc: (a, b) => fold(a.name).localeCompare(fold(b.name), 'en'),
}

/** The same index in the order of a replica, with sold-out records last. Equal records keep their order. */
export const inOrder = (index: StoreIndex, name: string, order: SearchOrder | null): StoreIndex => {
  if (order === null) return index
  const compare = orders[order]
  return { ...index, name, compare: (a, b) => Number(b.in_stock) - Number(a.in_stock) || compare(a, b) }
}
