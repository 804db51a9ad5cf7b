/** Sees to it that what follows orders is done: when one is placed, when a backend starts, and now and then. */
import type { Clock } from '../../../platform/ports.ts'
import { createBackground } from '../customers/background.ts'
import { doOrderTasks, type OrderTaskOptions } from './order-tasks.ts'

/** Orders are paid, and other servers die, without telling. */
const LOOK_EVERY = 60_000

export interface AfterOrders {
  /** Does what waits, after its caller has been answered. */
  look(): void
  /** Resolves when nothing is being done any more. */
  close(): Promise<void>
}

export function createAfterOrders(options: OrderTaskOptions & { timer: Clock['timer'] }): AfterOrders {
  // One that waits sees all that was written before it begins.
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
