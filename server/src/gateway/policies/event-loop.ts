/** Notices an event loop that stays late. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

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
export function watchEventLoop(limit: number): EventLoopWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  let late = 0
  const timer = setTimeout(() => {
    // Not a number when the loop has not turned at all.
    const isInTime = delay.mean / 1e6 - RESOLUTION <= limit
    late = isInTime ? 0 : late + 1
    delay.reset()
    timer.refresh()
  }, WINDOW)
  timer.unref()
  return {
    isLate: () => late >= LATE_WINDOWS,
    stop: () => {
      clearTimeout(timer)
      delay.disable()
    },
  }
}
