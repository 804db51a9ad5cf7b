import { Observable } from 'rxjs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { counterEvents, createCounterDomain, noteDomain, noteEvents } from '../../testing/counter-domain.ts'
import { createFakePorts, noCredentials, settle } from '../../testing/fake-ports.ts'
import type { LogEvent } from '../log/event.ts'
import type { Log } from '../log/log.ts'
import { createMemoryLog, createMemoryStore } from '../log/memory-log.ts'
import type { KernelOptions } from './kernel-options.ts'
import { createKernel } from './kernel.ts'

function open(
  given: Partial<Pick<KernelOptions, 'domains' | 'seed' | 'onLoaded' | 'onForgotten' | 'config'>> & {
    closed?: () => void
    store?: ReturnType<typeof createMemoryStore>
    instead?: (log: Log) => Partial<Log>
    ports?: Parameters<typeof createFakePorts>[0]
  } = {},
) {
  const { store = createMemoryStore('log-1'), instead, closed, ports: own = {}, ...options } = given
  const posted: number[] = []
  const { seen, ...ports } = createFakePorts(own)
  const log = createMemoryLog(store, () => 'log-2')
  const kernel = createKernel({
    domains: [createCounterDomain(), noteDomain],
    ports: {
      ...ports,
      channel: { ...ports.channel, post: (head) => void posted.push(head), ...(closed && { close: closed }) },
    },
    effectConfig: { gateway: '', exitUrl: 'https://example.com', externalShops: {}, credentials: noCredentials },
    log: { ...log, ...instead?.(log) },
    fallback: (from) => {
      const memory = createMemoryStore('memory', from)
      return { log: createMemoryLog(memory, () => 'x'), position: memory.head }
    },
    storage: 'indexeddb',
    tab: 'tab-1',
    ...options,
  })
  const total = (): number => z.object({ total: z.number() }).parse(kernel.state$.value['counter']?.context).total
  return { kernel, store, posted, seen, total, clock: ports.clock, presence: ports.presence }
}

const seed = { at: 500, events: [counterEvents.added({ by: 5 })] }

describe('what the page says', () => {
  test.each([
    ['nobody asks', undefined, true],
    ['it is this visitor’s', (): boolean => true, true],
    ['it is not this visitor’s', (): boolean => false, false],
  ] as const)('%s', async (_, onLoaded, recorded) => {
    const heads: unknown[] = []
    const { kernel, store, total } = open({
      seed,
      ...(onLoaded && {
        onLoaded: (head) => {
          heads.push(head.logId)
          return onLoaded()
        },
      }),
    })
    expect(total()).toBe(5)
    await kernel.start()
    expect([store.head.seq > 0, total()]).toEqual([recorded, recorded ? 5 : 0])
    await kernel.commit(counterEvents.added({ by: 1 }))
    // Asked once, of the log that was loaded.
    expect(heads).toEqual(onLoaded ? ['log-1'] : [])
    kernel.dispose()
  })

  test('a shop without a word of the page begins with nothing', async () => {
    const { kernel, store } = open()
    await kernel.start()
    expect(store.head.seq).toBe(0)
    kernel.dispose()
  })
})

describe('what is told', () => {
  test('each event once, and the state when it is another', async () => {
    const { kernel, total } = open()
    const events: LogEvent[] = []
    const totals: number[] = []
    kernel.events$.subscribe((event) => events.push(event))
    kernel.state$.subscribe(() => totals.push(total()))
    await kernel.start()
    await kernel.commit(counterEvents.added({ by: 2 }))
    await kernel.commit(counterEvents.added({ by: 100 })).catch(() => 'refused')
    await kernel.settled()
    expect(events.map(({ type }) => type)).toEqual(['counter.added', 'counter.saved'])
    expect(totals).toEqual([0, 0, 2, 2])
    kernel.dispose()
  })

  test('I9: other tabs of what was written, and of nothing else', async () => {
    const { kernel, posted } = open()
    await kernel.start()
    await kernel.commit(noteEvents.written({ text: 'a' }))
    expect(posted).toEqual([1])
    await kernel.commit(counterEvents.added({ by: 100 })).catch(() => 'refused')
    expect(posted).toEqual([1])
    kernel.dispose()
  })

  test('[8.23] storage that fails, by its code and without what it said', async () => {
    const { kernel, seen } = open({ instead: () => ({ append: () => Promise.reject(new TypeError('secret words')) }) })
    await kernel.start()
    await kernel.commit(counterEvents.added({ by: 1 }))
    expect(kernel.storage$.value).toEqual({ kind: 'memory', problem: 'STORAGE_UNAVAILABLE', readOnly: false })
    expect(seen.reports).toEqual([{ code: 'STORAGE_UNAVAILABLE', detail: 'TypeError' }])
    kernel.dispose()
  })

  test('[8.23] a channel that breaks, by its name', async () => {
    const ports = createFakePorts()
    const { kernel, seen } = open()
    kernel.dispose()
    const broken = createKernel({
      domains: [noteDomain],
      ports: {
        ...ports,
        channel: {
          ...ports.channel,
          post() {
            throw new RangeError('closed')
          },
        },
      },
      effectConfig: { gateway: '', exitUrl: '', externalShops: {}, credentials: noCredentials },
      log: createMemoryLog(createMemoryStore('x'), () => 'y'),
      fallback: () => {
        throw new Error('not needed')
      },
      storage: 'memory',
      tab: 'tab-1',
    })
    await broken.start()
    await broken.commit(noteEvents.written({ text: 'a' }))
    expect(ports.seen.reports).toEqual([{ code: 'HINT_NOT_GIVEN', detail: 'RangeError' }])
    expect(seen.reports).toEqual([])
    broken.dispose()
  })
})

test('what is written while the shop is closed gives no hint: its channel is closed too, which is no failure', async () => {
  const held = Promise.withResolvers<void>()
  const { kernel, posted, store } = open({
    instead: (log) => ({
      async append(...batch) {
        const head = await log.append(...batch)
        await held.promise
        return head
      },
    }),
  })
  await kernel.start()
  const writing = kernel.commit(noteEvents.written({ text: 'a' }))
  await settle()
  kernel.dispose()
  held.resolve()
  await writing
  expect([store.head.seq, posted]).toEqual([1, []])
})

describe('everything for an export', () => {
  test('what this tab alone knew is told as of where the log begins', async () => {
    const { kernel } = open({ config: { snapshotEvery: 2, retention: { events: 0, ms: 0 } } })
    await kernel.start()
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) await kernel.commit(noteEvents.written({ text }))
    await kernel.settled()
    const { tail, tabBase } = await kernel.dump()
    const kept = tail.events.length
    expect(tail.snapshot?.seq).toBe(6 - kept)
    expect(JSON.stringify(tabBase)).toContain(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 6 - kept)))
    kernel.dispose()
  })

  test('in a new log, as of its beginning', async () => {
    const { kernel, store } = open()
    await kernel.start()
    await kernel.commit(noteEvents.written({ text: 'before' }))
    Object.assign(store, createMemoryStore('log-3'))
    await kernel.commit(noteEvents.written({ text: 'after' }))
    const { tail, tabBase } = await kernel.dump()
    expect([tail.head.logId, tail.events.length]).toEqual(['log-3', 1])
    expect(JSON.stringify(tabBase)).toContain('["before"]')
    kernel.dispose()
  })

  test('a text beside the log by its hash', async () => {
    const { kernel, store } = open()
    await kernel.start()
    store.blobs.set('abc', 'a menu')
    expect([await kernel.blob('abc'), await kernel.blob('nothing')]).toEqual(['a menu', null])
    kernel.dispose()
  })
})

describe('a visitor who is forgotten elsewhere', () => {
  test('ends the kernel, and its owner is told', async () => {
    let told = 0
    const { kernel, store } = open({ onForgotten: () => void (told += 1) })
    await kernel.start()
    let ended = false
    kernel.state$.subscribe({ complete: () => void (ended = true) })
    await createMemoryLog(store, () => 'log-3').forget()
    await expect(kernel.commit(noteEvents.written({ text: 'a' }))).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
    expect([told, ended]).toEqual([1, true])
  })

  test('is only another log where nobody minds', async () => {
    const { kernel, store } = open()
    await kernel.start()
    await createMemoryLog(store, () => 'log-3').forget()
    expect(await kernel.commit(noteEvents.written({ text: 'a' }))).toMatchObject({ seq: 1 })
    kernel.dispose()
  })
})

describe('I8: damage that is met while looking for rows', () => {
  test.each([
    ['of the log', new LeaflogError('LOG_DAMAGED'), ['LOG_DAMAGED', 'log-2']],
    ['of another kind', new TypeError('gone'), [null, 'log-1']],
  ] as const)('%s', async (_, error, [problem, logId]) => {
    let fails = true
    const { kernel, store, clock } = open({
      instead: (log) => ({
        claim: (claim) => {
          if (!fails) return log.claim(claim)
          fails = false
          return Promise.reject(error)
        },
      }),
    })
    await kernel.start()
    await settle()
    await clock.advance(2000)
    expect([kernel.storage$.value.problem, store.head.logId]).toEqual([problem, logId])
    kernel.dispose()
  })
})

describe('while it is open', () => {
  test('its domains listen, and know their own state and what the shop was opened with', async () => {
    const heard: unknown[] = []
    const { kernel } = open({
      domains: [
        {
          ...noteDomain,
          listen: (_ports, { state, config }) =>
            new Observable(() => void heard.push(JSON.stringify(state()), config.exitUrl)),
        },
      ],
    })
    await kernel.start()
    expect(heard).toEqual([expect.stringContaining('"texts":[]'), 'https://example.com'])
    kernel.dispose()
  })

  test('other tabs can see that it lives, and its channel ends with it', async () => {
    let closed = 0
    const { kernel, presence } = open({ closed: () => void (closed += 1) })
    expect([...((await presence.alive()) ?? [])]).toEqual([])
    await kernel.start()
    expect([...((await presence.alive()) ?? [])]).toEqual(['tab-1'])
    kernel.dispose()
    expect([...((await presence.alive()) ?? [])]).toEqual([])
    expect(closed).toBe(1)
  })
})

describe('waking up', () => {
  test('reads what other tabs wrote, and lets come true what is due', async () => {
    const store = createMemoryStore('log-1')
    const [one, other] = [open({ store }), open({ store })]
    await one.kernel.start()
    await other.kernel.start()
    await other.kernel.commit(counterEvents.added({ by: 3 }))
    expect(one.total()).toBe(0)
    one.seen.wake()
    await settle()
    expect(one.total()).toBe(3)
    one.kernel.dispose()
    other.kernel.dispose()
  })

  test('before the start, or after the end, is nothing', async () => {
    const { kernel, seen, store } = open()
    seen.wake()
    await settle()
    await kernel.start()
    kernel.dispose()
    seen.wake()
    await settle()
    expect([store.head.seq, seen.reports]).toEqual([0, []])
  })
})

describe('a kernel that is disposed of', () => {
  test('before the start does not start', async () => {
    const { kernel } = open()
    kernel.dispose()
    await expect(kernel.start()).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
  })

  test('while it is opened does not open', async () => {
    const { kernel, posted } = open({ seed })
    const starting = kernel.start()
    kernel.dispose()
    await expect(starting).rejects.toMatchObject({ code: 'SHOP_DISPOSED' })
    expect(posted).toEqual([])
  })

  test('ends what it told of, and lets go who waited', async () => {
    let written = () => {}
    const { kernel } = open({
      instead: (log) => ({
        append: async (...given) => {
          await new Promise<void>((resolve) => (written = resolve))
          return log.append(...given)
        },
      }),
    })
    await kernel.start()
    const ended: string[] = []
    kernel.state$.subscribe({ complete: () => ended.push('state') })
    kernel.events$.subscribe({ complete: () => ended.push('events') })
    kernel.storage$.subscribe({ complete: () => ended.push('storage') })
    const adding = kernel.commit(counterEvents.added({ by: 1 })).catch((error: unknown) => error)
    const waiting = kernel.settled()
    await settle()
    kernel.dispose()
    await waiting
    written()
    expect(await adding).toMatchObject({ code: 'SHOP_DISPOSED' })
    expect(ended).toEqual(['state', 'events', 'storage'])
  })
})
