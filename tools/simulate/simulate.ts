/** One visitor's weeks under one seed, from an empty browser to a quiet end. */
import { checksum } from '../../core/src/engine/log/checksum.ts'
import { checkAtRest } from './checks.ts'
import { pickStep } from './steps.ts'
import { type Planted, createWorld } from './world.ts'

export interface Outcome {
  readonly seed: number
  /** What happened, in order. */
  readonly trace: readonly string[]
  /** The same for the same seed. */
  readonly hash: string
  readonly broken: readonly string[]
  /** What went over the network. */
  readonly sent: readonly string[]
}

export interface SimulationOptions {
  readonly seed: number
  readonly steps?: number
  /** Steps that are left out, by their number, for the shortest way to a failure. */
  readonly without?: ReadonlySet<number>
  readonly planted?: Planted
}

export async function simulate({
  seed,
  steps = 45,
  without = new Set(),
  planted,
}: SimulationOptions): Promise<Outcome> {
  const world = createWorld(seed, planted)
  const trace: string[] = [`release: ${world.release.name}`]
  const first = await world.open(world.served)
  await first.ask('ageGate', 'load')
  await first.ask('ageGate', 'submit', { state: 'FL', birthDate: '1980-02-03' })
  await first.ask('dispensary', 'choose', 'fl_miami')
  await world.pass(0.1)

  for (let count = 0; count < steps; count += 1) {
    // Chosen whether or not it is left out: what comes later is as it was.
    const step = pickStep(world.random.next())
    if (without.has(count)) continue
    if (await step.run(world, count)) trace.push(`${count} ${step.name}${describe(step.name, world)}`)
    await world.pass(0.001)
  }

  world.network.weather = 'well'
  world.storage.condition = 'well'
  for (const page of world.pages) page.tab.thaw()
  // A tab that went on in memory takes what it has back to storage before it is left.
  for (let quarter = 0; quarter < 8; quarter += 1) await world.pass(15)
  for (const page of [...world.pages]) world.close(page)
  const last = [await world.open(world.release), await world.open(world.release)] as const
  for (let quarter = 0; quarter < 12; quarter += 1) await world.pass(15)
  // What was added in memory, by a tab that was closed before storage came back, only the server knows.
  await last[0].ask('orderingCart', 'open')
  await world.pass(1)
  const broken = await checkAtRest(world, last)
  const end = last[0].tab.saved()
  for (const page of last) world.close(page)
  return {
    seed,
    trace,
    sent: world.network.sent,
    hash: checksum(JSON.stringify([trace, end, [...world.durable]])),
    broken,
  }
}

function describe(name: string, { network, storage, served, pages }: ReturnType<typeof createWorld>): string {
  if (name === 'network') return `: ${network.weather}`
  if (name === 'storage') return `: ${storage.condition}`
  if (name === 'release') return `: ${served.name}`
  return name === 'open' || name === 'close' ? `, ${pages.size} tabs` : ''
}

/** The same failure with fewer steps: each is left out where it fails without it, too. */
export async function shortened(options: SimulationOptions, found: Outcome): Promise<Outcome> {
  const without = new Set<number>()
  let shortest = found
  for (let count = (options.steps ?? 45) - 1; count >= 0; count -= 1) {
    const tried = await simulate({ ...options, without: new Set([...without, count]) })
    if (tried.broken.length === 0) continue
    without.add(count)
    shortest = tried
  }
  return shortest
}
