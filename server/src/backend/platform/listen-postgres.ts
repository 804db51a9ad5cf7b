/** A dedicated PostgreSQL connection that listens, and is replaced when it breaks. */
import { Socket } from 'node:net'
import pg from 'pg'
import type { Clock } from '../../platform/ports.ts'
import type { Log } from '../../platform/upstream.ts'
import { CHANNEL, type Listen } from './change.ts'

const FIRST_RETRY = 100
const LONGEST_RETRY = 10_000
/** A connection may be lost silently. A query without an answer in time reveals it. */
const QUESTION_EVERY = 15_000
const ANSWER_WITHIN = 5_000
const GOODBYE_WITHIN = 1_000

/** Never gives up. After a reconnect the listener is told that changes may have been missed. */
export const listenToPostgres =
  (url: string, timer: Clock['timer'], log: Log): Listen =>
  async (heard) => {
    let current: Connection | undefined
    let cancel: () => void = () => undefined
    let failures = 0
    let stopped = false

    /** Drops a connection in any state and schedules the next one; once per connection. */
    const lose = (lost: Connection, error?: unknown) => {
      lost.destroy()
      if (current !== lost || stopped) return
      if (failures === 0) log.warn({ err: error }, 'the connection that listens for database changes is lost')
      current = undefined
      cancel()
      cancel = timer(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** failures), () => void connect(true))
      failures += 1
    }

    const ask = (connection: Connection) => {
      cancel = timer(QUESTION_EVERY, () => {
        connection.client.query('select 1').then(
          () => current === connection && !stopped && ask(connection),
          (error: unknown) => lose(connection, error),
        )
      })
    }

    const connect = async (again: boolean) => {
      const connection = connectionTo(url)
      const { client } = (current = connection)
      client.on('error', (error) => lose(connection, error))
      client.on('end', () => lose(connection))
      client.on('notification', ({ channel, payload }) => {
        if (channel === CHANNEL && payload !== undefined) heard(payload)
      })
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
      } catch (error) {
        return lose(connection, error)
      }
      if (current !== connection || stopped) return
      failures = 0
      if (again) heard(null)
      ask(connection)
    }

    await connect(false)
    return async () => {
      stopped = true
      cancel()
      if (!current) return
      const { client, destroy } = current
      // A silently lost connection cannot be closed properly.
      const giveUp = timer(GOODBYE_WITHIN, destroy)
      // The connection is dropped anyway, and its error was logged.
      await client.end().catch(() => undefined)
      giveUp()
    }
  }

interface Connection {
  client: pg.Client
  /** Closes it at once, without notifying the other side. */
  destroy: () => void
}

function connectionTo(url: string): Connection {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'leaflog changes',
    connectionTimeoutMillis: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN,
    stream: () => socket,
  })
  return { client, destroy: () => void socket.destroy() }
}
