/** The server's build (7d.2): the package's version, and a build id from the environment. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ name: z.string(), version: z.string() })

/** One line, such as "@leaflog/server 0.1.0 2026-11-21.3". */
export function describeBuild(buildId: string | undefined): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { name, version } = manifest.parse(JSON.parse(text))
  return [name, version, buildId].filter(Boolean).join(' ')
}
