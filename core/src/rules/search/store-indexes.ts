import { searchIndexName } from '../../wire/search/search.ts'
import type { Dispensary } from '../../wire/content/stores.ts'

/** What identifies the index of a store. */
export type IndexedStore = Pick<Dispensary, 'store_code' | 'state_name'>

// 4f.7
export const indexOfStore = ({ store_code, state_name }: IndexedStore): string =>
  searchIndexName(store_code, state_name)

/** The search indexes of stores. */
export interface StoreIndexes {
  /**
   * Headers that open one store's index, requested once. Rejects with STORE_UNKNOWN for a store without an index, and
   * with the codes of `askCommerce`.
   */
  keysOf(store: Pick<IndexedStore, 'store_code'>): Promise<Record<string, string>>
  /**
   * Answers in the order of the queries, not parsed yet. Rejects as `keysOf` does, and with SERVICE_ANSWER_INVALID for
   * another number of answers.
   */
  ask(
    store: IndexedStore,
    requests: readonly Record<string, unknown>[],
    signal?: AbortSignal,
  ): Promise<readonly unknown[]>
}
