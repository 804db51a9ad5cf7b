/** `npm run chaos`: visitors whose browser is killed, frozen, closed and rolled back, one after the other. */
import { parseArgs } from 'node:util'
import { live } from './life.ts'
import { reportOf } from './report.ts'

const MINUTE = 60_000
const STEPS = 45

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' }, steps: { type: 'string' } },
})
const numberIn = (text: string): number => {
  const number = Number(text)
  if (!Number.isFinite(number) || number < 0) throw new Error(`${text} is no number from 0.`)
  return number
}
const minutes = numberIn(values.minutes)
const first = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : numberIn(values.seed)
const steps = values.steps === undefined ? STEPS : numberIn(values.steps)

const started = Date.now()
let lives = 0
let done = 0
const failed: number[] = []
do {
  const seed = first + lives
  const life = await live({ seed, steps })
  lives += 1
  done += life.done
  const isWell = life.complaints.length === 0
  console.log(`${isWell ? '✓' : '✘'} seed ${seed}: ${life.done} steps (${life.trace[0] ?? ''})`)
  if (isWell) continue
  failed.push(seed)
  console.log(await reportOf(life))
} while (Date.now() - started < minutes * MINUTE)

console.log(
  `${lives} visitors, ${done} steps, ${failed.length === 0 ? 'and nothing was lost' : `wrong with seeds ${failed.join(', ')}`}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
