/** `npm run record`: plays journeys and keeps their logs in fixtures/logs. */
import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { IDBFactory } from 'fake-indexeddb'

import { createFakeChannels, createFakePresence } from '../../core/src/testing/fake-ports.ts'
import { type World, openWorld } from '../../server/src/testing/whole-shop.ts'
import { journeys } from './journeys.ts'
import { oldVersions } from './old-versions.ts'
import type { Journey, Recording } from './steps.ts'
import { visits } from './visits.ts'

/**
 * `npm run record [-- --to FOLDER]`: plays every journey against the real server under a virtual clock, and writes its
 * log into fixtures/logs or another folder. Two runs write the same bytes.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const folder = values.to ?? join(import.meta.dirname, '..', '..', 'fixtures', 'logs')

/** Synchronous: a worker thread would answer at an unpredictable time. */
const digest = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex')

/** The tabs of a new browser. With logs in memory, each tab would be a separate browser. */
function openBrowser(world: World, stored: boolean): () => Promise<Recording> {
  const channels = createFakeChannels()
  const shared = stored ? { indexedDB: new IDBFactory(), presence: createFakePresence() } : {}
  let firstTab: Recording | null = null
  let made = 0
  const ids = { next: () => `event-${String((made += 1)).padStart(6, '0')}` }
  const tab = async (): Promise<Recording> => {
    if (firstTab && !stored) throw new Error('a browser without storage has one tab')
    const kept = firstTab && { local: firstTab.ports.local, cookies: firstTab.ports.cookies }
    const opened = await world.open({ ids, digest, channel: channels(), ...shared, ...kept })
    const recording: Recording = { ...opened, clock: world.clock, tab }
    firstTab ??= recording
    return recording
  }
  return tab
}

await mkdir(join(folder, 'old'), { recursive: true })
// Seeded anew, even during `npm test`: what the seed leaves to chance would otherwise be the same in two runs.
const world = await openWorld({ serial: true, dataDir: await mkdtemp(join(tmpdir(), 'leaflog-record-')) })
try {
  const all: [string, Journey][] = Object.entries(journeys).map(([name, play]) => [name, { play }])
  for (const [name, { play, stored = false }] of [...all, ...Object.entries(visits)]) {
    const recording = await openBrowser(world, stored)()
    const { shop } = (await play(recording)) ?? recording
    const log = await shop.log.export()
    await writeFile(join(folder, `${name}.jsonl`), log)
    const old = oldVersions[name]
    if (old) await writeFile(join(folder, 'old', `${old.name}.jsonl`), old.write(log))
    shop.dispose()
    console.log(name)
  }
} finally {
  await world.close()
}
