/** A shop that is woken does what has become due; who waits until all is settled waits for what can still happen. */
import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { counterEvents, createCounterDomain } from '../../testing/counter-domain.ts'
import { settle } from '../../testing/fake-ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { type Copying, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { createSleepingTabs } from '../../testing/sleeping-tabs.ts'
import type { Log } from '../log/log.ts'

const never: Copying = () => new Promise(() => {})
const recorded = () => recordingEvents.recorded({ note: 'n' })
const copiedIn = (tab: KernelTab) => tapeOf(tab.kernel.state$.value).copied.length

describe('a shop that is woken', () => {
  test('lets come true at once what became due while its device slept', async () => {
    const { tabs, sleep } = createSleepingTabs()
    const tab = tabs.open({ domains: [createCounterDomain()] })
    await tab.kernel.start()
    await tab.kernel.commit(counterEvents.added({ by: 3 }))
    await tab.kernel.settled()
    sleep(60_000)
    tab.seen.wake()
    await settle()
    expect(tab.kernel.state$.value['counter']?.context).toMatchObject({ total: 0 })
    tab.kernel.dispose()
  })

  test.each([
    ['is woken', (tab: KernelTab) => tab.seen.wake(), 1],
    ['is waited for until all is settled', (tab: KernelTab) => void tab.kernel.settled(), 1],
    ['is waited for until nothing is done now', (tab: KernelTab) => void tab.kernel.settled({ forNow: true }), 0],
  ])('I4: of a row that a dead tab left, one that %s looks now: %o', async (_, look, copies) => {
    const { tabs, sleep } = createSleepingTabs()
    const dead = tabs.open({ domains: [createRecordingDomain(never)] })
    const tab = tabs.open({ domains: [createRecordingDomain()] })
    await dead.kernel.start()
    await tab.kernel.start()
    await dead.kernel.commit(recorded())
    await settle()
    dead.kill()
    sleep(60_000)
    look(tab)
    await settle()
    expect(copiedIn(tab)).toBe(copies)
    tab.kernel.dispose()
  })
})

describe('who waits until all is settled', () => {
  test('does not wait for a shop that nobody has started', async () => {
    const tab = createKernelTabs(createSharedMemoryLog()).open({ domains: [createRecordingDomain()] })
    await tab.kernel.settled()
    expect(tab.kernel.state$.value['tape']).toBeDefined()
    tab.kernel.dispose()
  })

  test('does not wait for rows of a shop that may write no more', async () => {
    let refuses = false
    const readOnly = (log: Log): Log => ({
      ...log,
      append: (...given) => (refuses ? Promise.reject(new LeaflogError('READ_ONLY')) : log.append(...given)),
    })
    const failing: Copying = () => Promise.reject(new Error('down'))
    const tab = createKernelTabs(createSharedMemoryLog()).open({
      domains: [createRecordingDomain(failing)],
      log: readOnly,
    })
    await tab.kernel.start()
    await tab.kernel.commit(recorded())
    await settle()
    refuses = true
    await expect(tab.kernel.commit(recorded())).rejects.toMatchObject({ code: 'READ_ONLY' })
    await tab.kernel.settled()
    expect(copiedIn(tab)).toBe(0)
    tab.kernel.dispose()
  })
})
