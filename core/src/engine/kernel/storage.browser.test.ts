/** What browsers do to a database, in real Chromium (I8). */
import { afterEach, expect, test, vi } from 'vitest'
import type { Clock } from '../../ports/ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedIndexedDbLog } from '../../testing/shared-logs.ts'
import { createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'

const realClock: Pick<Clock, 'after'> = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

const recorded = () => recordingEvents.recorded({ note: 'n' })
const idsOf = (tab: KernelTab | undefined) => (tab ? tapeOf(tab.kernel.state$.value).ids : [])

/** The kernel's own time stands still; the watchdog of the database runs in real time. */
async function openTabs(count: number, factory: IDBFactory = indexedDB) {
  const shared = createSharedIndexedDbLog(factory, realClock)
  const tabs = createKernelTabs(shared)
  const domains = [createRecordingDomain()]
  const open = async () => {
    const tab = tabs.open({ domains })
    cleanups.push(() => tab.kernel.dispose())
    await tab.kernel.start()
    return tab
  }
  cleanups.push(shared.end)
  const opened: KernelTab[] = []
  for (let each = 0; each < count; each += 1) opened.push(await open())
  return { shared, tabs, open, opened, one: opened[0] }
}

const quota = () => new DOMException('no space left', 'QuotaExceededError')

test('I8: no space left, told only by the abort of the transaction: said, and nothing is lost', async () => {
  const { one } = await openTabs(1)
  const first = await one?.kernel.commit(recorded())
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const { transaction } = this
    Object.defineProperty(transaction, 'error', { value: quota() })
    const request = key === undefined ? put.call(this, value) : put.call(this, value, key)
    request.addEventListener('success', () => transaction.abort())
    return request
  })
  const second = await one?.kernel.commit(recorded())
  expect(one?.kernel.storage$.value).toEqual({ kind: 'memory', problem: 'STORAGE_FULL', readOnly: false })
  expect(idsOf(one)).toEqual([first?.id, second?.id])
})

test('I8: a put that is refused at once: the same', async () => {
  const { one } = await openTabs(1)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw quota()
  })
  await one?.kernel.commit(recorded())
  expect(one?.kernel.storage$.value.problem).toBe('STORAGE_FULL')
  expect(idsOf(one)).toHaveLength(1)
})

test('I3 I8: the database is deleted while three tabs write: they begin another one together', async () => {
  const { shared, opened } = await openTabs(3)
  const commits: Promise<unknown>[] = []
  for (let round = 0; round < 60; round += 1) {
    for (const tab of opened) commits.push(tab.kernel.commit(recorded()))
    if (round === 30)
      commits.push(
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(shared.name)
          request.onsuccess = () => resolve()
          request.onerror = () => reject(new Error('not deleted'))
        }),
      )
    if (round % 10 === 0) await commits.at(-1)
  }
  const results = await Promise.allSettled(commits)
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  await Promise.all(opened.map((tab) => tab.kernel.settled()))
  await expect
    .poll(() => {
      for (const tab of opened) tab.seen.wake()
      return new Set(opened.map((tab) => tab.saved())).size
    })
    .toBe(1)
  for (const tab of opened) expect(tab.kernel.storage$.value).toMatchObject({ kind: 'indexeddb', problem: null })
  const ids = idsOf(opened[0])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(0)
})

test('I8: an open that never ends: said after the watchdog, and everything goes on in memory', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
  const tabs = await openTabs(1)
  vi.restoreAllMocks()
  expect(tabs.one?.kernel.storage$.value).toEqual({ kind: 'memory', problem: 'STORAGE_HUNG', readOnly: false })
  await tabs.one?.kernel.commit(recorded())
  expect(idsOf(tabs.one)).toHaveLength(1)
})

test('I8: an open that ends too late does not keep the database', async () => {
  const opening: IDBOpenDBRequest[] = []
  const handlers: (() => void)[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name, version) {
    const request = version === undefined ? open.call(this, name) : open.call(this, name, version)
    opening.push(request)
    const keep = (handler: () => void) => {
      handlers.push(handler)
    }
    Object.defineProperty(request, 'onsuccess', { set: keep })
    return request
  })
  const { one } = await openTabs(1)
  vi.restoreAllMocks()
  expect(one?.kernel.storage$.value.problem).toBe('STORAGE_HUNG')
  expect(opening.map(({ readyState }) => readyState)).toEqual(['done'])
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  for (const succeed of handlers) succeed()
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('I8: a request that never ends: in memory, and what hung does not come true later', async () => {
  const { one, open } = await openTabs(1)
  await one?.kernel.commit(recorded())
  const get = IDBObjectStore.prototype.get
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    const request = get.call(this, key)
    const busy = () => {
      // Keeps the transaction alive, and tells nobody.
      if (one?.kernel.storage$.value.kind === 'indexeddb') get.call(this, key).onsuccess = busy
    }
    request.onsuccess = busy
    Object.defineProperty(request, 'onsuccess', { set: () => {}, get: () => busy })
    return request
  })
  await one?.kernel.commit(recorded())
  vi.restoreAllMocks()
  expect(one?.kernel.storage$.value).toMatchObject({ kind: 'memory', problem: 'STORAGE_HUNG' })
  expect(idsOf(one)).toHaveLength(2)
  expect(idsOf(await open())).toHaveLength(1)
})

test('I8: a handle that is closed under us is replaced, and nobody notices', async () => {
  const handles: IDBDatabase[] = []
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    handles.push(this)
    return begin.apply(this, given)
  })
  const { one } = await openTabs(1)
  for (let round = 0; round < 10; round += 1) {
    await one?.kernel.commit(recorded())
    const handle = handles.at(-1)
    if (round % 3 === 0) handle?.close()
    if (round % 3 === 1) handle?.dispatchEvent(new Event('close'))
    if (round % 3 === 2) handle?.dispatchEvent(new Event('versionchange'))
  }
  expect(idsOf(one)).toHaveLength(10)
  expect(one?.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: null, readOnly: false })
  expect(new Set(handles).size).toBeGreaterThan(5)
})

test('I8: a transaction that is aborted from outside is repeated, its event recorded once', async () => {
  const { one } = await openTabs(1)
  let aborts = 2
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    const transaction = begin.apply(this, given)
    if (given[1] === 'readwrite' && aborts > 0) {
      aborts -= 1
      const [store = ''] = Array.from(given[0])
      transaction.objectStore(store).count().onsuccess = () => transaction.abort()
    }
    return transaction
  })
  await one?.kernel.commit(recorded())
  expect(aborts).toBe(0)
  expect(idsOf(one)).toHaveLength(1)
  expect(one?.kernel.storage$.value.problem).toBeNull()
})

test('I8: private mode, where opening is forbidden', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { one } = await openTabs(1)
  expect(one?.kernel.storage$.value).toEqual({ kind: 'memory', problem: 'STORAGE_UNAVAILABLE', readOnly: false })
  await one?.kernel.commit(recorded())
  expect(idsOf(one)).toHaveLength(1)
})
