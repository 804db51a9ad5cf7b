import type { SearchRecord } from './record.ts'
import type { TextIndex } from './text-index.ts'
import { createTextIndex } from './text-index.ts'

/** One store's index: its records in their default order, and full text over them, built on first use. */
export interface StoreIndex {
  name: string
  records: readonly SearchRecord[]
  byId: ReadonlyMap<string, SearchRecord>
  text(): Promise<TextIndex>
  /** The order of a replica; without one, relevance comes first, then the default order. */
  compare?: (a: SearchRecord, b: SearchRecord) => number
}

export const createStoreIndex = (name: string, records: readonly SearchRecord[]): StoreIndex => {
  let text: Promise<TextIndex> | undefined
  return {
    name,
    records,
    byId: new Map(records.map((record) => [record.objectID, record])),
    text: () => (text ??= createTextIndex(records)),
  }
}
