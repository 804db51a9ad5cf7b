/** One visitor's life under one seed: steps in random order, looked at after each, until something is wrong. */
import type { ReleaseName } from '../releases/site.ts'
import type { BrowserOptions } from './browser.ts'
import { complaintsOf } from './checks.ts'
import { deaths } from './deaths.ts'
import type { NetworkOptions } from './network.ts'
import { outside } from './outside.ts'
import { complaintsAtRest } from './quiet.ts'
import { RESHAPING } from './record.ts'
import { type Random, createChoices } from './random.ts'
import { shopping } from './shopping.ts'
import type { Step } from './step.ts'
import { tabs } from './tabs.ts'
import { within } from './wait.ts'
import { type World, createWorld } from './world.ts'

export const allSteps: readonly Step[] = [...shopping, ...tabs, ...deaths, ...outside]

const NEXT: readonly ReleaseName[] = [
  'another-table',
  'another-shape',
  'widened-event',
  'widened-quietly',
  'new-event',
  'new-event-skippable',
  'removed-event',
  'renamed-effect',
]
/** A browser that does not answer any more ends the life, and does not hold up all others. */
const STEP_MS = 180_000
/** How many steps there are from one quiet point to the next. */
const RESTS = 15

export interface LifeOptions extends NetworkOptions, BrowserOptions {
  readonly seed: number
  readonly steps: number
  /** Default: all. */
  readonly among?: readonly Step[]
  /** Default: chosen by the seed. */
  readonly releases?: readonly ReleaseName[]
  /** Told of each step before the next. */
  readonly tell?: (line: string) => void
}

export interface Life {
  readonly seed: number
  readonly done: number
  /** What happened, in order. */
  readonly trace: readonly string[]
  readonly complaints: readonly string[]
  /** What has arrived at the gateway under a key. */
  readonly arrived: readonly string[]
  /** Where something is wrong: the log of each tab, by its name. */
  readonly logs: ReadonlyMap<string, string>
}

/** Half of the visitors have known 0.1.0, most live through a release. */
function releasesOf(random: Random): ReleaseName[] {
  const next = random.chance(0.8) ? [random.pick(NEXT)] : []
  return random.chance(0.5) ? ['0.1.0', 'tree', ...next] : ['tree', ...next]
}

async function logsOf(world: World): Promise<Map<string, string>> {
  const logs = new Map<string, string>()
  for (const one of world.awake()) logs.set(one.name, await one.tab.export().catch((error: unknown) => String(error)))
  return logs
}

export async function live({ seed, steps, among = allSteps, tell, ...given }: LifeOptions): Promise<Life> {
  const random = createChoices(seed)
  const releases = given.releases ?? releasesOf(random)
  // With few events, what such a build keeps in its own way is in no snapshot that others can read.
  const compacts = random.chance(0.5) && !releases.some((release) => RESHAPING.includes(release))
  const world = await createWorld({ random, compacts, ...given, releases })
  const trace: string[] = []
  let done = 0
  const say = (line: string): void => {
    trace.push(line)
    tell?.(line)
  }
  const end = async (complaints: readonly string[]): Promise<Life> => ({
    seed,
    done,
    trace,
    complaints,
    arrived: world.network.arrived,
    logs: complaints.length === 0 ? new Map() : await logsOf(world),
  })
  try {
    say(`${releases.join(', ')}; ${compacts ? 'few events or young ones are kept' : 'all events are kept'}`)
    const first = await world.open()
    await first.tab.arrive()
    await world.ask(first, 'cart', world.aNewProduct())
    const begun = await complaintsAtRest(world)
    if (begun.length > 0) return await end(begun)
    while (done < steps) {
      const possible = among.filter(({ needs }) => needs <= world.awake().length)
      const step = random.weighed(possible)
      const what = await within(STEP_MS, step.name, step.run(world))
      if (what === null) continue
      done += 1
      say(`${done}. ${step.name}: ${what}`)
      const isQuiet = done % RESTS === 0 || done === steps
      if (isQuiet) {
        // In the end the newest build is there again, which finds everything.
        if (done === steps) world.served = releases.at(-1) ?? world.served
        say(`   a quiet point, with ${world.served}`)
      }
      const complaints = await (isQuiet ? complaintsAtRest(world) : complaintsOf(world))
      if (complaints.length > 0) return await end(complaints)
    }
    return await end([])
  } catch (error) {
    return await end([String(error)])
  } finally {
    await world.close()
  }
}
