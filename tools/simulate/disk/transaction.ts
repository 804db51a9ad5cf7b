/** A transaction of the simulated IndexedDB: requests one after the other, then a commit or an abort with everything undone. */
import type { Disk, Write } from './disk.ts'
import { type SimulatedRequest, createRequest, failRequest, succeed } from './request.ts'
import { type Key, type StoredStore, clearRecords, deleteRecord, isKey, putRecord, sorted } from './stores.ts'

export interface TransactionOptions {
  readonly disk: Disk
  readonly database: string
  readonly stores: ReadonlyMap<string, StoredStore>
  readonly mode: IDBTransactionMode
  readonly durability: 'relaxed' | 'strict'
  /** It has ended, one way or the other. */
  readonly onEnd: () => void
  /** The handle that it belongs to has died. */
  readonly onLost: () => void
}

export type SimulatedTransaction = ReturnType<typeof createTransaction>

type Range = { readonly lower: number } | undefined

export function createTransaction({ disk, database, stores, mode, durability, onEnd, onLost }: TransactionOptions) {
  const { timeline, random } = disk
  let phase: 'waiting' | 'active' | 'committing' | 'ended' = 'waiting'
  let silent = false
  const queue: { readonly request: SimulatedRequest; readonly work: () => unknown }[] = []
  const undoings: (() => void)[] = []
  const writes: Write[] = []

  const later = (run: () => void) =>
    disk.whenAwake(() => void timeline.after(random.next() * disk.weather().latency, () => disk.whenAwake(run)))

  const undo = () => {
    for (const back of undoings.splice(0).toReversed()) back()
  }

  const end = () => {
    phase = 'ended'
    onEnd()
  }

  const failWith = (error: DOMException) => {
    undo()
    end()
    transaction.error = error
    if (silent) return
    timeline.after(0, () => {
      for (const { request } of queue.splice(0)) failRequest(request, new DOMException('aborted', 'AbortError'))
      transaction.onabort?.()
    })
  }

  const commit = () => {
    if (phase !== 'committing') return
    const { full, aborts, unsaid } = disk.weather()
    if (full && writes.length > 0) return failWith(new DOMException('full', 'QuotaExceededError'))
    if (random.chance(aborts)) return failWith(new DOMException('failed', 'UnknownError'))
    const done = undoings.splice(0)
    const back = () => {
      for (const each of done.toReversed()) each()
    }
    if (mode === 'readwrite') disk.committed({ database, writes, durable: durability === 'strict', undo: back })
    end()
    if (silent) return
    if (writes.length === 0 || !random.chance(unsaid)) return transaction.oncomplete?.()
    transaction.error = new DOMException('lost', 'AbortError')
    transaction.onabort?.()
    onLost()
  }

  /** After each answer its promises settle, and may ask for more. */
  const goOn = () => {
    if (phase !== 'active') return
    const next = queue.shift()
    if (!next) {
      phase = 'committing'
      return later(commit)
    }
    later(() => {
      if (phase !== 'active')
        return void (silent || failRequest(next.request, new DOMException('aborted', 'AbortError')))
      succeed(next.request, next.work())
      timeline.after(0, goOn)
    })
  }

  const ask = (work: () => unknown): SimulatedRequest => {
    if (phase === 'committing' || phase === 'ended') throw new DOMException('not active', 'TransactionInactiveError')
    const request = createRequest()
    queue.push({ request, work })
    return request
  }

  const objectStore = (name: string) => {
    const store = stores.get(name)
    if (!store) throw new DOMException(name, 'NotFoundError')
    const write = (work: () => () => void) => void undoings.push(work())
    return {
      get: (key: Key) => ask(() => structuredClone(store.records.get(key))),
      getKey: (key: Key) => ask(() => (store.records.has(key) ? key : undefined)),
      getAll: (range?: Range) => ask(() => within(sorted(store), range).map(([, value]) => structuredClone(value))),
      getAllKeys: () => ask(() => sorted(store).map(([key]) => key)),
      put(given: unknown, key?: Key) {
        const value: unknown = structuredClone(given)
        return ask(() => {
          const at = key ?? keyIn(store, value)
          write(() => putRecord(store, at, value))
          writes.push({ store: name, value })
          return at
        })
      },
      delete: (key: Key) =>
        ask(() => {
          write(() => deleteRecord(store, key))
        }),
      clear: () =>
        ask(() => {
          write(() => clearRecords(store))
        }),
    }
  }

  const transaction = {
    error: null as DOMException | null,
    oncomplete: null as (() => void) | null,
    onabort: null as (() => void) | null,
    objectStoreNames: [...stores.keys()],
    objectStore,
    abort() {
      if (phase === 'committing' || phase === 'ended') throw new DOMException('ended', 'InvalidStateError')
      failWith(new DOMException('aborted', 'AbortError'))
    },
    /** Whether both may run at once. */
    excludes: (other: { readonly objectStoreNames: readonly string[]; readonly isWriting: boolean }) =>
      (mode === 'readwrite' || other.isWriting) && other.objectStoreNames.some((name) => stores.has(name)),
    isWriting: mode === 'readwrite',
    /** Its locks are free. */
    begin() {
      if (phase !== 'waiting') return
      phase = 'active'
      timeline.after(0, goOn)
    },
    hasBegun: () => phase !== 'waiting',
    hasEnded: () => phase === 'ended',
    /** The power is gone: even what is being committed is undone. */
    crash() {
      silent = true
      if (phase !== 'ended') failWith(new DOMException('crashed', 'AbortError'))
    },
    /** The page is gone: what is not being committed is undone, and nobody is told. */
    kill() {
      silent = true
      if (phase === 'waiting' || phase === 'active') failWith(new DOMException('killed', 'AbortError'))
    },
  }
  return transaction
}

const within = (records: readonly (readonly [Key, unknown])[], range: Range) =>
  range === undefined ? records : records.filter(([key]) => typeof key === 'number' && key > range.lower)

function keyIn(store: StoredStore, value: unknown): Key {
  if (store.nextKey !== null) return (store.nextKey += 1)
  const key: unknown =
    typeof value === 'object' && value !== null && store.keyPath !== null ? Reflect.get(value, store.keyPath) : null
  if (!isKey(key)) throw new DOMException('no key', 'DataError')
  return key
}
