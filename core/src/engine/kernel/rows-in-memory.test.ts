/** What an event still has to do goes on in memory as it was in storage, no more and no less (I4, I8); and its secrets (I5). */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { settle } from '../../testing/fake-ports.ts'
import { createJobDomain, jobEvents } from '../../testing/job-domain.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import type { Log } from '../log/log.ts'
import { createMemoryLog } from '../log/memory-log.ts'
import { defineEvents, secret } from './define-events.ts'

const recorded = () => recordingEvents.recorded({ note: 'n' })

/** A tab whose storage fails when the test says so, wholly or in one method. */
function openTab(run: Copying = copy) {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  const keys: string[] = []
  const tape = createRecordingDomain((context) => {
    keys.push(context.key)
    return run(context)
  })
  const broken = new Set<'append' | 'claim' | 'read'>()
  const lost = () => Promise.reject(new LeaflogError('STORAGE_LOST'))
  const breaking = (log: Log): Log => ({
    ...log,
    append: (...given) => (broken.has('append') ? lost() : log.append(...given)),
    claim: (claim) => (broken.has('claim') ? lost() : log.claim(claim)),
    read: (position) => (broken.has('read') ? lost() : log.read(position)),
  })
  const tab = tabs.open({ domains: [tape], log: breaking })
  return { ...tab, tabs, tape, keys, broken, store: shared.store, copied: () => tapeOf(tab.kernel.state$.value).copied }
}

test('I8: an append that was committed although it failed: its effect is run at once', async () => {
  const tabs = createKernelTabs(createSharedMemoryLog())
  const { kernel } = tabs.open({
    domains: [createRecordingDomain()],
    log: (log) => ({
      ...log,
      append: async (...given) => {
        await log.append(...given)
        return log.append(...given)
      },
    }),
  })
  await kernel.start()
  const { id } = await kernel.commit(recorded())
  await settle()
  expect(tapeOf(kernel.state$.value).copied).toEqual([id])
  kernel.dispose()
})

describe('I8: storage fails', () => {
  test('before a row was claimed: it is run in memory', async () => {
    const { kernel, broken, copied, tabs } = openTab()
    await kernel.start()
    broken.add('claim')
    const { id } = await kernel.commit(recorded())
    await settle()
    broken.add('append')
    await kernel.commit(recorded())
    expect(kernel.storage$.value.kind).toBe('memory')
    await tabs.clock.advance(5000)
    expect(copied()).toContain(id)
    kernel.dispose()
  })

  test('while nothing is committed: who looks for rows finds out', async () => {
    const { kernel, broken, copied, tabs } = openTab()
    await kernel.start()
    broken.add('claim').add('read')
    await kernel.commit(recorded())
    await tabs.clock.advance(5000)
    expect(kernel.storage$.value).toMatchObject({ kind: 'memory', problem: 'STORAGE_LOST' })
    expect(copied()).toHaveLength(1)
    kernel.dispose()
  })

  test('after a row of a dead tab was taken over: it is run in memory', async () => {
    let down = true
    const { kernel, tape, tabs, broken, copied } = openTab((context) =>
      down ? Promise.reject(new Error('down')) : copy(context),
    )
    const dead = tabs.open({ domains: [{ ...tape, effects: {} }] })
    await dead.kernel.start()
    const { id } = await dead.kernel.commit(recorded())
    dead.kernel.dispose()
    dead.kill()
    await tabs.clock.advance(20_000)
    await kernel.start()
    await settle()
    broken.add('append')
    down = false
    await kernel.commit(recorded())
    await tabs.clock.advance(5000)
    expect(copied()).toContain(id)
    kernel.dispose()
  })

  test('between two tries: they count together', async () => {
    const { kernel, tabs, broken, keys } = openTab(() => Promise.reject(new Error('down')))
    await kernel.start()
    const { id } = await kernel.commit(recorded())
    await settle()
    broken.add('append')
    await kernel.commit(recorded())
    await tabs.clock.advance(60_000)
    expect(keys.filter((key) => key === `${id}:0`)).toHaveLength(3)
    expect(tapeOf(kernel.state$.value).lost).toHaveLength(2)
    kernel.dispose()
  })

  test('after a row was settled, here or by another tab: it is not run again', async () => {
    let finish = () => {}
    const { kernel, tabs, broken, keys, store, copied } = openTab(async (context) => {
      if (keys.length === 2) await new Promise<void>((resolve) => (finish = resolve))
      return copy(context)
    })
    await kernel.start()
    const first = await kernel.commit(recorded())
    await settle()
    const second = await kernel.commit(recorded())
    await settle()
    const elsewhere = createMemoryLog(store, () => 'other')
    await elsewhere.append((await elsewhere.read(null)).head, () => ({
      events: [],
      outbox: [],
      settle: [`${second.id}:0`],
      blobs: [],
    }))
    finish()
    await settle()
    broken.add('append')
    const third = await kernel.commit(recorded())
    await tabs.clock.advance(60_000)
    expect(keys).toEqual([first, second, third].map(({ id }) => `${id}:0`))
    expect(copied()).toEqual([first.id, third.id])
    kernel.dispose()
  })
})

test('I5: a secret is gone once its effect is done, though the same call is made again', async () => {
  const passwords: unknown[] = []
  const events = defineEvents('job', {
    asked: { v: 1, data: z.object({ what: z.string(), password: secret() }) },
  })
  const job = createJobDomain(async ({ params, secrets }) => {
    passwords.push(secrets['password'])
    return passwords.length === 1 ? [] : [jobEvents.done({ job: params.job, by: 'service' })]
  })
  const tabs = createKernelTabs(createSharedMemoryLog())
  const { kernel } = tabs.open({ domains: [{ ...job, events: { ...job.events, ...events } }] })
  await kernel.start()
  await kernel.commit(events.asked({ what: 'a mail', password: 'fern' }))
  await tabs.clock.advance(30_000)
  expect(passwords).toEqual(['fern', undefined])
  kernel.dispose()
})
