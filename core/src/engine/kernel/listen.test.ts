import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { createCounterDomain, counterEvents, noteDomain } from '../../testing/counter-domain.ts'
import { settle } from '../../testing/fake-ports.ts'
import { createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedMemoryLog } from '../../testing/shared-logs.ts'
import type { Domain } from './define-domain.ts'
import type { DomainEvent } from './define-events.ts'

const counted = z.object({ total: z.number() })

/** A kernel whose two domains hear what the test says. */
async function hearing() {
  const heard = { counter: new Subject<DomainEvent>(), note: new Subject<DomainEvent>() }
  const counter: Domain = { ...createCounterDomain(), listen: () => heard.counter }
  const note: Domain = { ...noteDomain, listen: () => heard.note }
  const tab = createKernelTabs(createSharedMemoryLog()).open({ domains: [counter, note] })
  await tab.kernel.start()
  const said = () => tab.seen.reports.map(({ code, detail }) => [code, detail])
  return { heard, tab, said, total: () => counted.parse(tab.kernel.state$.value['counter']?.context).total }
}

test('[8.23] what a domain hears and cannot be noted is logged by name and code; what is no news is not', async () => {
  const { heard, tab, said, total } = await hearing()
  heard.counter.next(counterEvents.added({ by: -1 }))
  heard.counter.next({ type: 'counter.added', v: 1, data: { by: 'secret-7fd1' } })
  heard.counter.next(counterEvents.added({ by: 2 }))
  await settle()
  expect(said()).toEqual([['FACT_NOT_NOTED', 'counter.added: EVENT_INVALID']])
  expect(total()).toBe(2)
  tab.kernel.dispose()
})

test('[8.23] a domain whose hearing breaks is logged, and the others hear on', async () => {
  const { heard, tab, said, total } = await hearing()
  heard.note.error(new LeaflogError('NETWORK_FAILED', 'secret-7fd1'))
  heard.counter.next(counterEvents.added({ by: 3 }))
  await settle()
  expect(said()).toEqual([['LISTENING_FAILED', 'note: NETWORK_FAILED']])
  expect(total()).toBe(3)
  tab.kernel.dispose()
})

test('while somebody looks at something else, what is heard waits, and is noted in order afterwards', async () => {
  const { heard, tab, total } = await hearing()
  const [first, second] = [tab.kernel.pauseListeners(), tab.kernel.pauseListeners()]
  heard.counter.next(counterEvents.added({ by: 3 }))
  heard.counter.next(counterEvents.added({ by: 4 }))
  await settle()
  expect(total()).toBe(0)
  first()
  first()
  await settle()
  expect(total()).toBe(0)
  second()
  await settle()
  expect(total()).toBe(7)
  heard.counter.next(counterEvents.added({ by: 1 }))
  await settle()
  expect(total()).toBe(8)
  tab.kernel.dispose()
})

test('a shop that is closed hears nothing more, of its domains, its page and the other tabs', async () => {
  const { heard, tab, said } = await hearing()
  tab.kernel.dispose()
  heard.counter.next(counterEvents.added({ by: 1 }))
  await settle()
  expect(heard.counter.observed).toBe(false)
  expect(said()).toEqual([])
})

test('[8.23] what a shop hears just before it is closed is not noted, and that is no trouble', async () => {
  const { heard, tab, said, total } = await hearing()
  heard.counter.next(counterEvents.added({ by: 1 }))
  tab.kernel.dispose()
  await settle()
  expect(said()).toEqual([])
  expect(total()).toBe(0)
})
