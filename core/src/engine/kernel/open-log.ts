/** Finds a log that this build can read, and the state that it leads to (I7, I8). */
import { isLeaflogError } from '../../errors/errors.ts'
import type { Log, OutboxRow, Tail } from '../log/log.ts'
import type { LogPlaces } from './commit-queue-options.ts'
import type { Folder, State } from './fold.ts'
import { type Rebuilt, bestEffort, rebuild } from './rebuild.ts'
import { blobsOf } from './take-over.ts'

export interface Opened {
  readonly log: Log
  readonly rebuilt: Rebuilt
  /** Of a log beside the visitor's own: what follows this seq is not in there yet. */
  readonly untaken?: number | undefined
}

export const load = async (folder: Folder, log: Log, rest: State): Promise<Rebuilt> =>
  rebuild(folder, log, await log.read(null), rest)

/** What this build can know of a log that it must leave as it is. */
interface Known {
  readonly state: State
  readonly rows: readonly OutboxRow[]
  readonly tails: readonly Tail[]
}

async function lookAt(folder: Folder, log: Log, rest: State): Promise<Known> {
  const tails: Tail[] = []
  let rows: readonly OutboxRow[] = []
  try {
    tails.push(await log.dump())
    tails.unshift(await log.read(null))
    rows = await log.rows()
  } catch {
    // What cannot be read is what this build does not know; it goes on with what it does.
  } finally {
    log.close()
  }
  return { state: await bestEffort(folder, tails, rest), rows, tails }
}

/**
 * The first log beside the one that cannot be read which this build can. Where nothing has happened in it that the other has
 * not taken over, it begins with what is known of the other now. `committed`: the state that is known better than that.
 */
export async function openBeside(
  folder: Folder,
  places: LogPlaces,
  rest: State,
  committed: State | null,
): Promise<Opened | null> {
  const look = places.look()
  const known = await lookAt(folder, look, rest)
  const state = committed ?? known.state
  const taken = known.tails[0]?.head.imported ?? {}
  for (let k = 1; ; k += 1) {
    const beside = places.beside(k)
    if (!beside) return null
    const { name, log } = beside
    try {
      const { head } = await log.read(null)
      const at = taken[name]
      const blobs = await blobsOf((hash) => places.look().blob(hash), folder.save(state), known.rows)
      const stateAt = (seq: number) => ({ snapshot: { seq, state: folder.save(state) }, imported: taken })
      if (head.seq === 0) await log.begin({ ...stateAt(1), rows: known.rows, blobs })
      else if (at?.logId === head.logId && at.seq >= head.seq)
        await log.repair({ ...stateAt(head.seq), logId: head.logId })
      const rebuilt = await load(folder, log, rest)
      places.stayBeside(name)
      return { log, rebuilt, untaken: at?.logId === rebuilt.tail.head.logId ? at.seq : 0 }
    } catch (error) {
      log.close()
      if (!isLeaflogError(error, 'READ_ONLY')) throw error
    }
  }
}
