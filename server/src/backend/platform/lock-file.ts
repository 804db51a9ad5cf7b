/**
 * A folder lock for one live process, as a file with its process id. PGlite has no lock of its own: two processes on
 * one folder lose acknowledged rows without an error.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { StartError } from '../../platform/start-errors.ts'
import { codeOf } from '../../platform/start-errors.ts'

const ownerShape = z.object({ pid: z.int().positive(), started: z.string(), token: z.string() })
type Owner = z.infer<typeof ownerShape>

export class FolderInUseError extends StartError {
  override name = 'FolderInUseError'

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Tokens of the locks that this process holds. A lock with our process id and another token is from an earlier process.
 */
const held = new Set<string>()

/** When a process started, in clock ticks since boot, to detect a reused process id. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.pid === process.pid) return held.has(owner.token)
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  const start = startOf(owner.pid)
  return start === '' || owner.started === '' || start === owner.started
}

function readOwner(path: string): Owner | 'free' | 'damaged' {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'free'
    throw error
  }
  try {
    const read = ownerShape.safeParse(JSON.parse(text))
    return read.success ? read.data : 'damaged'
  } catch {
    // Not JSON; the caller handles it.
    return 'damaged'
  }
}

const sameOwner = (a: Owner | 'free' | 'damaged', b: Owner | 'free' | 'damaged') =>
  typeof a === 'object' && typeof b === 'object' ? a.token === b.token : a === b

/** Puts `draft` at `path` unless the path exists. A hard link is atomic and carries the content. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the lock at `path` for the life of this process.
 * @returns a function that releases it
 * @throws FolderInUseError if a live process holds it. The lock of a dead one is taken over, by one process only.
 */
export function takeLock(path: string, folder: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const token = randomUUID()
  const draft = `${path}.${token}`
  const mine: Owner = { pid: process.pid, started: startOf(process.pid), token }
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  held.add(token)
  try {
    claim(path, draft, folder)
  } catch (error) {
    held.delete(token)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (held.delete(token) && sameOwner(readOwner(path), mine)) rmSync(path, { force: true })
  }
}

function claim(path: string, draft: string, folder: string): void {
  for (;;) {
    if (linked(draft, path)) return
    const found = readOwner(path)
    if (typeof found === 'object' && isAlive(found)) throw new FolderInUseError(folder, found.pid)
    if (found === 'free') continue
    // Only the holder of a second lock may replace a dead owner's file, and only while the file has not changed.
    const release = takeLock(`${path}.takeover`, folder)
    try {
      if (sameOwner(readOwner(path), found)) {
        renameSync(draft, path)
        return
      }
    } finally {
      release()
    }
  }
}
