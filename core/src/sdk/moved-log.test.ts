/** A shop whose log is another one: memory and back, repaired (I6, I7, I8, I10). */
import { afterEach, describe, expect, test } from 'vitest'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { createIndexedDbLog } from '../engine/log/indexeddb-log.ts'
import type { Log } from '../engine/log/log.ts'
import { LeaflogError } from '../errors/errors.ts'
import { createProfile, meddle, onDisk, stillClock } from '../testing/browser-profile.ts'
import { settle } from '../testing/fake-ports.ts'
import { type JobCall, createJobDomain, jobEvents, jobsOf } from '../testing/job-domain.ts'
import { type KernelTab, createKernelTabs } from '../testing/kernel-tabs.ts'
import { createRecordingDomain, recordingEvents, tapeOf } from '../testing/recording-domain.ts'
import { createSharedMemoryLog } from '../testing/shared-logs.ts'
import { createSum, sumEventsV1, sumOf } from '../testing/sum-domain.ts'

const profiles: ReturnType<typeof createProfile>[] = []
afterEach(() => {
  for (const profile of profiles.splice(0)) profile.end()
})
const openProfile = () => {
  const profile = createProfile()
  profiles.push(profile)
  return profile
}

const sum = createSum(1, sumEventsV1)
const answer: JobCall = async ({ params }) => [jobEvents.done({ job: params.job, by: 'service' })]
const never = () => new Promise<never>(() => {})
const add = (tab: KernelTab, by: number) => tab.kernel.commit(sumEventsV1.added({ by }))
const ask = (tab: KernelTab, what = 'sweep') => tab.kernel.commit(jobEvents.asked({ what }))
const record = (tab: KernelTab) => tab.kernel.commit(recordingEvents.recorded({ note: 'n' }))
const doneIn = (tab: KernelTab) => jobsOf(tab.kernel.state$.value).done

/** A disk on which a method fails until `mend`. */
function failingDisk(method: 'append' | 'read' = 'append', isBroken = true) {
  let broken = isBroken
  const refuse = () => Promise.reject(new LeaflogError('STORAGE_FULL'))
  return {
    break: () => void (broken = true),
    mend: () => void (broken = false),
    reach: (log: Log): Log => ({
      ...log,
      append: (...given) => (broken && method === 'append' ? refuse() : log.append(...given)),
      read: (position) => (broken && method === 'read' ? refuse() : log.read(position)),
    }),
  }
}

describe('I8: back from memory', () => {
  test('a shop that could not read its log comes back to one whose visitor was forgotten before', async () => {
    const profile = openProfile()
    const log = createIndexedDbLog({
      name: 'leaflog2-test',
      factory: profile.factory,
      clock: stillClock,
      newLogId: () => 'emptied',
    })
    await log.forget()
    log.close()
    const disk = failingDisk('read')
    const tab = await profile.visit([sum], { reach: disk.reach })
    expect(await add(tab, 3)).toMatchObject({ seq: 1 })
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    disk.mend()
    await profile.tabs.clock.advance(10_000)
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    await add(tab, 4)
    expect(sumOf(await profile.visit([sum]))).toEqual({ sum: 7, count: 2 })
  })

  test('is tried at once when the page wakes up, and not any more once it is back', async () => {
    const profile = openProfile()
    const disk = failingDisk()
    const tab = await profile.visit([sum], { reach: disk.reach })
    await add(tab, 3)
    disk.mend()
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    tab.seen.wake()
    await expect.poll(() => tab.kernel.storage$.value.kind).toBe('indexeddb')
    await profile.tabs.clock.advance(120_000)
    expect(profile.tabs.clock.timers()).toBe(0)
  })

  test('is tried no more by a shop that is closed, nor by one whose log has no other place', async () => {
    const profile = openProfile()
    const tab = await profile.visit([sum], { reach: failingDisk().reach })
    await add(tab, 3)
    expect(profile.tabs.clock.timers()).toBe(1)
    tab.kernel.dispose()
    expect(profile.tabs.clock.timers()).toBe(0)
    const tabs = createKernelTabs(createSharedMemoryLog())
    const alone = tabs.open({ domains: [sum], log: failingDisk().reach })
    await alone.kernel.start()
    await add(alone, 3)
    expect(alone.kernel.storage$.value.kind).toBe('memory')
    expect(tabs.clock.timers()).toBe(0)
    alone.kernel.dispose()
  })

  test('a shop that is closed by who hears of the trouble keeps no timer', async () => {
    const profile = openProfile()
    const tab = await profile.visit([sum], { reach: failingDisk().reach })
    tab.kernel.storage$.subscribe(({ kind }) => kind === 'memory' && tab.kernel.dispose())
    await add(tab, 3).catch(() => 'closed')
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    expect(profile.tabs.clock.timers()).toBe(0)
  })

  test('I10: a call that another tab asked for and whose row is lost is made at once, whatever else runs', async () => {
    const profile = openProfile()
    const disk = failingDisk()
    const domains = (call: JobCall): Domain[] => [createJobDomain(call), createRecordingDomain(never)]
    const tab = await profile.visit(domains(answer), { reach: disk.reach })
    await record(tab)
    const other = await profile.visit(domains(never))
    await ask(other)
    profile.leave(other)
    await meddle(profile.factory, 'outbox', (store) => store.clear())
    disk.mend()
    await profile.tabs.clock.advance(8000)
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    expect(doneIn(tab)).toEqual(['sweep'])
  })

  test('I6: who signed out in another tab that was left at once is forgotten by the disk', async () => {
    const profile = openProfile()
    const disk = failingDisk()
    const domains = [createJobDomain(async ({ params }) => [jobEvents.done({ job: params.job, by: 'canary' })]), sum]
    const tab = await profile.visit(domains, { reach: disk.reach })
    await add(tab, 1)
    const other = await profile.visit(domains, { log: (log) => ({ ...log, purge: () => new Promise(() => {}) }) })
    await ask(other, 'canary')
    await settle()
    await other.kernel.commit(jobEvents.left({}))
    profile.leave(other)
    expect(await onDisk(profile.factory)).toContain('canary')
    disk.mend()
    await profile.tabs.clock.advance(10_000)
    await expect.poll(() => onDisk(profile.factory)).not.toContain('canary')
    expect(sumOf(tab)).toEqual({ sum: 1, count: 1 })
  })
})

describe('I10: state and outbox of a log that is read again', () => {
  test('a call whose row is lost with the damage is made at once, whatever else runs', async () => {
    const profile = openProfile()
    const asking = await profile.visit([createJobDomain(never), createRecordingDomain(never)])
    await ask(asking)
    const tab = await profile.visit([createJobDomain(answer), createRecordingDomain(never)])
    await record(tab)
    await settle()
    profile.leave(asking)
    await meddle(profile.factory, 'outbox', (store) => {
      store.clear()
      store.put({ id: 'broken', params: 1 })
    })
    await record(tab)
    await profile.tabs.clock.advance(5000)
    expect(tab.kernel.storage$.value.problem).toBe('LOG_DAMAGED')
    expect(doneIn(tab)).toEqual(['sweep'])
  })

  test('I7: a row stays for the tab whose event this build does not know, whatever is settled here', async () => {
    const profile = openProfile()
    const known = createJobDomain(never)
    const { asked: _, ...events } = known.events
    const newer = await profile.visit([known])
    await ask(newer)
    const tape = createRecordingDomain()
    const old = await profile.visit([{ ...known, events }, tape])
    await record(old)
    await old.kernel.settled({ forNow: true })
    await expect.poll(() => tapeOf(old.kernel.state$.value).copied).toHaveLength(1)
    const log = createIndexedDbLog({
      name: 'leaflog2-test',
      factory: profile.factory,
      clock: stillClock,
      newLogId: () => 'other',
    })
    expect((await log.rows()).map(({ effect }) => effect)).toEqual(['job.call'])
    log.close()
  })
})
