/** The machines in Stately's inspector: an actor for each domain, its chart, and the events that reach it. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { guardText } from '../time-machine/guard-text.ts'
import { follow } from './follow.ts'
import { type Inspectable, type ShownState, shownStates } from './inspected.ts'

interface InspectedSnapshot extends ShownState {
  readonly status: 'active'
}

interface InspectedEvent {
  readonly type: string
  readonly data: unknown
}

/** An inspector of `@statelyai/inspect`, as far as it is used: what `createBrowserInspector()` returns. */
export interface StatelyInspector {
  /** Shows a domain with its state; `definition` is its machine as JSON. */
  actor(name: string, snapshot: InspectedSnapshot, info: { readonly definition: string }): void
  /** Shows an event that reaches a domain; `source` is the domain that it came from, if it is another one. */
  event(name: string, event: InspectedEvent, info: { readonly source?: string }): void
  /** Shows a domain's state after an event. */
  snapshot(name: string, snapshot: InspectedSnapshot, info: { readonly event: InspectedEvent }): void
}

/** What the inspector shows besides the core's domains. */
export interface StatelyOptions {
  /** The domains of your own, if the shop was composed with some. */
  readonly domains?: readonly Domain[]
}

/**
 * Shows what happens from now on. An event reaches its own domain, and from there each other one whose state it changes.
 * Resolves to a function that stops. Rejects as the log does where it cannot be read.
 */
export function connectStatelyInspector(
  of: Inspectable,
  inspector: StatelyInspector,
  { domains = [] }: StatelyOptions = {},
): Promise<() => void> {
  return follow(of, {
    domains,
    begins(position) {
      const shown = shownStates(position)
      for (const { name, machine } of position.folder.domains) {
        const state = shown[name]
        if (state) inspector.actor(name, snapshotOf(state), { definition: definitionOf(machine) })
      }
    },
    follows(event, after, before) {
      const shown = shownStates(after)
      const owner = ownerOf(event)
      for (const { name } of after.folder.domains) {
        const state = shown[name]
        if (!state || (after.state[name] === before[name] && name !== owner)) continue
        const sent = { type: event.type, data: event.data }
        inspector.event(name, sent, name === owner ? {} : { source: owner })
        inspector.snapshot(name, snapshotOf(state), { event: sent })
      }
    },
  })
}

const snapshotOf = (state: ShownState): InspectedSnapshot => ({ status: 'active', ...state })
const ownerOf = ({ type }: Pick<LogEvent, 'type'>): string => type.slice(0, type.indexOf('.'))

/** A machine's configuration as JSON; functions are told by what they ask, or are called. */
const definitionOf = ({ config }: Domain['machine']): string =>
  JSON.stringify(config, (key, value: unknown) => {
    if (typeof value !== 'function') return value
    if (key === 'guard') return guardText(value)
    return 'type' in value && typeof value.type === 'string' ? value.type : value.name
  })
