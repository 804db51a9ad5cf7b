/** Creates outbox rows from the machines' effects and from pending calls. Pure. */
import { asWritten, type LogEvent } from '../log/event.ts'
import type { OutboxRow } from '../log/log.ts'
import type { Effect, PendingCall } from './define-domain.ts'

export interface KnownEffect {
  /** Its current name; a row may have a name of an earlier release. */
  readonly name: string
  readonly effect: Effect
  /** True for a tab domain: only the tab that wrote a row knows whether it is still pending. */
  readonly isOfTab: boolean
}

export type KnownEffects = ReadonlyMap<string, KnownEffect>

/** A row that was written again waits this long, in ms, so that an answer that changes nothing is not asked for all the time. */
const REWRITTEN_AFTER_MS = 1000

/** The idempotency key of a call that the state waits for: the same whenever the row has to be written. */
const awaitedId = ({ key, effect }: PendingCall): string => `${key}:${effect}`

const sameParams = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const ofEffect = (effects: KnownEffects, name: string) => {
  const { effect } = effects.get(name) ?? {}
  return {
    effect: name,
    lane: effect?.lane ?? null,
    tabOnly: effect?.tabOnly ?? false,
    attempt: 0,
    ...(effect?.v !== undefined && effect.v > 1 && { v: effect.v }),
  }
}

/** Of one event; what is not JSON throws. `pending` lists what the state after it waits for. */
export function rowsOf(
  event: LogEvent,
  requested: readonly { readonly effect: string; readonly params: unknown }[],
  effects: KnownEffects,
  pending: (effect: string) => readonly PendingCall[],
  leaseUntil: number,
): OutboxRow[] {
  return requested.map(({ effect, params: given }, index) => {
    const params = asWritten(given)
    const call = pending(effect).find((each) => each.effect === effect && sameParams(asWritten(each.params), params))
    return {
      id: call ? awaitedId(call) : `${event.id}:${index}`,
      seq: event.seq,
      cause: event.id,
      params,
      tab: event.tab,
      leaseUntil,
      notBefore: 0,
      ...ofEffect(effects, effect),
      ...(index > 0 && { place: index }),
      ...(call && { awaited: true as const }),
    }
  })
}

interface Reconciling {
  readonly seq: number
  readonly now: number
  readonly tab: string
  /** Rows to ignore: another build's, which no tab runs. */
  readonly strays: ReadonlySet<string>
}

export interface Reconciled {
  readonly write: readonly OutboxRow[]
  /** Ids of rows without a pending call. */
  readonly drop: readonly string[]
}

/** The rows to add and remove so that every pending call has a row, and every awaited row a pending call. */
export function reconcile(
  pending: readonly PendingCall[],
  rows: readonly OutboxRow[],
  effects: KnownEffects,
  { seq, now, tab, strays }: Reconciling,
): Reconciled {
  const calls = new Map(pending.map((call) => [awaitedId(call), call]))
  const known = rows.filter(
    ({ effect, v = 1 }) => v <= (effects.get(effect)?.effect.v ?? (effects.has(effect) ? 1 : 0)),
  )
  const isOurs = (row: OutboxRow) => row.tab === tab || !effects.get(row.effect)?.isOfTab
  const drop = known.filter((row) => row.awaited && !calls.has(row.id) && isOurs(row)).map(({ id }) => id)
  const ids = new Set(rows.filter(({ id }) => !strays.has(id)).map(({ id }) => id))
  /** Rows of the first release do not say that they are awaited. */
  const isThere = (id: string, { effect, params }: PendingCall) =>
    ids.has(id) ||
    known.some(
      (row) => !row.awaited && effects.get(row.effect)?.name === effect && sameParams(row.params, asWritten(params)),
    )
  const write = [...calls]
    .filter(([id, call]) => effects.has(call.effect) && !isThere(id, call))
    .map(([id, { key, effect, params }]): OutboxRow => {
      const row = ofEffect(effects, effect)
      const when = { leaseUntil: 0, notBefore: now + REWRITTEN_AFTER_MS }
      return { id, seq, cause: key, params: asWritten(params), tab, ...when, ...row, awaited: true }
    })
  return { write, drop }
}
