import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { root } from '../packages/packages.ts'

const client = join(root, 'storefront/dist/client')
const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }))

/** The scripts that a built page needs before it is usable: those of the entry and of the page, with their imports. */
export function filesOfPage(page: string): string[] {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  const entry = Object.keys(chunks).find((name) => name.endsWith('entry-client.tsx'))
  const found = new Set([entry, page].filter((name) => name !== undefined))
  for (const name of found) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`There is no ${name} in the build of the storefront: run "npx turbo run build".`)
    for (const imported of chunk.imports ?? []) found.add(imported)
  }
  return [...found].map((name) => chunks[name]?.file ?? '')
}

/** Thousands of bytes, gzipped. */
export const weighFile = (file: string): number =>
  gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
