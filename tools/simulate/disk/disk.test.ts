/** The simulated disk under the real log: what it promises to a log, and how it breaks its promises. */
import { describe, expect, test } from 'vitest'
import { createIndexedDbLog } from '../../../core/src/engine/log/indexeddb-log.ts'
import type { Log } from '../../../core/src/engine/log/log.ts'
import { createRandom } from '../seed/random.ts'
import { createTimeline } from '../seed/timeline.ts'
import { type Committed, createDisk } from './disk.ts'
import { createSharing, createTabStorage } from './indexeddb.ts'

function setUp() {
  const timeline = createTimeline()
  const lost: Committed[] = []
  const observer = { committed: () => {}, lost: (each: Committed) => void lost.push(each), spoiled: () => {} }
  const disk = createDisk(timeline, createRandom(1, 'disk'), observer)
  const sharing = createSharing()
  let ids = 0
  const open = () => {
    const storage = createTabStorage(disk, sharing, (begin) => begin())
    const clock = { after: timeline.after }
    const newLogId = () => `log-${(ids += 1)}`
    return { storage, log: createIndexedDbLog({ name: 'log', factory: storage.factory, clock, newLogId }) }
  }
  /** What comes of it within ten seconds. */
  const outcomeOf = async <T>(work: Promise<T>) => {
    const outcomes: unknown[] = []
    work.then(
      (value) => outcomes.push(value),
      (error: unknown) => outcomes.push(error),
    )
    await timeline.pass(10_000)
    return outcomes[0]
  }
  const note = async (log: Log, id: string, durability: 'relaxed' | 'strict' = 'relaxed') => {
    const { head } = (await log.read(null)) ?? {}
    return log.append(
      head,
      (tail) => {
        const seq = tail.head.seq + 1
        const event = { id, seq, at: 1, type: 'noted', v: 1, data: {}, tab: 't', cause: null }
        return { events: [event], outbox: [], settle: [], blobs: [] }
      },
      { durability },
    )
  }
  const ids$ = async (log: Log) => {
    const tail = await outcomeOf(log.read(null))
    return typeof tail === 'object' && tail !== null && 'events' in tail ? tail.events : tail
  }
  return { timeline, disk, open, outcomeOf, note, lost, events: ids$ }
}

describe('a log over the simulated disk', () => {
  test('keeps what two tabs write, in one order', async () => {
    const { open, outcomeOf, note, events } = setUp()
    const [one, other] = [open(), open()]
    await outcomeOf(Promise.all([note(one.log, 'a'), note(other.log, 'b'), note(one.log, 'c')]))
    expect(await events(other.log)).toMatchObject([{ seq: 1 }, { seq: 2 }, { seq: 3 }])
  })

  test('is told of a full disk, and nothing of that commit is there', async () => {
    const { disk, open, outcomeOf, note, events } = setUp()
    const { log } = open()
    await outcomeOf(note(log, 'a'))
    disk.become({ full: true })
    expect(await outcomeOf(note(log, 'b'))).toMatchObject({ code: 'STORAGE_FULL' })
    disk.become({ full: false })
    expect(await events(log)).toMatchObject([{ id: 'a' }])
  })

  test('gives a hung disk up, and what hung does not come true afterwards', async () => {
    const { disk, open, outcomeOf, note, events } = setUp()
    const { log } = open()
    await outcomeOf(note(log, 'a'))
    disk.become({ hung: true })
    expect(await outcomeOf(note(log, 'b'))).toMatchObject({ code: 'STORAGE_HUNG' })
    disk.become({ hung: false })
    expect(await events(log)).toMatchObject([{ id: 'a' }])
  })

  test('may be told that a commit was lost which got through', async () => {
    const { disk, open, outcomeOf, note, events } = setUp()
    const { log } = open()
    await outcomeOf(note(log, 'a'))
    disk.become({ unsaid: 1 })
    expect(await outcomeOf(note(log, 'b'))).toMatchObject({ code: 'STORAGE_LOST' })
    disk.become({ unsaid: 0 })
    const found = await events(log)
    expect(Array.isArray(found) ? found.slice(0, 2) : found).toMatchObject([{ id: 'a' }, { id: 'b' }])
  })
})

test('a tab that is killed in mid-transaction leaves all of it or nothing', async () => {
  const { timeline, open, outcomeOf, note, events } = setUp()
  const witness = open()
  await outcomeOf(note(witness.log, 'first'))
  for (let round = 0; round < 40; round += 1) {
    const { log, storage } = open()
    void note(log, `killed-${round}`).catch(() => {})
    await timeline.pass(round / 20)
    storage.kill()
  }
  const found = await events(witness.log)
  expect(found).toMatchObject(Array.isArray(found) ? found.map((_, index) => ({ seq: index + 1 })) : [])
  expect(Array.isArray(found) && found.length > 1 && found.length < 41).toBe(true)
})

test('a loss of power takes the latest relaxed commits at most, and no strict one', async () => {
  let lostSome = 0
  for (let round = 0; round < 20; round += 1) {
    const { timeline, disk, open, outcomeOf, note, lost, events } = setUp()
    const { log, storage } = open()
    await outcomeOf(note(log, 'old'))
    for (let draw = 0; draw < round; draw += 1) disk.random.next()
    void note(log, 'strict', 'strict').then(() => note(log, 'relaxed'))
    await timeline.pass(100)
    storage.kill()
    disk.losePower()
    lostSome += lost.length
    const found = await events(open().log)
    expect(found).toMatchObject([{ id: 'old' }, { id: 'strict' }, ...(lost.length > 0 ? [] : [{ id: 'relaxed' }])])
  }
  expect(lostSome).toBeGreaterThan(0)
})

test('damage to a segment is told as damage', async () => {
  const { disk, open, outcomeOf, note } = setUp()
  await outcomeOf(note(open().log, 'a'))
  expect(disk.damage('log', 'segments')).toBe(true)
  expect(await outcomeOf(open().log.read(null))).toMatchObject({ code: 'LOG_DAMAGED' })
  expect(disk.damage('log', 'snapshots')).toBe(false)
})
