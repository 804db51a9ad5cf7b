/** A browser profile: what all its tabs share, and a clock that somebody may set. @module */
import { type Disk, type DiskObserver, createDisk } from '../disk/disk.ts'
import { type Sharing, createSharing } from '../disk/indexeddb.ts'
import type { Network } from '../network/network.ts'
import { type Random, createRandom } from '../seed/random.ts'
import type { Timeline } from '../seed/timeline.ts'

/** When the visitor's clock begins, epoch ms. */
export const START = Date.UTC(2026, 5, 15, 16)
const DAY = 86_400_000
/** Share of hints between tabs that get lost (I9). */
const LOST_HINTS = 0.1

export interface Member {
  hear(head: number): void
}

export interface Profile {
  readonly timeline: Timeline
  readonly random: Random
  readonly network: Network
  readonly disk: Disk
  readonly sharing: Sharing
  readonly local: Map<string, string>
  readonly members: Set<Member>
  /** Ids of the tabs that hold their lock. */
  readonly alive: Set<string>
  /** Tabs that were closed, and did not crash. */
  readonly left: Set<string>
  /** False where the browser cannot tell who is alive. */
  readonly hasLocks: boolean
  now(): number
  /** Sets the clock ahead or back. */
  jump(milliseconds: number): void
  nextId(): string
  /** After all pages: transactions that had not ended are undone, and the latest that had may be. */
  losePower(): void
  broadcast(from: Member, head: number): void
  readonly cookies: Cookies
}

interface Cookies {
  get(name: string): string | null
  set(name: string, value: string, days: number): void
  remove(name: string): void
}

export function createProfile(seed: number, timeline: Timeline, network: Network, observer: DiskObserver): Profile {
  const random = createRandom(seed, 'profile')
  const members = new Set<Member>()
  let skew = 0
  let ids = 0
  const now = () => START + Math.floor(timeline.now()) + skew
  const disk = createDisk(timeline, createRandom(seed, 'disk'), observer)
  const sharing = createSharing()
  return {
    timeline,
    random,
    network,
    disk,
    sharing,
    losePower() {
      for (const transactions of sharing.transactions.values())
        for (const each of Array.from(transactions)) each.crash()
      disk.losePower()
    },
    local: new Map(),
    members,
    alive: new Set(),
    left: new Set(),
    hasLocks: random.chance(0.8),
    now,
    jump(milliseconds) {
      skew += milliseconds
    },
    nextId: () => `id-${String((ids += 1)).padStart(6, '0')}`,
    broadcast(from, head) {
      timeline.after(random.next() * 5, () => {
        for (const member of members) if (member !== from && !random.chance(LOST_HINTS)) member.hear(head)
      })
    },
    cookies: createCookies(now),
  }
}

function createCookies(now: () => number): Cookies {
  const jar = new Map<string, { value: string; until: number }>()
  return {
    get(name) {
      const cookie = jar.get(name)
      return cookie && cookie.until > now() ? cookie.value : null
    },
    set: (name, value, days) => void jar.set(name, { value, until: now() + days * DAY }),
    remove: (name) => void jar.delete(name),
  }
}
