/** Runs the script of docs/guides/connect-a-commerce-backend.md as its readers do. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { buildSchema, introspectionFromSchema } from 'graphql'

const root = join(import.meta.dirname, '..', '..')

async function checkSchema(url: string): Promise<string> {
  const guide = await readFile(join(root, 'docs/guides/connect-a-commerce-backend.md'), 'utf8')
  const [, code = ''] = /```js\n(.+?)```/s.exec(guide) ?? []
  const args = ['--input-type=module', '--eval', code, 'check-schema.mjs', url]
  return (await promisify(execFile)(process.execPath, args, { cwd: root, timeout: 60_000 })).stdout
}

/** Resolves to a complaint if the script finds something missing at `url`, or nothing in a schema that lacks everything. */
export async function complaintAboutSchema(url: string): Promise<string | null> {
  const data = introspectionFromSchema(buildSchema('type Query { nothing: Boolean }'))
  const empty = `data:application/json,${encodeURIComponent(JSON.stringify({ data }))}`
  const missing = await checkSchema(url)
  if (missing !== '') return `Missing in the embedded backend:\n${missing}`
  return (await checkSchema(empty)).includes('placeOrder') ? null : 'check-schema.mjs finds nothing.'
}
