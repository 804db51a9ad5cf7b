import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { fieldsOf, listOf, parseJson } from '../shared/json.ts'

const root = join(import.meta.dirname, '..', '..')

test('the compiler’s errors are found with the rules, so that npm test reads the types once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-types-'))
  try {
    await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
    await writeFile(join(folder, 'wrong.ts'), `export const count: number = 'one'\n`)
    await writeFile(join(folder, 'right.ts'), `export const count: number = 1\n`)
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    const report = await new Promise<string>((resolve) => {
      execFile(
        oxlint,
        ['--type-aware', '--type-check', '-f', 'json', '.'],
        { cwd: folder, timeout: 60_000 },
        (_failed, stdout) => resolve(stdout),
      )
    })
    const found = listOf(fieldsOf(parseJson(report))['diagnostics']).map(fieldsOf)
    expect(found.map(({ filename, code }) => [filename, code])).toEqual([['wrong.ts', 'typescript(TS2322)']])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
