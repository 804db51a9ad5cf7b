import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { parseJson } from '../json.ts'
import { closingLine, countStage, exitCodeOf, sum, type Count } from './counts.ts'
import { prepareMachine } from './machine.ts'
import { endWithParent, run } from '../run.ts'
import { isSelection, selections, stagesOf, type Selection, type Stage } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const binaries = join(root, 'node_modules', '.bin')
const stageLimit = 60 * 60_000

/** Runs every stage of `npm test`, also after one failed, and prints the sum as the last line. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const selection = selectionOf(args)
  if (selection === 'unknown') {
    console.error(`usage: npm test [-- --only ${selections.join('|')}]`)
    return 2
  }
  endWithParent()
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-test-'))
  try {
    const results: { name: string; count: Count }[] = []
    if (selection !== 'static') {
      title('machine')
      results.push({ name: 'machine', count: countStage(await prepareMachine(root)) })
    }
    for (const stage of stagesOf(selection, folder)) {
      title(stage.name)
      results.push({ name: stage.name, count: await runStage(stage, folder) })
    }
    const total = sum(results.map((result) => result.count))
    title('summary')
    for (const { name, count } of results) console.log(`${name.padEnd(24)}${closingLine(count)}`)
    console.log(`\n${closingLine(total)}`)
    return exitCodeOf(total)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function selectionOf(args: readonly string[]): Selection | undefined | 'unknown' {
  const [flag, word, ...rest] = args
  if (flag === undefined) return undefined
  return flag === '--only' && word !== undefined && isSelection(word) && rest.length === 0 ? word : 'unknown'
}

async function runStage(stage: Stage, folder: string): Promise<Count> {
  const [command, ...args] = stage.command
  const path = `${binaries}${delimiter}${process.env['PATH'] ?? ''}`
  const env = { PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...stage.env }
  const exitCode = await run(join(binaries, command), args, { cwd: root, env, limit: stageLimit })
  return stage.count(stage.report === undefined ? undefined : await readReport(join(folder, stage.report)), exitCode)
}

/** A report that is missing or broken is undefined; the count then says that nothing was executed. */
const readReport = (path: string): Promise<unknown> => readFile(path, 'utf8').then(parseJson, () => undefined)

const title = (name: string): void => console.log(`\n── ${name} ──`)
