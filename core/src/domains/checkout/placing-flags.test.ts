import { expect, test } from 'vitest'
import { createMemoryLog, createMemoryStore } from '../../engine/log/memory-log.ts'
import { allDomains } from '../domains.ts'
import { createFakePorts } from '../../testing/fake-ports.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { checkoutEvents } from './checkout.events.ts'

test('[3.17.2] while an order is being placed local storage says is_placing_order', async () => {
  const store = createMemoryStore('log-1')
  const tabs = createKernelTabs({ open: () => createMemoryLog(store, () => 'log-again') })
  const { local } = createFakePorts()
  const { kernel } = tabs.open({ domains: allDomains, ports: { local, http: () => new Promise(() => {}) } })
  await kernel.start()
  const flags = () => [local.get('is_placing_order'), local.get('just_placed_order')]
  expect(flags()).toEqual([null, null])
  await kernel.commit(
    checkoutEvents.placeRequested({
      cartId: 'c'.repeat(32),
      shopping: { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false },
      asGuest: true,
    }),
  )
  await expect.poll(flags).toEqual(['1', null])
  kernel.dispose()
})
