import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { backendContract } from './backend.contract.ts'
import { openDatabase } from './platform/db.ts'

describe('on PGlite', () => {
  let folder: string | undefined
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  backendContract(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leaflog-pglite-'))
    return openDatabase({ dataDir: folder })
  })
})
