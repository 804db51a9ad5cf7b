import { expect, test } from 'vitest'
import { createVirtualClock, settle } from '../testing/fake-ports.ts'
import type { Due } from './define-domain.ts'
import { createDueTimers } from './due.ts'

const due = (at: number, type = 'x'): Due => ({ at, fact: { type, v: 1, data: {} } })

/** A list that a test changes; what comes true is taken off it unless `stays`. */
function world(answer: (one: Due) => Promise<boolean>, stays = false) {
  const clock = createVirtualClock(1000)
  const all = { listed: [] as Due[] }
  const fired: string[] = []
  const timers = createDueTimers(
    clock,
    () => all.listed,
    (one) => {
      fired.push(`${one.fact.type}@${clock.now()}`)
      if (!stays) all.listed = all.listed.filter((each) => each !== one)
      return answer(one)
    },
  )
  return { clock, all, fired, timers }
}
const yes = () => Promise.resolve(true)

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
  for (const answer of [() => Promise.resolve(false), () => Promise.reject(new Error('full')), yes]) {
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
