/** Forgets what is older than the retention, at the start and then every hour. */
import type { Clock } from '../platform/ports.ts'
import type { Log } from '../platform/upstream.ts'
import type { AnalyticsDatabase } from './tables.ts'

const EVERY_MS = 3_600_000
const DAY_MS = 86_400_000

interface Options {
  db: AnalyticsDatabase
  clock: Clock
  /** How many days events are kept after they came. */
  days: number
  log: Log
}

/** @returns what ends it, once nothing of it is under way */
export function startSweeping({ db, clock, days, log }: Options): () => Promise<void> {
  let cancel: () => void = () => undefined
  let running = Promise.resolve()
  let ended = false

  const sweep = async () => {
    try {
      const before = clock.now() - days * DAY_MS
      await db.deleteFrom('analytics_events').where('received_at', '<', before).execute()
    } catch (error) {
      log.warn({ err: error }, 'old events could not be forgotten')
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
