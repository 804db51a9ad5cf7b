import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

/** What a thread answers when it has finished its work. */
const stopped = { type: 'stopped', __vitest_worker_response__: true }

/** A thread is replaced after this many runs, because each run leaks a listener. */
const runsOfThread = 100

let kept: ThreadsPoolWorker | undefined
let runs = 0

/**
 * A thread that outlives its run. Vitest ends its threads after every run and each mutant is a run, so nearly all of
 * the time would go into loading the same modules. Test files are reloaded; the modules that they import are not.
 */
class KeptThread implements PoolWorker {
  readonly name = 'kept'
  readonly #thread: ThreadsPoolWorker
  readonly #listeners = new Set<(message: unknown) => void>()
  readonly #isLast: boolean

  constructor(options: PoolOptions) {
    this.#isLast = ++runs % runsOfThread === 0
    this.#thread = kept ?? new ThreadsPoolWorker(options)
    kept = this.#isLast ? undefined : this.#thread
  }

  on(event: string, listener: (message: unknown) => void): void {
    if (event === 'message') this.#listeners.add(listener)
    this.#thread.on(event, listener)
  }

  off(event: string, listener: (message: unknown) => void): void {
    this.#listeners.delete(listener)
    this.#thread.off(event, listener)
  }

  send(message: WorkerRequest): void {
    const ends = 'type' in message && message.type === 'stop'
    if (ends && !this.#isLast) for (const listener of this.#listeners) queueMicrotask(() => listener(stopped))
    else this.#thread.send(message)
  }

  start(): Promise<void> {
    return this.#thread.start()
  }

  async stop(): Promise<void> {
    for (const listener of this.#listeners) this.off('message', listener)
    if (this.#isLast) await this.#thread.stop()
  }

  deserialize(data: unknown): unknown {
    return data
  }
}

export const keptThreads = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptThread(options),
}
