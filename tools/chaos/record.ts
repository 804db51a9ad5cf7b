/** What the visitor has done, and what was acknowledged of it. */
import type { ReleaseName } from '../releases/site.ts'

const FIRST: ReleaseName = '0.1.0'

export interface Deed {
  readonly kind: 'viewed' | 'cart'
  /** The product. */
  readonly what: string
  readonly release: ReleaseName
  /** The page that it was done in. */
  readonly page: string
  /**
   * `asked`: it was never acknowledged, and may have happened. `memory`: acknowledged by a tab that had said that storage
   * does not answer.
   */
  state: 'asked' | 'memory' | 'kept'
  /** Its place in the order of acknowledgements and boots. */
  order: number
}

export interface Boot {
  readonly release: ReleaseName
  readonly order: number
  /** The builds of the other pages that are open then. */
  readonly others: readonly ReleaseName[]
}

export interface Record {
  readonly deeds: readonly Deed[]
  ask(kind: Deed['kind'], what: string, release: ReleaseName, page: string): Deed
  acknowledge(deed: Deed, isInMemory: boolean): void
  /** The server has it, and the visitor was shown that. */
  arrived(deed: Deed): void
  readonly boots: readonly Boot[]
  /** A page of a build boots now, beside pages of `others`. Returns its place; what is acknowledged later is greater. */
  boot(release: ReleaseName, others: readonly ReleaseName[]): number
}

export function createRecord(): Record {
  const deeds: Deed[] = []
  const boots: Boot[] = []
  let order = 0
  return {
    deeds,
    boots,
    ask(kind, what, release, page) {
      const deed: Deed = { kind, what, release, page, state: 'asked', order: 0 }
      deeds.push(deed)
      return deed
    },
    acknowledge(deed, isInMemory) {
      // 0.1.0 gives up what it cannot send; I11 came later.
      const mayBeGivenUp = deed.release === FIRST && deed.kind === 'cart'
      deed.state = mayBeGivenUp ? 'asked' : isInMemory ? 'memory' : 'kept'
      deed.order = order += 1
    },
    arrived(deed) {
      deed.state = 'kept'
      deed.order = order += 1
    },
    boot(release, others) {
      boots.push({ release, order: (order += 1), others })
      return order
    },
  }
}

/** Builds whose new event keeps the builds before from reading their log. */
export const PARKING: readonly ReleaseName[] = ['new-event', 'widened-event']

/** Builds that keep what was looked at in a way that others do not know. */
export const RESHAPING: readonly ReleaseName[] = ['widened-event', 'widened-quietly', 'another-shape']

/**
 * A build that cannot read the log goes on beside it, with what is known of it then: at the first boot of such a build since
 * one that can has taken over what lay beside, or at any time since where a page of it is open.
 */
function wentBeside(boots: readonly Boot[], boot: number): number {
  const goesBeside = (release: ReleaseName) => !PARKING.includes(release) && release !== FIRST
  const before = boots.filter(({ order }) => order <= boot)
  const parking = before.findLast(({ release }) => PARKING.includes(release))
  // What such a page writes after it was taken over keeps the log beside as it is, since an earlier boot perhaps.
  if (parking?.others.some(goesBeside)) {
    const isFirst = !before.some(({ release, order }) => PARKING.includes(release) && order < parking.order)
    return isFirst ? parking.order : wentBeside(boots, parking.order - 1)
  }
  const parked = parking?.order ?? 0
  return before.find(({ release, order }) => order > parked && goesBeside(release))?.order ?? boot
}

/** Whether a page has to show what was done, by the build of each and by which was first: it, or the page's boot. */
function isFor(deed: Deed, release: ReleaseName, boot: number, boots: readonly Boot[]): boolean {
  // 0.1.0 may have given up what a later build has sent since.
  if (deed.release === release) return release !== FIRST || deed.kind !== 'cart'
  // 0.1.0 has a log of its own. Later builds read it when they start, and what they make of it may be known to them alone.
  if (release === FIRST) return false
  const isReshaped = boots.some(
    (each) => RESHAPING.includes(each.release) && each.order > deed.order && each.order < boot,
  )
  if (deed.release === FIRST && deed.kind === 'viewed' && isReshaped && !RESHAPING.includes(release)) return false
  if (deed.release === FIRST || PARKING.includes(release)) return deed.order < boot
  // What it does not know of a log, it cannot show.
  if (RESHAPING.includes(deed.release) && deed.kind === 'viewed') return false
  return !PARKING.includes(deed.release) || deed.order < wentBeside(boots, boot)
}

/** What a page has to show now. */
export const dueTo = (
  { deeds, boots }: Pick<Record, 'deeds' | 'boots'>,
  kind: Deed['kind'],
  { release, boot }: { readonly release: ReleaseName; readonly boot: number },
): string[] => [
  ...new Set(
    deeds
      .filter((deed) => deed.kind === kind && deed.state === 'kept' && isFor(deed, release, boot, boots))
      .map(({ what }) => what),
  ),
]
