/**
 * Ports without access to the outside: no network, and their own tabs, storage and cookies, which start from what was
 * stored at that moment and are discarded afterwards.
 */
import { EMPTY, of } from 'rxjs'
import { LeaflogError } from '../errors/errors.ts'
import type { Clock, KeyValue, Ports } from '../ports/ports.ts'
import type { StorageName } from '../ports/storage-names.ts'
import type { Kept, KeptThen } from './kept-then.ts'

/** Ports that a shop still needs. The clock should continue from the viewed moment. */
export type KeptPorts = Pick<Ports, 'clock' | 'ids' | 'digest' | 'random'>

export function nullPorts(kept: KeptPorts, then: () => KeptThen): Ports {
  const nothing = () => undefined
  return {
    ...kept,
    http: () => Promise.reject(new LeaflogError('NETWORK_FAILED')),
    local: ownStorage(() => then().local),
    session: ownStorage(() => ({})),
    cookies: ownStorage(() => then().cookies),
    channel: { post: nothing, heads$: EMPTY, close: nothing },
    presence: { announce: () => nothing, alive: () => Promise.resolve(null), left: () => new Set() },
    page: {
      wake$: EMPTY,
      activity$: EMPTY,
      hidden$: EMPTY,
      openTab: nothing,
      go: nothing,
      setHash: nothing,
      reload: nothing,
      scrollToTop: nothing,
      origin: () => '',
    },
    dataLayer: { push: nothing },
    beacon: () => false,
    privacyControl: () => false,
    live: () => Promise.resolve({ connect: () => of({ is: 'closed', why: 'unavailable' } as const) }),
    indexedDB: null,
    report: nothing,
  }
}

/** The same clock, shifted so that now is `at`: timers keep their remaining time. */
export function clockFrom(clock: Clock, at: number): Clock {
  const ahead = at - clock.now()
  return { ...clock, now: () => clock.now() + ahead }
}

function ownStorage(before: () => Kept): KeyValue {
  const own = new Map<StorageName, string | null>()
  return {
    get: (key) => (own.has(key) ? own.get(key) : before()[key]) ?? null,
    set: (key, value) => void own.set(key, value),
    remove: (key) => void own.set(key, null),
  }
}
