import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import type { Log } from '../log/log.ts'
import { createCounterDomain, counterEvents } from '../../testing/counter-domain.ts'
import { settle } from '../../testing/fake-ports.ts'
import { type TabOptions, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import type { Effect } from './define-domain.ts'

const recorded = (note = 'n', password?: string) =>
  recordingEvents.recorded({ note, ...(password !== undefined && { password }) })

async function openTape(options: Omit<TabOptions, 'domains'> = {}, run: Copying = copy, attempts?: number) {
  const store = createSharedMemoryLog()
  const tabs = createKernelTabs(store)
  const domains = [createRecordingDomain(run, attempts)]
  const tab = tabs.open({ ...options, domains })
  const tape = () => tapeOf(tab.kernel.state$.value)
  return { ...tab, store: store.store, tabs, tape, again: (more = {}) => tabs.open({ ...options, ...more, domains }) }
}

/** A log that fails as `failing` says, from the moment it is set. */
function createFailingLog() {
  const failing: { with: Error | null; after: boolean; only: keyof Log | null } = {
    with: null,
    after: false,
    only: null,
  }
  const wrap = (log: Log): Log => {
    const guard = async <T>(name: keyof Log, work: () => Promise<T>): Promise<T> => {
      const fails = failing.with && (failing.only === null || failing.only === name)
      if (fails && failing.after) await work()
      if (fails) throw failing.with
      return work()
    }
    return {
      read: (position) => guard('read', () => log.read(position)),
      append: (position, decide, options) => guard('append', () => log.append(position, decide, options)),
      claim: (claim) => guard('claim', () => log.claim(claim)),
      postpone: (id, attempt, notBefore) => guard('postpone', () => log.postpone(id, attempt, notBefore)),
      compact: (logId, snapshot, retention) => guard('compact', () => log.compact(logId, snapshot, retention)),
      blob: (hash) => guard('blob', () => log.blob(hash)),
      dump: () => guard('dump', () => log.dump()),
      purge: (logId, snapshot) => guard('purge', () => log.purge(logId, snapshot)),
      rows: () => guard('rows', () => log.rows()),
      begin: (beginning) => guard('begin', () => log.begin(beginning)),
      repair: (known) => guard('repair', () => log.repair(known)),
      salvage: () => guard('salvage', () => log.salvage()),
      damaged: () => guard('damaged', () => log.damaged()),
      forget: () => guard('forget', () => log.forget()),
      close: () => log.close(),
    }
  }
  return { failing, wrap }
}

test('I4: a failing effect is tried again with growing pauses, then given up', async () => {
  const at: number[] = []
  const open = await openTape({}, async () => {
    at.push(open.tabs.clock.now())
    throw new Error('down')
  })
  await open.kernel.start()
  await open.kernel.commit(recorded())
  await open.tabs.clock.advance(10_000)
  expect(at.map((time) => time - 1_000_000)).toEqual([0, 625, 1875])
  expect(open.tape().lost).toHaveLength(1)
  expect(open.store.outbox.size).toBe(0)
  open.kernel.dispose()
})

test('I4: an effect that hangs is aborted and given up', async () => {
  const signals: AbortSignal[] = []
  const hangs: Copying = ({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  const open = await openTape({}, hangs, 1)
  await open.kernel.start()
  await open.kernel.commit(recorded())
  await open.tabs.clock.advance(10_000)
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
  expect(open.tape().lost).toHaveLength(1)
  open.kernel.dispose()
})

for (const [what, events] of [
  ['of another shape', [{ type: 'tape.copied', v: 1, data: { id: 7 } }]],
  ['that nobody knows', [{ type: 'tape.burnt', v: 1, data: {} }]],
  ['of another version', [{ type: 'tape.copied', v: 2, data: { id: 'x' } }]],
] as const)
  test(`I4: an effect that finds events ${what} has failed, and is not run for ever`, async () => {
    let calls = 0
    const open = await openTape({}, async () => {
      calls += 1
      return events
    })
    await open.kernel.start()
    await open.kernel.commit(recorded())
    await open.tabs.clock.advance(60_000)
    expect(calls).toBe(3)
    expect(open.tape()).toMatchObject({ lost: [expect.any(String)], copied: [] })
    expect(open.store.outbox.size).toBe(0)
    open.kernel.dispose()
  })

test('I4: an effect whose giving up fails, too, is settled without a result', async () => {
  const store = createSharedMemoryLog()
  const tabs = createKernelTabs(store)
  const tape = createRecordingDomain(() => Promise.reject(new Error('down')), 1)
  const broken: Effect = {
    params: z.unknown(),
    run: () => Promise.reject(new Error('down')),
    giveUp: () => [{ type: 'tape.lost', v: 1, data: {} }],
  }
  const { kernel, seen } = tabs.open({ domains: [{ ...tape, effects: { copy: broken } }] })
  await kernel.start()
  await kernel.commit(recorded())
  await tabs.clock.advance(60_000)
  expect(store.store.outbox.size).toBe(0)
  expect(seen.reports.map(({ code }) => code)).toEqual(['EFFECT_FAILED', 'EFFECT_FAILED'])
  kernel.dispose()
})

for (const [code, calls, reports] of [
  ['NETWORK_FAILED', 3, ['EFFECT_FAILED']],
  ['NOT_AUTHORIZED', 1, []],
] as const)
  test(`[8.8] I4: an effect that fails with ${code} is run ${calls} times and told ${reports.length} times`, async () => {
    let ran = 0
    const open = await openTape({}, async () => {
      ran += 1
      throw new LeaflogError(code)
    })
    await open.kernel.start()
    await open.kernel.commit(recorded())
    await open.tabs.clock.advance(60_000)
    expect(ran).toBe(calls)
    expect(open.tape().lost).toHaveLength(1)
    expect(open.seen.reports.map((report) => report.code)).toEqual(reports)
    open.kernel.dispose()
  })

test('I4: a tab that thaws after its lease delivers in vain', async () => {
  let calls = 0
  const open = await openTape({}, async (context) => {
    calls += 1
    await new Promise<void>((resolve) => void open.tabs.clock.after(5000, resolve))
    return copy(context)
  })
  await open.kernel.start()
  await open.kernel.commit(recorded())
  await settle()
  open.freeze()
  const other = open.again()
  await other.kernel.start()
  await open.tabs.clock.advance(40_000)
  expect(tapeOf(other.kernel.state$.value).copied).toHaveLength(1)
  open.thaw()
  await open.tabs.clock.advance(1000)
  expect(calls).toBe(2)
  expect(open.tape().copied).toHaveLength(1)
  open.kernel.dispose()
  other.kernel.dispose()
})

test('I4: nobody answers who is alive, and effects run all the same', async () => {
  const silent = { announce: () => () => {}, alive: () => new Promise<null>(() => {}), left: () => new Set<string>() }
  const open = await openTape({ ports: { presence: silent } })
  await open.kernel.start()
  await open.kernel.commit(recorded())
  await open.tabs.clock.advance(1000)
  expect(open.tape().copied).toHaveLength(1)
  const refusing = await openTape({ ports: { presence: { ...silent, alive: () => Promise.reject(new Error('no')) } } })
  await refusing.kernel.start()
  await refusing.kernel.commit(recorded())
  await refusing.kernel.settled()
  expect(refusing.tape().copied).toHaveLength(1)
  open.kernel.dispose()
  refusing.kernel.dispose()
})

test('I4: of two tabs, the one whose turn it is not learns of it when the lane is free', async () => {
  const store = createSharedMemoryLog()
  const tabs = createKernelTabs(store)
  const calls: { key: string; password?: string | undefined; at?: number }[] = []
  let release = () => {}
  const tape = createRecordingDomain(async (context) => {
    calls.push({ key: context.key, at: tabs.clock.now() })
    if (calls.length === 1) await new Promise<void>((resolve) => (release = resolve))
    return []
  })
  const [a, b] = [tabs.open({ domains: [tape] }), tabs.open({ domains: [tape] })]
  await a.kernel.start()
  await b.kernel.start()
  await a.kernel.commit(recorded('first'))
  await settle()
  await b.kernel.commit(recorded('second'))
  await settle()
  expect(calls).toHaveLength(1)
  release()
  await settle()
  expect(calls).toHaveLength(2)
  a.kernel.dispose()
  b.kernel.dispose()
})

for (const code of ['STORAGE_FULL', 'STORAGE_HUNG', 'STORAGE_LOST', 'STORAGE_UNAVAILABLE'] as const)
  test(`I8: ${code}: said, and everything goes on in memory, effects that wait for another try too`, async () => {
    const { failing, wrap } = createFailingLog()
    let down = true
    const run: Copying = (context) => (down ? Promise.reject(new Error('down')) : copy(context))
    const open = await openTape({ log: wrap }, run)
    await open.kernel.start()
    const first = await open.kernel.commit(recorded('a'))
    const second = await open.kernel.commit(recorded('b'))
    await settle()
    failing.with = new LeaflogError(code)
    down = false
    const third = await open.kernel.commit(recorded('c'))
    expect(open.kernel.storage$.value).toEqual({ kind: 'memory', problem: code, readOnly: false })
    await open.tabs.clock.advance(20_000)
    const { ids, copied } = open.tape()
    expect(ids).toEqual([first.id, second.id, third.id])
    expect(copied).toEqual(ids)
    expect(third.seq).toBe(second.seq + 1)
    open.kernel.dispose()
    expect(open.tabs.clock.timers()).toBe(0)
  })

test('I8: rows that cannot be claimed are found again, and the trouble reaches the commitQueue', async () => {
  const { failing, wrap } = createFailingLog()
  Object.assign(failing, { with: new LeaflogError('STORAGE_LOST'), only: 'claim' })
  const open = await openTape({ log: wrap })
  await open.kernel.start()
  await open.kernel.commit(recorded())
  await open.tabs.clock.advance(2000)
  expect(open.tape().copied).toEqual([])
  failing.with = null
  await open.tabs.clock.advance(2000)
  expect(open.tape().copied).toHaveLength(1)
  open.kernel.dispose()
})

test('I8: damage found while running loses nothing: all tabs go on from what is known', async () => {
  const open = await openTape()
  const other = open.again()
  await open.kernel.start()
  await other.kernel.start()
  await open.kernel.commit(recorded('a'))
  await settle()
  const [segment] = open.store.segments
  if (segment) open.store.segments[0] = { ...segment, text: 'garbage' }
  await expect(open.kernel.dump()).resolves.toMatchObject({ tail: { events: [] } })
  await open.kernel.commit(recorded('b'))
  await settle()
  expect(open.kernel.storage$.value).toEqual({ kind: 'indexeddb', problem: 'LOG_DAMAGED', readOnly: false })
  await other.kernel.commit(recorded('c'))
  await settle()
  expect(open.tape().ids).toHaveLength(3)
  expect(open.tape().copied).toHaveLength(3)
  expect(other.saved()).toBe(open.saved())
  open.kernel.dispose()
  other.kernel.dispose()
})

test('I8: an append that was committed although it failed is recognised, and its effects run', async () => {
  let failures = 1
  const twice = (log: Log): Log => ({
    ...log,
    append: async (position, decide, options) => {
      if (failures === 0) return log.append(position, decide, options)
      failures -= 1
      await log.append(position, decide, options)
      return log.append(position, decide, options)
    },
  })
  const open = await openTape({ log: twice })
  await open.kernel.start()
  const { id } = await open.kernel.commit(recorded('a', 'canary'))
  await open.kernel.settled()
  expect(open.tape()).toMatchObject({ ids: [id], copied: [id] })
  open.kernel.dispose()
})

test('I5: a secret reaches no log, hint, report or error, however things fail', async () => {
  const canary = 'canary-7fd1'
  const hints: unknown[] = []
  const secrets: unknown[] = []
  const { failing, wrap } = createFailingLog()
  const leaky: Copying = async ({ secrets: given }) => {
    secrets.push(given['password'])
    if (secrets.length === 1) throw new Error(`Unexpected token in ${given['password']}`)
    if (secrets.length === 2) return [{ type: 'tape.copied', v: 1, data: { password: given['password'] } }]
    throw new LeaflogError('NETWORK_FAILED', `no answer to ${given['password']}`)
  }
  const channel = { post: (head: unknown) => void hints.push(head), heads$: NEVER, close: () => {} }
  const open = await openTape({ log: wrap, ports: { channel } }, leaky)
  await open.kernel.start()
  const event = await open.kernel.commit(recorded('a', canary))
  await settle()
  failing.with = new LeaflogError('STORAGE_FULL')
  await open.kernel.commit(recorded('b'))
  await open.tabs.clock.advance(20_000)
  const refusal: unknown = await open.kernel
    .commit({ type: 'tape.recorded', v: 1, data: { note: 7, password: canary } })
    .catch((error: unknown) => error)
  const { tail, state } = await open.kernel.dump()
  expect(secrets).toEqual([canary, canary, canary, undefined, undefined, undefined])
  const written = [
    open.store,
    [...open.store.outbox],
    event,
    tail,
    open.kernel.folder.save(state),
    hints,
    open.seen.reports,
  ]
  expect(JSON.stringify(written)).not.toContain(canary)
  expect(JSON.stringify([String(refusal), refusal instanceof Error && refusal.cause])).not.toContain(canary)
  open.kernel.dispose()
})

test('I1: what a caller changes afterwards changes nothing that was recorded', async () => {
  const open = await openTape()
  const counter = createKernelTabs(createSharedMemoryLog()).open({ domains: [createCounterDomain()] })
  await counter.kernel.start()
  const event = counterEvents.added({ by: 3 })
  const promise = counter.kernel.commit(event)
  Object.assign(event.data, { by: 40 })
  expect((await promise).data).toEqual({ by: 3 })
  counter.kernel.dispose()
  open.kernel.dispose()
})
