/**
 * A process that tests kill: opens the given PGlite folder, prints `ready`, and creates carts in an endless loop,
 * printing each one's id once it is acknowledged.
 */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { openDatabase } from '../backend/platform/db.ts'
import { startHarness } from './backend-harness.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: crash-writer.ts FOLDER')
const harness = await startHarness(await openDatabase({ dataDir: folder }))
process.stdout.write('ready\n')
for (;;) {
  const made = await harness.cart(orderingPaths.create('101', 'RECREATIONAL'))
  await harness.cart(orderingPaths.add('101', made.id, 'flower1', '3.5g', 2))
  process.stdout.write(`${made.id}\n`)
}
