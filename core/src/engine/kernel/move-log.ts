/** Moves a commit queue to another log: a repaired one, one beside another build's, to memory and back; takes over other logs. */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Head, Log } from '../log/log.ts'
import type { CommitRequest } from './commit.ts'
import type { CommitQueueOptions, LogPlaces } from './commit-queue-options.ts'
import type { State } from './fold.ts'
import { type Committed, type Opened, load, mended, openBeside } from './open-log.ts'
import { asLeaflogError } from './queue.ts'
import { beginningOf, blobsOf, carriedRequest, draftOf, othersAhead } from './take-over.ts'

/** The part of the commit queue that is moved. */
export interface Moved {
  log(): Log
  head(): Head
  state(): State
  /** Continues with another log, or with a reloaded one. */
  use(opened: Opened): void
  /** Queues a request before all others. */
  request(request: CommitRequest): void
  /**
   * Writes to another log and goes on with it, which nobody sees before it is written. Rejects, and stays where it is, where it
   * cannot be written.
   */
  moveTo(opened: Opened, request: CommitRequest): Promise<void>
}

export interface LogMoves {
  isInMemory(): boolean
  /** Stores events that were accepted in memory, for the return to storage. */
  note(events: readonly LogEvent[]): void
  toMemory(error: LeaflogError): void
  /** False if storage does not respond yet. */
  toStorage(): Promise<boolean>
  /** Cuts a damaged log after its last readable event; moves beside another build's log. Throws other errors. */
  mend(error: LeaflogError, isOpen: boolean): Promise<void>
  load(): Promise<void>
  takeOver(): Promise<void>
}

/** The state when storage failed, and the events since then. */
interface Left extends Committed {
  readonly rows: readonly string[]
  readonly events: LogEvent[]
}

export function createLogMoves(options: CommitQueueOptions, queue: Moved): LogMoves {
  const { places, deciding, fallback, onTrouble } = options
  const { folder } = deciding
  let left: Left | null = null
  /** For a log beside the visitor's own: later events were not taken over yet. */
  let untaken: number | undefined
  const current = (): Committed => ({ head: queue.head(), state: queue.state() })
  const snapshot = () => ({ seq: queue.head().seq, state: folder.save(queue.state()) })
  const onDamaged = (error: LeaflogError) => onTrouble(error, 'afresh')
  const reload = async () => {
    const log = queue.log()
    queue.use({ log, rebuilt: await load(folder, log, queue.state()) })
  }

  /** The stored log, or one beside it if a newer build has written to it meanwhile. */
  const openAgain = async (at: LogPlaces, known: Committed): Promise<Opened> => {
    const log = at.reopen()
    try {
      return { log, rebuilt: await mended(log, () => load(folder, log, known.state), onDamaged), untaken }
    } catch (error) {
      log.close()
      const isNewer = isLeaflogError(error, 'READ_ONLY')
      const opened = isNewer ? await openBeside(folder, at, known.state, known, onDamaged) : null
      if (!opened) throw error
      return opened
    }
  }

  const noteBeside = (opened: Opened) => {
    ;({ untaken } = opened)
    if (untaken !== undefined) onTrouble(new LeaflogError('READ_ONLY', 'a newer build has written it'), 'parked')
  }

  const moves: LogMoves = {
    isInMemory: () => left !== null,
    note(events) {
      left?.events.push(...events)
    },

    toMemory(error) {
      const rows = options.rowsInFlight()
      left = { ...current(), rows: rows.map(({ id }) => id), events: [] }
      queue.log().close()
      const from = snapshot()
      const { log, position } = fallback({ snapshot: from, rows })
      const head = { ...position, floor: from.seq, snapshotSeq: from.seq }
      const tail = { head, events: [], continues: false, snapshot: from }
      queue.use({ log, rebuilt: { tail, state: queue.state(), skipped: null } })
      onTrouble(error, 'memory')
      options.onCaughtUp()
    },

    /** Decides again, in the stored log, what was committed in memory. */
    async toStorage() {
      if (!places || !left) return true
      const { head, rows: known, events } = left
      const memory = queue.log()
      let opened: Opened | null = null
      try {
        const rows = await memory.rows()
        const blobs = await blobsOf(memory.blob, events, rows)
        opened = await openAgain(places, left)
        const { log, rebuilt } = opened
        const { logId, afterForget } = rebuilt.tail.head
        if (afterForget && logId !== head.logId && head.logId !== '') {
          log.close()
          options.onForgotten?.()
          return true
        }
        // Some events may have been stored before storage was given up.
        const stored = new Set((await log.dump()).events.map(({ id }) => id))
        const carried = new Set(rows.map(({ id }) => id))
        const drafts = events.filter(({ id }) => !stored.has(id)).map(draftOf)
        // Events of tab domains are decided again with them; for stored events, only the tab domains are folded.
        const again = events.filter(({ id }) => stored.has(id)).reduce(folder.foldTab, rebuilt.state)
        const drops = known.filter((id) => !carried.has(id))
        await queue.moveTo(
          { ...opened, rebuilt: { ...rebuilt, state: again } },
          { drafts, settles: null, blobs, carried, drops },
        )
      } catch (error) {
        // Tried again later. A damaged row is found only by the first append.
        if (opened && isLeaflogError(error, 'LOG_DAMAGED')) await opened.log.repair(null).catch(() => {})
        opened?.log.close()
        return false
      }
      memory.close()
      left = null
      onTrouble(new LeaflogError('STORAGE_LOST'), 'back')
      noteBeside(opened)
      options.onCaughtUp()
      return true
    },

    async mend(error, isOpen) {
      if (error.code === 'LOG_DAMAGED') {
        await queue.log().repair(isOpen ? { logId: queue.head().logId, snapshot: snapshot() } : null)
        await reload()
        onDamaged(error)
        if (isOpen) options.onCaughtUp()
        return
      }
      const known = isOpen ? current() : null
      const opened = places && (await openBeside(folder, places, queue.state(), known, onDamaged))
      if (!opened) throw error
      queue.log().close()
      queue.use(opened)
      noteBeside(opened)
      if (isOpen) options.onCaughtUp()
    },

    async load() {
      try {
        await reload()
      } catch (error) {
        if (!isLeaflogError(error, 'LOG_DAMAGED') && !(places && isLeaflogError(error, 'READ_ONLY'))) throw error
        await moves.mend(error, false)
      }
    },

    async takeOver() {
      if (!places || left) return
      const report = (error: unknown) => onTrouble(asLeaflogError(error), 'not-taken-over')
      for (const other of await othersAhead(places, queue.head(), report))
        if (queue.head().seq === 0 && (await queue.log().begin(await beginningOf(folder, other, queue.state()))))
          await reload()
        else queue.request(carriedRequest(folder, other))
    },
  }
  return moves
}
