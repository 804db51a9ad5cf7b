/** A stage of `npm test`: `node tools/test/seed-folders.ts FOLDER` writes the databases that later stages copy. */
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

import * as fixtures from '@leaflog/fixtures'
import { openDatabase } from '../../server/src/backend/platform/db.ts'
import { migrate } from '../../server/src/backend/platform/migrations/migrate.ts'
import { seed } from '../../server/src/backend/seed/seed.ts'
import { sampleShop } from '../../server/src/testing/sample-shop.ts'
import { seededShops } from '../../server/src/testing/seeded-folder.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node tools/test/seed-folders.ts FOLDER')
const data = { demo: fixtures, sample: sampleShop }

for (const shop of seededShops) {
  const begun = join(folder, `${shop}-begun`)
  await mkdir(begun, { recursive: true })
  const { db, close } = await openDatabase({ dataDir: begun })
  try {
    await migrate(db)
    await seed(db, data[shop])
  } finally {
    await close()
  }
  // Whole or not at all: without the folder, servers seed their own.
  await rename(begun, join(folder, shop))
}
