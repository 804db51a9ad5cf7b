/** Tabs of a device that sleeps: time passes, and no timer fires. */
import { createVirtualClock } from './fake-ports.ts'
import { createKernelTabs } from './kernel-tabs.ts'
import { createSharedMemoryLog } from './shared-logs.ts'

export function createSleepingTabs() {
  const clock = createVirtualClock(1_000_000)
  let slept = 0
  const { open } = createSharedMemoryLog()
  const tabs = createKernelTabs({ open, clock: { ...clock, now: () => clock.now() + slept } })
  return { tabs, sleep: (milliseconds: number) => void (slept += milliseconds) }
}
