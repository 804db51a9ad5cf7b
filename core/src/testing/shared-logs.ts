/** Stored logs that several tabs of a test open. */
import { createIndexedDbLog } from '../engine/log/indexeddb-log.ts'
import type { Log } from '../engine/log/log.ts'
import { createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
import type { Clock } from '../ports/ports.ts'

/** A clock that never advances, so the watchdog never fires. */
const stillClock: Pick<Clock, 'after'> = { after: () => () => {} }

let count = 0
const nextId = () => `log-${(count += 1)}`

export function createSharedMemoryLog() {
  const store = createMemoryStore(nextId())
  const opened: Log[] = []
  return {
    store,
    open(reader?: number) {
      const log = createMemoryLog(store, nextId, reader)
      opened.push(log)
      return log
    },
    async end() {
      for (const log of opened) log.close()
    },
  }
}

export function createSharedIndexedDbLog(factory: IDBFactory, clock: Pick<Clock, 'after'> = stillClock) {
  const name = nextId()
  const opened: Log[] = []
  return {
    name,
    open(reader = 9) {
      const log = createIndexedDbLog({ name, factory, clock, newLogId: nextId, reader })
      opened.push(log)
      return log
    },
    end: () =>
      new Promise<void>((resolve, reject) => {
        for (const log of opened) log.close()
        const request = factory.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error('not deleted'))
      }),
  }
}
