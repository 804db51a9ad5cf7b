/** What is stored: databases, their object stores, and records, each change with a way back. */

export type Key = string | number

export interface StoredStore {
  readonly keyPath: string | null
  readonly records: Map<Key, unknown>
  /** For stores that number their records; null for others. */
  nextKey: number | null
}

export interface StoredDatabase {
  readonly name: string
  readonly version: number
  readonly stores: Map<string, StoredStore>
}

export const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number'

/** As IndexedDB orders them: numbers before texts. */
const inOrder = ([a]: readonly [Key, unknown], [b]: readonly [Key, unknown]): number =>
  typeof a === typeof b ? (a < b ? -1 : 1) : typeof a === 'number' ? -1 : 1

export const sorted = ({ records }: StoredStore): (readonly [Key, unknown])[] => [...records].toSorted(inOrder)

/** Each returns what undoes it. */
export function putRecord(store: StoredStore, key: Key, value: unknown): () => void {
  const before = store.records.get(key)
  const wasThere = store.records.has(key)
  store.records.set(key, value)
  return () => void (wasThere ? store.records.set(key, before) : store.records.delete(key))
}

export function deleteRecord(store: StoredStore, key: Key): () => void {
  const before = store.records.get(key)
  return store.records.delete(key) ? () => void store.records.set(key, before) : () => {}
}

export function clearRecords(store: StoredStore): () => void {
  const before = [...store.records]
  store.records.clear()
  return () => {
    store.records.clear()
    for (const [key, value] of before) store.records.set(key, value)
  }
}
