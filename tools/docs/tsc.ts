import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { join } from 'node:path'
import { root } from './pages.ts'

export interface Complaint {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** What TypeScript says about a program. Rejects if it says nothing that can be read, and fails. */
export function compile(config: string): Promise<Complaint[]> {
  return new Promise((settle, reject) => {
    const args = ['-p', config, '--pretty', 'false']
    execFile(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, maxBuffer: 64_000_000 }, (error, out) => {
      const found = [...out.matchAll(/^(.+?)\((\d+),\d+\): error (.+)$/gm)].map(
        ([, path = '', line, message = '']) => ({
          path: resolve(root, path),
          line: Number(line),
          message,
        }),
      )
      if (error && found.length === 0) reject(new Error(`${config}: ${out}`, { cause: error }))
      else settle(found)
    })
  })
}
