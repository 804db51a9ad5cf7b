import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Log } from '../log/log.ts'
import { settle } from '../../testing/fake-ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedIndexedDbLog, createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { createSum, sumEventsV1, sumEventsV2, sumOf } from '../../testing/sum-domain.ts'
import { copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'

const open: KernelTab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.kernel.dispose()
})

const config = { snapshotEvery: 10, retention: { events: 10, ms: 1e12 } }

function createHistory() {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  return {
    tabs,
    store: shared.store,
    async open(domain = createSum(1, sumEventsV1), log?: (log: Log) => Log) {
      const tab = tabs.open({ domains: [domain], config, ...(log && { log }) })
      open.push(tab)
      await tab.kernel.start()
      return tab
    },
  }
}

async function add(tab: KernelTab, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await tab.kernel.commit(sumEventsV1.added({ by: 1 }))
}

test('I6: boot reads the newest snapshot and the tail, whatever became of the rest', async () => {
  const history = createHistory()
  await add(await history.open(), 45)
  expect(history.store.snapshots.map(({ seq }) => seq)).toEqual([30, 40])
  expect(sumOf(await history.open())).toEqual({ sum: 45, count: 45 })
})

for (const [what, damage] of [
  ['is not JSON', () => '{"sum":'],
  ['is no state', () => '[1,2,3]'],
  ['has no context', (text: string) => text.replace('"context"', '"contest"')],
  ['names a state that the machine does not have', (text: string) => text.replace('"value":{}', '"value":"gone"')],
  ['is of other domains', (text: string) => text.replace(/"hash":"\w+"/, '"hash":"0"')],
] as const)
  test(`I6: a newest snapshot that ${what}: boot from the older one`, async () => {
    const shared = createSharedIndexedDbLog(indexedDB)
    const tabs = createKernelTabs(shared)
    const start = async () => {
      const tab = tabs.open({ domains: [createSum(1, sumEventsV1)], config })
      open.push(tab)
      const started = tab.kernel.start()
      await started
      return tab
    }
    await add(await start(), 45)
    await changeStored(shared.name, 'snapshots', 40, (stored) => ({
      seq: 40,
      text: damage(z.object({ text: z.string() }).parse(stored).text),
    }))
    const later = await start()
    expect(sumOf(later)).toEqual({ sum: 45, count: 45 })
    expect(later.kernel.storage$.value.problem).toBeNull()
  })

for (const [store, key] of [
  ['meta', 'head'],
  ['segments', 45],
  ['outbox', 'row'],
] as const)
  for (const garbage of [{ seq: 'x' }, 7, null, { last: 45, id: 'row', text: 'garbage', first: 45, at: 0 }])
    test(`I8: ${JSON.stringify(garbage)} among the ${store}: begun afresh, said, and the shop works`, async () => {
      const shared = createSharedIndexedDbLog(indexedDB)
      const tabs = createKernelTabs(shared)
      const start = async () => {
        const tab = tabs.open({ domains: [createSum(1, sumEventsV1)], config })
        open.push(tab)
        await tab.kernel.start()
        return tab
      }
      await add(await start(), 45)
      const put = await changeStored(shared.name, store, key, () =>
        store === 'meta' || garbage === null || typeof garbage === 'number'
          ? garbage
          : { ...garbage, id: key, last: key },
      )
      const later = await start()
      await until(tabs, () => !put || later.kernel.storage$.value.problem === 'LOG_DAMAGED')
      await add(later, 2)
      expect(later.kernel.storage$.value.kind).toBe('indexeddb')
      const third = await start()
      expect(sumOf(third)).toEqual(sumOf(later))
      expect(third.kernel.storage$.value.problem).toBeNull()
    })

/** False where the store itself refuses such a record. */
async function changeStored(name: string, store: string, key: IDBValidKey, change: (stored: unknown) => unknown) {
  const database = await promised(indexedDB.open(name))
  const objects = database.transaction(store, 'readwrite').objectStore(store)
  const stored: unknown = await promised(objects.get(key))
  try {
    await promised(objects.keyPath === null ? objects.put(change(stored), key) : objects.put(change(stored)))
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('failed'))
  })

async function until(tabs: ReturnType<typeof createKernelTabs>, holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !holds(); turn += 1) await tabs.clock.advance(1)
  expect(holds()).toBe(true)
}

test('I6: what a commit finds when it slept past the floor is decided on the whole state', async () => {
  const history = createHistory()
  const [writer, sleeper] = [await history.open(), await history.open()]
  sleeper.deafen()
  await add(writer, 45)
  await add(sleeper, 1)
  expect(sumOf(sleeper)).toEqual({ sum: 46, count: 46 })
})

test('I6: a compaction that fails is tried again after as many events, not at every commit', async () => {
  const history = createHistory()
  let tries = 0
  const tab = await history.open(undefined, (log) => ({
    ...log,
    compact: () => {
      tries += 1
      return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    },
  }))
  await add(tab, 45)
  expect(tries).toBe(4)
  expect(tab.kernel.storage$.value).toMatchObject({ kind: 'indexeddb', readOnly: false })
})

test('I7: old events are read as new ones, also from a snapshot of older code', async () => {
  const history = createHistory()
  await add(await history.open(), 5)
  const newer = await history.open(createSum(2, sumEventsV2))
  expect(sumOf(newer)).toEqual({ sum: 500, count: 5 })
  await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
  expect(sumOf(newer).sum).toBe(550)
})

test('I7: a tab that meets a newer event goes read-only, says so, and never snapshots, decides or does anything', async () => {
  const history = createHistory()
  const old = await history.open()
  await add(old, 8)
  const newer = await history.open(createSum(2, sumEventsV2))
  const { floor, snapshotSeq } = history.store.head
  for (let more = 0; more < 4; more += 1) await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
  await settle()
  const snapshots = JSON.stringify(history.store.snapshots)
  expect(old.kernel.storage$.value).toMatchObject({ readOnly: true, problem: 'READ_ONLY' })
  await expect(old.kernel.commit(sumEventsV1.added({ by: 1 }))).rejects.toMatchObject({ code: 'READ_ONLY' })
  await expect(old.kernel.dump()).rejects.toMatchObject({ code: 'READ_ONLY' })
  await expect((await history.open()).kernel.commit(sumEventsV1.added({ by: 1 }))).rejects.toMatchObject({
    code: 'READ_ONLY',
  })
  expect(floor + snapshotSeq).toBe(0)
  expect(JSON.stringify(history.store.snapshots)).toBe(snapshots)
  expect(history.tabs.clock.timers()).toBe(0)
})

test('I7: an event that others may skip stops nobody, and stays for those who know it', async () => {
  const history = createHistory()
  const tab = await history.open()
  const other = history.tabs.open({ domains: [createRecordingDomain()] })
  open.push(other)
  await other.kernel.start()
  await other.kernel.commit(recordingEvents.recorded({ note: 'n' }))
  await add(tab, 45)
  expect(sumOf(tab)).toEqual({ sum: 45, count: 45 })
  expect(tab.kernel.storage$.value.problem).toBeNull()
  const { tail } = await tab.kernel.dump()
  expect(tail.events[0]).toMatchObject({ type: 'tape.recorded' })
  // A snapshot of a tab that does not know the event would be without it.
  expect(history.store.snapshots).toEqual([])
})

test('I7: effects of a read-only tab are left to others', async () => {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  let calls = 0
  const tape = createRecordingDomain(async (context) => {
    calls += 1
    await new Promise<void>((resolve) => void tabs.clock.after(5000, resolve))
    return copy(context)
  })
  const old = tabs.open({ domains: [tape] })
  const newer = tabs.open({ domains: [tape, createSum(2, sumEventsV2)] })
  open.push(old, newer)
  await old.kernel.start()
  await newer.kernel.start()
  await old.kernel.commit(recordingEvents.recorded({ note: 'n' }))
  await newer.kernel.commit(sumEventsV2.added({ cents: 1 }))
  await tabs.clock.advance(1000)
  expect(old.kernel.storage$.value.readOnly).toBe(true)
  await tabs.clock.advance(40_000)
  expect(calls).toBe(2)
  expect(tapeOf(newer.kernel.state$.value).copied).toHaveLength(1)
})
