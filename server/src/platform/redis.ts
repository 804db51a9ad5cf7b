/** The shared connection to Redis, for state that several servers share (REDIS_URL). */
import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Log } from './upstream.ts'

/** The maximum wait for an answer from Redis, since every request waits for it. */
const ANSWER_WITHIN = 250
const CONNECT_WITHIN = 2_000
const FIRST_RETRY = 50
const LONGEST_RETRY = 2_000

/** The prefix of all our keys, for a Redis that others use too. */
export const KEY_PREFIX = 'leaflog:'

export interface SharedRedis {
  /**
   * Runs commands with one or more keys. A command fails at once while Redis is away, and at the timeout; the caller
   * goes on without it.
   */
  client: Redis
  /** A separate connection for blocking commands; the caller closes it. */
  waiting(): Redis
  /** For commands whose failure the caller tolerates: an error is logged once; the loss of Redis is already logged. */
  goOn(error: unknown): undefined
  /** Whether Redis answered the last time. */
  isUp(): boolean
  close(): void
}

/** Connects in the background and never gives up. @param url `redis://…`, `rediss://…` or a socket's path */
export function openRedis(url: string, log: Log): SharedRedis {
  const retryStrategy = (tries: number): number => Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(tries, 10))
  const shared = { connectTimeout: CONNECT_WITHIN, retryStrategy }
  const client = new Redis(url, {
    ...shared,
    commandTimeout: ANSWER_WITHIN,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  let told: boolean | undefined
  const tell = (up: boolean) => {
    if (told === up) return
    told = up
    if (up) log.info({}, 'Redis is there')
    else log.warn({}, 'Redis is away: limits and results are kept by each server alone')
  }
  client.on('ready', () => tell(true))
  client.on('close', () => tell(false))
  const logged = new Set<string>()
  // Connection errors appear in every command; without a listener they would be printed to the console.
  client.on('error', () => undefined)
  return {
    client,
    waiting: () => {
      const connection = new Redis(url, { ...shared, maxRetriesPerRequest: null })
      connection.on('error', () => undefined)
      return connection
    },
    goOn: (error) => {
      const reason = reasonOf(error)
      if (reason === undefined || logged.has(reason)) return undefined
      logged.add(reason)
      log.warn({ reason }, 'Redis refused, or holds what is not ours: each server goes on alone')
      return undefined
    },
    isUp: () => client.status === 'ready',
    close: () => client.disconnect(),
  }
}

/**
 * The error without arguments and data: Redis' own code, such as OOM or READONLY, or the error's name; undefined
 * without a connection.
 */
const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return typeof error
  if (error.name === 'ReplyError') return error.message.split(' ', 1)[0]
  if (error.message === 'Command timed out') return 'TIMEOUT'
  return ['Error', 'AbortError', 'MaxRetriesPerRequestError'].includes(error.name) ? undefined : error.name
}

/** A Lua script that Redis runs atomically. Its text is sent only if Redis does not have it yet. */
export function createScript(
  text: string,
): (client: Redis, keys: readonly string[], values: readonly (string | number)[]) => Promise<unknown> {
  const sha = createHash('sha1').update(text).digest('hex')
  return async (client, keys, values) => {
    try {
      return await client.evalsha(sha, keys.length, ...keys, ...values)
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return await client.eval(text, keys.length, ...keys, ...values)
    }
  }
}
