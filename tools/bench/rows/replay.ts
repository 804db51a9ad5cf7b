import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { measureInChromium } from '../chromium-page.ts'
import { recordedSession } from '../recorded-session.ts'
import { interleave, roundsOf } from '../rounds.ts'
import { atMost, measured, type Row } from '../row.ts'

const command = join(import.meta.dirname, '../../../core/src/cli/leaflog.ts')
const rounds = roundsOf(3)
const run = promisify(execFile)

/** Milliseconds from the start of the command to its exit, including the start of Node. */
async function commandOn(file: string): Promise<number> {
  const startedAt = performance.now()
  await run(process.execPath, [command, 'replay', file], { maxBuffer: 64_000_000 })
  return performance.now() - startedAt
}

export const row: Row = {
  name: 'replay of 3,000 events on the command line',
  goal: '≤ 2 × the browser’s time',
  unit: 'ms',
  met: atMost(2),
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'leaflog-bench-'))
    try {
      const file = join(folder, 'session.jsonl')
      const { text, events } = recordedSession()
      await writeFile(file, text)
      const browserOn = async () => (await measureInChromium('replay', 'file')).ours
      const result = await interleave(rounds, () => commandOn(file), browserOn)
      const detail = `${events} events on a cart of 20 lines, timeline printed, starting Node included; Chromium's time machine opens the same file in a new page; ${rounds} rounds`
      return measured(result.ours, result.peer, detail)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
