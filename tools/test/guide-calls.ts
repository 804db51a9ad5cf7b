/** Runs the calls with curl of docs/guides/connect-a-commerce-backend.md as its readers do. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linesOf } from '../docs/command-lines.ts'

const root = join(import.meta.dirname, '..', '..')
const guide = 'docs/guides/connect-a-commerce-backend.md'

/** The exit code of a shell command: curl's is 22 where the answer is an error. */
const exitCodeOf = (command: string, env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = execFile('bash', ['-c', `set -o pipefail; ${command}`], { env: { ...process.env, ...env } })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })

/**
 * Resolves to a complaint if a call does not end as the guide says: with an answer, or with the status in its comment.
 * @param origin of a gateway, with an embedded backend that serves the calls of the demonstration backend
 */
export async function complaintAboutCalls(origin: string): Promise<string | null> {
  const lines = linesOf(guide, await readFile(join(root, guide), 'utf8')).filter(({ text }) => text.startsWith('curl '))
  if (lines.length < 5) return `${guide} has only ${lines.length} calls.`
  for (const { at, text, comment } of lines) {
    const expected = /: 404 /.test(comment) ? 22 : 0
    // The gateway passes on what the backend alone serves.
    const call = text.replace('curl ', 'curl --fail ').replace('http://localhost:3001/graphql', '$G/api/graphql')
    const code = await exitCodeOf(call, { G: origin })
    if (code !== expected) return `${at}: "${text}" ended with ${code}, not with ${expected}.`
  }
  return null
}
