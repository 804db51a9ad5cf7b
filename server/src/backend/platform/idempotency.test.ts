import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fingerprintOf, IDEMPOTENCY_LIFETIME, isIdempotencyKey, type KeptAnswer, oncePerKey } from './idempotency.ts'
import { migrate } from './migrations/migrate.ts'
import type { Tables } from './tables/tables.ts'

const NOW = Date.UTC(2026, 10, 20, 17)
let db: Kysely<Tables>

beforeAll(async () => {
  db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  await migrate(db)
})
beforeEach(() => db.deleteFrom('idempotency').execute())
afterAll(() => db.destroy())

/** A request that counts its executions. */
function request(key = 'key-0001', answer: KeptAnswer = { status: 200, body: { id: 'a' } }) {
  const done = { times: 0 }
  const send = (now = NOW, fingerprint = 'f') =>
    oncePerKey(db, { key, fingerprint, now }, () => {
      done.times += 1
      return Promise.resolve(answer)
    })
  return { done, send }
}

test('the second time the first answer is returned and the work does not run', async () => {
  const { done, send } = request()
  expect(await send()).toEqual({ status: 200, body: { id: 'a' } })
  expect(await send(NOW + 1)).toEqual({ status: 200, body: { id: 'a' } })
  expect(done.times).toBe(1)
})

test('a refusal is an answer too', async () => {
  const { done, send } = request('key-0001', { status: 409, body: null })
  await send()
  expect(await send()).toEqual({ status: 409, body: null })
  expect(done.times).toBe(1)
})

test('the same key with another request is refused, and the work does not run', async () => {
  const { done, send } = request()
  await send()
  expect(await send(NOW, 'another')).toBe('conflict')
  expect(done.times).toBe(1)
  expect(await send()).toEqual({ status: 200, body: { id: 'a' } })
})

test('each key has its own answer', async () => {
  const [one, two] = [request('key-0001'), request('key-0002', { status: 201, body: { id: 'b' } })]
  await one.send()
  expect(await two.send()).toEqual({ status: 201, body: { id: 'b' } })
  expect([await one.send(), await two.send()]).toEqual([
    { status: 200, body: { id: 'a' } },
    { status: 201, body: { id: 'b' } },
  ])
})

test('an answer is kept for a day, to the millisecond, and then the key is free again', async () => {
  const { done, send } = request()
  const other = request('key-0002')
  await send()
  await other.send()
  await send(NOW + IDEMPOTENCY_LIFETIME)
  expect(done.times).toBe(1)
  await send(NOW + IDEMPOTENCY_LIFETIME + 1, 'another')
  expect(done.times).toBe(2)
  // The row of another key is not affected.
  expect((await db.selectFrom('idempotency').select('key').execute()).length).toBe(2)
})

test('a failed transaction leaves the key free', async () => {
  const failing = db
    .transaction()
    .execute((within) =>
      oncePerKey(within, { key: 'key-0001', fingerprint: 'f', now: NOW }, () => Promise.reject(new Error('no'))),
    )
  await expect(failing).rejects.toThrow('no')
  const { done, send } = request()
  await send()
  expect(done.times).toBe(1)
})

test.each([
  { status: null, answer: null },
  { status: null, answer: '{}' },
  { status: 200, answer: null },
])('a key whose work began and left no answer is lost: %j', async (kept) => {
  await db
    .insertInto('idempotency')
    .values({ key: 'key-0001', fingerprint: 'f', created_at: NOW, ...kept })
    .execute()
  const { done, send } = request()
  expect(await send()).toBe('lost')
  expect(done.times).toBe(0)
})

test.each([
  ['12345678', true],
  ['!'.repeat(200), true],
  ['~~~~~~~~', true],
  ['1234567', false],
  ['x'.repeat(201), false],
  ['1234 5678', false],
  ['12345678\n', false],
  ['1234567ä', false],
])('a key such as %j: %s', (key, isOne) => {
  expect(isIdempotencyKey(key)).toBe(isOne)
})

test('the hash depends on each part and on where it ends', () => {
  expect(fingerprintOf('a', 'b')).toBe(fingerprintOf('a', 'b'))
  expect(fingerprintOf('a', 'b')).toMatch(/^[\w-]{43}$/)
  expect([fingerprintOf('ab'), fingerprintOf('b', 'a'), fingerprintOf('a', 'b', '')]).not.toContain(
    fingerprintOf('a', 'b'),
  )
})
