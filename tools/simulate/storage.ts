/** A browser profile's storage: the real IndexedDB log over an IndexedDB in memory, with faults between it and the tabs. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { Domain } from '../../core/src/engine/kernel/define-domain.ts'
import type { LogPlaces } from '../../core/src/engine/kernel/commit-queue-options.ts'
import { createIndexedDbLog } from '../../core/src/engine/log/indexeddb-log.ts'
import type { Log } from '../../core/src/engine/log/log.ts'
import { LeaflogError } from '../../core/src/errors/errors.ts'
import type { Clock } from '../../core/src/ports/ports.ts'
import { indexedDbPlaces } from '../../core/src/sdk/log-places.ts'
import type { Random } from './random.ts'

export type Condition = 'well' | 'shaky' | 'hung' | 'full' | 'gone'

export interface Storage {
  condition: Condition
  places(domains: readonly Domain[], newLogId: () => string): LogPlaces
  /** The visitor's own log, without faults, for looking. */
  look(): Log
  /** Makes the newest record of events unreadable; false where there is none. */
  damage(): Promise<boolean>
}

export const BRAND = 'simulated'
const NAME = `leaflog2-${BRAND}`
/** As long as the watchdog of a connection waits, in ms. */
const WATCHDOG_MS = 4000

/** @param loses a defect that is planted: one write in fifty is acknowledged and not made */
export function createStorage(clock: Clock, random: Random, loses = false): Storage {
  const factory = new IDBFactory()

  const through = async <T>(work: () => Promise<T>, writes: boolean): Promise<T> => {
    const { condition } = storage
    if (condition === 'gone') throw new LeaflogError('STORAGE_UNAVAILABLE')
    if (condition === 'hung') {
      await new Promise<void>((resolve) => clock.after(WATCHDOG_MS, resolve))
      throw new LeaflogError('STORAGE_HUNG')
    }
    if (writes && condition === 'full') throw new LeaflogError('STORAGE_FULL')
    const done = await work()
    // Committed, and the tab does not hear of it.
    if (writes && condition === 'shaky' && random.chance(0.3)) throw new LeaflogError('STORAGE_LOST')
    return done
  }

  const faulty = (log: Log): Log => ({
    read: (position) => through(() => log.read(position), false),
    append: (position, decide, options) =>
      through(
        () => (loses && random.chance(0.02) ? pretend(log, position, decide) : log.append(position, decide, options)),
        true,
      ),
    claim: (claim) => through(() => log.claim(claim), true),
    postpone: (id, attempt, notBefore) => through(() => log.postpone(id, attempt, notBefore), true),
    compact: (logId, snapshot, retention) => through(() => log.compact(logId, snapshot, retention), true),
    blob: (hash) => through(() => log.blob(hash), false),
    purge: (logId, snapshot) => through(() => log.purge(logId, snapshot), true),
    dump: () => through(() => log.dump(), false),
    rows: () => through(() => log.rows(), false),
    begin: (beginning) => through(() => log.begin(beginning), true),
    repair: (known) => through(() => log.repair(known), true),
    salvage: () => through(() => log.salvage(), false),
    damaged: () => through(() => log.damaged(), false),
    forget: () => through(() => log.forget(), true),
    close: () => log.close(),
  })

  const storage: Storage = {
    condition: 'well',
    places(domains, newLogId) {
      const places = indexedDbPlaces({ brand: BRAND, factory, clock, newLogId, domains })
      return {
        reopen: () => faulty(places.reopen()),
        look: () => faulty(places.look()),
        beside(k) {
          const found = places.beside(k)
          return found && { ...found, log: faulty(found.log) }
        },
        others: () => places.others().map((other) => ({ ...other, log: faulty(other.log) })),
        erase: () => places.erase(),
      }
    },
    look: () => createIndexedDbLog({ name: NAME, factory, clock, newLogId: () => 'looked', reader: Infinity }),
    damage: () => damageNewest(factory),
  }
  return storage
}

async function damageNewest(factory: IDBFactory): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(NAME)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('not opened')))
  })
  try {
    if (!database.objectStoreNames.contains('segments')) return false
    const segments = database.transaction('segments', 'readwrite').objectStore('segments')
    return await new Promise<boolean>((resolve) => {
      const request = segments.openCursor(null, 'prev')
      request.addEventListener('success', () => {
        const cursor = request.result
        const record: unknown = cursor?.value
        if (!cursor || typeof record !== 'object') return resolve(false)
        cursor.update({ ...record, text: '[{' })
        segments.transaction.addEventListener('complete', () => resolve(true))
      })
    })
  } finally {
    database.close()
  }
}

/** Decides and acknowledges, and writes nothing. */
const pretend: (log: Log, ...given: Parameters<Log['append']>) => ReturnType<Log['append']> = async (
  log,
  position,
  decide,
) => {
  const tail = await log.read(position)
  if (!tail.continues) return tail
  const { events } = decide(tail, new Set(), null)
  return { ...tail, head: { ...tail.head, seq: tail.head.seq + events.length } }
}
