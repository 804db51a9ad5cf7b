/** `npm run simulate`: whole shops under one seed, with everything that may go wrong. @module */
import { loadBuilds } from './browser/builds.ts'
import { help, optionsOf } from './options.ts'
import { failureOf, summaryOf } from './report.ts'
import { shrink } from './shrink.ts'
import { type Outcome, type World, simulate } from './simulate.ts'

/** Of many seeds, how it stands is told now and then. */
const TOLD_EVERY = 200

async function tell(world: World, outcome: Outcome): Promise<void> {
  if (!outcome.violation) return
  process.exitCode = 1
  console.log(failureOf(outcome, await shrink(world, outcome)))
}

async function runOne(world: World, seed: number): Promise<void> {
  const outcome = await simulate(world, seed)
  console.log(outcome.trace.join('\n'))
  console.log(
    `\nSeed ${seed}: ${outcome.violation === null ? 'no rule is broken' : 'a rule is broken'}, trace ${outcome.hash}\n`,
  )
  await tell(world, outcome)
}

async function runMany(world: World, from: number, count: number): Promise<void> {
  const began = performance.now()
  const outcomes: Outcome[] = []
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await simulate(world, seed)
    outcomes.push({ ...outcome, trace: [] })
    await tell(world, outcome)
    if (outcomes.length % TOLD_EVERY === 0 && outcomes.length < count)
      console.log(summaryOf(outcomes, performance.now() - began))
  }
  console.log(summaryOf(outcomes, performance.now() - began))
}

const options = optionsOf(process.argv.slice(2))
switch (options.what) {
  case 'help':
    console.log(help)
    break
  case 'one':
    await runOne({ builds: await loadBuilds() }, options.seed)
    break
  case 'many':
    await runMany({ builds: await loadBuilds() }, options.from, options.count)
    break
}
