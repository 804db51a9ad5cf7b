/** Timers are state: domains list what becomes true when, and the nearest is armed. The only timers of the kernel. */
import type { Clock } from '../ports/ports.ts'
import type { Due } from './define-domain.ts'

/** Longest delay that a browser's timer takes, in ms; further away is armed again on the way. */
const LONGEST_DELAY = 2_000_000_000

export interface DueTimers {
  /** Reads the list anew; called after every change of state and whenever the page wakes up. */
  arm(): void
  dispose(): void
}

/** Tells one due fact from another. */
export const dueKey = ({ at, fact }: Due): string => JSON.stringify([at, fact.type, fact.data])

/** `fire` says whether the fact was accepted; one that was not is left alone for as long as it is listed. */
export function createDueTimers(
  clock: Clock,
  list: () => readonly Due[],
  fire: (due: Due) => Promise<boolean>,
): DueTimers {
  let cancel = () => {}
  let disposed = false
  const refused = new Set<string>()
  const firing = new Set<string>()

  const run = async (due: Due) => {
    const key = dueKey(due)
    firing.add(key)
    const accepted = await fire(due).catch(() => false)
    firing.delete(key)
    // Accepted and due all the same: its machine does not take it off the list, and would have it come true for ever.
    if (!accepted || list().some((each) => dueKey(each) === key)) refused.add(key)
    arm()
  }

  const arm = () => {
    cancel()
    if (disposed) return
    const now = clock.now()
    const waiting = list().filter((due) => !refused.has(dueKey(due)) && !firing.has(dueKey(due)))
    for (const due of waiting.filter((each) => each.at <= now)) void run(due)
    const ahead = waiting.map((due) => due.at).filter((at) => at > now)
    if (ahead.length) cancel = clock.after(Math.min(Math.min(...ahead) - now, LONGEST_DELAY), arm)
  }

  return {
    arm() {
      const listed = new Set(list().map(dueKey))
      for (const key of refused) if (!listed.has(key)) refused.delete(key)
      arm()
    },
    dispose() {
      disposed = true
      cancel()
    },
  }
}
