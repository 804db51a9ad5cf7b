/**
 * A log that can be viewed after any of its events, from any of its tabs. Every 64th state is kept, so that any other
 * is a few events away; states share unchanged parts. No effects run (I4).
 */
import { LeaflogError } from '../errors/errors.ts'
import { type Folder, type State, createFolder, stateOf } from '../engine/kernel/fold.ts'
import { save } from '../engine/kernel/stepper.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { diff } from '../replay/diff.ts'
import type { ReplayedState } from '../replay/replay.ts'
import { savedContexts } from '../replay/saved-contexts.ts'
import { allDomains } from '../domains/domains.ts'
import { createViews } from '../domains/views.ts'
import type { History, Recording } from './history-model.ts'

const CHECKPOINT_EVERY = 64

interface Moment {
  readonly shared: State
  readonly tabs: ReadonlyMap<string, State>
}

const tabDomains = allDomains.filter(({ scope }) => scope === 'tab')

/** What is known of the events so far, each list in order. */
interface Grown {
  readonly events: readonly LogEvent[]
  readonly changed: readonly (readonly string[])[]
  readonly checkpoints: readonly Moment[]
  readonly newest: Moment
}

/** A history of events that were read already, such as those of a running shop. `openFile` reads and checks a file. */
export const createHistory = (recording: Recording): History => grow(recording, null)

/** @param from what another history of the same recording has folded already */
function grow(recording: Recording, from: Grown | null): History {
  const { base } = recording
  const folders = new Map<string, Folder>()
  const folderOf = (tab: string): Folder => {
    const known = folders.get(tab) ?? createFolder(allDomains, tab)
    folders.set(tab, known)
    return known
  }
  const own = folderOf(recording.tab)
  const fresh = own.initial()
  const restored = base.shared === null ? { state: fresh, missing: [] } : own.restore(base.shared, fresh, savedContexts)
  const beginning: Moment = {
    shared: restored.state,
    tabs: new Map([[recording.tab, own.restoreTab(base.tab, fresh, savedContexts)]]),
  }

  const events = [...(from?.events ?? [])]
  const changed = [...(from?.changed ?? [])]
  const checkpoints = [...(from?.checkpoints ?? [beginning])]
  const ids = new Map<string, LogEvent>()
  const results = new Map<string, LogEvent[]>()
  const tabs = new Set<string>()
  let newest = from?.newest ?? beginning

  const list = (event: LogEvent) => {
    const { id, cause, tab } = event
    ids.set(id, event)
    tabs.add(tab)
    if (cause === null) return
    const others = results.get(cause)
    if (others) others.push(event)
    else results.set(cause, [event])
  }
  events.forEach(list)

  const step = ({ shared, tabs: before }: Moment, event: LogEvent): Moment => {
    const folder = folderOf(event.tab)
    const was = before.get(event.tab) ?? fresh
    const is = folder.foldTab(was, event)
    return {
      shared: folder.foldShared(shared, event),
      tabs: is === was && before.has(event.tab) ? before : new Map(before).set(event.tab, is),
    }
  }

  const seenBy = ({ shared, tabs: all }: Moment, tab: string): State => {
    const state = all.get(tab) ?? fresh
    return { ...shared, ...Object.fromEntries(tabDomains.map((domain) => [domain.name, stateOf(state, domain)])) }
  }

  const take = (event: LogEvent) => {
    const next = step(newest, event)
    const [before, after] = [seenBy(newest, event.tab), seenBy(next, event.tab)]
    changed.push(allDomains.flatMap(({ name }) => (before[name] === after[name] ? [] : [name])))
    events.push(event)
    list(event)
    newest = next
    if (events.length % CHECKPOINT_EVERY === 0) checkpoints.push(next)
  }

  const indexOf = (seq: number): number => {
    const count = seq - base.seq
    if (!Number.isInteger(seq) || count < 0 || count > events.length)
      throw new LeaflogError('EVENT_INVALID', `There is no event ${seq}.`)
    return count
  }

  const momentAt = (seq: number): Moment => {
    const count = indexOf(seq)
    if (count === events.length) return newest
    const nearest = Math.floor(count / CHECKPOINT_EVERY)
    return events.slice(nearest * CHECKPOINT_EVERY, count).reduce(step, checkpoints[nearest] ?? beginning)
  }

  const saved = (state: State, wanted: (name: string) => boolean): ReplayedState =>
    Object.fromEntries(
      allDomains.flatMap((domain) =>
        wanted(domain.name) ? [[domain.name, save(domain.machine, stateOf(state, domain))]] : [],
      ),
    )

  const eventAt = (seq: number): LogEvent => {
    const found = events[seq - base.seq - 1]
    if (!found) throw new LeaflogError('EVENT_INVALID', `There is no event ${seq}.`)
    return found
  }

  const at = (seq: number, tab: string): State => seenBy(momentAt(seq), tab)

  const history: History = {
    first: base.seq + 1,
    get last() {
      return base.seq + events.length
    },
    recording,
    events,
    exact: restored.missing.length === 0,
    get tabs() {
      return [...tabs]
    },
    append(more) {
      for (const event of more) {
        if (event.seq <= history.last) continue
        if (event.seq > history.last + 1) return false
        take(event)
      }
      return true
    },
    event: eventAt,
    byId: (id) => ids.get(id),
    resultsOf: (id) => results.get(id) ?? [],
    at,
    json: (seq, tab) => saved(at(seq, tab), () => true),
    view: (seq, tab) => createViews(allDomains)(at(seq, tab)),
    *walk(tab) {
      let moment = beginning
      for (const event of events) {
        moment = step(moment, event)
        const after = moment
        yield { event, state: () => seenBy(after, tab) }
      }
    },
    changed: (seq) => changed[indexOf(seq) - 1] ?? [],
    changes(seq) {
      const { tab } = eventAt(seq)
      const moved = new Set(history.changed(seq))
      const state = (of: number) => saved(at(of, tab), (name) => moved.has(name))
      return [...diff(state(seq - 1), state(seq))]
    },
    effects(seq) {
      const event = eventAt(seq)
      const { effects } = folderOf(event.tab).decide(at(seq - 1, event.tab), event)
      return effects.map(({ effect, params }, index) => ({ id: `${event.id}:${index}`, effect, params }))
    },
    fork(seq) {
      const count = indexOf(seq)
      const known = events.slice(0, count)
      return grow(
        { ...recording, events: known },
        {
          events: known,
          changed: changed.slice(0, count),
          checkpoints: checkpoints.slice(0, Math.floor(count / CHECKPOINT_EVERY) + 1),
          newest: momentAt(seq),
        },
      )
    },
  }
  if (from === null) history.append(recording.events)
  return history
}
