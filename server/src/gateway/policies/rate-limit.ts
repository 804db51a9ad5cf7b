/** How often somebody may do something, counted in fixed windows of time (RFC 6585, 4). */
import type { onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'

export interface Limit {
  times: number
  /** Length of the window, which begins with the first time. */
  seconds: number
}

export interface SharedWindows {
  /** As `Windows` has it; those that are counted over several servers answer later. */
  count(key: string, limit: Limit, times?: number): number | Promise<number>
}

/** Opens windows by a name of their own, counted over all servers where they share anything. */
export type OpenWindows = (name: string, maxKeys?: number) => SharedWindows

export interface Windows {
  /** Counts so many times for a key at once; answers the seconds until there may be more, 0 where these were within. */
  count(key: string, limit: Limit, times?: number): number
}

interface Window {
  startedAt: number
  count: number
}

/** Keys that are counted at a time; the one that was quiet longest is forgotten first. */
const MAX_KEYS = 20_000

/** What is counted is kept in memory only. A key belongs to one limit. */
export function createWindows(clock: Pick<Clock, 'now'>, maxKeys = MAX_KEYS): Windows {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  return {
    count: (key, limit, times = 1) => {
      const now = clock.now()
      const lasts = limit.seconds * 1000
      let window = windows.get(key)
      if (!window || now - window.startedAt >= lasts) {
        window = { startedAt: now, count: 0 }
        windows.set(key, window)
      }
      window.count += times
      return window.count <= limit.times ? 0 : Math.ceil((window.startedAt + lasts - now) / 1000)
    },
  }
}

/** Counts a request of this address; answers the seconds until it may ask again, 0 where it may now. */
export type RateLimit = (address: string) => number | Promise<number>

export function createRateLimit(windows: SharedWindows, perMinute: number): RateLimit {
  const limit = { times: perMinute, seconds: 60 }
  return (address) => windows.count(networkOf(address), limit)
}

/** Who counts as one: an IPv4 address, however it is written, or the /64 of an IPv6 address, which one household has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::', 2)
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...between, ...after].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

/** Refuses the requests that are too many with TOO_MANY_REQUESTS and the time to wait. */
export const within =
  (limit: RateLimit): onRequestHookHandler =>
  (request, reply, done) => {
    const decide = (seconds: number) => {
      if (seconds === 0) return done()
      void reply.header('retry-after', seconds)
      done(new GatewayError('TOO_MANY_REQUESTS', { minutes: 1 }))
    }
    const seconds = limit(request.ip)
    if (typeof seconds === 'number') decide(seconds)
    else seconds.then(decide, done)
  }
