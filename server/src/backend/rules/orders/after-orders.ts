/** Triggers the follow-up work of orders: after each order, at the backend's start, and periodically. */
import type { Clock } from '../../../platform/ports.ts'
import { createBackground } from '../customers/background.ts'
import { doOrderTasks, type OrderTaskOptions } from './order-tasks.ts'

/** Orders get paid, and other servers die, without a notification. */
const LOOK_EVERY = 60_000

export interface AfterOrders {
  /** Does pending work after the response. */
  look(): void
  /** Resolves when no work is in progress. */
  close(): Promise<void>
}

export function createAfterOrders(options: OrderTaskOptions & { timer: Clock['timer'] }): AfterOrders {
  // A waiting run sees everything that was written before it starts.
  const background = createBackground(options.log, 1)
  let waiting = false
  let stopTimer = () => {}

  function look(): void {
    if (waiting) return
    waiting = true
    background.run('what follows orders', () => {
      waiting = false
      return doOrderTasks(options)
    })
  }
  function lookAgain(): void {
    look()
    stopTimer = options.timer(LOOK_EVERY, lookAgain)
  }

  lookAgain()
  return {
    look,
    async close() {
      stopTimer()
      await background.settled()
    },
  }
}
