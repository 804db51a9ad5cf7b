/** Which tabs are open, by the locks that they hold, and which were left in the ordinary way. */
import { fromEvent, Subscription } from 'rxjs'
import type { KeyValue, Presence } from '../ports/ports.ts'

const LEFT = 'tabs_left'
/** More pages than anyone leaves while one call is waiting. */
const REMEMBERED = 32

const noLocks = { announce: () => () => {}, alive: () => Promise.resolve(null) }

/** A tab holds its lock until it closes. Nobody waits for the lock; other tabs only query it. */
function heldLocks(prefix: string): Pick<Presence, 'announce' | 'alive'> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return noLocks
  return {
    announce(tab) {
      let leave = (): void => {}
      const held = new Promise<void>((resolve) => (leave = resolve))
      // The request is rejected while the page unloads. That is harmless: the lock only spares other tabs a wait.
      locks.request(prefix + tab, () => held).catch(() => {})
      return leave
    },
    async alive() {
      const { held = [] } = await locks.query()
      const names = held.flatMap((lock) => (lock.name?.startsWith(prefix) ? [lock.name.slice(prefix.length)] : []))
      return new Set(names)
    },
  }
}

export function browserPresence(prefix: string, local: KeyValue<string>): Presence {
  const { announce, alive } = heldLocks(prefix)
  const left = (): readonly string[] => local.get(LEFT)?.split(' ') ?? []
  // A page that crashes is not told that it ends. One that comes back from the browser's cache has not crashed either.
  const remember = (tab: string) => local.set(LEFT, [...new Set([...left(), tab])].slice(-REMEMBERED).join(' '))
  return {
    announce(tab) {
      const present = new Subscription(announce(tab))
      if (typeof window !== 'undefined') present.add(fromEvent(window, 'pagehide').subscribe(() => remember(tab)))
      return () => present.unsubscribe()
    },
    alive,
    left: () => new Set(left()),
  }
}
