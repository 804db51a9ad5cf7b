/** What every log keeps: one suite, run against each implementation. */
import { afterEach, describe, expect, test } from 'vitest'
import type { LogEvent } from './event.ts'
import type { Claim, Decision, Log, OutboxRow, Position, Retention } from './log.ts'

/** One stored log and as many tabs on it as a test opens. */
export interface SharedLog {
  open(): Log
  /** Closes what was opened and removes what was stored. */
  end(): Promise<void>
}

const LEASE = 15_000
const NOW = 1_000_000

export const eventAt = (seq: number, fields: Partial<LogEvent> = {}): LogEvent => ({
  id: `e${seq}`,
  seq,
  at: NOW + seq,
  type: 'counter.added',
  v: 1,
  data: { by: seq },
  tab: 'tab-a',
  cause: null,
  ...fields,
})

const rowOf = (seq: number, fields: Partial<OutboxRow> = {}): OutboxRow => ({
  id: `e${seq}:0`,
  seq,
  cause: `e${seq}`,
  effect: 'counter.save',
  params: { total: seq },
  lane: null,
  tabOnly: false,
  tab: 'tab-a',
  leaseUntil: NOW + LEASE,
  attempt: 0,
  notBefore: 0,
  ...fields,
})

const claimOf = (tab: string, fields: Partial<Claim> = {}): Claim => ({
  tab,
  now: NOW,
  leaseMs: LEASE,
  running: new Set(),
  effects: new Map([['counter.save', 1]]),
  alive: null,
  left: new Set(),
  ...fields,
})

const nothing: Decision = { events: [], outbox: [], settle: [], blobs: [] }
const keepAll = { events: Infinity, before: 0 }
const keepFew = { events: 0, before: 0 }
const seqs = (events: readonly LogEvent[]) => events.map((event) => event.seq)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Appends one commit of `count` events after whatever is there. */
async function append(log: Log, count: number, more: Partial<Decision> = {}, fields: Partial<LogEvent> = {}) {
  const { head } = await log.read(null)
  return log.append(head, ({ head: { seq } }) => ({
    ...nothing,
    events: range(seq + 1, seq + count).map((next) => eventAt(next, fields)),
    ...more,
  }))
}

export function describeLog(name: string, create: () => SharedLog): void {
  let shared: SharedLog | undefined
  const logs = () => (shared ??= create())
  afterEach(async () => {
    await shared?.end()
    shared = undefined
  })

  describe(name, () => {
    test('I3: an empty log has an identity that all its tabs share', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const [one, two] = await Promise.all([a.read(null), b.read(null)])
      expect(one).toMatchObject({
        head: { seq: 0, floor: 0, snapshotSeq: 0 },
        events: [],
        continues: false,
        snapshot: null,
      })
      expect(two.head.logId).toBe(one.head.logId)
    })

    test('I3: a reader goes on from where it stands, and from the beginning where that is of no use', async () => {
      const log = logs().open()
      await append(log, 3)
      const { head } = await append(log, 2)
      const { logId } = head
      expect(head.seq).toBe(5)
      for (const [position, continues, expected] of [
        [{ logId, seq: 0 }, true, [1, 2, 3, 4, 5]],
        [{ logId, seq: 2 }, true, [3, 4, 5]],
        [{ logId, seq: 5 }, true, []],
        [{ logId, seq: 6 }, false, [1, 2, 3, 4, 5]],
        [{ logId: 'another', seq: 2 }, false, [1, 2, 3, 4, 5]],
        [null, false, [1, 2, 3, 4, 5]],
      ] as const) {
        const tail = await log.read(position)
        expect([tail.continues, seqs(tail.events)]).toEqual([continues, expected])
      }
    })

    test('I2: what was appended is there for a tab that opens later', async () => {
      const first = logs().open()
      await append(first, 2, { blobs: [{ hash: 'b'.repeat(64), text: 'menu' }] })
      first.close()
      const later = logs().open()
      expect((await later.read(null)).events).toEqual([eventAt(1), eventAt(2)])
      expect(await later.blob('b'.repeat(64))).toBe('menu')
      expect(await later.blob('c'.repeat(64))).toBeNull()
    })

    test('I3: a decision sees all that others added, and is not asked for where the position is of no use', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const { head } = await append(a, 1)
      await append(b, 2)
      const seen: number[][] = []
      await a.append(head, (tail) => {
        seen.push(seqs(tail.events))
        return nothing
      })
      expect(seen.at(-1)).toEqual([2, 3])
      const refused = await a.append({ logId: 'another', seq: 0 }, () => {
        throw new Error('asked')
      })
      expect([refused.continues, refused.head.seq]).toEqual([false, 3])
    })

    test('I3: a decision that throws leaves nothing behind', async () => {
      const log = logs().open()
      const { head } = await append(log, 1)
      await expect(
        log.append(head, () => {
          throw new RangeError('no')
        }),
      ).rejects.toThrow(RangeError)
      expect((await log.read(null)).head).toEqual(head)
      expect((await append(log, 1)).head.seq).toBe(2)
    })

    test('I4: a result is settled once; the decision is told which rows still exist', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const { head } = await append(a, 1, { outbox: [rowOf(1), rowOf(1, { id: 'e1:1' })] })
      const settle = async (log: Log, position: Position) => {
        let told: string[] = []
        await log.append(
          position,
          (_, unsettled) => {
            told = [...unsettled]
            return { ...nothing, settle: [...unsettled] }
          },
          { settles: ['e1:0', 'gone'], durability: 'strict' },
        )
        return told
      }
      expect(await settle(a, head)).toEqual(['e1:0'])
      expect(await settle(b, head)).toEqual([])
      expect((await a.claim(claimOf('tab-a'))).rows.map((row) => row.id)).toEqual(['e1:1'])
    })

    test('I4: rows belong to their tab until the lease ends, then to whoever asks first', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 1, { outbox: [rowOf(1)] })
      expect(await b.claim(claimOf('tab-b'))).toEqual({ rows: [], nextAt: NOW + LEASE })
      const late = claimOf('tab-b', { now: NOW + LEASE + 1 })
      expect((await b.claim(late)).rows).toEqual([
        rowOf(1, { tab: 'tab-b', leaseUntil: NOW + LEASE + 1 + LEASE, claims: 1 }),
      ])
      expect((await a.claim(claimOf('tab-a', { now: NOW + LEASE + 2 }))).rows).toEqual([])
      const running = claimOf('tab-b', { now: NOW + LEASE + 2, running: new Set(['e1:0']) })
      expect(await b.claim(running)).toEqual({ rows: [], nextAt: null })
    })

    test('I4: of two tabs that ask at once, one gets the row', async () => {
      const [a, b, c] = [logs().open(), logs().open(), logs().open()]
      await append(a, 1, { outbox: [rowOf(1)] })
      const now = NOW + LEASE + 1
      const got = await Promise.all([b.claim(claimOf('tab-b', { now })), c.claim(claimOf('tab-c', { now }))])
      expect(got.flatMap(({ rows }) => rows)).toHaveLength(1)
    })

    test('I4: the first row of a lane holds the others back, over all tabs', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 3, {
        outbox: [rowOf(1, { lane: 'cart' }), rowOf(2, { lane: 'cart', tab: 'tab-b' }), rowOf(3, { tab: 'tab-b' })],
      })
      expect((await b.claim(claimOf('tab-b'))).rows.map((row) => row.seq)).toEqual([3])
      expect((await a.claim(claimOf('tab-a'))).rows.map((row) => row.seq)).toEqual([1])
      const { head } = await a.read(null)
      await a.append(head, () => ({ ...nothing, settle: ['e1:0'] }))
      const running = new Set(['e3:0'])
      expect((await b.claim(claimOf('tab-b', { running }))).rows.map((row) => row.seq)).toEqual([2])
    })

    test('I4: rows of one event keep their order beyond ten', async () => {
      const log = logs().open()
      await append(log, 1, { outbox: range(0, 11).map((index) => rowOf(1, { id: `e1:${index}` })) })
      const { rows } = await log.claim(claimOf('tab-a'))
      expect(rows.map((row) => row.id)).toEqual(range(0, 11).map((index) => `e1:${index}`))
    })

    test('I4: a tab known to be gone is not waited for, but a young one is not taken for gone', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 1, { outbox: [rowOf(1)] })
      const alive = new Set(['tab-b'])
      expect(await b.claim(claimOf('tab-b', { alive }))).toEqual({ rows: [], nextAt: NOW + 1000 })
      expect((await b.claim(claimOf('tab-b', { alive, now: NOW + 1000 }))).rows).toHaveLength(1)
    })

    test('I4: a row of one tab only dies with its tab, and not before', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 1, { outbox: [rowOf(1, { tabOnly: true })] })
      const later = NOW + 10 * LEASE
      const alive = new Set(['tab-a', 'tab-b'])
      expect(await b.claim(claimOf('tab-b', { now: later, alive }))).toEqual({ rows: [], nextAt: later + LEASE })
      expect((await a.claim(claimOf('tab-a', { now: later, alive }))).rows).toHaveLength(1)
      await b.claim(claimOf('tab-b', { now: later + 2000, alive: new Set(['tab-b']) }))
      expect((await a.claim(claimOf('tab-a', { now: later + 2000 }))).rows).toEqual([])
    })

    test('I4: a clock that was set back holds nothing up', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 2, { outbox: [rowOf(1), rowOf(2, { notBefore: NOW })] })
      const { rows } = await b.claim(claimOf('tab-b', { now: NOW - 86_400_000 }))
      expect(rows.map((row) => row.seq)).toEqual([1, 2])
    })

    test('I4: a row put back waits for its time', async () => {
      const log = logs().open()
      await append(log, 1, { outbox: [rowOf(1)] })
      await log.postpone('e1:0', 1, NOW + 500)
      await log.postpone('no such row', 1, NOW + 500)
      expect(await log.claim(claimOf('tab-a'))).toEqual({ rows: [], nextAt: NOW + 500 })
      expect((await log.claim(claimOf('tab-a', { now: NOW + 500 }))).rows).toEqual([
        rowOf(1, { attempt: 1, notBefore: NOW + 500, leaseUntil: NOW + 500 + LEASE, claims: 1 }),
      ])
    })

    test('I7: a row of an effect that this tab does not know is left to those who do', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 1, { outbox: [rowOf(1, { effect: 'counter.newer' })] })
      const late = { now: NOW + LEASE + 1 }
      expect(await a.claim(claimOf('tab-a', late))).toEqual({ rows: [], nextAt: null })
      const knowing = claimOf('tab-b', { ...late, effects: new Map([['counter.newer', 1]]) })
      expect((await b.claim(knowing)).rows).toHaveLength(1)
    })

    test('I6: a snapshot starts those who come later; the last two are kept', async () => {
      const log = logs().open()
      for (const total of [10, 20, 30]) {
        const { head } = await append(log, 10)
        await log.compact(head.logId, { seq: head.seq, state: { total } }, keepFew)
      }
      await append(log, 2)
      const tail = await log.read(null)
      expect([tail.snapshot, seqs(tail.events)]).toEqual([{ seq: 30, state: { total: 30 } }, [31, 32]])
      expect(tail.head).toMatchObject({ seq: 32, floor: 20, snapshotSeq: 30 })
      const all = await log.dump()
      expect([all.snapshot, seqs(all.events)]).toEqual([{ seq: 20, state: { total: 20 } }, range(21, 32)])
    })

    test('I6: a position before the floor is of no use, one at the floor is', async () => {
      const log = logs().open()
      for (const total of [10, 20]) {
        const { head } = await append(log, 10)
        await log.compact(head.logId, { seq: head.seq, state: { total } }, keepFew)
      }
      const { head } = await log.read(null)
      expect(head.floor).toBe(10)
      expect(await log.read({ logId: head.logId, seq: 9 })).toMatchObject({ continues: false, snapshot: { seq: 20 } })
      expect(seqs((await log.read({ logId: head.logId, seq: 10 })).events)).toEqual(range(11, 20))
    })

    test('I6: retention keeps what it promises by count, and what is too old goes once a snapshot holds it', async () => {
      const log = logs().open()
      for (const at of [5000, 10, 5002]) await append(log, 300, {}, { at })
      const { logId } = (await log.read(null)).head
      const floorAfter = async (retention: Retention) =>
        (await log.compact(logId, { seq: 900, state: 900 }, retention)).floor
      await log.compact(logId, { seq: 600, state: 600 }, keepAll)
      expect(await floorAfter({ events: 900, before: 4000 })).toBe(0)
      expect(await floorAfter({ events: 600, before: 0 })).toBe(300)
      expect(await floorAfter({ events: 900, before: 5001 })).toBe(600)
      expect(await floorAfter({ events: 0, before: 9000 })).toBe(900)
    })

    test('I6: what an outbox row needs is not dropped', async () => {
      const log = logs().open()
      await append(log, 300)
      const { logId } = (await append(log, 300, { outbox: [rowOf(301)] })).head
      const floorAfter = async (seq: number) => (await log.compact(logId, { seq, state: seq }, keepFew)).floor
      for (const seq of [900, 1200]) {
        await append(log, 300)
        await floorAfter(seq)
      }
      expect(await floorAfter(1200)).toBe(300)
      await log.append((await log.read(null)).head, () => ({ ...nothing, settle: ['e301:0'] }))
      expect(await floorAfter(1200)).toBe(900)
    })

    test('I6: a compaction of another log, or of events to come, changes nothing', async () => {
      const log = logs().open()
      const { head } = await append(log, 3)
      expect(await log.compact('another', { seq: 3, state: 1 }, keepFew)).toEqual(head)
      expect(await log.compact(head.logId, { seq: 4, state: 1 }, keepFew)).toEqual(head)
      expect((await log.read(null)).snapshot).toBeNull()
    })

    test('I6: a stale snapshot neither becomes the newest nor loses events', async () => {
      const log = logs().open()
      const { head } = await append(log, 30)
      const { logId } = head
      for (const seq of [10, 20, 30, 5, 25]) await log.compact(logId, { seq, state: seq }, keepAll)
      const tail = await log.read(null)
      expect(tail.snapshot).toEqual({ seq: 30, state: 30 })
      expect(seqs((await log.dump()).events)).toEqual(range(1, 30))
    })

    test('I6: merged segments go on from any position in them', async () => {
      const log = logs().open()
      for (let commit = 0; commit < 40; commit += 1) await append(log, 1)
      const { head } = await log.read(null)
      await log.compact(head.logId, { seq: 40, state: 40 }, keepAll)
      await append(log, 1)
      for (const seq of [0, 1, 17, 39, 40])
        expect(seqs((await log.read({ logId: head.logId, seq })).events)).toEqual(range(seq + 1, 41))
    })

    test('I6: blobs are collected once nothing speaks of them any more', async () => {
      const log = logs().open()
      const hashes = ['1', '2', '3', '4'].map((digit) => digit.repeat(64))
      const [inEvent = '', inSnapshot = '', inRow = '', unused = ''] = hashes
      const blobs = hashes.map((hash) => ({ hash, text: hash }))
      await append(
        log,
        1,
        { blobs, outbox: [rowOf(1, { params: `blob:${inRow}` })] },
        { data: { menu: `blob:${inEvent}` } },
      )
      const { logId } = (await log.read(null)).head
      await log.compact(logId, { seq: 1, state: { menu: `blob:${inSnapshot}` } }, keepFew)
      const kept = async () => (await Promise.all(hashes.map((hash) => log.blob(hash)))).map((text) => text !== null)
      expect(await log.blob(unused)).toBeNull()
      expect(await kept()).toEqual([true, true, true, false])
      const { head } = await log.read(null)
      await log.append(head, () => ({ ...nothing, settle: ['e1:0'] }))
      for (let more = 0; more < 3; more += 1) {
        const { head: now } = await append(log, 1)
        await log.compact(logId, { seq: now.seq, state: {} }, keepFew)
      }
      await log.compact(logId, { seq: 4, state: {} }, keepFew)
      expect(await kept()).toEqual([false, false, false, false])
    })

    test('I5: forgetting leaves nothing of the log before, and says so for as long as the new one lasts', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const { head } = await append(a, 3, { outbox: [rowOf(1)], blobs: [{ hash: 'b'.repeat(64), text: 'menu' }] })
      expect(head.afterForget).toBeUndefined()
      await a.compact(head.logId, { seq: 3, state: { total: 3 } }, { events: 1, before: 0 })
      await b.forget()
      const tail = await a.read(head)
      expect(tail).toMatchObject({ continues: false, events: [], snapshot: null })
      expect(tail.head).toMatchObject({ seq: 0, floor: 0, snapshotSeq: 0, afterForget: true })
      expect(tail.head.logId).not.toBe(head.logId)
      expect((await a.claim(claimOf('tab-a'))).rows).toEqual([])
      expect(await a.blob('b'.repeat(64))).toBeNull()
      expect((await append(a, 1)).head).toMatchObject({ seq: 1, afterForget: true })
    })

    test('I7: a log without events begins with what another one led to, and one with events does not', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const imported = { older: { logId: 'old', seq: 7 } }
      const blobs = [{ hash: 'b'.repeat(64), text: 'menu' }]
      const state = { menu: `blob:${'b'.repeat(64)}` }
      expect(await a.begin({ snapshot: { seq: 7, state }, rows: [rowOf(3)], blobs, imported })).toBe(true)
      expect(await b.begin({ snapshot: { seq: 9, state: {} }, rows: [] })).toBe(false)
      const tail = await b.read(null)
      expect(tail).toMatchObject({ events: [], snapshot: { seq: 7, state } })
      expect(tail.head).toMatchObject({ seq: 7, floor: 7, snapshotSeq: 7, imported })
      expect((await b.rows()).map(({ id }) => id)).toEqual(['e3:0'])
      expect(await b.blob('b'.repeat(64))).toBe('menu')
      expect((await append(b, 1)).head).toMatchObject({ seq: 8, imported })
    })

    test('I7: the head keeps the newest reader that an event asks for, and where other logs are taken over', async () => {
      const log = logs().open()
      expect((await append(log, 1)).head.reader).toBeUndefined()
      await append(log, 1, { reader: 3, imported: { one: { logId: 'x', seq: 1 } } })
      const { head } = await append(log, 1, { reader: 2, imported: { two: { logId: 'y', seq: 2 } } })
      expect(head).toMatchObject({ reader: 3, imported: { one: { logId: 'x', seq: 1 }, two: { logId: 'y', seq: 2 } } })
      expect((await logs().open().read(null)).head).toEqual(head)
    })

    test('I8: a repair goes on from what the caller knows and what can be read after it, once over all tabs', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const { head } = await append(a, 3, { outbox: [rowOf(1)], blobs: [{ hash: 'b'.repeat(64), text: 'menu' }] })
      await append(a, 1)
      const imported = { older: { logId: 'old', seq: 7 } }
      const known = { logId: head.logId, snapshot: { seq: 3, state: { total: 3 } }, imported }
      await b.repair(known)
      const tail = await a.read(head)
      expect(tail).toMatchObject({ continues: false, snapshot: { seq: 3, state: { total: 3 } } })
      expect(seqs(tail.events)).toEqual([4])
      expect(tail.head).toMatchObject({ seq: 4, floor: 3, snapshotSeq: 3, imported })
      expect(tail.head.logId).not.toBe(head.logId)
      expect((await a.rows()).map(({ id }) => id)).toEqual(['e1:0'])
      expect(await a.blob('b'.repeat(64))).toBe('menu')
      await append(a, 1)
      await b.repair(known)
      expect(seqs((await a.read(tail.head)).events)).toEqual([5])
      expect(await a.damaged()).toBeNull()
    })

    test('I8: what can be read of a log is read without a change to it', async () => {
      const log = logs().open()
      expect(await log.salvage()).toMatchObject({ tail: { head: { seq: 0 }, events: [], snapshot: null }, rows: [] })
      const { head } = await append(log, 2, { outbox: [rowOf(1)] })
      await log.compact(head.logId, { seq: 1, state: { total: 1 } }, keepAll)
      const { tail, rows } = await log.salvage()
      expect(tail).toMatchObject({ head: { logId: head.logId, seq: 2 }, snapshot: { seq: 1, state: { total: 1 } } })
      expect([seqs(tail.events), rows.map(({ id }) => id)]).toEqual([[2], ['e1:0']])
      expect((await log.read(null)).head.logId).toBe(head.logId)
    })

    test('I6: a purge leaves the newest state, rows that wait and what they speak of, and nothing that led there', async () => {
      const [a, b] = [logs().open(), logs().open()]
      const [kept, gone] = ['b'.repeat(64), 'c'.repeat(64)]
      const blobs = [kept, gone].map((hash) => ({ hash, text: hash }))
      await append(a, 2, { blobs })
      const { head } = await append(a, 1, { outbox: [rowOf(3, { params: `blob:${kept}` })] })
      await a.compact(head.logId, { seq: 2, state: { name: 'Ivy' } }, keepAll)
      const behind = await a.purge(head.logId, { seq: 2, state: {} })
      expect(behind.floor).toBe(0)
      const purged = await a.purge(head.logId, { seq: 3, state: { name: null } })
      expect(purged).toMatchObject({ logId: head.logId, seq: 3, floor: 3, snapshotSeq: 3 })
      expect(await b.dump()).toMatchObject({ events: [], snapshot: { seq: 3, state: { name: null } } })
      expect((await b.read({ logId: head.logId, seq: 2 })).continues).toBe(false)
      expect((await b.rows()).map(({ id }) => id)).toEqual(['e3:0'])
      expect([await b.blob(kept), await b.blob(gone)]).toEqual([kept, null])
    })

    test('I6: what is too old goes as soon as a snapshot holds it; the head says when the oldest happened', async () => {
      const log = logs().open()
      expect((await append(log, 1)).head.oldest).toBe(NOW + 1)
      const { head } = await append(log, 2)
      const old = { events: Infinity, before: NOW + 2 }
      const after = await log.compact(head.logId, { seq: 3, state: {} }, old)
      expect(after).toMatchObject({ floor: 1, oldest: NOW + 3 })
      expect(await log.dump()).toMatchObject({ snapshot: { seq: 3 }, events: [] })
    })

    test('I10: a decision is shown every row where it asks for them', async () => {
      const log = logs().open()
      const { head } = await append(log, 1, { outbox: [rowOf(1)] })
      const shown: unknown[] = []
      const look = (rows: boolean) =>
        log.append(
          head,
          (_, __, all) => {
            shown.push(all?.map(({ id }) => id) ?? null)
            return nothing
          },
          { rows },
        )
      await look(true)
      await look(false)
      expect(shown).toEqual([['e1:0'], null])
    })

    test('a closed log answers nothing, and closing twice is no harm', async () => {
      const [a, b] = [logs().open(), logs().open()]
      await append(a, 1)
      a.close()
      a.close()
      await expect(a.read(null)).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
      expect((await append(b, 1)).head.seq).toBe(2)
    })
  })
}
