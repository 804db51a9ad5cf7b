/** The simulated IndexedDB as one tab sees it: the part of it that the log uses. */
import type { Disk } from './disk.ts'
import { type SimulatedRequest, createRequest, failRequest, succeed } from './request.ts'
import type { StoredDatabase } from './stores.ts'
import { type SimulatedTransaction, createTransaction } from './transaction.ts'

// Browsers have it; the log uses nothing else of it.
Object.assign(globalThis, { IDBKeyRange: { lowerBound: (lower: number) => ({ lower }) } })

/** What all tabs of a profile share besides the disk. */
export interface Sharing {
  /** Unfinished transactions by database, in the order in which they were made. */
  readonly transactions: Map<string, Set<SimulatedTransaction>>
  readonly connections: Set<Connection>
  readonly creating: Set<string>
  /** Called when a handle is closed. */
  readonly waiting: Set<() => void>
}

export const createSharing = (): Sharing => ({
  transactions: new Map(),
  connections: new Set(),
  creating: new Set(),
  waiting: new Set(),
})

/** A handle on a database, as far as others have to do with it. */
interface Connection {
  readonly name: string
  onversionchange: (() => void) | null
  /** A transaction of it holds its locks. */
  isBusy(): boolean
  close(): void
  lose(): void
  kill(): void
}

interface OpenRequest extends SimulatedRequest {
  transaction: { abort(): void } | null
  onupgradeneeded: (() => void) | null
  onblocked: (() => void) | null
}

const createOpenRequest = (): OpenRequest => ({
  ...createRequest(),
  transaction: null,
  onupgradeneeded: null,
  onblocked: null,
})

export interface TabStorage {
  readonly factory: IDBFactory
  readonly hasOpenTransactions: () => boolean
  /** Handles die without a word from the page: the browser has closed them. */
  lose(): void
  /** The page is gone. */
  kill(): void
}

/** `admits` runs what would begin a transaction, now or when the page is awake. */
export function createTabStorage(disk: Disk, sharing: Sharing, admits: (begin: () => void) => void): TabStorage {
  const { timeline, random } = disk
  const own = new Set<Connection>()
  let dead = false
  const later = (run: () => void) =>
    disk.whenAwake(
      () =>
        void timeline.after(random.next() * disk.weather().latency, () => disk.whenAwake(() => void (dead || run()))),
    )

  const connected = (database: StoredDatabase) => {
    const connection = connect(disk, sharing, database, admits)
    own.add(connection)
    return connection
  }

  const create = (request: OpenRequest, name: string, version: number) => {
    const database: StoredDatabase = { name, version, stores: new Map() }
    let aborted = false
    sharing.creating.add(name)
    disk.databases.set(name, database)
    const connection = connected(database)
    request.result = connection
    request.transaction = { abort: () => void (aborted = true) }
    request.onupgradeneeded?.()
    timeline.after(0, () => {
      sharing.creating.delete(name)
      if (aborted || dead) {
        connection.close()
        disk.databases.delete(name)
      }
      if (dead) return
      if (aborted) failRequest(request, new DOMException('aborted', 'AbortError'))
      else request.onsuccess?.()
    })
  }

  const open = (request: OpenRequest, name: string, version?: number) => {
    const database = disk.databases.get(name)
    if (disk.weather().gone) failRequest(request, new DOMException('gone', 'UnknownError'))
    else if (sharing.creating.has(name)) timeline.after(1, () => void (dead || open(request, name, version)))
    else if (!database) create(request, name, version ?? 1)
    else if (version !== undefined && version < database.version)
      failRequest(request, new DOMException('newer', 'VersionError'))
    else succeed(request, connected(database))
  }

  /** Waits until nobody holds the database any more; whoever does is asked to let go, and the asker is told. */
  const remove = (request: OpenRequest, name: string) => {
    const isHeld = () => [...sharing.connections].some((each) => each.name === name)
    const tryAgain = () => {
      if (isHeld()) return false
      disk.remove(name)
      sharing.waiting.delete(tryAgain)
      if (!dead) succeed(request, undefined)
      return true
    }
    for (const each of sharing.connections) if (each.name === name) each.onversionchange?.()
    if (tryAgain()) return
    sharing.waiting.add(tryAgain)
    timeline.after(0, () => void (dead || !sharing.waiting.has(tryAgain) || request.onblocked?.()))
  }

  const factory = {
    open(name: string, version?: number) {
      const request = createOpenRequest()
      later(() => open(request, name, version))
      return request
    },
    deleteDatabase(name: string) {
      const request = createOpenRequest()
      later(() => remove(request, name))
      return request
    },
  }
  if (!isFactory(factory)) throw new Error('The simulated IndexedDB is incomplete.')
  return {
    factory,
    hasOpenTransactions: () => [...own].some((connection) => connection.isBusy()),
    lose() {
      for (const connection of own) connection.lose()
      own.clear()
    },
    kill() {
      dead = true
      for (const connection of own) connection.kill()
    },
  }
}

/** The log uses nothing else of it. */
const isFactory = (value: object): value is IDBFactory => 'open' in value && 'deleteDatabase' in value

function connect(
  disk: Disk,
  sharing: Sharing,
  database: StoredDatabase,
  admits: (begin: () => void) => void,
): Connection {
  const { name } = database
  const own = new Set<SimulatedTransaction>()
  let open = true
  const queue = sharing.transactions.get(name) ?? new Set<SimulatedTransaction>()
  sharing.transactions.set(name, queue)

  const beginAll = () => {
    const before: SimulatedTransaction[] = []
    for (const each of queue) {
      if (!each.hasBegun() && !before.some((earlier) => earlier.excludes(each))) each.begin()
      before.push(each)
    }
  }

  const connection = {
    name,
    version: database.version,
    onversionchange: null as (() => void) | null,
    onclose: null as (() => void) | null,
    objectStoreNames: { contains: (store: string) => database.stores.has(store) },
    createObjectStore(store: string, { keyPath = null, autoIncrement = false }: IDBObjectStoreParameters = {}) {
      const path = typeof keyPath === 'string' ? keyPath : null
      database.stores.set(store, { keyPath: path, records: new Map(), nextKey: autoIncrement ? 0 : null })
    },
    transaction(names: readonly string[], mode: IDBTransactionMode, options: IDBTransactionOptions = {}) {
      if (!open) throw new DOMException('closed', 'InvalidStateError')
      const transaction: SimulatedTransaction = createTransaction({
        disk,
        database: name,
        mode,
        durability: options.durability === 'strict' ? 'strict' : 'relaxed',
        stores: new Map([...database.stores].filter(([store]) => names.includes(store))),
        onEnd() {
          own.delete(transaction)
          queue.delete(transaction)
          beginAll()
        },
        onLost: () => connection.lose(),
      })
      own.add(transaction)
      admits(() => {
        if (transaction.hasEnded()) return
        queue.add(transaction)
        beginAll()
      })
      return transaction
    },
    isBusy: () => [...own].some((transaction) => queue.has(transaction)),
    close() {
      open = false
      sharing.connections.delete(connection)
      for (const check of sharing.waiting) check()
    },
    lose() {
      if (!open) return
      connection.close()
      for (const transaction of own) if (transaction.hasBegun()) tryAbort(transaction)
      connection.onclose?.()
    },
    kill() {
      connection.close()
      for (const transaction of own) transaction.kill()
    },
  }
  sharing.connections.add(connection)
  return connection
}

function tryAbort(transaction: SimulatedTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is being committed, and will be.
  }
}
