/** The databases of one visitor: the log, the first release's beside it, and those of builds that could not read it. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import { readerOf } from '../engine/kernel/fold.ts'
import type { LogPlaces } from '../engine/kernel/commit-queue-options.ts'
import { createIndexedDbLog } from '../engine/log/indexeddb-log.ts'
import type { Clock } from '../ports/ports.ts'

/** How many logs there may be beside one that cannot be read: one is enough but for builds that cannot read each other's. */
const BESIDE = 3

interface PlacesOptions {
  readonly brand: string
  readonly factory: IDBFactory
  readonly clock: Pick<Clock, 'after'>
  readonly newLogId: () => string
  readonly domains: readonly Domain[]
}

export function indexedDbPlaces({ brand, factory, clock, newLogId, domains }: PlacesOptions): LogPlaces {
  const reader = readerOf(domains)
  const main = `leaflog2-${brand}`
  const besides = Array.from({ length: BESIDE }, (_, index) => `${main}-beside-${index + 1}`)
  /** What version 0.1.0 wrote. It can be taught nothing any more, and destroys what it does not know: it keeps its own. */
  const others = [`leaflog-${brand}`, ...besides]
  const open = (name: string, more: { existing?: boolean; reader?: number } = {}) =>
    createIndexedDbLog({ name, factory, clock, newLogId, reader, ...more })
  /** Which one this visit writes in. */
  let own = main
  return {
    reopen: () => open(own),
    look: () => ({ name: main, log: open(main, { existing: true, reader: Infinity }) }),
    beside(k) {
      const name = besides[k - 1]
      if (name === undefined) return undefined
      return { name, log: open(name) }
    },
    stayBeside(name) {
      own = name
    },
    others: () => others.filter((name) => name !== own).map((name) => ({ name, log: open(name, { existing: true }) })),
    async erase() {
      await Promise.all(others.filter((name) => name !== own).map((name) => remove(factory, name)))
    },
  }
}

/** Resolves once it is gone, or where it is not ours to remove: a tab of an older release that is open holds it a while. */
const remove = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = factory.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
