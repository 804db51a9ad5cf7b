/** What is said of a life in which something went wrong. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Life } from './life.ts'

/** The steps, what differs, how to live it again, and where the logs are. */
export async function reportOf({ seed, trace, complaints, logs }: Life): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `leaflog-chaos-${seed}-`))
  const files: string[] = []
  for (const [name, log] of logs) {
    const file = join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.jsonl`)
    await writeFile(file, log)
    files.push(file)
  }
  return [
    ...trace.map((line) => `  ${line}`),
    '',
    ...complaints.map((complaint) => `✘ ${complaint}`),
    '',
    `once more: npm run chaos -- --seed ${seed} --minutes 0`,
    ...files.map((file) => `log: npm run replay -- ${file}`),
  ].join('\n')
}
