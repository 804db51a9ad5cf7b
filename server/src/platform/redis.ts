/** The one connection to Redis, where several servers share what each would otherwise keep for itself (REDIS_URL). */
import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Log } from './upstream.ts'

/** Who asks Redis for something waits so long at most: it is on the way of every request. */
const ANSWER_WITHIN = 250
const CONNECT_WITHIN = 2_000
const FIRST_RETRY = 50
const LONGEST_RETRY = 2_000

/** Every key of ours begins so, for a Redis that others use too. */
export const KEY_PREFIX = 'leaflog:'

export interface SharedRedis {
  /**
   * For commands of one key or more. A command fails at once while Redis is away, and when it does not answer in time:
   * whoever asks goes on without it.
   */
  client: Redis
  /** A connection of its own for a command that waits for something; its opener closes it. */
  waiting(): Redis
  /** For a command that its asker goes on without: what is wrong is logged, once; that Redis is away is logged already. */
  goOn(error: unknown): undefined
  /** Whether Redis answered when it was last heard of. */
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
  // What is wrong with the connection shows in every command; without a listener it would be written to the console.
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
 * Without what was asked or held: Redis' own code, such as OOM or READONLY, or the name of what is wrong with an answer;
 * undefined where there is no connection.
 */
const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return typeof error
  if (error.name === 'ReplyError') return error.message.split(' ', 1)[0]
  if (error.message === 'Command timed out') return 'TIMEOUT'
  return ['Error', 'AbortError', 'MaxRetriesPerRequestError'].includes(error.name) ? undefined : error.name
}

/** A Lua script that Redis runs in one step. Its text is sent only to a Redis that does not have it. */
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
