import { expect, test } from 'vitest'
import type { Tail } from '../log/log.ts'
import { createMemoryLog, createMemoryStore } from '../log/memory-log.ts'
import { counterEvents, createCounterDomain, noteDomain, noteEvents } from '../../testing/counter-domain.ts'
import { type State, createFolder } from './fold.ts'
import { bestEffort, rebuild } from './rebuild.ts'

const folder = createFolder([createCounterDomain(), noteDomain], 'mine')
const event = (seq: number) => ({
  ...counterEvents.added({ by: seq }),
  id: `id-${seq}`,
  at: 1000,
  tab: 'other',
  cause: null,
  seq,
})
const events = [event(1), event(2), event(3)]
const stateAt = (count: number) =>
  events.slice(0, count).reduce((state, each) => folder.fold(state, each), folder.initial())
const contextOf = (state: State, domain: string): unknown => state[domain]?.context
/** What this tab has of its own. */
const rest = folder.fold(folder.initial(), { ...event(9), ...noteEvents.written({ text: 'mine' }), tab: 'mine' })

/** A log whose whole content is asked for at most once. */
function stored(all: Partial<Tail> = {}) {
  const log = createMemoryLog(createMemoryStore('log'), () => 'next')
  const tail: Tail = {
    head: { logId: 'log', seq: 3, floor: 0, snapshotSeq: 2 },
    events,
    continues: false,
    snapshot: null,
    ...all,
  }
  let dumps = 0
  return {
    log: { ...log, dump: async () => ((dumps += 1), tail) },
    tail,
    dumps: () => dumps,
  }
}
const totalOf = async ({ log, tail }: ReturnType<typeof stored>, from: Tail = tail) => {
  const { state, tail: read } = await rebuild(folder, log, from, rest)
  return { context: contextOf(state, 'counter'), note: contextOf(state, 'note'), read }
}

test('I6: without a snapshot everything is folded, and the tab’s own stays', async () => {
  const log = stored()
  expect(await totalOf(log)).toEqual({
    context: contextOf(stateAt(3), 'counter'),
    note: { texts: ['mine'] },
    read: log.tail,
  })
  expect(log.dumps()).toBe(0)
})

test('I6: a snapshot and the tail are enough', async () => {
  const log = stored({ snapshot: { seq: 2, state: folder.save(stateAt(2)) }, events: [event(3)] })
  expect(await totalOf(log)).toMatchObject({ context: contextOf(stateAt(3), 'counter'), note: { texts: ['mine'] } })
  expect(log.dumps()).toBe(0)
})

test('I6: a snapshot that cannot be used costs a read of everything', async () => {
  const oldest = stored({ snapshot: { seq: 1, state: folder.save(stateAt(1)) }, events: [event(2), event(3)] })
  const newest: Tail = { ...oldest.tail, snapshot: { seq: 2, state: {} }, events: [event(3)] }
  expect(await totalOf(oldest, newest)).toEqual({
    context: contextOf(stateAt(3), 'counter'),
    note: { texts: ['mine'] },
    read: oldest.tail,
  })
  expect(oldest.dumps()).toBe(1)
})

test('I7: a log whose snapshots this build cannot restore, and whose events before them are gone, is READ_ONLY', async () => {
  const unknown = stored({
    head: { logId: 'log', seq: 3, floor: 2, snapshotSeq: 2 },
    snapshot: { seq: 2, state: {} },
    events: [event(3)],
  })
  await expect(totalOf(unknown)).rejects.toMatchObject({ code: 'READ_ONLY' })
})

test('I7: an event that this build does not know is gone on without, and which it was is said', async () => {
  const { log, tail } = stored({ events: [event(1), { ...event(2), type: 'nobody.knows' }, event(3)] })
  const { state, skipped } = await rebuild(folder, log, tail, rest)
  expect(contextOf(state, 'counter')).toMatchObject({ total: 4, seen: ['id-1', 'id-3'] })
  expect(skipped).toMatchObject({ seq: 2 })
})

test('I7: of a log that cannot be read, each domain is known as the newest snapshot that it can be restored from has it', async () => {
  const tails = [
    stored({ snapshot: { seq: 2, state: {} }, events: [event(3)] }).tail,
    stored({ snapshot: { seq: 1, state: folder.save(stateAt(1)) }, events: [event(2)] }).tail,
  ]
  expect(contextOf(await bestEffort(folder, tails, rest), 'counter')).toEqual(contextOf(stateAt(2), 'counter'))
  expect(contextOf(await bestEffort(folder, [], rest), 'counter')).toEqual(contextOf(folder.initial(), 'counter'))
})
