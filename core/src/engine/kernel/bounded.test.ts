import { afterEach, expect, test } from 'vitest'
import { settle } from '../../testing/fake-ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { createSum, sumEventsV1, sumOf } from '../../testing/sum-domain.ts'

const open: KernelTab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.kernel.dispose()
})

test('I6: 20,000 events stay bounded, and a tab that slept past the floor wakes to the same state', async () => {
  const shared = createSharedMemoryLog()
  const tabs = createKernelTabs(shared)
  const domains = [createSum(1, sumEventsV1)]
  const [writer, sleeper, dumper] = [tabs.open({ domains }), tabs.open({ domains }), tabs.open({ domains })]
  open.push(writer, sleeper, dumper)
  for (const tab of [writer, sleeper, dumper]) await tab.kernel.start()
  await writer.kernel.commit(sumEventsV1.added({ by: 1 }))
  await settle()
  sleeper.deafen()
  dumper.deafen()
  for (let round = 0; round < 80; round += 1)
    await Promise.all(Array.from({ length: 250 }, () => writer.kernel.commit(sumEventsV1.added({ by: 1 }))))
  expect(shared.store.head).toMatchObject({ seq: 20_001 })
  expect(shared.store.head.floor).toBeGreaterThan(13_000)
  expect(shared.store.snapshots).toHaveLength(2)
  const kept = shared.store.segments.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  expect(kept).toBeLessThan(6000)
  sleeper.seen.wake()
  const { tail, state } = await dumper.kernel.dump()
  await settle()
  expect(tail.head.seq).toBe(20_001)
  expect(JSON.stringify(dumper.kernel.folder.save(state))).toBe(writer.saved())
  expect([sleeper.saved(), dumper.saved()]).toEqual([writer.saved(), writer.saved()])
  expect(sumOf(sleeper).count).toBe(20_001)
})
