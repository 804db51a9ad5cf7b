/** Limits of live subscriptions (docs/decisions/live.md explains the figures). */
import type { Limit } from '../gateway/policies/rate-limit.ts'

/** Connections are sockets and event streams together. */
export interface ConnectionLimits {
  /** Per network: an IPv4 address or the /64 of an IPv6 address. */
  perAddress: number
  inAll: number
}

/** Per connection. */
export const SUBSCRIPTIONS = 10

/** Bytes of a message. */
export const MESSAGE_BYTES = 64 * 1024

export const MESSAGES: Limit = { times: 100, seconds: 10 }

/** Bytes that may wait for a slow reader. */
export const WAITING_BYTES = 256 * 1024

/** Milliseconds within which `connection_init` must arrive. */
export const INIT_WITHIN = 10_000

/** Milliseconds between two pings; each must be answered before the next. */
export const PING_EVERY = 15_000

/** Milliseconds for the other side to answer a close. */
export const CLOSE_WITHIN = 2_000
