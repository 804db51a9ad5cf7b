/** What is said of a life in which something went wrong. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Life } from './life.ts'

/** The steps, what differs, how to live it again, and where the logs are. */
export async function reportOf({ seed, trace, complaints, arrived, logs }: Life): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `leaflog-chaos-${seed}-`))
  const files: string[] = []
  for (const [name, log] of logs) {
    const file = join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.jsonl`)
    await writeFile(file, log)
    files.push(file)
  }
  const calls = join(folder, 'calls.txt')
  await writeFile(calls, arrived.map((call) => `${call}\n`).join(''))
  return [
    ...trace.map((line) => `  ${line}`),
    '',
    ...complaints.map((complaint) => `✘ ${complaint}`),
    '',
    `once more: npm run chaos -- --seed ${seed} --minutes 0`,
    `what arrived at the gateway: ${calls}`,
    ...files.map((file) => `log: npm run replay -- ${file}`),
  ].join('\n')
}
