/** Stages of `npm test`: those of one step beside each other, as many as there are cores, each told whole when it has ended. */
import { open, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

import { parseJson } from '../shared/json.ts'
import { run } from '../shared/run.ts'
import type { Part } from './slowest.ts'
import type { Stage } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const binaries = join(root, 'node_modules', '.bin')
const stageLimit = 60 * 60_000

export interface Ran extends Part {
  readonly stage: Stage
  /** What a runner left; undefined where there is none, or it is broken. */
  readonly report: unknown
}

/** `atOnce`: how many may run beside each other; what is alone in its step shows its output as it comes. */
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
  const env = { PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...stage.env }
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

/** Its output is kept in a file and shown at the end, so that it does not mix with that of others. */
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
    // Nothing of another stage comes between the two.
    title(name)
    process.stdout.write(said)
  }
}
