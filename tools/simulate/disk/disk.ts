/** A disk under a browser profile: what is stored, how it behaves today, and what a loss of power takes with it. */
import type { Random } from '../seed/random.ts'
import type { Timeline } from '../seed/timeline.ts'
import { type StoredDatabase, type StoredStore, deleteRecord, putRecord } from './stores.ts'

/** How storage behaves now. Times in ms. */
export interface DiskWeather {
  /** Longest time of a request. */
  readonly latency: number
  /** Transactions that write are aborted for want of room. */
  readonly full: boolean
  /** Nothing is answered. */
  readonly hung: boolean
  /** Databases cannot be opened, and handles have died. */
  readonly gone: boolean
  /** Share of transactions that are aborted for no reason. */
  readonly aborts: number
  /** Share of transactions that are written, and said to be lost. */
  readonly unsaid: number
}

export const GOOD_DISK: DiskWeather = { latency: 0.5, full: false, hung: false, gone: false, aborts: 0, unsaid: 0 }

/** A write, as an observer sees it. */
export interface Write {
  readonly store: string
  readonly value: unknown
}

export interface Committed {
  readonly database: string
  readonly writes: readonly Write[]
  /** It is on the disk for good; a relaxed one may still be lost. */
  readonly durable: boolean
  readonly undo: () => void
}

/** Relaxed transactions are safe from a loss of power after this long. */
const FLUSH_MS = 5000

export interface Disk {
  readonly timeline: Timeline
  readonly random: Random
  readonly databases: Map<string, StoredDatabase>
  weather(): DiskWeather
  become(weather: Partial<DiskWeather>): void
  /** Runs when a hung disk answers again. */
  whenAwake(run: () => void): void
  committed(transaction: Committed): void
  remove(database: string): void
  /** The latest relaxed transactions may be lost; says how many were. */
  losePower(): number
  /** A record of this store is damaged; false where there is none. */
  damage(database: string, store: string): boolean
  store(database: string, name: string): StoredStore | undefined
}

export interface DiskObserver {
  committed(transaction: Committed): void
  lost(transaction: Committed): void
  /** What a database held is gone: it was deleted, or a record of it was damaged. */
  spoiled(database: string): void
}

export function createDisk(timeline: Timeline, random: Random, observer: DiskObserver): Disk {
  const databases = new Map<string, StoredDatabase>()
  let weather = GOOD_DISK
  let sleeping: (() => void)[] = []
  let unflushed: { readonly at: number; readonly transaction: Committed }[] = []
  const store = (database: string, name: string) => databases.get(database)?.stores.get(name)
  return {
    timeline,
    random,
    databases,
    store,
    weather: () => weather,
    become(next) {
      weather = { ...weather, ...next }
      if (!weather.hung) for (const run of sleeping.splice(0)) run()
    },
    whenAwake(run) {
      if (weather.hung) sleeping.push(run)
      else run()
    },
    committed(transaction) {
      const now = timeline.now()
      unflushed = transaction.durable ? [] : unflushed.filter(({ at }) => at > now - FLUSH_MS)
      if (!transaction.durable) unflushed.push({ at: now, transaction })
      observer.committed(transaction)
    },
    remove(database) {
      if (databases.delete(database)) observer.spoiled(database)
    },
    losePower() {
      sleeping = []
      const fresh = unflushed.filter(({ at }) => at > timeline.now() - FLUSH_MS)
      const lost = fresh.slice(random.below(fresh.length + 1))
      for (const { transaction } of lost.toReversed()) {
        transaction.undo()
        observer.lost(transaction)
      }
      unflushed = []
      return lost.length
    },
    damage(database, name) {
      const found = store(database, name)
      const [first, ...rest] = found?.records.keys() ?? []
      if (!found || first === undefined) return false
      const key = random.pick([first, ...rest])
      const record = found.records.get(key)
      if (random.chance(0.2)) deleteRecord(found, key)
      else putRecord(found, key, damaged(record, random))
      observer.spoiled(database)
      return true
    },
  }
}

/** A text that is cut off, or in which one character is another. */
function damaged(record: unknown, random: Random): unknown {
  if (typeof record !== 'object' || record === null || !('text' in record)) return 'damaged'
  const text = String(record.text)
  const at = random.below(text.length)
  const torn = random.chance(0.5) ? text.slice(0, at) : `${text.slice(0, at)}~${text.slice(at + 1)}`
  return { ...record, text: torn }
}
