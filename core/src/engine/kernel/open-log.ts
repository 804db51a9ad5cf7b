/** Finds a log that this build can read, and the state that it leads to. */
import { type LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { Log, OutboxRow, Position, Tail } from '../log/log.ts'
import type { LogPlaces, NamedLog } from './commit-queue-options.ts'
import type { Folder, State } from './fold.ts'
import { type Rebuilt, bestEffort, rebuild } from './rebuild.ts'
import { blobsOf } from './take-over.ts'

export interface Opened {
  readonly log: Log
  readonly rebuilt: Rebuilt
  /** For a log beside the visitor's own: events after this seq were not taken over yet. */
  readonly untaken?: number | undefined
}

export const load = async (folder: Folder, log: Log, rest: State): Promise<Rebuilt> =>
  rebuild(folder, log, await log.read(null), rest)

export type OnDamaged = (error: LeaflogError) => void

/** A log that is damaged is cut where it can be read last, and `work` done with what is left. */
export async function mended<T>(log: Log, work: () => Promise<T>, onDamaged: OnDamaged): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLeaflogError(error, 'LOG_DAMAGED')) throw error
    onDamaged(error)
    await log.repair(null)
    return work()
  }
}

/** What this build knows of a log that it must not change. */
interface Known {
  readonly state: State
  readonly rows: readonly OutboxRow[]
  readonly tails: readonly Tail[]
}

async function lookAt(folder: Folder, log: Log, rest: State): Promise<Known> {
  const tails = [await readable(log.read(null)), await readable(log.dump())].filter((tail) => tail !== null)
  const rows = (await readable(log.rows())) ?? []
  return { state: await bestEffort(folder, tails, rest), rows, tails }
}

/** Null for what is damaged, or written in a way that this build does not know: it goes on with what it can read. */
async function readable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isLeaflogError(error, 'LOG_DAMAGED', 'READ_ONLY')) return null
    throw error
  }
}

/**
 * What is known of a log, and what this build has done in `own` beside it, of which a newer build that took it over may say
 * what this one does not know. `since`: where the log was when `own` began.
 */
async function withOwn(
  folder: Folder,
  { log, known, own, since }: { log: Log; known: Known; own: Log; since: Position | undefined },
  rest: State,
): Promise<State> {
  const [newest] = known.tails
  if (!newest || !since) return known.state
  const missed = await readable(log.read(since))
  const { state } = await load(folder, own, rest)
  const done = new Set((await own.dump()).events.map(({ id }) => id))
  const snapshot = { seq: since.seq, state: folder.save(state) }
  const events = missed?.continues ? missed.events.filter(({ id }) => !done.has(id)) : []
  const tail: Tail = { head: newest.head, snapshot, events, continues: false }
  const isNewer = !missed?.continues || (newest.snapshot?.seq ?? 0) > since.seq
  return bestEffort(folder, isNewer ? [newest, tail] : [tail], rest)
}

/** A state that is known better than the log says it to this build, and where in that log it is. */
export interface Committed {
  readonly state: State
  readonly head: Position
}

/**
 * The first log beside the one that cannot be read which this build can. Where nothing has happened in it that the other has
 * not taken over, it begins with what is known of the other now.
 */
export async function openBeside(
  folder: Folder,
  places: LogPlaces,
  rest: State,
  committed: Committed | null,
  onDamaged: OnDamaged,
): Promise<Opened | null> {
  const other = places.look()
  try {
    const known = await lookAt(folder, other.log, rest)
    for (let k = 1; ; k += 1) {
      const beside = places.beside(k)
      if (!beside) return null
      try {
        const besides = { other, beside, known, committed }
        const opened = await mended(beside.log, () => openOne(folder, besides, rest), onDamaged)
        places.stayBeside(beside.name)
        return opened
      } catch (error) {
        beside.log.close()
        if (!isLeaflogError(error, 'READ_ONLY')) throw error
      }
    }
  } finally {
    other.log.close()
  }
}

interface Besides {
  readonly other: NamedLog
  readonly beside: NamedLog
  readonly known: Known
  readonly committed: Committed | null
}

async function openOne(folder: Folder, { other, beside, known, committed }: Besides, rest: State): Promise<Opened> {
  const { name, log } = beside
  const { head } = await log.read(null)
  const now = known.tails[0]?.head
  const taken = now?.imported?.[name]
  const at = committed?.head ?? now
  const imported = { ...now?.imported, ...(at && { [other.name]: { logId: at.logId, seq: at.seq } }) }
  const beginning = (seq: number, state: State) => ({ snapshot: { seq, state: folder.save(state) }, imported })
  if (head.seq === 0) {
    const { state } = committed ?? known
    const blobs = await blobsOf((hash) => other.log.blob(hash), folder.save(state), known.rows)
    await log.begin({ ...beginning(1, state), rows: known.rows, blobs })
  } else if (taken?.logId === head.logId && taken.seq >= head.seq) {
    const from = { log: other.log, known, own: log, since: head.imported?.[other.name] }
    const state = committed?.state ?? (await withOwn(folder, from, rest))
    await log.repair({ ...beginning(head.seq, state), logId: head.logId })
  }
  const rebuilt = await load(folder, log, rest)
  return { log, rebuilt, untaken: taken?.logId === rebuilt.tail.head.logId ? taken.seq : 0 }
}
