import { expect, test } from 'vitest'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { createMemoryLog, createMemoryStore } from '../../engine/log/memory-log.ts'
import { allDomains } from '../domains.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine } from '../../testing/commerce-samples.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'

test('[8.20] a failed check of the shopping mode is logged, and its reason can be thrown', async () => {
  const store = createMemoryStore('log-1')
  const tabs = createKernelTabs({ open: () => createMemoryLog(store, () => 'log-again') })
  const { kernel, seen } = tabs.open({ domains: allDomains })
  tabs.clock.heed(() => kernel.settled({ forNow: true }))
  await kernel.start()
  const cart = sampleCommerceCart([sampleLine('a', 1)])
  const chosen = { dispensary: sampleCommerceStore(), mode: 'RECREATIONAL', deliveryCode: null } as const
  await kernel.commit(dispensaryEvents.chosen(chosen))
  await kernel.commit(events.recalled({ cartId: cart.id, expiresAt: tabs.clock.now() + 3_600_000 }))
  await kernel.commit(events.fetched({ cart }))
  await kernel.commit(events.modeCheckRequested({ mode: 'MEDICAL' }))
  await tabs.clock.advance(20_000)
  expect(seen.reports.filter(({ detail }) => detail.includes('commerceCart.checkMode'))).toMatchObject([
    { code: 'EFFECT_FAILED' },
  ])
  expect(kernel.state$.value['commerceCart']?.context).toMatchObject({
    modeCheck: { status: 'failed', problem: 'The service isn’t responding. Try again in a moment.' },
  })
  kernel.dispose()
})
