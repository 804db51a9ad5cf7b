/** The backend's foundation: the database, idempotency, settings. @module */
/** The embedded backend's database: PGlite in a folder by default, or PostgreSQL (15 or newer) by address. */
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Clock } from '../../platform/ports.ts'
import type { Listen } from './change.ts'
import { listenToPglite } from './listen-pglite.ts'
import { listenToPostgres } from './listen-postgres.ts'
import { folderProblem } from '../../platform/data-folder.ts'
import { codeOf, StartError } from '../../platform/start-errors.ts'
import { recordStatement } from '../../platform/record-statement.ts'
import type { Log } from '../../platform/upstream.ts'
import { takeLock } from './lock-file.ts'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Listens for changes (changes/change.ts); this timer reconnects to PostgreSQL. */
  listen(timer: Clock['timer'], log: Log): Listen
  /** Closes every connection and releases the folder's lock. Without it the process does not exit. */
  close(): Promise<void>
}

export type DatabaseAddress = { dataDir: string } | { url: string }

const INT8 = 20

/** PostgreSQL's int8 as a number on both databases; all of the backend's figures fit. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}

/**
 * Opens the database; it has no tables before `migrate`.
 * @throws FolderInUseError if another live process has the folder open, StartError if it cannot be opened
 */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  return 'url' in address ? openPostgres(address.url) : openPglite(address.dataDir)
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = takeLock(join(dataDir, 'db.lock'), dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'db'), { parsers: { [INT8]: parseInt8 } })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: recordStatement })
    const close = async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    }
    return { db, kind: 'pglite', listen: () => listenToPglite(pglite), close: once(close) }
  } catch (error) {
    release()
    throw folderProblem(error, dataDir, false)
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, parseInt8)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types,
  })
  // A connection that dies while idle is replaced at the next query; without a listener its error would end the
  // process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: recordStatement })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw postgresProblem(error)
  }
  return {
    db,
    kind: 'postgres',
    listen: (timer, log) => listenToPostgres(url, timer, log),
    close: once(() => db.destroy()),
  }
}

/** `3D000`: no such database; `28…`: wrong user or password. */
function postgresProblem(error: unknown): StartError {
  const code = codeOf(error)
  const refused = code === '3D000' || code.startsWith('28')
  return new StartError(
    refused
      ? `DATABASE_URL: PostgreSQL refuses the database, the user or the password (${code}). Correct DATABASE_URL.`
      : `DATABASE_URL: the database does not answer (${code || 'no answer'}). Start it, or correct DATABASE_URL.`,
    { cause: error },
  )
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}
