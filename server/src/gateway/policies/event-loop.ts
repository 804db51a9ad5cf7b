/** Notices an event loop that stays late. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Clock } from '../../platform/ports.ts'

/** Milliseconds. */
const WINDOW = 1000
const RESOLUTION = 10
/** One late window is a pause, of the machine or of a collection; whoever asks then can still be served. */
const LATE_WINDOWS = 2

export interface EventLoopWatch {
  /** True while the event loop has been late in two windows in a row. */
  isLate(): boolean
  stop(): void
}

/** @param limit milliseconds of mean delay */
export function watchEventLoop(limit: number, clock: Pick<Clock, 'timer'>): EventLoopWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  let late = 0
  let cancel = () => {}
  const measure = () => {
    // Not a number when the loop has not turned at all.
    const isInTime = delay.mean / 1e6 - RESOLUTION <= limit
    late = isInTime ? 0 : late + 1
    delay.reset()
    cancel = clock.timer(WINDOW, measure)
  }
  cancel = clock.timer(WINDOW, measure)
  return {
    isLate: () => late >= LATE_WINDOWS,
    stop: () => {
      cancel()
      delay.disable()
    },
  }
}
