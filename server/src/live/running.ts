import type { ExecutionResult } from 'graphql'

/** The subscriptions of one connection: counted, and all ended with it, whatever the protocol's library knows of them. */
export interface RunningSubscriptions {
  /** Undefined where there are too many, or the connection is over. */
  begin(): Place | undefined
  /** Ends them all; none begins afterwards. */
  end(): void
}

export interface Place {
  /** The results as they are to be read; what comes after the connection's end is ended at once. */
  hold(results: AsyncIterableIterator<ExecutionResult>): Running
  /** Nothing came of it. */
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

/** Results that tell when they are over. An iterator of its own: a generator could not be ended while it waits. */
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

  /** As `return`, for whoever does not wait. */
  stop(): void {
    // Who reads hears of a failure; what fails in ending is over as well.
    this.return().catch(() => undefined)
  }
}
