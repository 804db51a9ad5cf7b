/** A call during which the visitor goes from page to page is not a call that crashes them. */
import { expect, test } from 'vitest'
import { settle } from '../../testing/fake-ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'

/** Five pages one after the other, each ended while it makes the call, and a sixth that stays. */
async function endFivePages(end: 'leave' | 'kill') {
  const tabs = createKernelTabs(createSharedMemoryLog())
  const pages: KernelTab[] = []
  const run: Copying = (context) => (pages.length <= 5 ? new Promise<never>(() => {}) : copy(context))
  const open = async () => {
    const tab = tabs.open({ domains: [createRecordingDomain(run)] })
    pages.push(tab)
    await tab.kernel.start()
    return tab
  }
  const first = await open()
  await first.kernel.commit(recordingEvents.recorded({ note: 'n' }))
  await settle()
  first[end]()
  for (let page = 2; page <= 5; page += 1) {
    const tab = await open()
    await tabs.clock.advance(2000)
    tab[end]()
  }
  const last = await open()
  await tabs.clock.advance(2000)
  const { copied } = tapeOf(last.kernel.state$.value)
  last.kernel.dispose()
  return { copied, reports: pages.flatMap(({ seen }) => seen.reports.map(({ detail }) => detail)) }
}

test('I4: five pages are left during a call, and the sixth makes it', async () => {
  expect(await endFivePages('leave')).toEqual({ copied: [expect.anything()], reports: [] })
})

test('I10: five pages die during a call, and the sixth gives it up', async () => {
  const { copied, reports } = await endFivePages('kill')
  expect(copied).toEqual([])
  expect(reports).toEqual([expect.stringContaining('EFFECT_CRASHED')])
})
