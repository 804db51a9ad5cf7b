import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => vi.unstubAllGlobals())

/** Frames and timers of the test's own, and how often the function has run. */
function open({ hidden = false } = {}) {
  vi.stubGlobal('document', { hidden })
  const frames: (() => void)[] = []
  const timers: { run: () => void; ms: number }[] = []
  const run = vi.fn<() => void>()
  const after = (ms: number, then: () => void) => {
    timers.push({ ms, run: then })
    return () => undefined
  }
  afterPaint({ after, beforePaint: (then) => frames.push(then) })(run)
  const elapse = (ms: number) => {
    for (const timer of timers.filter((one) => one.ms <= ms)) timer.run()
  }
  return {
    ran: () => run.mock.calls.length,
    elapse,
    frame: () => {
      for (const then of frames.splice(0)) then()
    },
  }
}

test('what waits for the paint runs in the task that follows it, once', () => {
  const { ran, elapse, frame } = open()
  elapse(0)
  frame()
  expect(ran()).toBe(0)
  elapse(0)
  expect(ran()).toBe(1)
  elapse(100)
  expect(ran()).toBe(1)
})

test('a tab without frames does not wait for one: at once if it is hidden, or a tenth of a second later', () => {
  expect(open({ hidden: true }).ran()).toBe(1)

  const covered = open()
  covered.elapse(99)
  expect(covered.ran()).toBe(0)
  covered.elapse(100)
  covered.frame()
  covered.elapse(0)
  expect(covered.ran()).toBe(1)
})
