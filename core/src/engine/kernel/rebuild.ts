/** State from what is stored (I6): newest valid snapshot and tail, else the oldest and everything after it. */
import type { LogEvent } from '../log/event.ts'
import type { Log, Tail } from '../log/log.ts'
import { upcast } from '../log/upcast.ts'
import type { Folder, State } from './fold.ts'

/** Shared domains are built again; the tab domains of `rest` stay as they are. */
export async function rebuild(
  folder: Folder,
  log: Log,
  tail: Tail,
  rest: State,
): Promise<{ tail: Tail; state: State }> {
  const foldAll = (events: readonly LogEvent[], from: State) =>
    events.reduce((state, event) => folder.foldShared(state, upcast(event, folder.find)), from)
  const startOf = ({ snapshot }: Tail) =>
    snapshot ? folder.restore(snapshot.state, rest) : { state: folder.restore({}, rest).state, exact: true }

  const start = startOf(tail)
  if (start.exact) return { tail, state: foldAll(tail.events, start.state) }
  const all = await log.dump()
  return { tail: all, state: foldAll(all.events, startOf(all).state) }
}
