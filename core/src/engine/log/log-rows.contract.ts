/** What every log keeps of several rows and snapshots at once. */
import { afterEach, describe, expect, test } from 'vitest'
import { type SharedLog, eventAt } from './log.contract.ts'
import type { Log, OutboxRow } from './log.ts'

const rowOf = (seq: number): OutboxRow => ({
  id: `e${seq}:0`,
  seq,
  cause: `e${seq}`,
  effect: 'save',
  params: null,
  lane: null,
  tabOnly: false,
  tab: 'tab',
  leaseUntil: 0,
  attempt: 0,
  notBefore: 0,
})

const claim = {
  tab: 'tab',
  now: 0,
  leaseMs: 1,
  running: new Set<string>(),
  effects: new Map([['save', 1]]),
  alive: null,
  left: new Set<string>(),
}
const keepFew = { events: 0, before: 0 }
const keepNone = { events: 0, before: Infinity }

async function append(log: Log, outbox: readonly OutboxRow[] = [], count = 1) {
  const { head } = await log.read(null)
  return log.append(head, (tail) => {
    const events = Array.from({ length: count }, (_, index) => eventAt(tail.head.seq + 1 + index))
    return { events, outbox, settle: [], blobs: [] }
  })
}

export function describeRows(name: string, create: () => SharedLog): void {
  let shared = create()
  afterEach(async () => {
    await shared.end()
    shared = create()
  })

  describe(name, () => {
    test('I4: of several rows only the one that is put back waits', async () => {
      const log = shared.open()
      await append(log, [rowOf(1)])
      await append(log, [rowOf(2)])
      await append(log, [rowOf(3)])
      await log.postpone('e2:0', 4, 500)
      const { rows, nextAt } = await log.claim(claim)
      expect([rows.map(({ id, attempt }) => [id, attempt]), nextAt]).toEqual([
        [
          ['e1:0', 0],
          ['e3:0', 0],
        ],
        500,
      ])
    })

    test('I4 I6: of several rows the oldest says from where on events are kept', async () => {
      const log = shared.open()
      const { logId } = (await append(log, [], 256)).head
      for (const seq of [257, 258, 259]) await append(log, [rowOf(seq)])
      await log.compact(logId, { seq: 258, state: 258 }, keepNone)
      expect((await log.compact(logId, { seq: 259, state: 259 }, keepNone)).floor).toBe(256)
    })

    test('I6: a snapshot that is stored again is the same one, and leaves the one before it', async () => {
      const log = shared.open()
      const { logId } = (await append(log)).head
      await log.compact(logId, { seq: 1, state: 'first' }, keepFew)
      await append(log)
      for (const state of ['second', 'again', 'last']) await log.compact(logId, { seq: 2, state }, keepFew)
      const { snapshot, continues, events } = await log.dump()
      expect([snapshot, continues, events]).toEqual([{ seq: 1, state: 'first' }, false, [eventAt(2)]])
      expect((await log.read(null)).snapshot).toEqual({ seq: 2, state: 'last' })
    })

    test('I3: an export is no continuation of anything', async () => {
      const log = shared.open()
      await append(log)
      expect(await log.dump()).toMatchObject({ continues: false, snapshot: null, events: [eventAt(1)] })
    })
  })
}
