/** Timers are derived from state: domains list their due events, and a timer is set for the next one. */
import { isLeaflogError } from '../../errors/errors.ts'
import type { Clock, Report } from '../../ports/ports.ts'
import type { Verdict } from './commit.ts'
import type { Due } from './define-domain.ts'
import { codeOf } from './queue.ts'

/** Longest delay of a browser's timer, in ms; a later event needs several timers. */
const LONGEST_DELAY = 2_000_000_000

export interface DueTimers {
  /** Reads the list again; called after every change of state and when the page wakes up. */
  arm(): void
  dispose(): void
}

/** Identifies a due event. */
export const dueKey = ({ at, event }: Due): string => JSON.stringify([at, event.type, event.data])

/** `fire` gives what became of the event; one that is listed all the same afterwards is left alone for as long as it is. */
export function createDueTimers(
  clock: Clock,
  list: () => readonly Due[],
  fire: (due: Due) => Promise<Verdict | undefined>,
  report: Report,
): DueTimers {
  let cancel = () => {}
  let disposed = false
  const refused = new Set<string>()
  const firing = new Set<string>()

  /** Late or no longer so is no trouble; nor is a shop that is closed, or that has said that it writes no more. */
  const tell = (due: Due, error: unknown) => {
    if (!isLeaflogError(error, 'SHOP_DISPOSED', 'READ_ONLY'))
      report('DUE_NOT_NOTED', `${due.event.type}: ${codeOf(error)}`)
  }

  const note = async (due: Due): Promise<void> => {
    try {
      const verdict = await fire(due)
      if (isLeaflogError(verdict, 'EVENT_FAILED')) tell(due, verdict)
    } catch (error) {
      tell(due, error)
    }
  }

  const run = async (due: Due) => {
    const key = dueKey(due)
    firing.add(key)
    await note(due)
    firing.delete(key)
    // Refused, failed, or still listed by its machine: without this check it would fire again forever.
    if (list().some((each) => dueKey(each) === key)) refused.add(key)
    arm()
  }

  const arm = () => {
    cancel()
    if (disposed) return
    const now = clock.now()
    const waiting = list().filter((due) => !refused.has(dueKey(due)) && !firing.has(dueKey(due)))
    const isDue = ({ at, within }: Due) => at <= now || (within !== undefined && at > now + within)
    for (const due of waiting.filter(isDue)) void run(due)
    const ahead = waiting.filter((due) => !isDue(due)).map(({ at }) => at)
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
