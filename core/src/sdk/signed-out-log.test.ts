/** What a sign-out leaves on the disk, and in the tabs that hear of it later (I6). */
import { afterEach, describe, expect, test } from 'vitest'
import type { Log } from '../engine/log/log.ts'
import { LeaflogError } from '../errors/errors.ts'
import { createProfile, onDisk } from '../testing/browser-profile.ts'
import { type JobCall, createJobDomain, jobEvents } from '../testing/job-domain.ts'
import { type KernelTab, createKernelTabs } from '../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../testing/shared-logs.ts'
import { createSum, sumEventsV1, sumEventsV2, sumOf } from '../testing/sum-domain.ts'

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
const newerSum = createSum(2, sumEventsV2)
const answer: JobCall = async ({ params }) => [jobEvents.done({ job: params.job, by: 'canary' })]
const canary = createJobDomain(answer)
const add = (tab: KernelTab, by: number) => tab.kernel.commit(sumEventsV1.added({ by }))
const ask = (tab: KernelTab) => tab.kernel.commit(jobEvents.asked({ what: 'canary-name' }))

/** A disk on which nothing can be written until `mend`. */
function full() {
  let isFull = true
  return {
    mend: () => void (isFull = false),
    reach: (log: Log): Log => ({
      ...log,
      append: (...given) => (isFull ? Promise.reject(new LeaflogError('STORAGE_FULL')) : log.append(...given)),
    }),
  }
}

describe('I6: a sign-out', () => {
  test('erases the logs of other builds, which a newer one has taken over', async () => {
    const profile = openProfile()
    const job = createJobDomain(answer)
    const databases = async () => (await profile.factory.databases()).map(({ name }) => name)
    const first = await profile.visit([newerSum, job])
    await first.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(first)
    const back = await profile.visit([sum, job])
    await add(back, 1)
    profile.leave(back)
    const again = await profile.visit([newerSum, job])
    expect(await databases()).toContain('leaflog2-test-beside-1')
    const told: string[] = []
    again.kernel.events$.subscribe(({ type }) => told.push(type))
    await again.kernel.commit(jobEvents.left({}))
    await expect.poll(databases).toEqual(['leaflog2-test'])
    expect(told).toEqual(['job.left'])
    expect(again.kernel.storage$.value.problem).toBeNull()
  })

  test('of a log without others is no trouble', async () => {
    const shared = createSharedMemoryLog()
    const tab = createKernelTabs(shared).open({ domains: [createJobDomain(answer)] })
    await tab.kernel.start()
    await ask(tab)
    await tab.kernel.settled()
    const { seq } = await tab.kernel.commit(jobEvents.left({}))
    await tab.kernel.settled()
    expect(shared.store.head.floor).toBe(seq)
    expect([tab.kernel.storage$.value.kind, tab.seen.reports]).toEqual(['indexeddb', []])
    tab.kernel.dispose()
  })

  test('in memory leaves the logs on the disk to a visit that can write there', async () => {
    const profile = openProfile()
    const job = createJobDomain(answer)
    const newer = await profile.visit([newerSum, job])
    await newer.kernel.commit(sumEventsV2.added({ cents: 50 }))
    profile.leave(newer)
    const back = await profile.visit([sum, job])
    await add(back, 1)
    profile.leave(back)
    const tab = await profile.visit([newerSum, job], { reach: full().reach })
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    await tab.kernel.commit(jobEvents.left({}))
    await tab.kernel.settled()
    expect((await profile.factory.databases()).map(({ name }) => name)).toContain('leaflog2-test-beside-1')
  })

  test('in memory is one on the disk too, once what was done in memory is written there', async () => {
    const profile = openProfile()
    const disk = full()
    const tab = await profile.visit([canary], { reach: disk.reach })
    await ask(tab)
    await tab.kernel.settled()
    await tab.kernel.commit(jobEvents.left({}))
    await tab.kernel.settled()
    expect(tab.kernel.storage$.value.kind).toBe('memory')
    disk.mend()
    await profile.tabs.clock.advance(10_000)
    await tab.kernel.settled()
    expect(tab.kernel.storage$.value.kind).toBe('indexeddb')
    expect(await onDisk(profile.factory)).toContain('"seq":')
    expect(await onDisk(profile.factory)).not.toContain('canary')
  })

  test('I3: that a tab hears nothing of costs it nothing: it goes on from what is left', async () => {
    const profile = openProfile()
    const [deaf, other] = [await profile.visit([canary, sum]), await profile.visit([canary, sum])]
    await add(deaf, 1)
    deaf.deafen()
    await ask(other)
    await other.kernel.settled()
    await other.kernel.commit(jobEvents.left({}))
    await other.kernel.settled()
    await add(other, 2)
    await add(deaf, 4)
    expect(sumOf(deaf)).toEqual({ sum: 7, count: 3 })
    await add(other, 8)
    expect(sumOf(other)).toEqual({ sum: 15, count: 4 })
  })
})
