/** Thrown to who comes when all places to wait are taken. */
export class ConcurrencyLimitError extends Error {
  constructor() {
    super('Too many at once')
    this.name = 'ConcurrencyLimitError'
  }
}

/**
 * Lets `atOnce` tasks run and `waiting` more wait for their turn, in order.
 * @throws ConcurrencyLimitError (as a rejection) when nobody else may wait
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
      // The next one takes over this one's place, so `running` stays.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
