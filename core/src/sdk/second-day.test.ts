/** The log on its second day: releases, rollbacks, damage, memory and back, and what is under way (I6, I7, I8, I10). */
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, test } from 'vitest'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { stateOf } from '../engine/kernel/fold.ts'
import { createIndexedDbLog } from '../engine/log/indexeddb-log.ts'
import type { Log } from '../engine/log/log.ts'
import { LeaflogError } from '../errors/errors.ts'
import { createProfile as createProfileOn, meddle, onDisk, stillClock } from '../testing/browser-profile.ts'
import { noteDomain, noteEvents } from '../testing/counter-domain.ts'
import { settle } from '../testing/fake-ports.ts'
import { type JobCall, createJobDomain, jobEvents, jobsOf } from '../testing/job-domain.ts'
import type { KernelTab } from '../testing/kernel-tabs.ts'
import { createSum, sumEventsV1, sumEventsV2, sumOf } from '../testing/sum-domain.ts'
import { copy, createRecordingDomain, recordingEvents, tapeOf } from '../testing/recording-domain.ts'
import { indexedDbPlaces } from './log-places.ts'

const profiles: ReturnType<typeof createProfileOn>[] = []
afterEach(() => {
  for (const profile of profiles.splice(0)) profile.end()
})

function createProfile(factory?: IDBFactory) {
  const profile = createProfileOn(factory)
  profiles.push(profile)
  return profile
}

const sum = createSum(1, sumEventsV1)
const newerSum = createSum(2, sumEventsV2)
const add = (tab: KernelTab, by: number) => tab.kernel.commit(sumEventsV1.added({ by }))
const tape = createRecordingDomain(copy)

describe('finding 1, I7: a rollback', () => {
  test('parks what it cannot read, goes on beside it, and the newer build finds everything again', async () => {
    const profile = createProfile()
    const old = await profile.visit([sum, tape])
    await add(old, 1)
    await old.kernel.commit(recordingEvents.recorded({ note: 'before' }))
    profile.leave(old)

    const newer = await profile.visit([newerSum, tape])
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    expect(sumOf(newer).sum).toBe(150)
    profile.leave(newer)

    const back = await profile.visit([sum, tape])
    expect(back.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: 'LOG_PARKED', readOnly: false })
    expect(tapeOf(back.kernel.state$.value).ids).toHaveLength(1)
    expect(sumOf(back)).toEqual({ sum: 1, count: 1 })
    await back.kernel.commit(recordingEvents.recorded({ note: 'rolled back' }))
    await add(back, 2)
    profile.leave(back)

    const reloaded = await profile.visit([sum, tape])
    expect(sumOf(reloaded)).toEqual({ sum: 3, count: 2 })
    profile.leave(reloaded)

    const again = await profile.visit([newerSum, tape])
    await settle()
    expect(again.kernel.storage$.value.problem).toBeNull()
    expect(sumOf(again)).toEqual({ sum: 350, count: 3 })
    expect(tapeOf(again.kernel.state$.value).ids).toHaveLength(2)
    profile.leave(again)

    const later = await profile.visit([newerSum, tape])
    expect(sumOf(later), 'nothing is taken over twice').toEqual({ sum: 350, count: 3 })
  })

  test('that lasts longer than events are kept: all of it is there afterwards', async () => {
    const profile = createProfile()
    const config = { snapshotEvery: 2, retention: { events: 5000, ms: 1000 } }
    const newer = await profile.visit([newerSum, tape], { config })
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(newer)
    for (let visit = 0; visit < 3; visit += 1) {
      const back = await profile.visit([sum, tape], { config })
      for (let count = 0; count < 5; count += 1) await add(back, 1)
      await settle()
      profile.leave(back)
      await profile.tabs.clock.advance(10_000)
    }
    const again = await profile.visit([newerSum, tape], { config })
    await settle()
    expect(sumOf(again)).toEqual({ sum: 1550, count: 16 })
  })

  test('whose log is damaged at its end costs what cannot be read', async () => {
    const profile = createProfile()
    profile.leave(await profile.visit([newerSum, tape]))
    const first = await profile.visit([newerSum, tape])
    await first.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(first)
    const back = await profile.visit([sum, tape])
    await add(back, 1)
    await add(back, 2)
    const seq = 3
    profile.leave(back)
    const broken = { first: seq, last: seq, at: 0, text: '[{', sum: 'x' }
    await meddle(profile.factory, 'segments', (store) => store.put(broken), 'leaflog2-test-beside-1')
    const again = await profile.visit([newerSum, tape])
    expect(sumOf(again)).toEqual({ sum: 150, count: 2 })
    expect(again.seen.reports.some(({ code }) => code === 'LOG_DAMAGED')).toBe(true)
  })

  test('that comes again begins beside the log with what is known of it by then', async () => {
    const profile = createProfile()
    const newer = await profile.visit([newerSum, tape])
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    await newer.kernel.commit(recordingEvents.recorded({ note: 'first' }))
    profile.leave(newer)
    const back = await profile.visit([sum, tape])
    await back.kernel.commit(recordingEvents.recorded({ note: 'second' }))
    profile.leave(back)
    const again = await profile.visit([newerSum, tape])
    await again.kernel.commit(recordingEvents.recorded({ note: 'third' }))
    profile.leave(again)
    const once = await profile.visit([sum, tape])
    expect(tapeOf(once.kernel.state$.value).ids).toHaveLength(3)
  })

  test('that comes again still knows what was done in the one before, and what came to be known since', async () => {
    const profile = createProfile()
    const note = (tab: KernelTab) => tab.kernel.commit(recordingEvents.recorded({ note: 'done' }))
    const first = await profile.visit([sum, tape])
    await add(first, 1)
    profile.leave(first)
    for (const round of [1, 2, 3]) {
      const newer = await profile.visit([newerSum, tape])
      await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
      await note(newer)
      profile.leave(newer)
      const back = await profile.visit([sum, tape])
      await add(back, 10)
      await note(back)
      const known = { sum: 1 + 10 * round, count: 1 + round }
      expect(sumOf(back)).toEqual(known)
      profile.leave(back)
      const reloaded = await profile.visit([sum, tape])
      expect(sumOf(reloaded)).toEqual(known)
      expect(tapeOf(reloaded.kernel.state$.value).ids).toHaveLength(2 * round)
      profile.leave(reloaded)
    }
    const again = await profile.visit([newerSum, tape])
    expect(sumOf(again)).toEqual({ sum: 100 + 3 * 1050, count: 7 })
    expect(tapeOf(again.kernel.state$.value).ids).toHaveLength(6)
    profile.leave(again)
    for (const visit of [1, 2]) {
      const last = await profile.visit([sum, tape])
      expect(sumOf(last), `visit ${visit}`).toEqual({ sum: 31, count: 4 })
      profile.leave(last)
    }
  })

  test('that comes again while older records of the log are damaged shows what the newest snapshot says', async () => {
    const profile = createProfile()
    const config = { snapshotEvery: 2, retention: { events: 5000, ms: 86_400_000 } }
    const note = (tab: KernelTab) => tab.kernel.commit(recordingEvents.recorded({ note: 'done' }))
    const newer = await profile.visit([newerSum, tape], { config })
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(newer)
    const back = await profile.visit([sum, tape], { config })
    await add(back, 1)
    await note(back)
    profile.leave(back)
    const again = await profile.visit([newerSum, tape], { config })
    for (let count = 0; count < 6; count += 1) await note(again)
    await expect.poll(() => snapshotsOn(profile.factory)).toContain(8)
    profile.leave(again)
    await meddle(profile.factory, 'segments', (store) => store.put({ first: 1, last: 7, at: 0, text: '[{', sum: 'x' }))
    const once = await profile.visit([sum, tape], { config })
    expect(once.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: 'LOG_PARKED', readOnly: false })
    expect(tapeOf(once.kernel.state$.value).ids).toHaveLength(7)
    expect(sumOf(once)).toEqual({ sum: 1, count: 1 })
  })

  test('whose own log is damaged costs what cannot be read there', async () => {
    const profile = createProfile()
    const newer = await profile.visit([newerSum, tape])
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(newer)
    const back = await profile.visit([sum, tape])
    await add(back, 1)
    profile.leave(back)
    const between = await profile.visit([newerSum, tape])
    expect(sumOf(between)).toEqual({ sum: 150, count: 2 })
    profile.leave(between)
    const once = await profile.visit([sum, tape])
    await add(once, 2)
    await add(once, 3)
    profile.leave(once)
    const broken = { first: 4, last: 4, at: 0, text: '[{', sum: 'x' }
    await meddle(profile.factory, 'segments', (store) => store.put(broken), 'leaflog2-test-beside-1')
    const again = await profile.visit([sum, tape])
    expect(again.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: 'LOG_PARKED', readOnly: false })
    expect(again.seen.reports.map(({ code }) => code)).toContain('LOG_DAMAGED')
    expect(sumOf(again)).toEqual({ sum: 3, count: 2 })
    await add(again, 4)
    profile.leave(again)
    const later = await profile.visit([newerSum, tape])
    expect(sumOf(later)).toEqual({ sum: 50 + 100 + 200 + 400, count: 4 })
  })

  test('of the database itself is read as far as it is the same', async () => {
    const profile = createProfile()
    const tab = await profile.visit([sum])
    await add(tab, 4)
    profile.leave(tab)
    await new Promise<void>((resolve) => {
      const request = profile.factory.open('leaflog2-test', 99)
      request.onupgradeneeded = () => request.result.createObjectStore('tomorrow')
      request.onsuccess = () => resolve(request.result.close())
    })
    const back = await profile.visit([sum])
    expect(back.kernel.storage$.value.problem).toBeNull()
    await add(back, 1)
    expect(sumOf(back)).toEqual({ sum: 5, count: 2 })
  })
})

test('finding 1, I7: an open tab of an older build goes on beside the log when a newer one writes', async () => {
  const profile = createProfile()
  const old = await profile.visit([sum, tape])
  await add(old, 1)
  const newer = await profile.visit([newerSum, tape])
  await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
  await expect.poll(() => old.kernel.storage$.value.problem).toBe('LOG_PARKED')
  await add(old, 2)
  expect(sumOf(old)).toEqual({ sum: 3, count: 2 })
  expect(sumOf(newer)).toEqual({ sum: 150, count: 2 })
  profile.leave(old)
  profile.leave(newer)
  const later = await profile.visit([newerSum, tape])
  expect(sumOf(later)).toEqual({ sum: 350, count: 3 })
})

test('finding 2, I7: data that a build does not take is left as it is, and acknowledged events stay', async () => {
  const profile = createProfile()
  const tab = await profile.visit([sum, tape])
  await add(tab, 1)
  const narrow = createRecordingDomain(copy)
  const refusing = {
    ...narrow,
    events: { ...narrow.events, recorded: { ...narrow.events['recorded'], schema: sumEventsV1.added.schema } },
  }
  const old = await profile.visit([sum, Object.assign({}, narrow, refusing)])
  await tab.kernel.commit(recordingEvents.recorded({ note: 'widened' }))
  await add(tab, 2)
  await settle()
  expect(sumOf(old)).toEqual({ sum: 3, count: 2 })
  await add(old, 4)
  await settle()
  expect(sumOf(tab)).toEqual({ sum: 7, count: 3 })
  expect(tapeOf(tab.kernel.state$.value).ids).toHaveLength(1)
})

describe('findings 4, 5 and 10, I10: state and outbox', () => {
  const answers =
    (by: string): JobCall =>
    async ({ params }) => [jobEvents.done({ job: params.job, by })]
  const ask = (tab: KernelTab, what = 'sweep') => tab.kernel.commit(jobEvents.asked({ what }))

  test('4a: an answer to something else settles nothing: it is asked again at once, and given up in the end', async () => {
    const profile = createProfile()
    let calls = 0
    const tab = await profile.visit([
      createJobDomain(async () => {
        calls += 1
        return [jobEvents.done({ job: 'another', by: 'x' })]
      }),
    ])
    await ask(tab)
    // Long before its lease ends: it is known at once that nothing was settled.
    await profile.tabs.clock.advance(5000)
    expect(jobsOf(tab.kernel.state$.value)).toEqual({ waiting: null, done: [], failed: 1 })
    expect(calls).toBe(3)
  })

  test('4b: a row whose parameters a release cannot read is written again from the state', async () => {
    const profile = createProfile()
    const away = await profile.visit([createJobDomain(() => new Promise(() => {}))])
    await ask(away)
    profile.leave(away)
    const keys: string[] = []
    const changed = createJobDomain(answers('new'))
    const renamed = Object.assign({}, changed, {
      effects: {
        call: {
          ...changed.effects?.['call'],
          v: 2,
          upcast: () => ({ nothing: 'useful' }),
          run: (context: Parameters<JobCall>[0]) => {
            keys.push(context.key)
            if (!('what' in Object(context.params))) throw new TypeError('not read')
            return answers('new')(context)
          },
        },
      },
    })
    const tab = await profile.visit([renamed])
    await profile.tabs.clock.advance(120_000)
    expect(jobsOf(tab.kernel.state$.value).waiting).toBeNull()
    expect(new Set(keys).size, 'under one key, whatever happens to the row').toBe(1)
  })

  test('4d: a row that is lost is written again, under the same key', async () => {
    const profile = createProfile()
    const keys: string[] = []
    const away = await profile.visit([
      createJobDomain((context) => {
        keys.push(context.key)
        return new Promise(() => {})
      }),
    ])
    await ask(away)
    await settle()
    profile.leave(away)
    const places = indexedDbPlaces({
      brand: 'test',
      factory: profile.factory,
      clock: stillClock,
      newLogId: () => 'x',
      domains: [],
    })
    const log = places.reopen()
    const [row] = await log.rows()
    await log.append((await log.read(null)).head, () => ({
      events: [],
      outbox: [],
      settle: [row?.id ?? ''],
      blobs: [],
    }))
    log.close()
    const tab = await profile.visit([
      createJobDomain((context) => {
        keys.push(context.key)
        return answers('later')(context)
      }),
    ])
    await profile.tabs.clock.advance(30_000)
    expect(jobsOf(tab.kernel.state$.value)).toEqual({ waiting: null, done: ['sweep'], failed: 0 })
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('what a row found that is gone meanwhile is no failure', async () => {
    const profile = createProfile()
    let answer = (_: string) => {}
    const tab = await profile.visit([
      createJobDomain(
        async ({ params }) => [
          jobEvents.done({ job: params.job, by: await new Promise<string>((resolve) => (answer = resolve)) }),
        ],
        {},
        { attempts: 1 },
      ),
    ])
    await ask(tab)
    await settle()
    await tab.kernel.commit(jobEvents.left({}))
    const log = createIndexedDbLog({
      name: 'leaflog2-test',
      factory: profile.factory,
      clock: stillClock,
      newLogId: () => 'other',
    })
    const [row] = await log.rows()
    await log.append((await log.read(null)).head, () => ({
      events: [],
      outbox: [],
      settle: [row?.id ?? ''],
      blobs: [],
    }))
    answer('late')
    await profile.tabs.clock.advance(60_000)
    expect(tab.seen.reports).toEqual([])
    log.close()
  })

  test('4d: a row that is lost before it is run is written again, by the tab that waits for it', async () => {
    const profile = createProfile()
    let isLost = false
    const tab = await profile.visit([createJobDomain(answers('x'))], {
      log: (log) => ({
        ...log,
        append: async (...given) => {
          const tail = await log.append(...given)
          if (!isLost && (await log.rows()).length > 0) {
            isLost = true
            await meddle(profile.factory, 'outbox', (store) => store.clear())
          }
          return tail
        },
      }),
    })
    await ask(tab)
    await profile.tabs.clock.advance(10_000)
    expect(isLost).toBe(true)
    expect(jobsOf(tab.kernel.state$.value)).toEqual({ waiting: null, done: ['sweep'], failed: 0 })
  })

  test('5: a call whose row is a newer build’s is made by a tab that does not know its effect, once the newer tab is gone', async () => {
    const profile = createProfile()
    const old = await profile.visit([createJobDomain(answers('old'))])
    const newer = await profile.visit([createJobDomain(() => new Promise(() => {}), {}, { v: 2 })])
    await ask(newer)
    profile.leave(newer)
    await profile.tabs.clock.advance(60_000)
    expect(jobsOf(old.kernel.state$.value)).toEqual({ waiting: null, done: ['sweep'], failed: 0 })
  })

  test('a row for which nobody waits any more goes', async () => {
    const profile = createProfile()
    const tab = await profile.visit([createJobDomain(() => new Promise(() => {}))])
    await ask(tab)
    profile.leave(tab)
    const other = await profile.visit([createJobDomain(() => new Promise(() => {}))])
    await other.kernel.commit(jobEvents.left({}))
    profile.leave(other)
    let calls = 0
    const later = await profile.visit([
      createJobDomain(async () => {
        calls += 1
        return []
      }),
    ])
    await profile.tabs.clock.advance(60_000)
    expect(calls).toBe(0)
    expect(jobsOf(later.kernel.state$.value).waiting).toBeNull()
  })

  test('5: a row of a renamed effect is its heir’s; one that nobody knows blocks nothing', async () => {
    const profile = createProfile()
    const away = await profile.visit([tapeNever()])
    await away.kernel.commit(recordingEvents.recorded({ note: 'n' }))
    profile.leave(away)
    const { effects: { copy: heir } = {}, ...rest } = createRecordingDomain(copy)
    const renamed: Domain = { ...rest, effects: heir ? { duplicate: { ...heir, formerly: ['copy'] } } : {} }
    const tab = await profile.visit([renamed])
    await profile.tabs.clock.advance(60_000)
    expect(tapeOf(tab.kernel.state$.value).copied).toHaveLength(1)
  })

  test('10: a call that kills its tab is not made for ever', async () => {
    const profile = createProfile()
    let calls = 0
    for (let visit = 0; visit < 8; visit += 1) {
      const tab = await profile.visit([
        createJobDomain(() => {
          calls += 1
          return new Promise(() => {})
        }),
      ])
      if (visit === 0) await ask(tab)
      await profile.tabs.clock.advance(5000)
      profile.leave(tab)
      await profile.tabs.clock.advance(20_000)
    }
    expect(calls).toBe(3)
    const last = await profile.visit([createJobDomain(() => new Promise(() => {}))])
    expect(jobsOf(last.kernel.state$.value)).toEqual({ waiting: null, done: [], failed: 1 })
  })
})

const tapeNever = () => createRecordingDomain(() => new Promise(() => {}))

describe('finding 6, I7: a release that changes a domain', () => {
  const config = { snapshotEvery: 2, retention: { events: 0, ms: 1e12 } }
  const done = createJobDomain(async ({ params }) => [jobEvents.done({ job: params.job, by: 'x' })])

  async function history() {
    const profile = createProfile()
    const tab = await profile.visit([done], { config })
    for (const what of ['a', 'b', 'c']) {
      await tab.kernel.commit(jobEvents.asked({ what }))
      await tab.kernel.settled()
    }
    profile.leave(tab)
    return profile
  }

  test('migrates what an older version saved', async () => {
    const profile = await history()
    const migrate: Domain['migrate'] = ({ value, context }) => ({ value, context })
    const tab = await profile.visit([{ ...done, version: 2, migrate }], { config })
    expect(jobsOf(tab.kernel.state$.value).done).toEqual(['a', 'b', 'c'])
    expect(tab.kernel.storage$.value.problem).toBeNull()
  })

  test('and cannot read what was saved leaves it as it is, and says so', async () => {
    const profile = await history()
    const tab = await profile.visit([{ ...done, version: 2 }], { config })
    expect(tab.kernel.storage$.value.problem).toBe('LOG_PARKED')
    await tab.kernel.commit(jobEvents.asked({ what: 'd' }))
    profile.leave(tab)
    const back = await profile.visit([done], { config })
    await profile.tabs.clock.advance(60_000)
    expect(jobsOf(back.kernel.state$.value).done).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('finding 7, I8: damage', () => {
  test('at the end costs the end: what can be read stays, the outbox too, and the rest is kept for a report', async () => {
    const profile = createProfile()
    const tab = await profile.visit([sum, tapeNever()])
    await tab.kernel.commit(recordingEvents.recorded({ note: 'n' }))
    await add(tab, 1)
    await add(tab, 2)
    profile.leave(tab)
    await meddle(profile.factory, 'segments', (store) => store.put({ first: 3, last: 3, at: 0, text: '[{', sum: 'x' }))
    const later = await profile.visit([sum, tape])
    expect(later.kernel.storage$.value).toMatchObject({ kind: 'indexeddb', problem: 'LOG_DAMAGED' })
    expect(sumOf(later)).toEqual({ sum: 1, count: 1 })
    await profile.tabs.clock.advance(60_000)
    expect(tapeOf(later.kernel.state$.value).copied).toHaveLength(1)
    expect(await later.kernel.damaged()).toContain('[{')
  })
})

test('finding 8, I6: what is too old goes when the visitor comes back, however little it is', async () => {
  const profile = createProfile()
  const config = { snapshotEvery: 500, retention: { events: 5000, ms: 7 * 86_400_000 } }
  const tab = await profile.visit([sum], { config })
  await add(tab, 1)
  await add(tab, 2)
  profile.leave(tab)
  await profile.tabs.clock.advance(14 * 86_400_000)
  const later = await profile.visit([sum], { config })
  await later.kernel.settled()
  expect(sumOf(later)).toEqual({ sum: 3, count: 2 })
  const { tail } = await later.kernel.dump()
  expect([tail.events, tail.head.floor]).toEqual([[], 2])
})

test('finding 8, I6: when a visitor signs out, what happened before leaves the disk at once, in every tab', async () => {
  const profile = createProfile()
  const job = createJobDomain(async ({ params }) => [jobEvents.done({ job: params.job, by: 'canary' })])
  const [one, two] = [await profile.visit([job]), await profile.visit([job])]
  await one.kernel.commit(jobEvents.asked({ what: 'canary-name' }))
  await one.kernel.settled()
  expect(await onDisk(profile.factory)).toContain('canary')
  await two.kernel.commit(jobEvents.left({}))
  await two.kernel.settled()
  await one.kernel.settled()
  expect(await onDisk(profile.factory)).not.toContain('canary')
  expect(JSON.stringify(await one.kernel.dump())).not.toContain('canary')
  await one.kernel.commit(jobEvents.asked({ what: 'next' }))
  await one.kernel.settled()
  expect(jobsOf(two.kernel.state$.value).done).toEqual(['next'])
})

test('I6: who signs out and leaves at once is forgotten by the disk at the next visit, or by another tab', async () => {
  const profile = createProfile()
  const job = createJobDomain(async ({ params }) => [jobEvents.done({ job: params.job, by: 'canary' })])
  const leaves = async () => {
    const tab = await profile.visit([job], { log: (log) => ({ ...log, purge: () => new Promise(() => {}) }) })
    await tab.kernel.commit(jobEvents.asked({ what: 'canary-name' }))
    await settle()
    await tab.kernel.commit(jobEvents.left({}))
    profile.leave(tab)
  }
  await leaves()
  expect(await onDisk(profile.factory)).toContain('canary')
  const next = await profile.visit([job])
  await next.kernel.settled()
  expect(await onDisk(profile.factory)).not.toContain('canary')
  await leaves()
  await next.kernel.settled()
  expect(await onDisk(profile.factory)).not.toContain('canary')
})

test('I3, I6: what another tab does between two purges of one sign-out is missed by nobody', async () => {
  const profile = createProfile()
  const job = createJobDomain(async ({ params }) => [jobEvents.done({ job: params.job, by: 'x' })])
  let meanwhile = async () => {}
  const slow = await profile.visit([job, sum], {
    log: (log) => ({
      ...log,
      purge: async (...given) => {
        await meanwhile()
        return log.purge(...given)
      },
    }),
  })
  const other = await profile.visit([job, sum])
  meanwhile = async () => {
    meanwhile = async () => {}
    await other.kernel.settled()
    await add(other, 5)
  }
  await other.kernel.commit(jobEvents.left({}))
  await slow.kernel.settled()
  await other.kernel.settled()
  expect([sumOf(slow), sumOf(other)]).toEqual([
    { sum: 5, count: 1 },
    { sum: 5, count: 1 },
  ])
})

describe('finding 11, I8: memory, and the way back', () => {
  test('what was done in memory is in the log once storage answers, and another tab sees it', async () => {
    const factory = new IDBFactory()
    const profile = createProfile(factory)
    let fails = false
    const tab = await profile.visit([sum, tape], {
      log: (log) => ({
        ...log,
        append: (...given) =>
          fails ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : log.append(...given),
      }),
    })
    await add(tab, 1)
    const { open: openDatabase } = factory
    fails = true
    factory.open = () => {
      throw new DOMException('gone', 'UnknownError')
    }
    await add(tab, 2)
    await tab.kernel.commit(recordingEvents.recorded({ note: 'in memory' }))
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    await profile.tabs.clock.advance(30_000)
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    factory.open = openDatabase
    const other = await profile.visit([sum, tape])
    expect(sumOf(other)).toEqual({ sum: 1, count: 1 })
    await add(other, 10)
    await profile.tabs.clock.advance(120_000)
    await settle()
    expect(tab.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: null, readOnly: false })
    expect(sumOf(tab)).toEqual({ sum: 13, count: 3 })
    expect(sumOf(other)).toEqual({ sum: 13, count: 3 })
    expect(tapeOf(other.kernel.state$.value)).toMatchObject({ copied: [expect.any(String)] })
  })
})

describe('finding 11, I8: the way back from memory', () => {
  const fullDisk = async (...more: readonly Domain[]) => {
    const profile = createProfile()
    let isFull = true
    const full = (log: Log): Log => ({
      ...log,
      append: (...given) => (isFull ? Promise.reject(new LeaflogError('STORAGE_FULL')) : log.append(...given)),
    })
    const tab = await profile.visit([sum, noteDomain, ...more], { reach: full })
    await add(tab, 1)
    await tab.kernel.commit(noteEvents.written({ text: 'once' }))
    return { tab, tabs: profile.tabs, profile, empty: () => (isFull = false) }
  }
  const textsOf = ({ kernel }: KernelTab): unknown => stateOf(kernel.state$.value, noteDomain).context

  test('is not taken while nothing can be written there: nobody sees the state from before in between', async () => {
    const { tab, tabs } = await fullDisk()
    const seen = new Set<string>()
    tab.kernel.state$.subscribe(() => seen.add(JSON.stringify(sumOf(tab))))
    tab.kernel.storage$.subscribe(({ kind }) => seen.add(kind))
    await tabs.clock.advance(600_000)
    expect([...seen]).toEqual(['{"sum":1,"count":1}', 'memory'])
  })

  test('is taken once it can: what a tab alone keeps has happened once, and nothing is told twice', async () => {
    const { tab, tabs, empty } = await fullDisk()
    const told: string[] = []
    tab.kernel.events$.subscribe(({ type }) => told.push(type))
    await add(tab, 0)
    expect(textsOf(tab)).toEqual({ texts: ['once'] })
    empty()
    await tabs.clock.advance(120_000)
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    expect([sumOf(tab), textsOf(tab)]).toEqual([{ sum: 1, count: 2 }, { texts: ['once'] }])
    expect(told).toEqual(['sum.added'])
  })

  test('a log that was damaged meanwhile is repaired', async () => {
    const { tab, tabs, profile, empty } = await fullDisk()
    const other = await profile.visit([sum, noteDomain])
    await add(other, 10)
    await add(other, 100)
    profile.leave(other)
    const broken = { first: 2, last: 2, at: 0, text: '[{', sum: 'x' }
    await meddle(profile.factory, 'segments', (store) => store.put(broken))
    empty()
    await tabs.clock.advance(120_000)
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    expect(sumOf(tab)).toEqual({ sum: 11, count: 2 })
  })

  test('a row that was damaged meanwhile, which only an append meets, is cut out', async () => {
    const { tab, tabs, profile, empty } = await fullDisk(createJobDomain(async () => []))
    const other = await profile.visit([sum, noteDomain])
    await add(other, 10)
    profile.leave(other)
    await meddle(profile.factory, 'outbox', (store) => store.put({ id: 'broken', params: 1 }))
    empty()
    await tabs.clock.advance(120_000)
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    expect(sumOf(tab)).toEqual({ sum: 11, count: 2 })
    expect(await tab.kernel.damaged()).toContain('broken')
  })

  test('I7: a log that a newer build has made its own meanwhile is left as it is, and what was done goes beside it', async () => {
    const { tab, tabs, profile, empty } = await fullDisk()
    const newer = await profile.visit([newerSum, noteDomain])
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(newer)
    const before = await onDisk(profile.factory)
    empty()
    await tabs.clock.advance(120_000)
    expect(tab.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: 'LOG_PARKED', readOnly: false })
    expect(sumOf(tab)).toEqual({ sum: 1, count: 1 })
    await add(tab, 2)
    expect(await onDisk(profile.factory)).toBe(before)
    profile.leave(tab)
    const later = await profile.visit([newerSum, noteDomain])
    await settle()
    expect(sumOf(later)).toEqual({ sum: 350, count: 3 })
    expect(textsOf(later)).toEqual({ texts: [] })
  })
})

test('I7: what the first release left is taken over and left as it is; what it writes later is taken over too', async () => {
  const profile = createProfile()
  const first = createIndexedDbLog({
    name: 'leaflog-test',
    factory: profile.factory,
    clock: stillClock,
    newLogId: () => 'first',
  })
  const write = async (seq: number, by: number) =>
    first.append((await first.read(null)).head, () => ({
      events: [{ id: `first-${seq}`, seq, at: 1, type: 'sum.added', v: 1, data: { by }, tab: 'old', cause: null }],
      outbox: [],
      settle: [],
      blobs: [],
    }))
  await write(1, 5)
  const before = await onDisk(profile.factory, 'leaflog-test')
  const tab = await profile.visit([sum])
  expect(sumOf(tab)).toEqual({ sum: 5, count: 1 })
  await add(tab, 1)
  expect(await onDisk(profile.factory, 'leaflog-test')).toBe(before)
  profile.leave(tab)
  await write(2, 7)
  const later = await profile.visit([sum])
  await settle()
  expect(sumOf(later)).toEqual({ sum: 13, count: 3 })
  profile.leave(later)
  first.close()
  expect(sumOf(await profile.visit([sum]))).toEqual({ sum: 13, count: 3 })
})

const snapshotsOn = async (factory: IDBFactory) => {
  const keys: IDBValidKey[] = []
  await meddle(factory, 'snapshots', (store) => {
    const request = store.getAllKeys()
    request.onsuccess = () => keys.push(...request.result)
  })
  return keys
}
