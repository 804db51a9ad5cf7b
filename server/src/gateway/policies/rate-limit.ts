/** Rate limits, counted in fixed time windows (RFC 6585, 4). */
import type { onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'

export interface Limit {
  times: number
  /** Length of the window, which begins with the first request. */
  seconds: number
}

export interface SharedWindows {
  /** Counts of `Windows`; those shared by several servers answer asynchronously. */
  count(key: string, limit: Limit, times?: number): number | Promise<number>
}

/** Opens windows under a name, counted over all servers that share state. */
export type OpenWindows = (name: string, maxKeys?: number) => SharedWindows

export interface Windows {
  /** Adds to the count of a key. Returns the seconds until more is allowed, or 0 if this was within the limit. */
  count(key: string, limit: Limit, times?: number): number
}

interface Window {
  startedAt: number
  count: number
}

/** The number of keys tracked; the least recently used one is dropped first. */
const MAX_KEYS = 20_000

/** Counts are kept in memory only. A key belongs to one limit. */
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

/** Counts a request of this address. Returns the seconds until its next request, or 0 if it is allowed now. */
export type RateLimit = (address: string) => number | Promise<number>

export function createRateLimit(windows: SharedWindows, perMinute: number): RateLimit {
  const limit = { times: perMinute, seconds: 60 }
  return (address) => windows.count(networkOf(address), limit)
}

/** The unit of counting: an IPv4 address in any notation, or the /64 of an IPv6 address, which one household has. */
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

/** Refuses excess requests with TOO_MANY_REQUESTS and the time to wait. */
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
