/** A connection of its own to PostgreSQL that listens, and is replaced when it breaks. */
import { Socket } from 'node:net'
import pg from 'pg'
import type { Clock } from '../../platform/ports.ts'
import type { Log } from '../../platform/upstream.ts'
import { CHANNEL, type Listen } from './change.ts'

const FIRST_RETRY = 100
const LONGEST_RETRY = 10_000
/** A connection may be gone without a word; a question that is not answered in time shows it. */
const QUESTION_EVERY = 15_000
const ANSWER_WITHIN = 5_000
const GOODBYE_WITHIN = 1_000

/**
 * Never gives up: while there is no connection nothing is heard, and once there is one again whoever listens is told
 * that changes may have been missed.
 */
export const listenToPostgres =
  (url: string, timer: Clock['timer'], log: Log): Listen =>
  async (heard) => {
    let current: Connection | undefined
    let cancel: () => void = () => undefined
    let failures = 0
    let stopped = false

    /** Drops a connection, whatever state it is in, and makes the next one a while later; once for each. */
    const lose = (lost: Connection, error?: unknown) => {
      lost.destroy()
      if (current !== lost || stopped) return
      if (failures === 0) log.warn({ err: error }, 'changes in the database are not heard: its connection is lost')
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
      // A connection that is gone without a word cannot say goodbye.
      const giveUp = timer(GOODBYE_WITHIN, destroy)
      // It is given up anyway, and what broke it was logged.
      await client.end().catch(() => undefined)
      giveUp()
    }
  }

interface Connection {
  client: pg.Client
  /** At once, without a word to the other side. */
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
