import type { Log } from '../../../platform/upstream.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

export interface Background {
  /** Runs a task after the response, one at a time, in order. Failures are logged; nobody waits for the task. */
  run(name: string, task: () => Promise<unknown>): void
  /** Resolves when no task is left. */
  settled(): Promise<void>
}

/** @param waiting the maximum queue length; further tasks are dropped and logged */
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
