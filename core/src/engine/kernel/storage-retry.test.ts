import { expect, test } from 'vitest'
import { createVirtualClock } from '../../testing/fake-ports.ts'
import { createStorageRetry } from './storage-retry.ts'

function setUp() {
  const clock = createVirtualClock(0)
  const tries: number[] = []
  let needed = true
  const retry = createStorageRetry(clock, { isNeeded: () => needed, retry: () => tries.push(clock.now() / 1000) })
  return { clock, tries, retry, need: (is: boolean) => void (needed = is) }
}

test('[I8] storage is tried again soon, then less often, and at least every minute', async () => {
  const { clock, tries, retry } = setUp()
  retry.begin()
  await clock.advance(300_000)
  expect(tries).toEqual([5, 15, 35, 75, 135, 195, 255])
})

test('[I8] a full disk, which can be read and takes nothing, is not tried every five seconds for ever', async () => {
  const { clock, tries, retry } = setUp()
  retry.begin()
  for (let second = 0; second < 600; second += 1) {
    const before = tries.length
    await clock.advance(1000)
    // It was back, and the first write failed.
    if (tries.length > before) retry.begin()
  }
  expect(tries.length).toBeLessThan(15)
})

test('[I8] storage that has held for a while is tried as soon as the first time when it fails again', async () => {
  const { clock, tries, retry, need } = setUp()
  retry.begin()
  await clock.advance(40_000)
  need(false)
  await clock.advance(120_000)
  need(true)
  const again = tries.length
  retry.begin()
  await clock.advance(6000)
  expect(tries.slice(again)).toEqual([165])
})

test('[I8] nothing is tried that is not needed, nor after the end', async () => {
  const { clock, tries, retry, need } = setUp()
  need(false)
  retry.begin()
  retry.now()
  expect([clock.timers(), tries]).toEqual([0, []])
  need(true)
  retry.now()
  retry.begin()
  retry.stop()
  expect([clock.timers(), tries]).toEqual([0, [0]])
})
