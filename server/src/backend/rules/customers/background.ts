import type { Log } from '../../../platform/upstream.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

export interface Background {
  /** Runs a task after its caller has been answered, one at a time, in order. What fails is logged; nobody waits. */
  run(name: string, task: () => Promise<unknown>): void
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>
}

/** @param waiting tasks that may wait; more are dropped, and logged */
export function createBackground(log: Log, waiting: number): Background {
  const inTurn = createConcurrencyLimit(1, waiting)
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const done: Promise<void> = inTurn(task)
        .then(() => undefined)
        .catch((error: unknown) => log.warn({ err: error, task: name }, 'a background task failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
