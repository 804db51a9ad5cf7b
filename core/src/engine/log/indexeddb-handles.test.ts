import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createVirtualClock } from '../../testing/fake-ports.ts'
import { type Connection, openConnection } from './indexeddb-connection.ts'
import { createIndexedDbLog } from './indexeddb-log.ts'

afterEach(() => vi.restoreAllMocks())

const failure = (name: string) => new DOMException(`it is ${name}`, name)
let names = 0

function start(open: (name: string, version?: number) => IDBOpenDBRequest = (...given) => indexedDB.open(...given)) {
  const clock = createVirtualClock(0)
  const name = `handles-${(names += 1)}`
  let opened = 0
  const factory: IDBFactory = {
    open: (...given) => {
      opened += 1
      return open(...given)
    },
    cmp: (a, b) => indexedDB.cmp(a, b),
    databases: () => indexedDB.databases(),
    deleteDatabase: (each) => indexedDB.deleteDatabase(each),
  }
  return { clock, name, factory, opened: () => opened, connection: openConnection({ name, factory, clock }) }
}

const read = (connection: Connection) =>
  connection.run(['meta'], 'readonly', (transaction) => {
    const request = transaction.objectStore('meta').get('key')
    return new Promise<unknown>((resolve) => (request.onsuccess = () => resolve(request.result)))
  })

/** Writes, and fails before it has ended. */
const failing = (connection: Connection, error: unknown, reason?: DOMException) =>
  connection.run(['meta'], 'readwrite', async (transaction) => {
    transaction.objectStore('meta').put('value', 'key').onerror = () => {}
    if (reason) {
      Object.defineProperty(transaction, 'error', { value: reason })
      transaction.abort()
    }
    throw error
  })

const told: [string, string][] = [
  ['QuotaExceededError', 'STORAGE_FULL'],
  ['SecurityError', 'STORAGE_UNAVAILABLE'],
  ['InvalidStateError', 'STORAGE_LOST'],
]

test.each(told)(
  'I8: %s within a transaction is told as %s, with its cause, and nothing is written',
  async (name, code) => {
    const { connection } = start()
    const cause = failure(name)
    await expect(failing(connection, cause)).rejects.toMatchObject({ code, cause })
    await expect(read(connection)).resolves.toBeUndefined()
  },
)

test('I8: why a transaction was undone counts for more than what its requests say of it', async () => {
  const { connection } = start()
  const undone = failing(connection, new Error('undone'), failure('QuotaExceededError'))
  await expect(undone).rejects.toMatchObject({ code: 'STORAGE_FULL' })
})

test('I3: what is no failure of the database is told as it is, and nothing is written', async () => {
  const { connection, opened } = start()
  const ours = new RangeError('ours')
  await expect(failing(connection, ours)).rejects.toBe(ours)
  await expect(read(connection)).resolves.toBeUndefined()
  expect(opened()).toBe(1)
})

test('I8: a handle that is lost is replaced, one that met a full disk is kept', async () => {
  const { connection, opened } = start()
  await expect(failing(connection, failure('QuotaExceededError'))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await read(connection)
  expect(opened()).toBe(1)
  await expect(failing(connection, failure('InvalidStateError'))).rejects.toMatchObject({ code: 'STORAGE_LOST' })
  await read(connection)
  expect(opened()).toBe(2)
})

test('I8: a database of a later version of the shop is not opened', async () => {
  const { connection, name } = start()
  const later = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 2)
    request.onsuccess = () => resolve(request.result)
  })
  later.close()
  await expect(read(connection)).rejects.toMatchObject({ code: 'READ_ONLY' })
})

test('I8: a database that cannot be opened is not available, and is tried anew', async () => {
  let fails = true
  const { connection, opened } = start((name, version) => {
    const request = indexedDB.open(name, version)
    if (fails) {
      Object.defineProperty(request, 'error', { value: failure('UnknownError') })
      Object.defineProperty(request, 'onsuccess', { set: () => {} })
      Object.defineProperty(request, 'onerror', {
        set(tell: () => void) {
          queueMicrotask(tell)
        },
      })
    }
    return request
  })
  await expect(read(connection)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  fails = false
  await expect(read(connection)).resolves.toBeUndefined()
  expect(opened()).toBe(2)
})

test('I8: a browser that forbids its storage says so at once', async () => {
  const { connection } = start(() => {
    throw failure('SecurityError')
  })
  await expect(read(connection)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test('I2 I8: what hangs is undone, so that it does not come true later, and a new handle is taken', async () => {
  const { connection, clock, opened } = start()
  let spins = 0
  const outcome = connection
    .run(['meta'], 'readwrite', (transaction) => {
      const store = transaction.objectStore('meta')
      store.put('value', 'key')
      const spin = () => {
        spins += 1
        store.get('key').onsuccess = spin
      }
      spin()
      return new Promise<void>(() => {})
    })
    .catch((error: unknown) => error)
  await expect.poll(() => spins).toBeGreaterThan(1)
  await clock.advance(4000)
  expect(await outcome).toMatchObject({ code: 'STORAGE_HUNG' })
  await expect(read(connection)).resolves.toBeUndefined()
  expect(opened()).toBe(2)
})

test.each([
  ['InvalidStateError', 1, 2, null],
  ['InvalidStateError', 2, 3, null],
  ['InvalidStateError', 9, 3, 'STORAGE_LOST'],
  ['QuotaExceededError', 9, 1, 'STORAGE_FULL'],
])('I8: a log that meets %s %i times tries %i times', async (name, failures, tries, code) => {
  const { name: database, factory, clock } = start()
  const log = createIndexedDbLog({ name: database, factory, clock, newLogId: () => 'log' })
  await log.read(null)
  const begin = IDBDatabase.prototype.transaction
  let tried = 0
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    tried += 1
    if (tried <= failures) throw failure(name)
    return begin.apply(this, given)
  })
  const outcome = await log.read(null).catch((error: unknown) => error)
  expect(outcome).toMatchObject(code === null ? { head: { logId: 'log' } } : { code })
  expect(tried).toBe(tries)
})
