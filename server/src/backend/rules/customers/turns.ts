/** Thrown to who comes when all places to wait are taken. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many at once')
    this.name = 'TooBusyError'
  }
}

/**
 * Lets `atOnce` tasks run and `waiting` more wait for their turn, in order.
 * @throws TooBusyError (as a rejection) when nobody else may wait
 */
export function createTurns(atOnce: number, waiting: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const queue: (() => void)[] = []

  return async (task) => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new TooBusyError()
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
