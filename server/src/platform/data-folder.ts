/** The one folder for everything that the server writes (`DATA_DIR`). */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, StartError } from './start-errors.ts'

/** Less free space than this counts as a full disk: a database needs room to start. */
const LEAST_BYTES = 8 * 1024 * 1024

/**
 * Creates the folder, and tests it by writing and removing a file.
 * @throws StartError if that fails
 */
export function makeDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${randomUUID()}`)
  try {
    makeFolder(dataDir)
    try {
      writeFileSync(probe, Buffer.alloc(4096))
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    if (isDiskFull(error, dataDir)) throw diskFull(dataDir, error)
    throw new StartError(
      `DATA_DIR: ${dataDir} is no folder that this user may write to. Set DATA_DIR to one, or to one that can be made.`,
      { cause: error },
    )
  }
}

/** Not `recursive`: under /proc that never ends, since folders cannot be created there. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

/** Errors of the file system, of the database (code 53100), or in the text of the database's message. */
function isDiskFull(error: unknown, dataDir: string): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))) return true
  if (error instanceof Error && error.message.includes('No space left on device')) return true
  try {
    return !hasRoom(dataDir)
  } catch {
    // The folder does not exist.
    return false
  }
}

/** Whether the disk has the free space that a database needs. */
export function hasRoom(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize >= LEAST_BYTES
}

const diskFull = (dataDir: string, cause: unknown) =>
  new StartError(
    `DATA_DIR: the disk of ${dataDir} is full. Free some space there, or set DATA_DIR to a folder of another disk.`,
    { cause },
  )

const damaged = (what: string, cause: unknown) =>
  new StartError(`DATA_DIR: ${what}. Restore it from a backup, or remove it, and a new one is made.`, { cause })

export const damagedFile = (file: string, cause: unknown) => damaged(`the file ${file} is damaged`, cause)

/** PostgreSQL's messages about damaged files; a `RuntimeError` is PGlite's. */
const damageCodes = new Set(['XX000', 'XX001', 'XX002', '58P01', '58030'])
const isDamage = (error: unknown) =>
  damageCodes.has(codeOf(error)) ||
  (error instanceof Error && /^(RuntimeError|ExitStatus|ErrnoError)$/.test(error.name))

/**
 * Explains in a sentence why the database in the folder could not be used; other errors stay the same. `opened` is
 * false if it could not even be opened, which only damaged files cause.
 */
export function folderProblem(error: unknown, dataDir: string, opened: boolean): unknown {
  if (error instanceof StartError) return error
  if (isDiskFull(error, dataDir)) return diskFull(dataDir, error)
  if (opened && !isDamage(error)) return error
  return damaged(`the database in ${join(dataDir, 'db')} cannot be read; it is damaged, or of another version`, error)
}
