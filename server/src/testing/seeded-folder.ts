/**
 * Data folders for tests. Creating and seeding a database takes ten times as long as copying one, so `npm test` seeds
 * one of each kind (tools/test/seed-folders.ts), and every server that begins with the demo shop gets a copy.
 */
import { existsSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The whole demo shop, or the small one of `sample-shop.ts`. */
export const seededShops = ['demo', 'sample'] as const
export type SeededShop = (typeof seededShops)[number]

/**
 * A new temporary folder: with the shop's database during `npm test`, else empty. Either is a data folder to begin with,
 * since a server migrates and seeds what its database lacks.
 */
export async function newSeededFolder(shop: SeededShop, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const seeded = join(process.env['LEAFLOG_SEEDED_FOLDERS'] ?? '', shop)
  if (process.env['LEAFLOG_SEEDED_FOLDERS'] !== undefined && existsSync(seeded))
    await cp(seeded, folder, { recursive: true })
  return folder
}
