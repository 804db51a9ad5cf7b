/** Reads events of other tabs: the tail, or everything again if the position is no longer valid. */
import { LeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Head, Log, Tail } from '../log/log.ts'
import { knownEvents } from '../log/upcast.ts'
import type { CommitQueueOptions } from './commit-queue-options.ts'
import type { DumpRequests } from './dump-requests.ts'
import type { State } from './fold.ts'
import type { Opened } from './open-log.ts'
import { rebuild } from './rebuild.ts'

/** The part of the commit queue that follows its log. */
export interface Following {
  log(): Log
  head(): Head
  state(): State
  isDisposed(): boolean
  adopt(head: Head, state: State, events: readonly LogEvent[], skipped: LogEvent | null): void
  use(opened: Opened): void
}

export interface LogFollower {
  /** Folds new events. */
  refresh(): Promise<void>
  /** For a tail that does not continue: the log is another one (the database was deleted), or the tab slept longer than events are kept. */
  reload(tail: Tail): Promise<void>
  /** Between two commits, with the events of other tabs, so that the state is exactly the dump's. */
  show(dumps: DumpRequests): Promise<void>
}

export function createLogFollower(options: CommitQueueOptions, queue: Following): LogFollower {
  const { folder } = options.deciding

  const adoptMissed = (tail: Tail) => {
    const news = tail.events.filter(({ seq }) => seq > queue.head().seq)
    if (news.length === 0) return
    const { events, skipped } = knownEvents(news, folder.find)
    queue.adopt(tail.head, events.reduce(folder.fold, queue.state()), events, skipped)
  }

  const reload = async (tail: Tail) => {
    const isOther = tail.head.logId !== queue.head().logId
    if (isOther && tail.head.afterForget) options.onForgotten?.()
    if (queue.isDisposed()) throw new LeaflogError('SHOP_DISPOSED')
    if (isOther) options.onOtherLog()
    queue.use({ log: queue.log(), rebuilt: await rebuild(folder, queue.log(), tail, queue.state()) })
    options.onCaughtUp()
  }

  const refresh = async () => {
    const tail = await queue.log().read(queue.head())
    if (!tail.continues) return reload(tail)
    adoptMissed(tail)
    options.onOthersWrote()
  }

  return {
    refresh,
    reload,
    async show(dumps) {
      await refresh()
      const tail = await queue.log().dump()
      if (tail.head.logId !== queue.head().logId || (tail.snapshot?.seq ?? 0) > queue.head().seq) return
      adoptMissed(tail)
      dumps.show(tail, queue.state())
    },
  }
}
