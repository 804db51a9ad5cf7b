/** Thrown when the queue is full. */
export class ConcurrencyLimitError extends Error {
  constructor() {
    super('Too many at once')
    this.name = 'ConcurrencyLimitError'
  }
}

/**
 * Lets `atOnce` tasks run and `waiting` more wait in order.
 * @throws ConcurrencyLimitError (as a rejection) when the queue is full
 */
export function createConcurrencyLimit(
  atOnce: number,
  waiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const queue: (() => void)[] = []

  return async (task) => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new ConcurrencyLimitError()
    else await new Promise<void>((start) => queue.push(start))
    try {
      return await task()
    } finally {
      // The next task takes over this slot, so `running` stays the same.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
