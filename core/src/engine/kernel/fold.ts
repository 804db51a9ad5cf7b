/**
 * State is a fold of the log. A folder knows the domains and the tab it folds for: shared domains take every event,
 * tab domains only those of their own tab. Pure and synchronous.
 */
import { type ErrorCode, LeaflogError } from '../../errors/errors.ts'
import { checksum } from '../log/checksum.ts'
import type { Draft, Json, LogEvent } from '../log/event.ts'
import type { Snapshot } from '../log/log.ts'
import type { Ports, Report } from '../../ports/ports.ts'
import type { Domain, Due, PendingCall } from './define-domain.ts'
import type { DomainEvent, EventMeta } from './define-events.ts'
import { type ContextSchemas, contextsFor, restoredOf, savedOf } from './saved-state.ts'
import { type MachineState, type RequestedEffect, init, isAccepted, step } from './stepper.ts'

/** The state of each domain's machine, by the domain's name. */
export type State = Readonly<Record<string, MachineState>>

export interface Decided {
  readonly state: State
  /** Null when accepted. */
  readonly refused: ErrorCode | null
  readonly effects: readonly { readonly effect: string; readonly params: unknown }[]
}

export interface Folder {
  readonly domains: readonly Domain[]
  /** Fingerprint of all shared domains. */
  readonly hash: string
  initial(): State
  /** Applies a recorded event to every domain that listens to it. */
  fold(state: State, event: LogEvent): State
  /** The same for shared domains only, and for tab domains only. */
  foldShared(state: State, event: LogEvent): State
  foldTab(state: State, event: LogEvent): State
  /** Lets the event's own domain accept or refuse it, and steps all listeners if it is accepted. */
  decide(state: State, event: Draft): Decided
  /** Shared domains only. */
  save(state: State): Json
  /** Shared domains from `saved`, the others from `rest`. `missing` could not be restored and have their initial state. */
  restore(saved: Json, rest: State, contexts?: ContextSchemas): { state: State; missing: readonly string[] }
  /** Schemas of the contexts in a snapshot that have to be checked. */
  contextsFor(snapshot: Snapshot): Promise<ContextSchemas>
  saveTab(state: State): Json
  restoreTab(saved: Json, rest: State, contexts?: ContextSchemas): State
  /** Due events, and when they happen. */
  due(state: State): readonly Due[]
  /** Pending calls by the full name of their effect: of all domains, or of an effect's domain. */
  pending(state: State, effect?: string): readonly PendingCall[]
  /** What storage beside the log knows better than the state. */
  recalled(state: State, ports: Ports): readonly DomainEvent[]
  find(type: string): EventMeta | undefined
  /** True if the event has to be flushed to the disk. */
  isStrict(event: Pick<Draft, 'type'>): boolean
  /** True when a tab domain listens to this event. */
  concernsTab(event: Draft): boolean
}

/** `report` is called once for each machine that throws, because recorded events are folded again and again. */
export function createFolder(domains: readonly Domain[], tab: string, report: Report = () => {}): Folder {
  const owners = new Map<string, { domain: Domain; event: EventMeta }>()
  for (const domain of domains)
    for (const event of Object.values(domain.events)) owners.set(event.type, { domain, event })
  const listeners = new Map<string, Domain[]>()
  for (const domain of domains)
    for (const type of new Set<string>(domain.machine.events))
      listeners.set(type, [...(listeners.get(type) ?? []), domain])

  const reported = new Set<string>()
  const attempt = <T>(what: string, run: () => T): T | undefined => {
    try {
      return run()
    } catch (error) {
      const detail = `${what}: ${error instanceof Error ? error.name : typeof error}`
      if (!reported.has(detail)) report('MACHINE_FAILED', detail)
      reported.add(detail)
      return undefined
    }
  }
  const stepping = (domain: Domain, before: MachineState, event: Draft) =>
    attempt(`${domain.name}, ${event.type}`, () => step(domain.machine, before, asSeen(event)))

  const hears = (domain: Domain, event: Draft) => domain.scope === 'shared' || event.tab === tab
  const shared = domains.filter((domain) => domain.scope === 'shared')
  const ofTab = domains.filter((domain) => domain.scope === 'tab')

  /** Steps every listener; a machine that throws keeps its state, the same in every tab. */
  const stepAll = (state: State, event: Draft, which = (_: Domain) => true) => {
    let next = state
    const effects: { effect: string; params: unknown }[] = []
    for (const domain of listeners.get(event.type) ?? []) {
      if (!hears(domain, event) || !which(domain)) continue
      const before = stateOf(next, domain)
      const stepped = stepping(domain, before, event)
      if (!stepped) continue
      if (stepped.state !== before) next = { ...next, [domain.name]: stepped.state }
      effects.push(...named(domain, stepped.effects))
    }
    return { next, effects }
  }

  const decide = (state: State, event: Draft): Decided => {
    const owner = owners.get(event.type)
    const refuse = (refused: ErrorCode): Decided => ({ state, refused, effects: [] })
    if (!owner || !hears(owner.domain, event)) return refuse('EVENT_REJECTED')
    const { domain } = owner
    const before = stateOf(state, domain)
    const stepped = stepping(domain, before, event)
    if (!stepped) return refuse('EVENT_FAILED')
    if (!isAccepted(before, stepped)) {
      const refused = attempt(`${domain.name}, refusing ${event.type}`, () => domain.refuse?.(before, event))
      return refuse(refused ?? 'EVENT_REJECTED')
    }
    const { next, effects } = stepAll({ ...state, [domain.name]: stepped.state }, event, (other) => other !== domain)
    return { state: next, refused: null, effects: [...named(domain, stepped.effects), ...effects] }
  }

  const saveOf = (which: readonly Domain[]) => (state: State) =>
    Object.fromEntries(which.map((domain) => [domain.name, savedOf(domain, stateOf(state, domain), hashOf(domain))]))

  const restoreOf =
    (which: readonly Domain[]) =>
    (saved: Json, rest: State, contexts: ContextSchemas = new Map()) => {
      const next: Record<string, MachineState> = { ...rest }
      const missing: string[] = []
      for (const domain of which) {
        const restored = restoredOf(domain, saved, contexts)
        if (!restored) missing.push(domain.name)
        next[domain.name] = restored ?? init(domain.machine)
      }
      return { state: next, missing }
    }

  const pendingOf = (domain: Domain, state: State): PendingCall[] =>
    (attempt(`${domain.name}, pending`, () => domain.pending?.(stateOf(state, domain))) ?? []).map((call) => ({
      ...call,
      effect: `${domain.name}.${call.effect}`,
    }))

  const ofEach = <T>(what: string, from: (domain: Domain) => readonly T[] | undefined): T[] =>
    domains.flatMap((domain) => attempt(`${domain.name}, ${what}`, () => from(domain)) ?? [])

  return {
    domains,
    // Computed only for exports, because it serializes every machine.
    get hash() {
      return checksum(shared.map(hashOf).join('.'))
    },
    initial: () => Object.fromEntries(domains.map((domain) => [domain.name, init(domain.machine)])),
    fold: (state, event) => stepAll(state, event).next,
    foldShared: (state, event) => stepAll(state, event, (domain) => domain.scope === 'shared').next,
    foldTab: (state, event) => stepAll(state, event, (domain) => domain.scope === 'tab').next,
    decide,
    save: saveOf(shared),
    restore: restoreOf(shared),
    contextsFor: (snapshot) => contextsFor(shared, snapshot, hashOf),
    saveTab: saveOf(ofTab),
    restoreTab: (saved, rest, contexts) => restoreOf(ofTab)(saved, rest, contexts).state,
    due: (state) => ofEach('due', (domain) => domain.due?.(stateOf(state, domain))),
    pending: (state, effect) =>
      domains
        .filter(({ name }) => effect === undefined || effect.startsWith(`${name}.`))
        .flatMap((domain) => pendingOf(domain, state)),
    recalled: (state, ports) => ofEach('recall', (domain) => domain.recall?.(ports, stateOf(state, domain))),
    find: (type) => owners.get(type)?.event,
    isStrict: ({ type }) => owners.get(type)?.domain.durability === 'strict',
    concernsTab: (event) =>
      event.tab === tab && (listeners.get(event.type) ?? []).some((domain) => domain.scope === 'tab'),
  }
}

/** The reader version of a build with these domains: the newest event that it knows and others must know. */
export const readerOf = (domains: readonly Domain[]): number =>
  Math.max(
    1,
    ...domains.flatMap(({ events }) => Object.values(events).map(({ skippable, since }) => (skippable ? 1 : since))),
  )

/** One domain's state. Throws EVENT_FAILED if the domain is not among those that run. */
export function stateOf(state: State, domain: Domain): MachineState {
  const found = state[domain.name]
  if (!found) throw new LeaflogError('EVENT_FAILED', `no state of ${domain.name}`)
  return found
}

/** What a machine sees of an event is the same when it decides and when it folds, down to the order of the keys (I1). */
const asSeen = ({ id, at, type, v, data, tab, cause }: Draft): Draft => ({ id, at, type, v, data, tab, cause })

const named = (domain: Domain, effects: readonly RequestedEffect[]) =>
  effects.map(({ type, params }) => ({ effect: `${domain.name}.${type}`, params: params ?? {} }))

const hashes = new WeakMap<Domain, string>()

/** What a saved state depends on: states and transitions, the initial context, the versions of the events. */
function hashOf(domain: Domain): string {
  const known = hashes.get(domain)
  if (known) return known
  const events = Object.values(domain.events).map((event) => [event.type, event.v])
  const made = checksum(JSON.stringify([domain.name, domain.version, events, domain.machine.config]))
  hashes.set(domain, made)
  return made
}
