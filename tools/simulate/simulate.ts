/** One seed: a browser profile with its tabs, a network and a gateway, and everything that happens to them. */
import { createHash } from 'node:crypto'
import { type Action, describe } from './browser/actions.ts'
import type { BuildName, Builds } from './browser/builds.ts'
import { START, createProfile } from './browser/profile.ts'
import { type Tab, openTab } from './browser/tab.ts'
import { grant, openCarts } from './browser/wishes.ts'
import { Violation } from './checks/violation.ts'
import { createHistory } from './checks/history.ts'
import { checkAlways, createTold } from './checks/always.ts'
import { checkAtRest } from './checks/at-rest.ts'
import { createPast } from './checks/past.ts'
import { GOOD_DISK } from './disk/disk.ts'
import { createGateway } from './network/gateway.ts'
import { GOOD_NETWORK, createNetwork } from './network/network.ts'
import { planOf } from './plan.ts'
import { createRandom } from './seed/random.ts'
import { createTimeline } from './seed/timeline.ts'

export interface Outcome {
  readonly seed: number
  readonly violation: { readonly rule: string; readonly detail: string; readonly step: number } | null
  /** What happened, a line each. */
  readonly trace: readonly string[]
  /** Of the trace: the same for the same seed. */
  readonly hash: string
  readonly virtualMs: number
  readonly steps: number
}

export interface World {
  readonly builds: Builds
  readonly forgetsKeys?: boolean
}

/** How long everything may take to come to rest once nothing is in its way, in ms of virtual time. */
const REST_MS = 15 * 60_000

/** Plays a plan, by default the seed's own, up to the first rule that is broken. */
export async function simulate(
  { builds, forgetsKeys = false }: World,
  seed: number,
  plan: readonly Action[] = planOf(seed),
): Promise<Outcome> {
  const timeline = createTimeline()
  const trace: string[] = []
  const note = (line: string) => void trace.push(`${(timeline.now() / 1000).toFixed(3)} ${line}`)
  const failures: Violation[] = []
  const gateway = createGateway(() => START + Math.floor(timeline.now()), { forgetsKeys })
  const network = createNetwork({ timeline, random: createRandom(seed, 'network'), handle: gateway.handle, note })
  const history = createHistory(note)
  const profile = createProfile(seed, timeline, network, history)
  const told = createTold(history, failures)
  const tabs = new Map<number, Tab>()
  const random = createRandom(seed, 'world')
  const retention = random.pick([
    { snapshotEvery: 8, retention: { events: 0, ms: 3_600_000 } },
    { snapshotEvery: 20, retention: { events: 40, ms: 7 * 86_400_000 } },
    { snapshotEvery: 500, retention: { events: 5000, ms: 7 * 86_400_000 } },
  ])
  let current: BuildName = 'tree'
  let opened = 0
  const names = new Set<BuildName>()
  const past = createPast()

  const isInMemory = ({ shop }: Tab) => shop.storage.value.kind === 'memory'
  const end = (slot: number, how: 'close' | 'kill') => {
    const tab = tabs.get(slot)
    if (!tab) return
    past.isForgotten ||= isInMemory(tab)
    tab[how]()
    tabs.delete(slot)
  }

  const open = (slot: number, isSeeded: boolean) => {
    end(slot, 'close')
    const build = builds.get(current) ?? builds.get('tree')
    if (!build) throw new Error('There is no build.')
    names.add(build.name)
    const name = `tab ${slot} (${(opened += 1)})`
    const watch = {
      note,
      told: told.told(name),
      leftStorage: () => {
        past.wereApart ||= tabs.size > 1
      },
      failed: (what: string, error: unknown) =>
        void failures.push(
          new Violation('no error but ours', `${what}: ${error instanceof Error ? error.stack : String(error)}`),
        ),
    }
    tabs.set(slot, openTab({ name, build, profile, isSeeded, retention, watch }))
    past.wereApart ||= tabs.size > 1 && [...tabs.values()].some(isInMemory)
  }

  const rest = async () => {
    network.become(GOOD_NETWORK)
    profile.disk.become(GOOD_DISK)
    if (tabs.size === 0) open(0, true)
    for (const tab of tabs.values()) tab.thaw(true)
    await timeline.pass(REST_MS)
    for (const tab of tabs.values()) tab.ask('open carts', openCarts(tab))
    await timeline.pass(60_000)
    await checkAtRest({
      tabs: [...tabs.values()],
      timeline,
      history,
      gateway,
      disk: profile.disk,
      isOneBuild: names.size === 1,
      past,
    })
  }

  const happen = async (action: Action): Promise<void> => {
    if (action.do !== 'wait') note(describe(action))
    switch (action.do) {
      case 'open':
        return open(action.tab, action.seeded)
      case 'close':
      case 'kill':
        return end(action.tab, action.do)
      case 'freeze':
        return tabs.get(action.tab)?.freeze()
      case 'thaw':
        return tabs.get(action.tab)?.thaw(action.wakes)
      case 'wake': {
        const tab = tabs.get(action.tab)
        return tab?.isAwake() ? tab.wake() : undefined
      }
      case 'lose-handles':
        return tabs.get(action.tab)?.loseHandles()
      case 'shop': {
        const tab = tabs.get(action.tab)
        return tab?.isAwake() ? grant(tab, action.wish) : undefined
      }
      case 'network':
        return network.become(action.weather)
      case 'disk': {
        profile.disk.become(action.weather)
        if (action.weather.gone) for (const tab of tabs.values()) tab.loseHandles()
        return
      }
      case 'damage': {
        const [database] = profile.disk.databases.keys()
        if (database !== undefined) profile.disk.damage(database, action.store)
        return
      }
      case 'power-loss': {
        for (const slot of Array.from(tabs.keys())) end(slot, 'kill')
        profile.losePower()
        profile.disk.become(GOOD_DISK)
        return open(0, true)
      }
      case 'gateway-restart':
        return gateway.restart()
      case 'clock':
        return profile.jump(action.by)
      case 'release':
        current = action.build
        return
      case 'wait':
        return timeline.pass(action.milliseconds)
      case 'rest':
        return rest()
    }
  }

  let step = 0
  let violation: Outcome['violation'] = null
  try {
    for (const action of plan) {
      await happen(action)
      await timeline.settle()
      checkAlways({ gateway, failures })
      step += 1
    }
  } catch (error) {
    const { rule, detail } =
      error instanceof Violation
        ? error
        : new Violation('comes to an end', String(error instanceof Error ? error.stack : error))
    violation = { rule, detail, step }
    note(`violated: ${rule}: ${detail}`)
  } finally {
    for (const slot of Array.from(tabs.keys())) end(slot, 'kill')
  }
  const hash = createHash('sha256').update(trace.join('\n')).digest('hex')
  return { seed, violation, trace, hash, virtualMs: timeline.now(), steps: timeline.steps() }
}
