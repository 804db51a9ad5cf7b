import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type MemoryStore, createMemoryLog, createMemoryStore } from '../log/memory-log.ts'
import {
  COUNTER_LIMIT,
  counterEvents,
  createCounterDomain,
  noteDomain,
  noteEvents,
} from '../../testing/counter-domain.ts'
import {
  noCredentials,
  createFakeChannels,
  createFakePorts,
  createFakePresence,
  createVirtualClock,
  settle,
} from '../../testing/fake-ports.ts'
import { createKernel } from './kernel.ts'

const effectConfig = { gateway: '', exitUrl: 'https://example.com', externalShops: {}, credentials: noCredentials }

const counterView = z.object({ total: z.number(), saved: z.number() })
const noteView = z.object({ texts: z.array(z.string()) })

function createTabs(store: MemoryStore = createMemoryStore('log-1')) {
  const clock = createVirtualClock(1_000_000)
  const channels = createFakeChannels()
  const presence = createFakePresence()
  let count = 0
  let ids = 0
  return {
    clock,
    presence,
    store,
    open(calls: Parameters<typeof createCounterDomain>[0] = [], fail?: () => boolean) {
      const tab = `tab-${(count += 1)}`
      const ports = createFakePorts({
        clock,
        channel: channels(),
        presence,
        ids: { next: () => `id-${String((ids += 1)).padStart(6, '0')}` },
      })
      const kernel = createKernel({
        domains: [createCounterDomain(calls, fail), noteDomain],
        ports,
        effectConfig,
        log: createMemoryLog(store, () => 'log-again'),
        fallback: ({ snapshot, rows }) => {
          const memory = createMemoryStore('memory', { snapshot, rows })
          return { log: createMemoryLog(memory, () => 'x'), position: { logId: 'memory', seq: snapshot.seq } }
        },
        storage: 'memory',
        tab,
      })
      const view = () => counterView.parse(kernel.state$.value['counter']?.context)
      const texts = () => noteView.parse(kernel.state$.value['note']?.context).texts
      return { kernel, total: () => view().total, saved: () => view().saved, texts, ports }
    },
  }
}

test('I1 I2: a commit resolves with its place in the log, and the state is the fold', async () => {
  const tabs = createTabs()
  const a = tabs.open()
  await a.kernel.start()
  const event = await a.kernel.commit(counterEvents.added({ by: 2 }))
  expect(event).toMatchObject({ seq: 1, type: 'counter.added', data: { by: 2 }, tab: 'tab-1', at: 1_000_000 })
  expect(a.total()).toBe(2)
  a.kernel.dispose()
})

test('I3: three tabs racing keep a limit exactly and end in the same state', async () => {
  const tabs = createTabs()
  const open = [tabs.open(), tabs.open(), tabs.open()]
  for (const tab of open) await tab.kernel.start()
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => open.map((tab) => tab.kernel.commit(counterEvents.added({ by: 1 })))).flat(),
  )
  await settle()
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(COUNTER_LIMIT)
  expect(open.map((tab) => tab.total())).toEqual([COUNTER_LIMIT, COUNTER_LIMIT, COUNTER_LIMIT])
  const saved = open.map((tab) => JSON.stringify(tab.kernel.folder.save(tab.kernel.state$.value)))
  expect(new Set(saved).size).toBe(1)
  for (const tab of open) tab.kernel.dispose()
})

test('I4: an effect runs once per event, in order, and its result is recorded', async () => {
  const tabs = createTabs()
  const calls: { key: string; total?: number }[] = []
  const a = tabs.open(calls)
  const b = tabs.open(calls)
  await a.kernel.start()
  await b.kernel.start()
  await a.kernel.commit(counterEvents.added({ by: 1 }))
  await b.kernel.commit(counterEvents.added({ by: 2 }))
  await a.kernel.settled()
  await settle()
  expect(calls.map((call) => call.total)).toEqual([1, 3])
  expect(new Set(calls.map((call) => call.key)).size).toBe(2)
  expect(a.saved()).toBe(3)
  expect(tabs.store.outbox.size).toBe(0)
  a.kernel.dispose()
  b.kernel.dispose()
})

test('I4: a dead tab leaves its row to the next one', async () => {
  const tabs = createTabs()
  const calls: { key: string; total?: number }[] = []
  const a = tabs.open(calls, () => true)
  await a.kernel.start()
  await a.kernel.commit(counterEvents.added({ by: 1 }))
  a.kernel.dispose()
  await settle()
  expect(tabs.store.outbox.size).toBe(1)
  const b = tabs.open(calls)
  await b.kernel.start()
  await tabs.clock.advance(20_000)
  expect(b.saved()).toBe(1)
  expect(tabs.store.outbox.size).toBe(0)
  b.kernel.dispose()
})

test('I5: a secret reaches the effect and nothing that is written', async () => {
  const tabs = createTabs()
  const calls: { key: string; password?: string | undefined }[] = []
  const a = tabs.open(calls)
  await a.kernel.start()
  await a.kernel.commit(counterEvents.unlocked({ who: 'ann', password: 'canary-1' }))
  await a.kernel.settled()
  expect(calls).toEqual([expect.objectContaining({ password: 'canary-1' })])
  expect(JSON.stringify([tabs.store, [...tabs.store.outbox]])).not.toContain('canary')
  a.kernel.dispose()
})

test('due events come true by themselves, once over all tabs, also after a reload', async () => {
  const tabs = createTabs()
  const a = tabs.open()
  const b = tabs.open()
  await a.kernel.start()
  await b.kernel.start()
  await a.kernel.commit(counterEvents.added({ by: 3 }))
  await settle()
  a.kernel.dispose()
  await tabs.clock.advance(59_000)
  expect(b.total()).toBe(3)
  const c = tabs.open()
  await c.kernel.start()
  await tabs.clock.advance(1_000)
  expect([b.total(), c.total()]).toEqual([0, 0])
  expect(JSON.stringify(tabs.store.segments).match(/counter\.reset/g)).toHaveLength(1)
  b.kernel.dispose()
  c.kernel.dispose()
})

test('tab domains are folded only by the tab that wrote them and start fresh', async () => {
  const tabs = createTabs()
  const a = tabs.open()
  const b = tabs.open()
  await a.kernel.start()
  await b.kernel.start()
  await a.kernel.commit(noteEvents.written({ text: 'mine' }))
  await settle()
  expect(a.texts()).toEqual(['mine'])
  expect(b.texts()).toEqual([])
  a.kernel.dispose()
  b.kernel.dispose()
})

test('dispose leaves no timer', async () => {
  const tabs = createTabs()
  const a = tabs.open()
  await a.kernel.start()
  await a.kernel.commit(counterEvents.added({ by: 1 }))
  await a.kernel.settled()
  a.kernel.dispose()
  expect(tabs.clock.timers()).toBe(0)
  await expect(a.kernel.commit(counterEvents.added({ by: 1 }))).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
})
