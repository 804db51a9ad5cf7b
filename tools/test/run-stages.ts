/**
 * Runs the stages of `npm test`. Stages of one step run in parallel, up to the number of cores, and each one's output
 * is printed whole when it ends.
 */
import { open, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

import { parseJson } from '../shared/json.ts'
import { run } from '../shared/run.ts'
import type { Part } from './slowest.ts'
import type { Stage } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const binaries = join(root, 'node_modules', '.bin')
const stageLimit = 80 * 60_000

export interface Ran extends Part {
  readonly stage: Stage
  /** The report of a runner; undefined if it is missing or broken. */
  readonly report: unknown
}

/** `atOnce`: how many stages may run in parallel. A stage that is alone in its step shows its output as it comes. */
export async function runStep(step: readonly Stage[], folder: string, atOnce: number): Promise<Ran[]> {
  const waiting = [...step]
  const ran: Ran[] = []
  const worker = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      ran.push(await runStage(stage, folder, step.length > 1))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return ran
}

export const title = (name: string): void => console.log(`\n── ${name} ──`)

async function runStage(stage: Stage, folder: string, isBesideOthers: boolean): Promise<Ran> {
  const [command, ...args] = stage.command
  const path = `${binaries}${delimiter}${process.env['PATH'] ?? ''}`
  const env = {
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Many processes of a run load the same modules, which Node strips of types and compiles once.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...stage.env,
  }
  const options = { cwd: root, env, limit: stageLimit }
  const started = performance.now()
  if (!isBesideOthers) title(stage.name)
  const exitCode = isBesideOthers
    ? await runQuietly(stage.name, join(binaries, command), args, join(folder, `${stage.name}.txt`), options)
    : await run(join(binaries, command), args, options)
  const report =
    stage.report === undefined
      ? undefined
      : await readFile(join(folder, stage.report), 'utf8').then(parseJson, () => undefined)
  return { stage, name: stage.name, ms: performance.now() - started, count: stage.count(report, exitCode), report }
}

/** The output is kept in a file and shown at the end, so that stages do not mix. */
async function runQuietly(
  name: string,
  command: string,
  args: readonly string[],
  path: string,
  options: Parameters<typeof run>[2],
): Promise<number> {
  const file = await open(path, 'w')
  try {
    return await run(command, args, { ...options, output: file.fd })
  } finally {
    await file.close()
    const said = await readFile(path)
    // Written together, so that no other stage's output comes between them.
    title(name)
    process.stdout.write(said)
  }
}
