import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createVirtualClock } from '../../testing/fake-ports.ts'
import { openConnection } from './indexeddb-connection.ts'

const WATCHDOG_MS = 4000

let names = 0
const open = (factory: IDBFactory = indexedDB) => {
  const clock = createVirtualClock(0)
  const connection = openConnection({ name: `connection-${(names += 1)}`, factory, clock, watchdogMs: WATCHDOG_MS })
  const head = () =>
    connection.run(['meta'], 'readonly', (transaction) => {
      const request = transaction.objectStore('meta').get('head')
      return new Promise<unknown>((resolve) => (request.onsuccess = () => resolve(request.result)))
    })
  return { clock, connection, head }
}

/** Opens when it is told to. */
function createSlowFactory() {
  const waiting: (() => void)[] = []
  const opened: IDBDatabase[] = []
  const slow = (name: string, version?: number): IDBOpenDBRequest => {
    const request = indexedDB.open(name, version)
    let handler: ((event: Event) => void) | null = null
    request.addEventListener('success', (event) => {
      opened.push(request.result)
      waiting.push(() => handler?.(event))
    })
    Object.defineProperty(request, 'onsuccess', {
      set(given: typeof handler) {
        handler = given
      },
    })
    return request
  }
  const factory: IDBFactory = {
    open: slow,
    cmp: (a, b) => indexedDB.cmp(a, b),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
  }
  return { factory, waiting, opened }
}

const isOpen = (database: IDBDatabase | undefined): boolean => {
  try {
    return database?.transaction('meta') !== undefined
  } catch {
    return false
  }
}

test('I8: a database that does not answer is hung, after its time and not before', async () => {
  const { factory } = createSlowFactory()
  const { clock, head } = open(factory)
  const outcome = head().then(
    () => 'answered',
    (error: unknown) => error,
  )
  await clock.advance(WATCHDOG_MS - 1)
  expect(clock.timers()).toBe(1)
  await clock.advance(1)
  expect(await outcome).toMatchObject({ code: 'STORAGE_HUNG' })
  expect(clock.timers()).toBe(0)
})

test('I8: a machine that slept is not taken for a hung database', async () => {
  const { factory, waiting } = createSlowFactory()
  const { clock, head } = open(factory)
  const outcome = head()
  await expect.poll(() => waiting.length).toBe(1)
  // However long the sleep, a timer fires once after it.
  await clock.advance(WATCHDOG_MS / 4)
  for (const succeed of waiting) succeed()
  await expect(outcome).resolves.toBeUndefined()
  expect(clock.timers()).toBe(0)
})

test('dispose closes what opens later, and leaves no watchdog', async () => {
  const { factory, waiting, opened } = createSlowFactory()
  const { clock, connection, head } = open(factory)
  head().catch(() => {})
  await expect.poll(() => waiting.length).toBe(1)
  connection.close()
  expect(clock.timers()).toBe(0)
  expect(isOpen(opened[0])).toBe(true)
  for (const succeed of waiting) succeed()
  await expect.poll(() => isOpen(opened[0])).toBe(false)
  await expect(head()).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
})

test('I8: the end of an old handle does not take the new one along', async () => {
  const { factory, waiting, opened } = createSlowFactory()
  const { connection, head } = open(factory)
  const use = async () => {
    const outcome = head()
    await expect.poll(() => waiting.length).toBe(1)
    for (const succeed of waiting.splice(0)) succeed()
    await outcome
  }
  await use()
  opened[0]?.onclose?.(new Event('close'))
  await use()
  opened[0]?.onclose?.(new Event('close'))
  await head()
  expect(opened).toHaveLength(2)
  expect(isOpen(opened[1])).toBe(true)
  connection.close()
})
