import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHarness } from '../../testing/backend-harness.ts'
import { openDatabase } from './db.ts'
import { FolderInUseError, takeLock } from './lock-file.ts'

let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-db-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  child = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Starts a writer on the folder; `lines(n)` resolves to the next n lines that it prints. */
function startWriter() {
  const writer = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url)), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  child = writer
  const reader = createInterface({ input: writer.stdout })[Symbol.asyncIterator]()
  const lines = async (count: number) => {
    const read: string[] = []
    while (read.length < count) {
      const next = await reader.next()
      if (next.done) break
      read.push(next.value)
    }
    return read
  }
  return { writer, lines }
}

describe('one PGlite folder', () => {
  test('opening a folder twice is refused with a clear sentence, in this process and from another', async () => {
    const { writer, lines } = startWriter()
    await lines(1)
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `The data folder ${folder} is in use by process ${writer.pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const database = await openDatabase({ dataDir: folder })
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(FolderInUseError)
    await database.close()
    await database.close()
    const again = await openDatabase({ dataDir: folder })
    await again.close()
  }, 60_000)

  test('SIGKILL during writes: every acknowledged cart is complete afterwards', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { writer, lines } = startWriter()
      const [, ...ids] = await lines(12)
      acknowledged.push(...ids)
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      acknowledged.push(...(await lines(1_000)).filter((line) => line.length === ids[0]?.length))
    }
    const database = await openDatabase({ dataDir: folder })
    const { cart } = await startHarness(database)
    expect(acknowledged.length).toBeGreaterThanOrEqual(33)
    for (const id of acknowledged) {
      expect((await cart(orderingPaths.get('101', id))).items.map((item) => item.quantity)).toEqual([2])
    }
    await database.close()
  }, 90_000)
})

describe('lock file', () => {
  const lock = () => join(folder, 'db.lock')

  test('the lock of a dead process or of a reused process id is taken over, and so is a damaged one', async () => {
    const stale = [
      JSON.stringify({ pid: 2_147_483_646, started: '1', token: 'dead' }),
      JSON.stringify({ pid: process.ppid, started: '1', token: 'reused' }),
      JSON.stringify({ pid: process.pid, started: '1', token: 'an earlier process' }),
      '',
      '{"pid":',
    ]
    for (const content of stale) {
      await writeFile(lock(), content)
      const release = takeLock(lock(), folder)
      expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
      expect(() => takeLock(lock(), folder)).toThrow(FolderInUseError)
      release()
      await expect(readFile(lock())).rejects.toThrow('ENOENT')
    }
  })

  test('releasing a lock that another process took over leaves it alone', async () => {
    const release = takeLock(lock(), folder)
    const foreign = JSON.stringify({ pid: process.ppid, started: '', token: 'foreign' })
    await writeFile(lock(), foreign)
    release()
    expect(await readFile(lock(), 'utf8')).toBe(foreign)
  })
})
