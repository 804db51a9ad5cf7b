/** The backend with the whole demo shop, for tests that read what the demo sells. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBackend } from '../backend/open-backend.ts'
import { randomId } from '../platform/random-id.ts'
import { silentLog } from '../platform/upstream.ts'
import { realClock } from './gateway-harness.ts'
import { newSeededFolder } from './seeded-folder.ts'

/** A Friday noon in New York. */
const NOW = Date.UTC(2026, 10, 20, 17)

export async function openDemoBackend() {
  const folder = await newSeededFolder('demo', 'leaflog-demo-')
  const backend = await openBackend({
    address: { dataDir: folder },
    timer: realClock.timer,
    clock: () => NOW,
    ids: randomId,
    consumer: { key: 'consumer', secret: 'secret' },
    publicUrl: 'https://commerce.example',
    sessionSecret: 'session secret of tests',
    shopUrl: () => 'https://shop.example',
    searchKeySecret: 'search secret',
    mediaFolder: join(folder, 'media'),
    log: silentLog,
  })
  return {
    ...backend,
    close: async () => {
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
