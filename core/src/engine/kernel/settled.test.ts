/** `settled` and virtual time wait for what is really on its way, however long that takes. */
import { expect, test } from 'vitest'
import type { Log } from '../log/log.ts'
import { settle } from '../../testing/fake-ports.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'

/** Turns of the event loop: many more than those that a clock without anybody to heed lets pass. */
async function realWork(turns = 100): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

const slow = (log: Log): Log => ({
  ...log,
  append: async (position, decide, options) => {
    await realWork()
    const tail = await log.append(position, decide, options)
    await realWork()
    return tail
  },
})

const slowCopy: Copying = async (context) => {
  await realWork()
  return copy(context)
}

function openTab({ run = copy, log = (same: Log) => same } = {}) {
  const tabs = createKernelTabs(createSharedMemoryLog())
  const tab = tabs.open({ domains: [createRecordingDomain(run, 1)], log })
  return { ...tab, clock: tabs.clock, tape: () => tapeOf(tab.kernel.state$.value) }
}

const recorded = () => recordingEvents.recorded({ note: 'n' })

test('settled waits for a commit that is under way, and for what follows from it', async () => {
  const { kernel, tape } = openTab({ log: slow })
  await kernel.start()
  const committed = kernel.commit(recorded())
  await kernel.settled()
  expect(tape().copied).toHaveLength(1)
  expect((await committed).seq).toBe(1)
  kernel.dispose()
})

test('settled waits for a shop that is being opened', async () => {
  const { kernel, tape } = openTab({ log: slow })
  const committed = kernel.commit(recorded())
  const started = kernel.start()
  await kernel.settled()
  expect(tape().copied).toHaveLength(1)
  await Promise.all([started, committed])
  kernel.dispose()
})

test('settled, after a commit whose turn comes behind another', async () => {
  const { kernel, tape } = openTab({ log: slow, run: slowCopy })
  await kernel.start()
  const first = kernel.commit(recorded())
  await settle()
  const second = kernel.commit(recorded())
  await kernel.settled()
  expect(tape().copied).toHaveLength(2)
  await Promise.all([first, second])
  kernel.dispose()
})

test('time that heeds a kernel stands while an effect works, and while its result is committed', async () => {
  const { kernel, tape, clock } = openTab({ log: slow, run: slowCopy })
  clock.heed(() => kernel.settled({ forNow: true }))
  await kernel.start()
  await kernel.commit(recorded())
  await clock.advance(60_000)
  expect(tape()).toMatchObject({ strikes: 1, lost: [] })
  expect(tape().copied).toHaveLength(1)
  kernel.dispose()
})

test('a row that waits for its next try is settled later, and is nothing for now', async () => {
  let failures = 1
  const failing: Copying = (context) => {
    if (failures === 0) return copy(context)
    failures -= 1
    return Promise.reject(new Error('the other side is down'))
  }
  const tabs = createKernelTabs(createSharedMemoryLog())
  const { kernel } = tabs.open({ domains: [createRecordingDomain(failing)] })
  await kernel.start()
  await kernel.commit(recorded())
  let settled = false
  const whole = kernel.settled().then(() => (settled = true))
  await kernel.settled({ forNow: true })
  await settle()
  expect(settled).toBe(false)
  await tabs.clock.advance(1000)
  await whole
  expect(tapeOf(kernel.state$.value).copied).toHaveLength(1)
  kernel.dispose()
})

test('nobody waits for a kernel that is disposed of while it works', async () => {
  const never: Copying = () => new Promise(() => {})
  const { kernel } = openTab({ run: never })
  await kernel.start()
  await kernel.commit(recorded())
  await settle()
  const waiting = [kernel.settled(), kernel.settled({ forNow: true })]
  kernel.dispose()
  expect(await Promise.all([...waiting, kernel.settled()])).toHaveLength(3)
})
