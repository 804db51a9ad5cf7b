/** A store of the demo shop, in which nobody works: its orders move on by themselves. */
import type { Clock } from '../../../platform/ports.ts'
import type { Log } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import { createBackground } from '../customers/background.ts'
import { advanceOldest } from './progress.ts'

export interface SimulatedStoreOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  timer: Clock['timer']
  /** How long an order stays at each step, in milliseconds; 0 for no simulated store. */
  stepMs: number
  /** Called when an order has follow-up work; returns at once. */
  orderChanged: () => void
  log: Log
}

/** So often in a step it looks for orders that are due. */
const LOOKS = 4

export function createSimulatedStore(options: SimulatedStoreOptions): { close(): Promise<void> } {
  const { db, clock, timer, stepMs, orderChanged, log } = options
  const background = createBackground(log, 1)
  let stopTimer = () => {}

  async function work(): Promise<void> {
    const now = clock()
    while ((await advanceOldest(db, { before: now - stepMs, now })) !== undefined) orderChanged()
  }
  function look(): void {
    background.run('the simulated store', work)
    stopTimer = timer(Math.ceil(stepMs / LOOKS), look)
  }

  if (stepMs > 0) look()
  return {
    async close() {
      stopTimer()
      await background.settled()
    },
  }
}
