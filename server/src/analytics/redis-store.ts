/**
 * Events shared by all servers. A Redis stream takes an event and the mark of its id in one step, and a consumer group
 * drains the stream into the database. Events that Redis cannot take go directly to the database, which also stores
 * each id once.
 */
import type { Clock } from '../platform/ports.ts'
import { createScript, KEY_PREFIX, type SharedRedis } from '../platform/redis.ts'
import type { Log } from '../platform/upstream.ts'
import { createDrain } from './drain.ts'
import type { EventStore } from './event-store.ts'
import { createFollowers } from './stream-followers.ts'

const STREAM = `${KEY_PREFIX}analytics:events`
/** Redis trims the stream to about this length: more than a day's events, and less than its memory. */
const MAX_ENTRIES = 200_000
/** Offline browsers send late. After this time only the database recognizes the id. */
const SEEN_SECONDS = 7 * 86_400

/** KEYS: the stream, then the mark of each event. @returns how many were new */
const add = createScript(`
local new = 0
for i = 2, #KEYS do
  if redis.call('SET', KEYS[i], '1', 'NX', 'EX', ARGV[1]) then
    redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'event', ARGV[i + 1])
    new = new + 1
  end
end
return new`)

export interface RedisStoreOptions {
  redis: SharedRedis
  database: EventStore
  clock: Clock
  ids: () => string
  log: Log
  /** After this many milliseconds, another server's unfinished work is taken over. */
  takeOverAfter?: number
}

export function createRedisStore(options: RedisStoreOptions): EventStore {
  const { redis, database, log } = options
  const drain = createDrain({ ...options, stream: STREAM })
  const followers = createFollowers({ ...options, stream: STREAM })
  return {
    async append(events) {
      if (events.length === 0) return 0
      const keys = [STREAM, ...events.map(({ event }) => `${KEY_PREFIX}analytics:seen:${event.id}`)]
      const values = [SEEN_SECONDS, MAX_ENTRIES, ...events.map((one) => JSON.stringify(one))]
      try {
        return Number(await add(redis.client, keys, values))
      } catch (error) {
        log.debug({ err: error }, 'Redis did not take events: they go to the database')
        return await database.append(events)
      }
    },
    follow: followers.follow,
    lag: drain.lag,
    close: async () => {
      followers.close()
      await drain.close()
    },
  }
}
