/**
 * The consumer group that moves the stream into the database. Entries arrive at least once; the database stores each id
 * once.
 */
import { z } from 'zod'
import type { Clock } from '../platform/ports.ts'
import type { SharedRedis } from '../platform/redis.ts'
import type { Log } from '../platform/upstream.ts'
import type { EventStore } from './event-store.ts'
import { readAnswer, readEntries, type Entry } from './stream-entries.ts'

const GROUP = 'database'
const AT_ONCE = 200
/** A blocking read ends regularly, to take over what other consumers have left unsettled. */
const WAIT_MS = 5_000
const TAKE_OVER_AFTER = 60_000
const RETRY_MS = 1_000

export interface DrainOptions {
  redis: SharedRedis
  stream: string
  database: Pick<EventStore, 'append'>
  clock: Clock
  ids: () => string
  log: Log
  takeOverAfter?: number
}

export interface Drain {
  lag(): Promise<number>
  close(): Promise<void>
}

export function createDrain(options: DrainOptions): Drain {
  const { redis, stream, database, clock, log } = options
  const takeOverAfter = options.takeOverAfter ?? TAKE_OVER_AFTER
  const connection = redis.waiting()
  const consumer = options.ids()
  let closed = false
  let abandon: () => void = () => undefined
  /** A connection that closes while it is disconnected never answers its pending commands. */
  function answerOf<Answer>(command: Promise<Answer>): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    abandon = () => reject(new Error('the drain is closed'))
    command.then(resolve, reject)
    if (closed) abandon()
    return promise
  }
  let wake: () => void = () => undefined

  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = clock.timer(RETRY_MS, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })

  async function keep(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return
    const events = entries.flatMap(({ event }) => event ?? [])
    if (events.length < entries.length) log.warn({ entries: entries.length - events.length }, 'stream: not readable')
    await database.append(events)
    await answerOf(connection.xack(stream, GROUP, ...entries.map(({ id }) => id)))
  }

  /** Entries that were delivered and never settled: by us, because the database failed, or by a server that died. */
  async function finishOthers(): Promise<void> {
    let from = '0-0'
    do {
      const claiming = connection.xautoclaim(stream, GROUP, consumer, takeOverAfter, from, 'COUNT', AT_ONCE)
      const answer = await answerOf(claiming)
      const [next, entries] = z.tuple([z.string(), z.unknown()]).rest(z.unknown()).parse(answer)
      await keep(readEntries(entries))
      from = next
    } while (from !== '0-0' && !closed)
  }

  async function finishOwn(): Promise<void> {
    const read = () =>
      answerOf(connection.xreadgroup('GROUP', GROUP, consumer, 'COUNT', AT_ONCE, 'STREAMS', stream, '0'))
    for (let entries = readAnswer(await read()); entries.length > 0; entries = readAnswer(await read())) {
      await keep(entries)
    }
  }

  async function run(): Promise<void> {
    await answerOf(createGroup(connection, stream))
    await finishOwn()
    while (!closed) {
      await finishOthers()
      const waiting = connection.xreadgroup(
        ...(['GROUP', GROUP, consumer, 'COUNT', AT_ONCE, 'BLOCK', WAIT_MS, 'STREAMS', stream, '>'] as const),
      )
      await keep(readAnswer(await answerOf(waiting)))
    }
  }

  async function runOn(): Promise<void> {
    while (!closed) {
      try {
        await run()
      } catch (error) {
        if (closed) return
        log.warn({ err: error }, 'events wait in the stream')
        await pause()
      }
    }
  }
  const running = runOn()

  return {
    async lag() {
      const groups = await redis.client.xinfo('GROUPS', stream).catch((error: unknown) => {
        if (!isNoStream(error)) redis.goOn(error)
        return []
      })
      return z
        .array(z.unknown())
        .parse(groups)
        .reduce<number>((most, group) => Math.max(most, lagOf(group)), 0)
    },
    async close() {
      closed = true
      connection.disconnect()
      abandon()
      wake()
      await running
      // None of our work is in progress. Other consumers take over what we have not settled after a while.
      await leave(redis, stream, consumer)
    },
  }
}

type Connection = ReturnType<SharedRedis['waiting']>

/** Nothing was ever added to the stream. */
const isNoStream = (error: unknown): boolean => error instanceof Error && error.message.startsWith('ERR no such key')

/** Starts at the first entry, so that entries added before the group was created are not skipped. */
async function createGroup(connection: Connection, stream: string): Promise<void> {
  try {
    await connection.xgroup('CREATE', stream, GROUP, '0', 'MKSTREAM')
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('BUSYGROUP'))) throw error
  }
}

/** Deletes the consumer's name, unless entries are pending under it: they would be lost with the name. */
async function leave({ client, goOn }: SharedRedis, stream: string, consumer: string): Promise<void> {
  try {
    const pending = await client.xpending(stream, GROUP, '-', '+', 1, consumer)
    if (z.array(z.unknown()).parse(pending).length > 0) return
    await client.xgroup('DELCONSUMER', stream, GROUP, consumer)
  } catch (error) {
    // A name without entries costs nothing.
    goOn(error)
  }
}

/** Our group's entries that were not delivered yet or not settled. Redis before 7 knows only the latter. */
function lagOf(group: unknown): number {
  const parts = z.array(z.unknown()).parse(group)
  const value = (name: string): unknown => parts[parts.indexOf(name) + 1]
  if (value('name') !== GROUP) return 0
  const number = (name: string): number => (parts.includes(name) ? Number(value(name) ?? 0) : 0)
  return number('lag') + number('pending')
}
