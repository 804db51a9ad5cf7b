/**
 * Rendered pictures on disk, named by a hash of their inputs. The least recently used are deleted when the size is over
 * budget.
 */
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../../platform/upstream.ts'
import { codeOf } from '../../../platform/start-errors.ts'

export interface PictureCache {
  /** The picture with this name, rendered if it is missing. Concurrent requests for one name share one rendering. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** We generate the names: a hash and an extension. No client input becomes a file name. */
const ours = /^[0-9a-f]{64}\.(?:jpeg|webp|png)$/

export interface PictureCacheOptions {
  /** Created if it does not exist. Files whose names do not have our form are left alone. */
  folder: string
  /** The size limit in bytes. */
  budget: number
  ids: () => string
  log: Log
}

export const createPictureCache = ({ folder, budget, ids, log }: PictureCacheOptions): PictureCache => {
  const making = new Map<string, Promise<Buffer>>()
  const kept = new LRUCache<string, true>({
    maxSize: budget,
    dispose: (_, name, reason) => {
      if (reason !== 'evict') return
      rm(join(folder, name), { force: true }).catch((error: unknown) =>
        log.warn({ err: error }, 'a cached picture could not be deleted'),
      )
    },
  })

  let loading: Promise<void> | undefined
  const load = () => (loading ??= readFolder())
  const readFolder = async () => {
    await mkdir(folder, { recursive: true })
    const names = (await readdir(folder)).filter((name) => ours.test(name))
    const found = await Promise.all(names.map(async (name) => ({ name, ...(await sizeAndTime(join(folder, name))) })))
    for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
      if (size > 0) kept.set(name, true, { size })
    }
  }

  /** Written to a temporary file and renamed, so that no reader sees a partial picture. */
  const keep = async (name: string, bytes: Buffer) => {
    const draft = join(folder, `${ids()}.draft`)
    try {
      await writeFile(draft, bytes)
      await rename(draft, join(folder, name))
      kept.set(name, true, { size: bytes.length })
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be cached: it is rendered again each time')
      // The same disk refuses, and that is logged.
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  const readOrMake = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    await load()
    if (kept.get(name) !== undefined) {
      const bytes = await readFile(join(folder, name)).catch(ifGone(undefined))
      if (bytes !== undefined && bytes.length > 0) return bytes
    }
    const bytes = await make()
    await keep(name, bytes)
    return bytes
  }

  return {
    get(name, make) {
      if (!ours.test(name)) throw new Error(`not a picture name: ${name}`)
      const known = making.get(name)
      if (known !== undefined) return known
      const promise = readOrMake(name, make).finally(() => making.delete(name))
      making.set(name, promise)
      return promise
    },
  }
}

/** Another process may empty the folder at any time. */
const ifGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (codeOf(error) === 'ENOENT') return value
    throw error
  }

const sizeAndTime = async (path: string) => {
  const { size, mtimeMs } = await stat(path).catch(ifGone({ size: 0, mtimeMs: 0 }))
  return { size, time: mtimeMs }
}
