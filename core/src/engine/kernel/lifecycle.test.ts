import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import {
  COUNTER_LIMIT,
  counterEvents,
  createCounterDomain,
  noteDomain,
  noteEvents,
} from '../../testing/counter-domain.ts'
import { settle } from '../../testing/fake-ports.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import type { Due } from './define-domain.ts'
import { createDueTimers } from './due.ts'

function createTape(ports: Parameters<ReturnType<typeof createKernelTabs>['open']>[0]['ports'] = {}) {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  return { tabs, store: shared.store, open: () => tabs.open({ domains: [createRecordingDomain()], ports }) }
}

const recorded = () => recordingEvents.recorded({ note: 'n' })

test('a commit before the start waits for it, and one that nothing starts is refused at the end', async () => {
  const { open } = createTape()
  const tab = open()
  const early = tab.kernel.commit(recorded())
  await tab.kernel.start()
  expect((await early).seq).toBe(1)
  tab.kernel.dispose()
  const never = open()
  const lost = never.kernel.commit(recorded())
  const dump = never.kernel.dump()
  never.kernel.dispose()
  await expect(lost).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  await expect(dump).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  await expect(never.kernel.start()).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
})

test('I2: starting twice records the seed once', async () => {
  const { tabs, store } = createTape()
  const seed = { at: 5, events: [recorded()] }
  const tab = tabs.open({ domains: [createRecordingDomain()], seed })
  await Promise.all([tab.kernel.start(), tab.kernel.start()])
  await tab.kernel.start()
  expect(store.head.seq).toBeLessThan(4)
  expect(tapeOf(tab.kernel.state$.value).ids).toHaveLength(1)
  tab.kernel.dispose()
})

test('I1 I5: a seed that is no event of ours is left out and said, and its secrets are cut', async () => {
  const { tabs, store } = createTape()
  const events = [
    { type: 'tape.recorded', v: 1, data: { note: 7 } },
    { type: 'tape.burnt', v: 1, data: {} },
    { type: 'tape.recorded', v: 9, data: { note: 'n' } },
    recordingEvents.recorded({ note: 'n', password: 'canary' }),
  ]
  const tab = tabs.open({ domains: [createRecordingDomain()], seed: { at: 5, events } })
  await tab.kernel.start()
  await tab.kernel.settled()
  expect(tapeOf(tab.kernel.state$.value).ids).toHaveLength(1)
  expect(tab.seen.reports.map(({ code }) => code)).toEqual(['EVENT_INVALID', 'EVENT_INVALID', 'EVENT_INVALID'])
  expect(JSON.stringify(store)).not.toContain('canary')
  const later = tabs.open({ domains: [createRecordingDomain()] })
  await later.kernel.start()
  expect(later.kernel.storage$.value.problem).toBeNull()
  tab.kernel.dispose()
  later.kernel.dispose()
})

test('dispose at any moment leaves no timer, no listener and nothing running', async () => {
  for (let moment = 0; moment < 60; moment += 1) {
    const heads$ = new Subject<number>()
    const { tabs, open } = createTape({ channel: { heads$, post: () => {}, close: () => {} } })
    const tab = open()
    const outcomes: Promise<unknown>[] = [tab.kernel.start(), tab.kernel.commit(recorded()), tab.kernel.dump()]
    const all = Promise.allSettled(outcomes)
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
    tab.kernel.dispose()
    await all
    await settle()
    expect([tabs.clock.timers(), heads$.observed], `after ${moment} turns`).toEqual([0, false])
    const before = JSON.stringify(tab.seen.reports)
    await tabs.clock.advance(60_000)
    expect(JSON.stringify(tab.seen.reports)).toBe(before)
    tab.kernel.dispose()
  }
})

test('dispose while rows are being claimed runs none of them', async () => {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  let calls = 0
  const domains = [createRecordingDomain(async () => ((calls += 1), []))]
  const first = tabs.open({ domains: [createRecordingDomain(() => new Promise(() => {}))] })
  await first.kernel.start()
  await first.kernel.commit(recorded())
  first.kernel.dispose()
  await tabs.clock.advance(20_000)
  const tab = tabs.open({
    domains,
    log: (log) => ({
      ...log,
      claim: async (claim) => {
        const claimed = await log.claim(claim)
        tab.kernel.dispose()
        return claimed
      },
    }),
  })
  await tab.kernel.start()
  await settle()
  expect([calls, tabs.clock.timers()]).toEqual([0, 0])
})

test('I9: lost, false and future hints change nothing but when a tab reads', async () => {
  const heads$ = new Subject<number>()
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  const domains = [createRecordingDomain()]
  const deaf = tabs.open({ domains })
  const told = tabs.open({ domains, ports: { channel: { heads$, post: () => {}, close: () => {} } } })
  const writer = tabs.open({ domains })
  for (const tab of [deaf, told, writer]) await tab.kernel.start()
  deaf.deafen()
  await writer.kernel.commit(recorded())
  await settle()
  expect([deaf, told].map((tab) => tapeOf(tab.kernel.state$.value).ids.length)).toEqual([0, 0])
  deaf.seen.wake()
  for (const garbage of [Number.NaN, -1, 1e308, 999]) heads$.next(garbage)
  await settle()
  expect([deaf.saved(), told.saved()]).toEqual([writer.saved(), writer.saved()])
  for (const tab of [deaf, told, writer]) tab.kernel.dispose()
})

test('I9: a channel that throws is no reason to give up the database', async () => {
  const post = () => {
    throw new DOMException('closed', 'InvalidStateError')
  }
  const { open, store } = createTape({ channel: { heads$: new Subject<number>(), post, close: () => {} } })
  const tab = open()
  await tab.kernel.start()
  await tab.kernel.commit(recorded())
  await tab.kernel.settled()
  expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
  expect(store.head.seq).toBe(2)
  tab.kernel.dispose()
})

test('a domain whose timers cannot be listed harms nobody else', async () => {
  const { tabs, store } = createTape()
  const due = () => {
    throw new Error('broken')
  }
  const tab = tabs.open({ domains: [{ ...createRecordingDomain(), due }] })
  await tab.kernel.start()
  await tab.kernel.commit(recorded())
  await tab.kernel.settled()
  expect([store.head.seq, tab.kernel.storage$.value.problem]).toEqual([2, null])
  tab.kernel.dispose()
})

test('a due event that is refused, invalid or stays due does not come true for ever', async () => {
  const events = [
    counterEvents.reset({ until: -1 }),
    { type: 'counter.reset', v: 1, data: {} },
    noteEvents.written({ text: 'x' }),
  ]
  for (const event of events) {
    const shared = createSharedMemoryLog()
    const tabs = createKernelTabs(shared)
    const due = (): Due[] => [{ at: 0, event }]
    const tab = tabs.open({ domains: [{ ...createCounterDomain(), due }, noteDomain] })
    await tab.kernel.start()
    await tabs.clock.advance(1000)
    expect(shared.store.head.seq).toBeLessThan(2)
    tab.kernel.dispose()
  }
})

test('due timers: many at once, far away, and over jumps of the clock', async () => {
  const { tabs } = createTape()
  const { clock } = tabs
  let listed: Due[] = []
  const fired: number[] = []
  const delays: number[] = []
  const timers = createDueTimers(
    { ...clock, after: (ms, run) => (delays.push(ms), clock.after(ms, run)) },
    () => listed,
    async ({ at }) => {
      fired.push(at)
      listed = listed.filter((due) => due.at !== at)
      return undefined
    },
    () => {},
  )
  const now = clock.now()
  const dueAt = (at: number): Due => ({ at, event: noteEvents.written({ text: String(at) }) })
  listed = [dueAt(now + 3_000_000_000), ...Array.from({ length: 200 }, (_, index) => dueAt(now - index))]
  timers.arm()
  await settle()
  expect(fired).toHaveLength(200)
  expect(Math.max(...delays)).toBeLessThan(2 ** 31)
  await clock.advance(3_000_000_000)
  expect(fired).toHaveLength(201)
  timers.dispose()
  expect(clock.timers()).toBe(0)
})

test('I3: a limit holds over tabs that are stale, deaf and racing', async () => {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  const domains = [{ ...createCounterDomain(), effects: {} }]
  const open = [0, 1, 2].map(() => tabs.open({ domains }))
  for (const tab of open) {
    await tab.kernel.start()
    tab.deafen()
  }
  const results = await Promise.allSettled(
    Array.from({ length: 30 }).flatMap(() => open.map((tab) => tab.kernel.commit(counterEvents.added({ by: 1 })))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(COUNTER_LIMIT)
  for (const tab of open) tab.seen.wake()
  await settle()
  expect(new Set(open.map((tab) => tab.saved())).size).toBe(1)
  for (const tab of open) tab.kernel.dispose()
})
