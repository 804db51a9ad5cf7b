/** Follows a log from where it stands: each event once, with the states before and after it. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { State } from '../engine/kernel/fold.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { type Inspectable, type Position, inspectedOf } from './inspected.ts'

export interface Follower {
  /** Domains of a composed shop that are not the core's. */
  readonly domains: readonly Domain[]
  /** Where following begins; told again where the log does not go on, because it was cleared or another tab's was taken over. */
  begins(position: Position): void
  follows(event: LogEvent, after: Position, before: State): void
}

/** Resolves once the log has been read; what it returns stops. Rejects as the log does where it cannot be read. */
export async function follow(of: Inspectable, { domains, begins, follows }: Follower): Promise<() => void> {
  const { events$, read } = inspectedOf(of, domains)
  let position: Position | null = null
  let waiting: LogEvent[] = []
  let isStopped = false

  const take = (event: LogEvent): void => {
    if (position?.seq !== event.seq - 1) {
      waiting.push(event)
      // While the log is read, events only wait; else they are another log's, or some are missing.
      if (position !== null) void begin()
      return
    }
    const { folder, state } = position
    position = { folder, state: folder.fold(state, event), seq: event.seq }
    follows(event, position, state)
  }
  const begin = async (): Promise<void> => {
    position = null
    const at = await read().catch((error: unknown) => {
      stop()
      throw error
    })
    if (isStopped) return
    position = at
    begins(at)
    const since = waiting.filter(({ seq }) => seq > at.seq)
    waiting = []
    since.forEach(take)
  }

  const growing = events$.subscribe(take)
  const stop = (): void => {
    isStopped = true
    growing.unsubscribe()
  }
  await begin()
  return stop
}
