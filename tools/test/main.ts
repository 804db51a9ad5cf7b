/** `npm test`: runs every stage, then prints the times and the totals. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { closingLine, countStage, exitCodeOf, sum } from './counts.ts'
import { failedLines } from './failed.ts'
import { prepareMachine } from './machine.ts'
import { endWithParent } from '../shared/run.ts'
import { runStep, title, type Ran } from './run-stages.ts'
import { partLines, slowestLines, type Part } from './slowest.ts'
import { isSelection, selections, stepsOf, type Selection } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const usage = `usage: npm test [-- --only ${selections.join('|')}]`

/**
 * Runs every stage of `npm test`, even after a failure, and prints the totals as the last line. Resolves to the exit
 * code.
 */
export async function main(args: readonly string[]): Promise<number> {
  const selection = selectionOf(args)
  if (selection === 'help' || selection === 'unknown') {
    console[selection === 'help' ? 'log' : 'error'](usage)
    return selection === 'help' ? 0 : 2
  }
  endWithParent()
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-test-'))
  try {
    const parts: Part[] = selection === 'static' ? [] : [await machine()]
    const ran: Ran[] = []
    // Two tools in parallel finish sooner, because each has single-threaded phases.
    for (const step of stepsOf(selection, folder)) ran.push(...(await runStep(step, folder, availableParallelism())))
    return conclude([...parts, ...ran], ran)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints the times, and then the line that CI reads. */
function conclude(parts: readonly Part[], ran: readonly Ran[]): number {
  for (const { stage, report } of ran) {
    const files = stage.files?.(report) ?? []
    if (files.length === 0) continue
    title(`slowest files of ${stage.name}`)
    for (const line of slowestLines(files, root)) console.log(line)
  }
  const failed = ran.flatMap(({ stage, report }) => stage.failed?.(report) ?? [])
  if (failed.length > 0) title('failed')
  for (const line of failedLines(failed, root)) console.log(line)
  title('summary')
  for (const line of partLines(parts)) console.log(line)
  const total = sum(parts.map(({ count }) => count))
  console.log(`\n${closingLine(total)}`)
  return exitCodeOf(total)
}

async function machine(): Promise<Part> {
  title('machine')
  const started = performance.now()
  const count = countStage(await prepareMachine(root))
  return { name: 'machine', ms: performance.now() - started, count }
}

function selectionOf(args: readonly string[]): Selection | undefined | 'help' | 'unknown' {
  const [flag, word, ...rest] = args
  if (flag === undefined) return undefined
  if (flag === '--help' || flag === '-h') return 'help'
  return flag === '--only' && word !== undefined && isSelection(word) && rest.length === 0 ? word : 'unknown'
}
