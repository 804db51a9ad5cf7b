/** Secrets of the embedded backend: created once, stored in the data folder, readable only by its owner. */
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { damagedFile, makeDataFolder } from './data-folder.ts'
import { randomText } from './random-text.ts'

const shape = z.object({ consumerKey: z.string(), consumerSecret: z.string(), searchKeySecret: z.string() })
export type Secrets = z.infer<typeof shape>

const secret = (): string => randomText(24, 'base64url')

/**
 * Creates the file atomically: of two processes that start at once, both use the same one, since linking fails if it
 * exists.
 */
function keep<Kept extends object>(dataDir: string, name: string, kept: z.ZodType<Kept>, made: Kept): Kept {
  makeDataFolder(dataDir)
  const file = join(dataDir, name)
  const draft = `${file}.${secret()}`
  writeFileSync(draft, `${JSON.stringify(made)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(file, 0o600)
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw damagedFile(file, error)
  }
}

/** Reads `secrets.json` of the data folder, or creates it. */
export const loadSecrets = (dataDir: string): Secrets =>
  keep(dataDir, 'secrets.json', shape, {
    consumerKey: secret(),
    consumerSecret: secret(),
    searchKeySecret: secret(),
  })

/**
 * The secret that signs customers' tokens, from `session-secret.json` of the data folder; created if it does not exist.
 */
export const loadSessionSecret = (dataDir: string): string =>
  keep(dataDir, 'session-secret.json', z.object({ sessionSecret: z.string().min(16) }), { sessionSecret: secret() })
    .sessionSecret
