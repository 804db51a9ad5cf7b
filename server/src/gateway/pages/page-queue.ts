/** Decides when a page is drawn, and who is told at once that there is no time for theirs. */
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'

export interface PageQueueOptions {
  clock: Clock
  /** Milliseconds that a page may wait for its turn. */
  waitMs: number
  /** How many pages of one address may wait; more are refused. */
  waitingPerAddress: number
  /** How many threads draw, and how busy they are (0 to 1); undefined if that is unknown. */
  threads: { count: number; load(): number } | undefined
}

export interface PageQueue {
  /**
   * Runs `draw` when its turn comes.
   * @throws GatewayError OVERLOADED if that cannot be in time, TOO_MANY_REQUESTS if too many of the address wait
   */
  run<T>(from: { address: string; signal: AbortSignal }, draw: () => Promise<T>): Promise<T>
}

interface Waiting {
  address: string
  start: () => void
}

/** While a thread waits for one page's data it draws another; slow upstreams need many of them. */
const MIN_PER_THREAD = 2
const MAX_PER_THREAD = 16
/** Milliseconds between two adjustments of the width. */
const ADJUST_MS = 250
/** Below this the threads could draw more at once; above the other, more at once only makes each page slower. */
const IDLE_LOAD = 0.8
const FULL_LOAD = 0.95
/** The weight of the latest page in the mean time of drawing, and the first guess in milliseconds. */
const WEIGHT = 0.1
const FIRST_GUESS_MS = 50

/**
 * Draws at most `width` pages at once and lets the others wait. The width follows the threads' load: it grows while
 * pages wait and the threads are idle (their pages wait for data), and shrinks while they are full. A page that would
 * wait too long is refused when it arrives, by the mean time of drawing, and at the latest when its time is over. The
 * next page is one of the address that has the fewest being drawn, so that one client cannot keep the others waiting.
 */
export function createPageQueue({ clock, waitMs, waitingPerAddress, threads }: PageQueueOptions): PageQueue {
  const count = threads?.count ?? 1
  let width = threads ? count * MIN_PER_THREAD : MAX_PER_THREAD
  let adjustedAt = clock.now()
  let meanMs = FIRST_GUESS_MS
  let running = 0
  const drawing = new Map<string, number>()
  const waiting = new Set<Waiting>()

  function adjust(): void {
    if (!threads || clock.now() - adjustedAt < ADJUST_MS) return
    adjustedAt = clock.now()
    const load = threads.load()
    if (load < IDLE_LOAD && waiting.size > 0) width = Math.min(count * MAX_PER_THREAD, Math.ceil(width * 1.25))
    if (load > FULL_LOAD) width = Math.max(count * MIN_PER_THREAD, Math.floor(width * 0.9))
  }

  function startNext(): void {
    adjust()
    while (running < width) {
      const next = fairest(waiting, drawing)
      if (!next) return
      waiting.delete(next)
      next.start()
    }
  }

  function begin(address: string): void {
    running += 1
    drawing.set(address, (drawing.get(address) ?? 0) + 1)
  }

  function end(address: string, tookMs: number): void {
    meanMs += WEIGHT * (tookMs - meanMs)
    running -= 1
    const left = (drawing.get(address) ?? 1) - 1
    if (left === 0) drawing.delete(address)
    else drawing.set(address, left)
    startNext()
  }

  function turn(address: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry: Waiting = {
      address,
      start: () => {
        forget()
        begin(address)
        resolve()
      },
    }
    const leave = (error: Error) => {
      forget()
      waiting.delete(entry)
      reject(error)
    }
    const left = () => leave(new GatewayError('HANDLER_TIMEOUT'))
    const cancel = clock.timer(waitMs, () => leave(new GatewayError('OVERLOADED')))
    const forget = () => {
      cancel()
      signal.removeEventListener('abort', left)
    }
    signal.addEventListener('abort', left)
    waiting.add(entry)
    startNext()
    return promise
  }

  return {
    async run({ address, signal }, draw) {
      if (running >= width) {
        if (countOf(waiting, address) >= waitingPerAddress) throw new GatewayError('TOO_MANY_REQUESTS', { minutes: 1 })
        if (((waiting.size + 1) / width) * meanMs > waitMs) throw new GatewayError('OVERLOADED')
      }
      await turn(address, signal)
      const started = clock.now()
      try {
        return await draw()
      } finally {
        end(address, clock.now() - started)
      }
    },
  }
}

const countOf = (waiting: Iterable<Waiting>, address: string): number =>
  [...waiting].filter((one) => one.address === address).length

/** The first of those whose address has the fewest pages being drawn. */
function fairest(waiting: Iterable<Waiting>, drawing: ReadonlyMap<string, number>): Waiting | undefined {
  let best: Waiting | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const one of waiting) {
    const own = drawing.get(one.address) ?? 0
    if (own < fewest) [best, fewest] = [one, own]
  }
  return best
}
