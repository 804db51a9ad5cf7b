import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { journeys } from './journeys.ts'
import { openWorld } from '../../server/src/testing/whole-shop.ts'

/** `npm run record`: plays every journey against the real server under a virtual clock, and keeps its log as a fixture. */
const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'logs')

const world = await openWorld()
try {
  for (const [name, journey] of Object.entries(journeys)) {
    const opened = await world.open()
    const { shop } = opened
    await journey({ ...opened, clock: world.clock })
    await writeFile(join(folder, `${name}.jsonl`), await shop.log.export())
    shop.dispose()
    console.log(name)
  }
} finally {
  await world.close()
}
