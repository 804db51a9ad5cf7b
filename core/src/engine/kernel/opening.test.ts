/** While a shop opens nothing is missed, and nothing is done too early or too often. */
import { Observable } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { COUNTER_LIMIT, counterEvents, createCounterDomain } from '../../testing/counter-domain.ts'
import { createFakePorts, noCredentials, settle } from '../../testing/fake-ports.ts'
import { createJobDomain, jobEvents } from '../../testing/job-domain.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { createSleepingTabs } from '../../testing/sleeping-tabs.ts'
import type { Log } from '../log/log.ts'
import { createMemoryLog, createMemoryStore } from '../log/memory-log.ts'
import { createKernel } from './kernel.ts'
import { codeOf } from './queue.ts'

const never = () => new Promise<never>(() => {})
const recorded = () => recordingEvents.recorded({ note: 'n' })

/** A tab whose log is read once `release` is called; a tab that died before has left it a row. */
async function openingTab() {
  const { tabs, sleep } = createSleepingTabs()
  const dead = tabs.open({ domains: [createRecordingDomain(never)] })
  await dead.kernel.start()
  await dead.kernel.commit(recorded())
  dead.kernel.dispose()
  dead.kill()
  sleep(60_000)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const slow = (log: Log): Log => ({
    ...log,
    read: async (position) => {
      const tail = await log.read(position)
      await released
      return tail
    },
  })
  const heads: ((head: number) => void)[] = []
  const heads$ = new Observable<number>((listener) => void heads.push((head) => listener.next(head)))
  let calls = 0
  const run: Copying = (context) => {
    calls += 1
    return copy(context)
  }
  const channel = { heads$, post: () => {}, close: () => {} }
  const tab = tabs.open({ domains: [createRecordingDomain(run)], log: slow, ports: { channel } })
  const hint = (head: number) => heads.forEach((hear) => hear(head))
  return { tabs, tab, release, hint, calls: () => calls }
}

describe('while a shop is being opened', () => {
  test('I4: no effect is run before it is open, whoever wakes it or waits for it', async () => {
    const { tabs, tab, release, hint, calls } = await openingTab()
    const started = tab.kernel.start()
    await settle()
    tab.seen.wake()
    hint(0)
    void tab.kernel.settled()
    void tab.kernel.settled({ forNow: true })
    await settle()
    await tabs.clock.advance(20_000)
    expect(calls()).toBe(0)
    release()
    await started
    await settle()
    expect(calls()).toBe(1)
    tab.kernel.dispose()
  })

  test('I9: a hint of what was written after the log was read is not lost', async () => {
    const { tabs, tab, release, hint } = await openingTab()
    const started = tab.kernel.start()
    await settle()
    const other = tabs.open({ domains: [createRecordingDomain(never)] })
    await other.kernel.start()
    const { seq } = await other.kernel.commit(recorded())
    hint(seq)
    release()
    await started
    await settle()
    expect(tapeOf(tab.kernel.state$.value).ids).toHaveLength(2)
    tab.kernel.dispose()
    other.kernel.dispose()
  })

  test('who waits until all is settled waits until it is open, though nothing is asked of it', async () => {
    const { tab, release } = await openingTab()
    const started = tab.kernel.start()
    let settled = false
    void tab.kernel.settled({ forNow: true }).then(() => (settled = true))
    await settle()
    expect(settled).toBe(false)
    release()
    await started
    await settle()
    expect(settled).toBe(true)
    tab.kernel.dispose()
  })

  test('a shop that is closed at any moment of it listens to nothing afterwards, and says that it is closed', async () => {
    for (let moment = 0; moment < 60; moment += 1) {
      let closed = false
      const late: string[] = []
      const tape = {
        ...createRecordingDomain(),
        listen: () => {
          if (closed) late.push(`after ${moment} turns`)
          return new Observable<never>()
        },
      }
      const tab = createKernelTabs(createSharedMemoryLog()).open({ domains: [tape] })
      const started = tab.kernel.start().catch((error: unknown) => codeOf(error))
      for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
      closed = true
      tab.kernel.dispose()
      expect([undefined, 'SHOP_DISPOSED']).toContain(await started)
      expect(late).toEqual([])
    }
  })

  test('[8.23] without a database says so', async () => {
    const { seen, ...ports } = createFakePorts()
    const kernel = createKernel({
      domains: [createRecordingDomain()],
      ports,
      effectConfig: { gateway: '', exitUrl: '', externalShops: {}, credentials: noCredentials },
      log: createMemoryLog(createMemoryStore('log-1'), () => 'log-2'),
      fallback: () => {
        throw new Error('not needed')
      },
      storage: 'memory',
      problem: 'STORAGE_UNAVAILABLE',
      tab: 'tab-1',
    })
    await kernel.start()
    expect(seen.reports).toEqual([{ code: 'STORAGE_UNAVAILABLE', detail: 'there is no IndexedDB' }])
    expect(kernel.storage$.value).toEqual({ kind: 'memory', problem: 'STORAGE_UNAVAILABLE', readOnly: false })
    kernel.dispose()
  })

  test('what was due before it was closed comes true once it is open again', async () => {
    const { tabs, sleep } = createSleepingTabs()
    const before = tabs.open({ domains: [createCounterDomain()] })
    await before.kernel.start()
    await before.kernel.commit(counterEvents.added({ by: 3 }))
    await before.kernel.settled()
    before.kernel.dispose()
    sleep(60_000)
    const tab = tabs.open({ domains: [createCounterDomain()] })
    await tab.kernel.start()
    await settle()
    expect(tab.kernel.state$.value['counter']?.context).toMatchObject({ total: 0 })
    tab.kernel.dispose()
  })
})

describe('no more is asked and told than is needed', () => {
  async function counted(domains: Parameters<ReturnType<typeof createKernelTabs>['open']>[0]['domains']) {
    const asked = { append: 0, claim: 0, rows: 0 }
    const tabs = createKernelTabs(createSharedMemoryLog())
    const counting = (log: Log): Log => ({
      ...log,
      append: (position, decide, options) => {
        asked.append += 1
        if (options?.rows) asked.rows += 1
        return log.append(position, decide, options)
      },
      claim: (claim) => ((asked.claim += 1), log.claim(claim)),
    })
    const tab = tabs.open({ domains, log: counting })
    await tab.kernel.start()
    await settle()
    return { tab, tabs, asked }
  }

  test('trouble that changes nothing about where the log is kept is not told as a change', async () => {
    const tab = createKernelTabs(createSharedMemoryLog()).open({
      domains: [createRecordingDomain(never)],
      config: { snapshotEvery: 1, retention: { events: 1, ms: 1e12 } },
      log: (log) => ({ ...log, compact: () => Promise.reject(new TypeError('full')) }),
    })
    const told: unknown[] = []
    tab.kernel.storage$.subscribe((status) => told.push(status))
    await tab.kernel.start()
    await tab.kernel.commit(recorded())
    await settle()
    expect(tab.seen.reports.map(({ code }) => code)).toContain('STORAGE_UNAVAILABLE')
    expect(told).toEqual([{ kind: 'indexeddb', problem: null, readOnly: false }])
    tab.kernel.dispose()
  })

  test('a commit that leaves nothing to do looks for no rows', async () => {
    const { tab, asked } = await counted([{ ...createCounterDomain(), effects: {} }])
    const before = asked.claim
    await expect(tab.kernel.commit(counterEvents.added({ by: COUNTER_LIMIT + 1 }))).rejects.toMatchObject({
      code: 'EVENT_REJECTED',
    })
    await settle()
    expect(asked.claim).toBe(before)
    tab.kernel.dispose()
  })

  test('I10: where nobody waits for a call, nothing is written for one', async () => {
    const { tab, tabs, asked } = await counted([createJobDomain(never)])
    const before = asked.append
    for (let looks = 0; looks < 3; looks += 1) await tab.kernel.settled()
    await tabs.clock.advance(60_000)
    expect(asked.append).toBe(before)
    await tab.kernel.commit(jobEvents.left({}))
    expect(asked).toMatchObject({ append: before + 1, rows: 1 })
    tab.kernel.dispose()
  })
})
