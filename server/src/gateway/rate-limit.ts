/** How often an address may ask, counted in windows of a minute (RFC 6585, 4). */
import type { onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import { GatewayError } from '../errors.ts'
import type { Clock } from '../ports.ts'

/** Counts a request of this address; answers the seconds until it may ask again, 0 where it may now. */
export type RateLimit = (address: string) => number

interface Window {
  startedAt: number
  count: number
}

const WINDOW_MS = 60_000
/** Networks that are counted at a time; the one that was quiet longest is forgotten first. */
const MAX_NETWORKS = 20_000

export function createRateLimit(clock: Pick<Clock, 'now'>, perMinute: number): RateLimit {
  const windows = new LRUCache<string, Window>({ max: MAX_NETWORKS })
  return (address) => {
    const network = networkOf(address)
    const now = clock.now()
    let window = windows.get(network)
    if (!window || now - window.startedAt >= WINDOW_MS) {
      window = { startedAt: now, count: 0 }
      windows.set(network, window)
    }
    window.count += 1
    return window.count <= perMinute ? 0 : Math.ceil((window.startedAt + WINDOW_MS - now) / 1000)
  }
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
    const seconds = limit(request.ip)
    if (seconds === 0) return done()
    void reply.header('retry-after', seconds)
    done(new GatewayError('TOO_MANY_REQUESTS'))
  }
