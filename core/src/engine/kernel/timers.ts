/** Timers of one owner: none outlives it. */
import type { Clock } from '../../ports/ports.ts'

export interface Timers {
  /** Returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void
  stop(): void
}

export function createTimers(clock: Pick<Clock, 'after'>): Timers {
  const running = new Set<() => void>()
  return {
    after(milliseconds, then) {
      const stop = clock.after(milliseconds, () => {
        running.delete(stop)
        then()
      })
      running.add(stop)
      return () => {
        running.delete(stop)
        stop()
      }
    },
    stop() {
      for (const stop of running) stop()
      running.clear()
    },
  }
}
