import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => vi.unstubAllGlobals())

/** Frames and timers of the test's own, and which functions have run. */
function open({ hidden = false } = {}) {
  vi.stubGlobal('document', { hidden })
  const frames: (() => void)[] = []
  const timers: { run: () => void; ms: number }[] = []
  const after = (ms: number, run: () => void) => {
    timers.push({ ms, run })
    return () => undefined
  }
  const whenPainted = afterPaint({ after, beforePaint: (run) => frames.push(run) })
  const ran: string[] = []
  return {
    ran,
    wait: (name: string) => whenPainted(() => void ran.push(name)),
    elapse: (ms: number) => {
      for (const timer of timers.filter((one) => one.ms <= ms)) timer.run()
    },
    frame: () => {
      for (const run of frames.splice(0)) run()
    },
  }
}

test('what waits for the paint runs in the task that follows it, once', () => {
  const { ran, wait, elapse, frame } = open()
  wait('cart')
  elapse(0)
  frame()
  expect(ran).toEqual([])
  elapse(0)
  expect(ran).toEqual(['cart'])
  elapse(100)
  expect(ran).toEqual(['cart'])
})

test('of several taps before one paint the last one counts', () => {
  const { ran, wait, elapse, frame } = open()
  wait('cart')
  wait('product')
  frame()
  elapse(100)
  expect(ran).toEqual(['product'])
})

test('a tab without frames does not wait for one: at once if it is hidden, or a tenth of a second later', () => {
  const hidden = open({ hidden: true })
  hidden.wait('cart')
  expect(hidden.ran).toEqual(['cart'])

  const covered = open()
  covered.wait('cart')
  covered.elapse(99)
  expect(covered.ran).toEqual([])
  covered.elapse(100)
  covered.frame()
  covered.elapse(0)
  expect(covered.ran).toEqual(['cart'])
})
