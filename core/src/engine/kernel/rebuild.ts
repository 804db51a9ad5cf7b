/** State from what is stored (I6): the newest snapshot that this build can restore, and everything after it. */
import { LeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Log, Snapshot, Tail } from '../log/log.ts'
import { knownEvents } from '../log/upcast.ts'
import type { Folder, State } from './fold.ts'

export interface Rebuilt {
  readonly tail: Tail
  readonly state: State
  /** The first event that this build does not know and went on without; null where it knew all. */
  readonly skipped: LogEvent | null
}

function foldKnown(folder: Folder, events: readonly LogEvent[], from: State): Pick<Rebuilt, 'state' | 'skipped'> {
  const known = knownEvents(events, folder.find)
  return { state: known.events.reduce(folder.foldShared, from), skipped: known.skipped }
}

/**
 * Shared domains are built again; the tab domains of `rest` stay as they are. READ_ONLY where no snapshot can be restored and
 * events before it are gone: this build does not know what the log says, and must leave it as it is.
 */
export async function rebuild(folder: Folder, log: Log, tail: Tail, rest: State): Promise<Rebuilt> {
  const from = async (each: Tail): Promise<Rebuilt | null> => {
    if (!each.snapshot && each.head.floor > 0) return null
    const start = await startOf(folder, each.snapshot, rest)
    return start.missing.length > 0 ? null : { tail: each, ...foldKnown(folder, each.events, start.state) }
  }
  const rebuilt = (await from(tail)) ?? (await from(await log.dump()))
  if (!rebuilt) throw new LeaflogError('READ_ONLY', 'no snapshot can be restored')
  return rebuilt
}

/** What a build can know of a log that it cannot read: each domain as the newest snapshot has it, and events that it knows. */
export async function bestEffort(folder: Folder, tails: readonly Tail[], rest: State): Promise<State> {
  const [newest, ...older] = tails
  if (!newest) return (await startOf(folder, null, rest)).state
  const start = await startOf(folder, newest.snapshot, rest)
  const { state } = foldKnown(folder, newest.events, start.state)
  if (start.missing.length === 0 || older.length === 0) return state
  const before = await bestEffort(folder, older, rest)
  return { ...state, ...Object.fromEntries(Object.entries(before).filter(([name]) => start.missing.includes(name))) }
}

async function startOf(folder: Folder, snapshot: Snapshot | null, rest: State): Promise<ReturnType<Folder['restore']>> {
  if (!snapshot) return { state: folder.restore({}, rest).state, missing: [] }
  return folder.restore(snapshot.state, rest, await folder.contextsFor(snapshot))
}
