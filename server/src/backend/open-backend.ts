/** Opens everything the embedded backend needs, in order: database, tables, demo data, upstreams, first pictures. */
import * as fixtures from '@leaflog/fixtures'
import { folderProblem } from '../platform/data-folder.ts'
import { createBackend, type Backend, type BackendOptions } from './backend.ts'
import { openDatabase, type Database, type DatabaseAddress } from './platform/db.ts'
import { drawFirstVisit } from './apis/media/first-visit.ts'
import { migrate } from './platform/migrations/migrate.ts'
import { seed } from './seed/seed.ts'

export interface OpenBackendOptions extends Omit<BackendOptions, 'database'> {
  address: DatabaseAddress
  /** Progress of writing the demo data, in rows done and in total; not called if the data exists. */
  onProgress?: (done: number, total: number) => void
}

/** @returns the backend and its database; `close` closes both */
export async function openBackend(options: OpenBackendOptions): Promise<Backend & { db: Database }> {
  const { address, onProgress, ...rest } = options
  const database = await openDatabase(address)
  try {
    await migrate(database.db)
    await seed(database.db, fixtures, onProgress)
    const backend = await createBackend({ ...rest, database })
    await drawFirstVisit(backend.media, rest.publicUrl, rest.log)
    const close = async () => {
      await backend.close()
      await database.close()
    }
    return { ...backend, db: database.db, close }
  } catch (error) {
    // Closing may fail for the same reason. The first error is the one to report.
    await Promise.allSettled([database.close()])
    throw 'dataDir' in address ? folderProblem(error, address.dataDir, true) : error
  }
}
