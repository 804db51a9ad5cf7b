import type { ExecutionResult } from 'graphql'

/** The subscriptions of one connection: counted, and all ended with it, independently of the protocol's library. */
export interface RunningSubscriptions {
  /** Undefined if there are too many, or the connection is over. */
  begin(): Place | undefined
  /** Ends them all; none can start afterwards. */
  end(): void
}

export interface Place {
  /** The results to read; those of a closed connection end at once. */
  hold(results: AsyncIterableIterator<ExecutionResult>): Running
  /** It did not start. */
  leave(): void
}

export function createRunning(most: number): RunningSubscriptions {
  const held = new Set<Running>()
  let taken = 0
  let over = false
  return {
    begin() {
      if (over || taken >= most) return undefined
      taken += 1
      let left = false
      const leave = () => {
        if (!left) taken -= 1
        left = true
      }
      return {
        leave,
        hold(results) {
          const running = new Running(results, () => {
            held.delete(running)
            leave()
          })
          held.add(running)
          if (over) running.stop()
          return running
        },
      }
    },
    end() {
      over = true
      for (const running of held) running.stop()
    },
  }
}

/** Results that report when they end. A hand-written iterator: a generator cannot be ended while it waits. */
export class Running implements AsyncIterableIterator<ExecutionResult> {
  readonly #results: AsyncIterableIterator<ExecutionResult>
  readonly #onOver: () => void

  constructor(results: AsyncIterableIterator<ExecutionResult>, onOver: () => void) {
    this.#results = results
    this.#onOver = onOver
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const result = await this.#results.next()
      if (!result.done) return result
    } catch (error) {
      this.#onOver()
      throw error
    }
    this.#onOver()
    return { done: true, value: undefined }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    this.#onOver()
    await this.#results.return?.()
    return { done: true, value: undefined }
  }

  /** Like `return`, without waiting. */
  stop(): void {
    // The reader gets the error, and a failure while ending changes nothing.
    this.return().catch(() => undefined)
  }
}
