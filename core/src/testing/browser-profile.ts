/** One browser profile, and builds of the shop that come and go in it; and what is on its disk. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { Log } from '../engine/log/log.ts'
import { indexedDbPlaces } from '../sdk/log-places.ts'
import { settle } from './fake-ports.ts'
import { type KernelTab, type TabOptions, createKernelTabs } from './kernel-tabs.ts'

export const stillClock = { after: () => () => {} }
const same = (log: Log): Log => log

export function createProfile(factory = new IDBFactory()) {
  const open: KernelTab[] = []
  let disk = same
  const tabs = createKernelTabs({
    open: () => {
      throw new Error('the log has its places')
    },
    places: (domains, newLogId) => {
      const places = indexedDbPlaces({ brand: 'test', factory, clock: stillClock, newLogId, domains })
      const reach = disk
      return { ...places, reopen: () => reach(places.reopen()) }
    },
  })
  return {
    tabs,
    factory,
    /** `reach` changes how this tab reaches its log, each time that it opens it. */
    async visit(domains: readonly Domain[], { reach = same, ...options }: VisitOptions = {}) {
      disk = reach
      const tab = tabs.open({ domains, ...options })
      open.push(tab)
      await tab.kernel.start()
      await settle()
      return tab
    },
    leave(tab: KernelTab) {
      tab.kernel.dispose()
      tab.kill()
    },
    end() {
      for (const tab of open) tab.kernel.dispose()
    },
  }
}

interface VisitOptions extends Partial<TabOptions> {
  readonly reach?: (log: Log) => Log
}

async function withDatabase<T>(
  factory: IDBFactory,
  name: string,
  work: (database: IDBDatabase) => Promise<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('not opened'))
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

export const meddle = (
  factory: IDBFactory,
  store: string,
  change: (store: IDBObjectStore) => void,
  name = 'leaflog2-test',
) =>
  withDatabase(factory, name, async (database) => {
    const transaction = database.transaction(store, 'readwrite')
    change(transaction.objectStore(store))
    await new Promise((resolve) => (transaction.oncomplete = resolve))
  })

export const onDisk = (factory: IDBFactory, name = 'leaflog2-test') =>
  withDatabase(factory, name, async (database) => {
    const stored: unknown[] = []
    for (const store of database.objectStoreNames)
      stored.push(
        await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        }),
      )
    return JSON.stringify(stored)
  })
