import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../backend/platform/db.ts'

const folder = join(import.meta.dirname, '../backend/platform/migrations')
const migration = z.object({ up: z.custom<(db: unknown) => Promise<void>>((value) => typeof value === 'function') })

/** Runs the migrations from the number `first` up to, but without, the number `last`, such as `016`. */
export async function migrateBetween(db: Database, first: string, last: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-/.test(name)).toSorted()
  for (const name of names.filter((each) => first <= each && each < last)) {
    await migration.parse(await import(join(folder, name))).up(db)
  }
}
