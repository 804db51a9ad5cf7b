/** Deletes events that are older than the retention, at the start and then every hour. */
import type { Clock } from '../platform/ports.ts'
import type { Log } from '../platform/upstream.ts'
import type { AnalyticsDatabase } from './tables.ts'

const EVERY_MS = 3_600_000
const DAY_MS = 86_400_000

interface Options {
  db: AnalyticsDatabase
  clock: Clock
  /** How many days events are kept after they arrive. */
  days: number
  log: Log
}

/** @returns a function that stops it, and resolves when no deletion is running */
export function startSweeping({ db, clock, days, log }: Options): () => Promise<void> {
  let cancel: () => void = () => undefined
  let running = Promise.resolve()
  let ended = false

  const sweep = async () => {
    try {
      const before = clock.now() - days * DAY_MS
      await db.deleteFrom('analytics_events').where('received_at', '<', before).execute()
    } catch (error) {
      log.warn({ err: error }, 'old events could not be deleted')
    }
    if (!ended) cancel = clock.timer(EVERY_MS, begin)
  }
  const begin = () => {
    running = sweep()
  }
  begin()
  return () => {
    ended = true
    cancel()
    return running
  }
}
