/**
 * One healing connection to one IndexedDB database: opens late, gives way to other versions, drops a handle that has
 * died, and never waits for ever (I8).
 */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { Clock } from '../../ports/ports.ts'

const DB_VERSION = 1
export const STORES = {
  meta: 'meta',
  segments: 'segments',
  snapshots: 'snapshots',
  outbox: 'outbox',
  blobs: 'blobs',
  damaged: 'damaged',
} as const
export type StoreName = keyof typeof STORES

/** How long an operation may take before the database counts as hung, in ms. */
const WATCHDOG_MS = 4000

export interface ConnectionOptions {
  /** Of the database. */
  readonly name: string
  /** The page's or worker's `indexedDB`. */
  readonly factory: IDBFactory
  /** For the watchdog. */
  readonly clock: Pick<Clock, 'after'>
  readonly watchdogMs?: number
  /** Only a database that is there already is opened, and it is not changed: STORAGE_UNAVAILABLE where there is none. */
  readonly existing?: boolean
}

export interface Connection {
  /**
   * Runs `work` in one transaction and resolves once it has *completed*. `work` makes its first request at once
   * and awaits nothing but requests of this transaction.
   */
  run<T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<T>,
    durability?: 'relaxed' | 'strict',
  ): Promise<T>
  close(): void
}

/** One attempt at having a handle. `database` is null while it opens. */
interface Handle {
  readonly opened: Promise<IDBDatabase>
  database: IDBDatabase | null
}

export function openConnection({
  name,
  factory,
  clock,
  watchdogMs = WATCHDOG_MS,
  existing = false,
}: ConnectionOptions): Connection {
  let current: Handle | null = null
  let closed = false
  const watchdogs = new Set<() => void>()

  const drop = (handle: Handle | null) => {
    if (current === handle) current = null
    handle?.database?.close()
  }

  const openHandle = (): Handle => {
    const onGone = () => drop(handle)
    const opened = existing ? openExisting(factory, name, onGone) : open(factory, name, onGone)
    const handle: Handle = { opened, database: null }
    current = handle
    handle.opened.then(
      (database) => {
        handle.database = database
        if (current !== handle) database.close() // It came too late, nobody waits for it any more.
      },
      () => drop(handle),
    )
    return handle
  }

  const attempt = async <T>(handle: Handle, hung: AbortSignal, transact: Transact<T>): Promise<T> => {
    try {
      const database = await handle.opened
      if (hung.aborted) throw new LeaflogError('STORAGE_HUNG')
      return await transact(database, hung)
    } catch (error) {
      const failure = error instanceof DOMException ? toLeaflogError(error) : error
      if (isLeaflogError(failure, 'STORAGE_LOST')) drop(handle)
      throw failure
    }
  }

  /**
   * Counts time in quarters: a machine or a page that slept loses one of them, and is not mistaken for a hung database.
   * What hangs is aborted where that is still possible, so that it does not come true after we have gone on without it.
   */
  const guarded = <T>(handle: Handle, transact: Transact<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const hung = new AbortController()
      let cancel = () => {}
      const wait = (quarters: number) => {
        watchdogs.delete(cancel)
        if (quarters > 0) {
          cancel = clock.after(watchdogMs / 4, () => wait(quarters - 1))
          watchdogs.add(cancel)
          return
        }
        hung.abort()
        drop(handle)
        reject(new LeaflogError('STORAGE_HUNG'))
      }
      const end = () => {
        cancel()
        watchdogs.delete(cancel)
      }
      wait(4)
      attempt(handle, hung.signal, transact).finally(end).then(resolve, reject)
    })

  return {
    async run(stores, mode, work, durability = 'relaxed') {
      if (closed) throw new LeaflogError('SHOP_DISPOSED')
      const handle = current ?? openHandle()
      return guarded(handle, (database, hung) => inTransaction(database, stores, mode, work, durability, hung))
    },
    close() {
      closed = true
      drop(current)
      for (const cancel of watchdogs) cancel()
      watchdogs.clear()
    },
  }
}

type Transact<T> = (database: IDBDatabase, hung: AbortSignal) => Promise<T>

/** A database of a newer version is opened as it is: what it has more is not ours to know, what it has is (I7). */
async function open(factory: IDBFactory, name: string, onGone: () => void): Promise<IDBDatabase> {
  try {
    return await request(factory.open(name, DB_VERSION), onGone, createStores)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw opening(error)
    return openExisting(factory, name, onGone)
  }
}

async function openExisting(factory: IDBFactory, name: string, onGone: () => void): Promise<IDBDatabase> {
  try {
    // Without a version a missing database is created: that is aborted, and leaves nothing.
    return await request(factory.open(name), onGone, (_, transaction) => transaction?.abort())
  } catch (error) {
    throw opening(error)
  }
}

const opening = (error: unknown) =>
  error instanceof DOMException ? toLeaflogError(error, 'STORAGE_UNAVAILABLE') : error

function createStores(database: IDBDatabase): void {
  database.createObjectStore(STORES.meta)
  database.createObjectStore(STORES.segments, { keyPath: 'last' })
  database.createObjectStore(STORES.snapshots, { keyPath: 'seq' })
  database.createObjectStore(STORES.outbox, { keyPath: 'id' })
  database.createObjectStore(STORES.blobs)
  database.createObjectStore(STORES.damaged, { autoIncrement: true })
}

function request(
  asked: IDBOpenDBRequest,
  onGone: () => void,
  onNew: (database: IDBDatabase, transaction: IDBTransaction | null) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    asked.onupgradeneeded = () => onNew(asked.result, asked.transaction)
    asked.onsuccess = () => {
      const database = asked.result
      database.onversionchange = onGone
      database.onclose = onGone
      resolve(database)
    }
    asked.onerror = () => reject(asked.error ?? new DOMException('not opened', 'UnknownError'))
  })
}

async function inTransaction<T>(
  database: IDBDatabase,
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
  durability: 'relaxed' | 'strict',
  hung: AbortSignal,
): Promise<T> {
  const transaction = begin(database, stores, mode, durability)
  hung.addEventListener('abort', () => abort(transaction), { once: true })
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
  // It is awaited below, and its failure is told there.
  completed.catch(() => {})
  try {
    const result = await work(transaction)
    await completed
    return result
  } catch (error) {
    abort(transaction)
    await completed.catch((reason: unknown) => {
      if (!isAbort(reason)) throw reason
    })
    throw error
  }
}

/** Stores that a database does not have are another build's way of keeping the same things (I7). */
function begin(
  database: IDBDatabase,
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  durability: 'relaxed' | 'strict',
): IDBTransaction {
  const missing = stores.filter((name) => !database.objectStoreNames.contains(name))
  if (missing.length > 0) throw new LeaflogError('READ_ONLY', `the database has no ${missing.join(', ')}`)
  return database.transaction([...stores], mode, { durability })
}

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** Browsers tell a full disk, a lost handle and a forbidden database by name; we tell them by code. */
function toLeaflogError(
  error: DOMException | null,
  otherwise: 'STORAGE_LOST' | 'STORAGE_UNAVAILABLE' = 'STORAGE_LOST',
): LeaflogError {
  const options = { cause: error }
  if (error?.name === 'QuotaExceededError') return new LeaflogError('STORAGE_FULL', undefined, options)
  if (error?.name === 'SecurityError') return new LeaflogError('STORAGE_UNAVAILABLE', undefined, options)
  return new LeaflogError(otherwise, undefined, options)
}
