import { Stryker } from '@stryker-mutator/core'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'

import type { Mutant } from './figures.ts'

const root = join(import.meta.dirname, '..', '..')

interface Mutation {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
  /** Tests every mutant again, including those whose code and tests have not changed. */
  readonly isForced: boolean
  readonly isolated: boolean
  readonly workers?: number
}

/**
 * Tests every mutant of the files with the tests that reach it. Mutants that have not changed since the last run are
 * skipped.
 */
export async function tryMutants({ name, files, tests, isForced, isolated, workers }: Mutation): Promise<Mutant[]> {
  process.env['MUTANT_TESTS'] = tests.join(',')
  process.env['MUTANT_ISOLATED'] = String(isolated)
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...files],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.mutants/${name}.json`,
    force: isForced,
    concurrency: workers ?? availableParallelism(),
    reporters: ['progress-append-only'],
    tempDirName: '.mutants/tmp',
    ignorePatterns: ['.mutants', 'dist', '.turbo', '/docs/pictures', '/docs/reference'],
    // TypeScript 7 has no API that could read the configuration.
    tsconfigFile: 'none.json',
    allowConsoleColors: false,
    dryRunTimeoutMinutes: 20,
    // What takes too long counts as killed: a busy machine is to kill nothing.
    timeoutMS: 30_000,
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  }).runMutationTest()

  const lines = new Map<string, string[]>()
  for (const file of files) lines.set(file, (await readFile(join(root, file), 'utf8')).split('\n'))
  return results.map(({ fileName, location: { start, end }, replacement, status }) => {
    const file = relative(root, fileName).split(sep).join('/')
    const text = lines.get(file)?.[start.line - 1] ?? ''
    const was = text.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
    return { file, line: start.line, column: start.column, text: text.trim(), was, becomes: replacement, status }
  })
}
