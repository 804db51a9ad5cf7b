/** Powers that reach nothing: no network, and storage, cookies and tabs of their own, which go when they are let go of. */
import { EMPTY, of } from 'rxjs'
import { LeaflogError } from '../errors.ts'
import type { Clock, KeyValue, Ports } from '../ports/ports.ts'

/** What a shop needs even so. The clock should go on from the moment that is looked at. */
export type KeptPorts = Pick<Ports, 'clock' | 'ids' | 'digest' | 'random'>

export function closedPorts(kept: KeptPorts): Ports {
  const nothing = () => undefined
  return {
    ...kept,
    http: () => Promise.reject(new LeaflogError('NETWORK_FAILED')),
    local: ownStorage(),
    session: ownStorage(),
    cookies: ownStorage(),
    channel: { post: nothing, heads$: EMPTY, close: nothing },
    presence: { announce: () => nothing, alive: () => Promise.resolve(null) },
    page: {
      wake$: EMPTY,
      activity$: EMPTY,
      hidden$: EMPTY,
      openTab: nothing,
      go: nothing,
      setHash: nothing,
      reload: nothing,
      scrollToTop: nothing,
    },
    dataLayer: { push: nothing },
    beacon: () => false,
    privacyControl: () => false,
    live: () => Promise.resolve({ connect: () => of({ is: 'closed', why: 'unavailable' } as const) }),
    indexedDB: null,
    report: nothing,
  }
}

/** The same clock, `at` now: what was to come in five seconds then comes in five seconds. */
export function clockFrom(clock: Clock, at: number): Clock {
  const ahead = at - clock.now()
  return { ...clock, now: () => clock.now() + ahead }
}

function ownStorage(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
