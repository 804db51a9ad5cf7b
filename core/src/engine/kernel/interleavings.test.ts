import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tail } from '../log/log.ts'
import { settle } from '../../testing/fake-ports.ts'
import { type KernelTab, createKernelTabs } from '../../testing/kernel-tabs.ts'
import { createSharedIndexedDbLog, createSharedMemoryLog } from '../../testing/shared-logs.ts'
import { type Copying, copy, createRecordingDomain, recordingEvents, tapeOf } from '../../testing/recording-domain.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { createFolder } from './fold.ts'

const TABS = 3
const outcomes = ['ok', 'ok', 'ok', 'throws', 'hangs', 'invalid', 'unknown', 'late'] as const

const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('record' as const), tab: fc.nat({ max: TABS - 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 400, 3000, 16_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('kill' as const, 'freeze' as const, 'thaw' as const, 'deafen' as const, 'leave' as const),
      tab: fc.nat({ max: TABS - 1 }),
    }),
  },
)

/** The state that a dump leads to, for a tab that has never been there. */
function foldOf(tail: Tail, tape: ReturnType<typeof createRecordingDomain>): string {
  const folder = createFolder([tape], 'nobody')
  const from = tail.snapshot ? folder.restore(tail.snapshot.state, folder.initial()).state : folder.initial()
  return JSON.stringify(folder.save(tail.events.reduce(folder.fold, from)))
}

/** Tabs record, die, freeze, thaw, do not hear each other; their effects fail in every way. Then all is let run out. */
async function live(
  store: { open(): ReturnType<ReturnType<typeof createSharedMemoryLog>['open']> },
  acts: readonly (typeof act extends fc.Arbitrary<infer T> ? T : never)[],
  results: readonly (typeof outcomes)[number][],
) {
  const tabs = createKernelTabs(store)
  const calls: string[] = []
  let stormy = true
  const run: Copying = async (context) => {
    const outcome = stormy ? (results[calls.length % results.length] ?? 'ok') : 'ok'
    calls.push(context.key)
    if (outcome === 'throws') throw new Error('the other side is down')
    if (outcome === 'hangs') return new Promise(() => {})
    if (outcome === 'invalid') return [{ type: 'tape.copied', v: 1, data: { id: 7 } }]
    if (outcome === 'unknown') return [{ type: 'tape.burnt', v: 1, data: {} }]
    if (outcome === 'late') await new Promise<void>((resolve) => void tabs.clock.after(9000, resolve))
    return copy(context)
  }
  const tape = createRecordingDomain(run)
  const config = { snapshotEvery: 5, retention: { events: 6, ms: 1e12 } }
  const open = () => tabs.open({ domains: [tape], config })
  const acknowledged: string[] = []
  const refused: unknown[] = []

  const begin = (tab: KernelTab) => void tab.kernel.start().catch(() => {})
  const here = Array.from({ length: TABS }, open)
  for (const tab of here) begin(tab)
  const replace = (index: number) => {
    const tab = open()
    here[index] = tab
    begin(tab)
  }
  for (const each of acts) {
    if (each.do === 'wait') await tabs.clock.advance(each.ms)
    else {
      const tab = here[each.tab]
      if (each.do === 'record')
        tab?.kernel.commit(recordingEvents.recorded({ note: 'n' })).then(
          ({ id }) => acknowledged.push(id),
          (error: unknown) => refused.push(error),
        )
      else if (each.do === 'kill') tab?.kill()
      else if (each.do === 'leave') tab?.kernel.dispose()
      else tab?.[each.do]()
      if (each.do === 'kill' || each.do === 'leave') replace(each.tab)
    }
  }
  stormy = false
  for (const tab of here) tab.thaw()
  const patient = open()
  begin(patient)
  for (let round = 0; round < 12; round += 1) await tabs.clock.advance(16_000)
  for (const tab of here) tab.seen.wake()
  await tabs.clock.advance(1)
  return { tabs, here: [...here, patient], acknowledged, refused, calls, tape }
}

async function expectPromises(
  store: Parameters<typeof live>[0],
  acts: Parameters<typeof live>[1],
  results: Parameters<typeof live>[2],
): Promise<void> {
  const { tabs, here, acknowledged, refused, calls, tape } = await live(store, acts, results)
  const [first, ...others] = here.map((tab) => tab.saved())
  for (const other of others) expect(other, 'I3: all tabs hold the same state').toBe(first)

  const one = here.at(-1)
  if (!one) throw new Error('no tab')
  let dumped = ''
  one.kernel.dump().then(
    ({ tail }) => (dumped = foldOf(tail, tape)),
    (error: unknown) => (dumped = String(error)),
  )
  await tabs.clock.advance(1)
  expect(dumped, 'I1: the fold of the dump is the live state').toBe(first)

  const { ids, copied, lost, strikesAt, set, strikes } = tapeOf(one.kernel.state$.value)
  expect(new Set(ids).size, 'I3: nothing is recorded twice').toBe(ids.length)
  for (const id of acknowledged) expect(ids, 'I2: what was acknowledged is there').toContain(id)
  for (const error of refused) expect(error).toBeInstanceOf(LeaflogError)
  expect([...copied, ...lost].toSorted(), 'I4: each effect has exactly one result').toEqual(ids.toSorted())
  const inOrder = ids.filter((id) => copied.includes(id))
  expect(copied, 'I4: a lane keeps the order').toEqual(inOrder)
  expect(new Set(calls).size, 'I4: one idempotency key for each event').toBe(ids.length)
  expect(strikesAt, 'everything due has come true').toEqual([])
  expect(strikes, 'and once over all tabs').toBe(set)

  for (const tab of here) tab.kernel.dispose()
  await settle()
  expect(tabs.clock.timers(), 'dispose leaves no timer').toBe(0)
}

const acts = fc.array(act, { maxLength: 40, size: 'max' })
const results = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 12, size: 'max' })

test('I1 I2 I3 I4 I6 I9: whatever happens to the tabs, over memory', async () => {
  await fc.assert(
    fc.asyncProperty(acts, results, (acting, resulting) => expectPromises(createSharedMemoryLog(), acting, resulting)),
    { numRuns: 60 },
  )
}, 120_000)

test('I1 I2 I3 I4 I6 I9: whatever happens to the tabs, over IndexedDB', async () => {
  await fc.assert(
    fc.asyncProperty(acts, results, (acting, resulting) =>
      expectPromises(createSharedIndexedDbLog(indexedDB), acting, resulting),
    ),
    { numRuns: 15 },
  )
}, 120_000)
