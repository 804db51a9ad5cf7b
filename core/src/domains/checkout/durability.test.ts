import { expect, test } from 'vitest'
import { type MemoryStore, createMemoryLog, createMemoryStore } from '../../engine/log/memory-log.ts'
import { allDomains } from '../domains.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { uiEvents } from '../ui/ui.events.ts'
import { checkoutEvents } from './checkout.events.ts'

/** A tab whose log records the durability requested for each event. */
async function openTab(store: MemoryStore = createMemoryStore('log-1')) {
  const asked: string[] = []
  const tabs = createKernelTabs({ open: () => createMemoryLog(store, () => 'log-again') })
  const { kernel } = tabs.open({
    domains: allDomains,
    log: (log) => ({
      ...log,
      append: (position, decide, options) =>
        log.append(
          position,
          (...given) => {
            const decision = decide(...given)
            asked.push(...decision.events.map(({ type }) => `${type} ${options?.durability}`))
            return decision
          },
          options,
        ),
    }),
  })
  tabs.clock.heed(() => kernel.settled({ forNow: true }))
  await kernel.start()
  return { kernel, asked, clock: tabs.clock }
}

test('I2: events of an order wait for the disk, whoever commits them; events of the screen do not', async () => {
  const { kernel, asked, clock } = await openTab()
  await kernel.commit(uiEvents.opened({ part: 'search' }))
  await kernel.commit(
    checkoutEvents.placeRequested({
      cartId: 'c'.repeat(32),
      shopping: { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false },
      asGuest: true,
    }),
  )
  await clock.advance(60_000)
  expect(asked).toContain('ui.opened relaxed')
  expect(asked).toContain('checkout.placeRequested strict')
  // The answer to the call is an event that no command commits.
  expect(asked).toContain('checkout.unanswered strict')
  kernel.dispose()
})
