/**
 * One healing connection to one IndexedDB database: opens late, gives way to other versions, drops a handle that has
 * died, and never waits for ever (I8).
 */
import { LeaflogError, isLeaflogError } from '../errors.ts'
import type { Clock } from '../ports/ports.ts'

const DB_VERSION = 1
export const STORES = {
  meta: 'meta',
  segments: 'segments',
  snapshots: 'snapshots',
  outbox: 'outbox',
  blobs: 'blobs',
} as const
export type StoreName = keyof typeof STORES

/** How long an operation may take before the database counts as hung, in ms. */
export const WATCHDOG_MS = 4000

export interface ConnectionOptions {
  readonly name: string
  readonly factory: IDBFactory
  readonly clock: Pick<Clock, 'after'>
  readonly watchdogMs?: number
}

export interface Connection {
  /**
   * Runs `work` in one transaction and resolves once it has *completed* (I2). `work` makes its first request at once
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

export function openConnection({ name, factory, clock, watchdogMs = WATCHDOG_MS }: ConnectionOptions): Connection {
  let opening: Promise<IDBDatabase> | null = null
  let closed = false

  const drop = (database?: IDBDatabase) => {
    opening = null
    database?.close()
  }

  const handle = (): Promise<IDBDatabase> =>
    (opening ??= open(factory, name, drop).catch((error: unknown) => {
      opening = null
      throw error
    }))

  const attempt: Connection['run'] = async (stores, mode, work, durability = 'relaxed') => {
    const database = await handle()
    try {
      return await inTransaction(database, stores, mode, work, durability)
    } catch (error) {
      const failure = error instanceof DOMException ? toLeaflogError(error) : error
      if (isLeaflogError(failure, 'STORAGE_LOST')) drop(database)
      throw failure
    }
  }

  const withWatchdog = async <T>(operation: Promise<T>): Promise<T> => {
    let cancel = () => {}
    const hung = new Promise<never>((_, reject) => {
      cancel = clock.after(watchdogMs, () => {
        opening = null
        reject(new LeaflogError('STORAGE_HUNG'))
      })
    })
    try {
      return await Promise.race([operation, hung])
    } finally {
      cancel()
    }
  }

  return {
    async run(stores, mode, work, durability) {
      if (closed) throw new LeaflogError('SHOP_DISPOSED')
      return withWatchdog(attempt(stores, mode, work, durability))
    },
    close() {
      closed = true
      void opening?.then((database) => database.close()).catch(() => {})
      opening = null
    },
  }
}

function open(factory: IDBFactory, name: string, onGone: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, DB_VERSION)
    request.onupgradeneeded = () => {
      const database = request.result
      database.createObjectStore(STORES.meta)
      database.createObjectStore(STORES.segments, { keyPath: 'last' })
      database.createObjectStore(STORES.snapshots, { keyPath: 'seq' })
      database.createObjectStore(STORES.outbox, { keyPath: 'id' })
      database.createObjectStore(STORES.blobs)
    }
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = () => onGone(database)
      database.onclose = () => onGone(database)
      resolve(database)
    }
    request.onerror = () => reject(toLeaflogError(request.error, 'STORAGE_UNAVAILABLE'))
  })
}

async function inTransaction<T>(
  database: IDBDatabase,
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
  durability: 'relaxed' | 'strict',
): Promise<T> {
  const transaction = database.transaction([...stores], mode, { durability })
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
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

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** Browsers tell a full disk, a lost handle and a forbidden database by name; we tell them by code. */
export function toLeaflogError(
  error: DOMException | null,
  otherwise: 'STORAGE_LOST' | 'STORAGE_UNAVAILABLE' = 'STORAGE_LOST',
): LeaflogError {
  const options = { cause: error }
  if (error?.name === 'QuotaExceededError') return new LeaflogError('STORAGE_FULL', undefined, options)
  if (error?.name === 'VersionError') return new LeaflogError('READ_ONLY', undefined, options)
  if (error?.name === 'SecurityError') return new LeaflogError('STORAGE_UNAVAILABLE', undefined, options)
  return new LeaflogError(otherwise, undefined, options)
}
