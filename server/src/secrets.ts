/** Secrets of the embedded backend: made once, kept in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const shape = z.object({ consumerKey: z.string(), consumerSecret: z.string(), searchKeySecret: z.string() })
export type Secrets = z.infer<typeof shape>

const secret = (): string => randomBytes(24).toString('base64url')

/**
 * Reads `secrets.json` of the data folder, or writes it with new secrets. Two processes that start at once end with
 * the same ones: the file is linked into place, which fails where it exists.
 */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const draft = `${file}.${secret()}`
  const made: Secrets = { consumerKey: secret(), consumerSecret: secret(), searchKeySecret: secret() }
  writeFileSync(draft, `${JSON.stringify(made)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(file, 0o600)
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
}
