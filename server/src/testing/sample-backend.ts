/** The embedded backend with the sample shop, over a database in a temporary folder. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackend, type Backend, type BackendOptions } from '../backend/backend.ts'
import { openDatabase, type Database } from '../backend/platform/db.ts'
import { migrate } from '../backend/platform/migrations/migrate.ts'
import { seed } from '../backend/seed/seed.ts'
import { randomId } from '../platform/random-id.ts'
import { silentLog } from '../platform/upstream.ts'
import { consumer, publicUrl } from './backend-harness.ts'
import { realClock } from './gateway-harness.ts'
import { NOON, sampleShop } from './sample-shop.ts'
import { newSeededFolder } from './seeded-folder.ts'

export interface SampleBackend {
  backend: Backend
  db: Database
  close(): Promise<void>
}

/** Its day is always the sample shop's: orders grow old, and pickup times pass. */
export async function openSampleBackend(options: Partial<BackendOptions> = {}): Promise<SampleBackend> {
  const folder = await newSeededFolder('sample', 'leaflog-sample-')
  const database = await openDatabase({ dataDir: folder })
  await migrate(database.db)
  await seed(database.db, sampleShop)
  const backend = await createBackend({
    database,
    clock: () => NOON,
    timer: realClock.timer,
    ids: randomId,
    consumer,
    publicUrl,
    searchKeySecret: 'search secret',
    sessionSecret: 'session secret of tests',
    shopUrl: () => 'https://shop.example',
    mediaFolder: join(folder, 'media'),
    log: silentLog,
    ...options,
  })
  return {
    backend,
    db: database.db,
    close: async () => {
      await backend.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
