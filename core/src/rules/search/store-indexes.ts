import { searchIndexName } from '../../wire/search/search.ts'
import type { Dispensary } from '../../wire/content/stores.ts'

export type IndexedStore = Pick<Dispensary, 'store_code' | 'state_name'>

// 4f.7
export const indexOfStore = ({ store_code, state_name }: IndexedStore): string =>
  searchIndexName(store_code, state_name)

/** The search indexes of stores. */
export interface StoreIndexes {
  /** Headers that open one store's index, requested once. Errors: STORE_UNKNOWN and those of
   * `askCommerce`.
   */
  keysOf(store: Pick<IndexedStore, 'store_code'>): Promise<Record<string, string>>
  /** Answers in the order of the queries, not parsed yet. Errors: as `askJson`. */
  ask(
    store: IndexedStore,
    requests: readonly Record<string, unknown>[],
    signal?: AbortSignal,
  ): Promise<readonly unknown[]>
}
