import { expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { createVirtualClock, settle } from '../../testing/fake-ports.ts'
import type { Verdict } from './commit.ts'
import type { Due } from './define-domain.ts'
import { createDueTimers, dueKey } from './due.ts'

const due = (at: number, type = 'x'): Due => ({ at, event: { type, v: 1, data: {} } })

/** A list that a test changes; what comes true is taken off it unless `stays`. */
function world(answer: (one: Due) => Promise<Verdict | undefined>, stays = false) {
  const clock = createVirtualClock(1000)
  const all = { listed: [] as Due[] }
  const fired: string[] = []
  const reports: string[] = []
  const timers = createDueTimers(
    clock,
    () => all.listed,
    (one) => {
      fired.push(`${one.event.type}@${clock.now()}`)
      if (!stays) all.listed = all.listed.filter((each) => each !== one)
      return answer(one)
    },
    (code, detail) => reports.push(`${code}: ${detail}`),
  )
  return { clock, all, fired, timers, reports }
}
const refused = () => Promise.resolve(new LeaflogError('EVENT_REJECTED'))
const yes = (one: Due): Promise<Verdict> =>
  Promise.resolve({ ...one.event, data: {}, id: 'id', seq: 1, at: one.at, tab: 'tab', cause: null })

test('each comes true at its time, the nearest first; what is past at once', async () => {
  const { clock, all, fired, timers } = world(yes)
  all.listed = [due(3000, 'c'), due(2000, 'b'), due(500, 'a')]
  timers.arm()
  await settle()
  expect(fired).toEqual(['a@1000'])
  await clock.advance(999)
  expect(fired).toHaveLength(1)
  await clock.advance(2001)
  expect(fired).toEqual(['a@1000', 'b@2000', 'c@3000'])
})

test('what was refused, failed, or stays listed is left alone until it was off the list', async () => {
  for (const answer of [refused, () => Promise.reject(new Error('full')), yes]) {
    const { all, fired, timers, clock } = world(answer, true)
    all.listed = [due(500)]
    timers.arm()
    await clock.advance(5000)
    timers.arm()
    await settle()
    expect(fired).toHaveLength(1)
    all.listed = []
    timers.arm()
    all.listed = [due(500)]
    timers.arm()
    await settle()
    expect(fired).toHaveLength(2)
  }
})

test('[8.23] what failed is told to developers; what is no longer so, or met a shop that is closed, is not', async () => {
  const failing = async (answer: () => Promise<Verdict | undefined>) => {
    const { all, timers, reports } = world(answer)
    all.listed = [due(500, 'counter.reset')]
    timers.arm()
    await settle()
    return reports
  }
  expect(await failing(() => Promise.reject(new TypeError('full')))).toEqual([
    'DUE_NOT_NOTED: counter.reset: TypeError',
  ])
  expect(await failing(() => Promise.reject(new LeaflogError('LOG_DAMAGED')))).toEqual([
    'DUE_NOT_NOTED: counter.reset: LOG_DAMAGED',
  ])
  expect(await failing(() => Promise.resolve(new LeaflogError('EVENT_FAILED')))).toEqual([
    'DUE_NOT_NOTED: counter.reset: EVENT_FAILED',
  ])
  for (const code of ['SHOP_DISPOSED', 'READ_ONLY'] as const)
    expect(await failing(() => Promise.reject(new LeaflogError(code)))).toEqual([])
  expect(await failing(refused)).toEqual([])
  expect(await failing(() => Promise.resolve(undefined))).toEqual([])
})

test('what is further away than a timer takes is waited for all the same', async () => {
  const { clock, all, fired, timers } = world(yes)
  all.listed = [due(1000 + 5_000_000_000)]
  timers.arm()
  await clock.advance(4_999_999_999)
  expect(fired).toEqual([])
  await clock.advance(1)
  expect(fired).toHaveLength(1)
})

test('after the end nothing comes true any more', async () => {
  const { clock, all, fired, timers } = world(yes)
  all.listed = [due(2000)]
  timers.arm()
  timers.dispose()
  expect(clock.timers()).toBe(0)
  timers.arm()
  await clock.advance(5000)
  expect(fired).toEqual([])
})

test('what is being noted is not noted twice, however often the list is read meanwhile', async () => {
  const answers: (() => void)[] = []
  const { all, fired, timers } = world((one) => new Promise((resolve) => answers.push(() => resolve(yes(one)))), true)
  all.listed = [due(500)]
  timers.arm()
  timers.arm()
  expect(fired).toHaveLength(1)
  all.listed = []
  for (const answer of answers) answer()
  await settle()
  all.listed = [due(500)]
  timers.arm()
  expect(fired).toHaveLength(2)
})

test('events of one time are told apart by their type and their data', async () => {
  const { all, fired, timers } = world(refused, true)
  const [one, other] = [due(500, 'a'), due(500, 'b')]
  all.listed = [one, other, { at: 500, event: { type: 'a', v: 1, data: { of: 'another' } } }]
  timers.arm()
  await settle()
  expect(fired).toEqual(['a@1000', 'b@1000', 'a@1000'])
  expect(dueKey(one)).not.toBe(dueKey({ ...one, at: 501 }))
})

test('only the nearest is waited for, and a new list takes the place of the old', async () => {
  const { clock, all, fired, timers } = world(yes)
  all.listed = [due(3000, 'c'), due(2000, 'b')]
  timers.arm()
  expect(clock.timers()).toBe(1)
  all.listed = [due(4000, 'd')]
  timers.arm()
  expect(clock.timers()).toBe(1)
  await clock.advance(2999)
  expect(fired).toEqual([])
  await clock.advance(1)
  expect(fired).toEqual(['d@4000'])
})

test('what comes onto the list while another is noted is waited for, and what comes back comes true again', async () => {
  const { clock, all, fired, timers } = world((one) => {
    if (one.event.type === 'a') all.listed = [due(3000, 'b')]
    return yes(one)
  })
  all.listed = [due(500, 'a')]
  timers.arm()
  await settle()
  all.listed = [due(500, 'c'), due(3000, 'b')]
  await clock.advance(2000)
  expect(fired).toEqual(['a@1000', 'c@3000', 'b@3000'])
  all.listed = [due(500, 'c')]
  timers.arm()
  await settle()
  expect(fired).toHaveLength(4)
})

test('what is over needs no timer', async () => {
  const { clock, all, timers } = world(yes)
  all.listed = [due(500), due(1000, 'y')]
  timers.arm()
  expect(clock.timers()).toBe(0)
  await settle()
  expect(clock.timers()).toBe(0)
})

test('[finding 9] [I11] a wait that is further ahead than it can be was set by a clock that has been set back: it is over', async () => {
  const { all, fired, timers } = world(yes)
  const year = 31_536_000_000
  all.listed = [
    { ...due(1000 + year, 'a'), within: 60_000 },
    { ...due(1000 + year, 'b'), within: 2 * year },
    due(1000 + year, 'c'),
    { ...due(61_000, 'd'), within: 60_000 },
  ]
  timers.arm()
  await settle()
  expect(fired).toEqual(['a@1000'])
  timers.dispose()
})
