/**
 * `npm run check:quick [-- --since REF]`: for use while working. Runs format, lint of changed files, types, and the
 * tests related to the changes, in parallel. Skips the suites of the whole backend, which take longer than a minute.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { endWithParent } from '../shared/run.ts'
import { closingLine, exitCodeOf, sum } from './counts.ts'
import { runStep, title } from './run-stages.ts'
import { partLines } from './slowest.ts'
import { quickStep } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const { values } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' }, help: { type: 'boolean', short: 'h', default: false } },
})
if (values.help) {
  console.log('usage: npm run check:quick [-- --since REF]\n\nChecks what changed since the last commit, or since REF.')
  process.exit(0)
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => existsSync(join(root, line)) && line !== '')
const changed = [...git('diff', '--name-only', values.since), ...git('ls-files', '--others', '--exclude-standard')]

endWithParent()
const folder = await mkdtemp(join(tmpdir(), 'leaflog-quick-'))
try {
  const ran = await runStep(quickStep(folder, changed), folder, availableParallelism())
  title('summary')
  for (const line of partLines(ran)) console.log(line)
  const total = sum(ran.map(({ count }) => count))
  console.log(`\n${closingLine(total)}`)
  process.exitCode = exitCodeOf(total)
} finally {
  await rm(folder, { recursive: true, force: true })
}
