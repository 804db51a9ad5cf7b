/** `npm run chaos`: visitors whose browser is killed, frozen, closed and rolled back, one after the other. */
import { live } from './life.ts'
import { type Options, help, optionsOf } from './options.ts'
import { reportOf } from './report.ts'

const MINUTE = 60_000

async function run({ minutes, seed: first, steps }: Options): Promise<void> {
  const end = Date.now() + minutes * MINUTE
  const failed: number[] = []
  let lives = 0
  let done = 0
  do {
    const life = await live({ seed: first + lives, steps })
    lives += 1
    done += life.done
    const isWell = life.complaints.length === 0
    console.log(`${isWell ? '✓' : '✘'} seed ${life.seed}: ${life.done} steps (${life.trace[0] ?? ''})`)
    if (isWell) continue
    failed.push(life.seed)
    console.log(await reportOf(life))
  } while (Date.now() < end)
  const outcome = failed.length === 0 ? 'nothing was lost' : `something is wrong with seed ${failed.join(', ')}`
  console.log(`${lives} visitors, ${done} steps: ${outcome}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const options = optionsOf(process.argv.slice(2))
if (options) await run(options)
else console.log(help)
