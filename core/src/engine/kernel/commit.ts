/**
 * What happens inside the deciding transaction (I3): fold what other tabs added, ask the machines about each request in
 * turn, and say what to write. Pure: the transaction may be repeated, and then an event that got through the first time
 * is found in the tail by its id and not decided twice (I8).
 */
import { LeaflogError } from '../../errors/errors.ts'
import { type Draft, type LogEvent, asWritten } from '../log/event.ts'
import type { BlobText, Decision, OutboxRow, Tail } from '../log/log.ts'
import { upcast } from '../log/upcast.ts'
import type { Effect } from './define-domain.ts'
import { dueKey } from './due.ts'
import type { Folder, State } from './fold.ts'

/** Something to be written: the events of one caller, or the result of one effect. */
export interface CommitRequest {
  readonly drafts: readonly Draft[]
  /** The outbox row that this result settles; without the row the result is a repetition and is dropped. */
  readonly settles: string | null
  readonly blobs: readonly BlobText[]
  /** Key of a due event: refused unless the state still lists it, so that it comes true once over all tabs. */
  readonly whileDue?: string
}

/** One answer for each draft of a request. */
export type Verdict = LogEvent | LeaflogError

export interface BatchDecision {
  readonly state: State
  readonly seq: number
  /** What was folded from other tabs, upcast. */
  readonly missed: readonly LogEvent[]
  readonly decision: Decision
  readonly verdicts: readonly (readonly Verdict[])[]
}

export interface Deciding {
  readonly folder: Folder
  readonly effects: ReadonlyMap<string, Effect>
  readonly leaseMs: number
  readonly now: () => number
}

export function decideBatch(
  { folder, effects, leaseMs, now }: Deciding,
  from: State,
  tail: Pick<Tail, 'head' | 'events'>,
  requests: readonly CommitRequest[],
  unsettled: ReadonlySet<string>,
): BatchDecision {
  const missed = tail.events.map((event) => upcast(event, folder.find))
  const written = new Map(missed.map((event) => [event.id, event]))
  let state = missed.reduce(folder.fold, from)
  let { seq } = tail.head
  const events: LogEvent[] = []
  const outbox: OutboxRow[] = []
  const settle: string[] = []
  const blobs: BlobText[] = []

  const decideDraft = (draft: Draft): Verdict => {
    const already = written.get(draft.id)
    if (already) return already
    const decided = folder.decide(state, draft)
    if (decided.refused) return new LeaflogError(decided.refused)
    const event: LogEvent = { ...draft, seq: seq + 1 }
    const rows = attempt(() => rowsOf(event, decided.effects, effects, now() + leaseMs))
    if (!rows) return new LeaflogError('EVENT_FAILED', `the effects of ${event.type} are not JSON`)
    seq = event.seq
    state = decided.state
    written.set(event.id, event)
    events.push(event)
    outbox.push(...rows)
    return event
  }

  const isMoot = ({ settles, whileDue }: CommitRequest) =>
    (settles !== null && !unsettled.has(settles)) ||
    (whileDue !== undefined && !folder.due(state).some((due) => dueKey(due) === whileDue))

  const verdicts = requests.map((request) => {
    if (isMoot(request)) return request.drafts.map(({ id }) => written.get(id) ?? new LeaflogError('EVENT_REJECTED'))
    if (request.settles !== null) settle.push(request.settles)
    const answers = request.drafts.map(decideDraft)
    if (answers.some((answer) => !(answer instanceof LeaflogError))) blobs.push(...request.blobs)
    return answers
  })
  return { state, seq, missed, decision: { events, outbox, settle, blobs }, verdicts }
}

function rowsOf(
  event: LogEvent,
  requested: readonly { effect: string; params: unknown }[],
  effects: ReadonlyMap<string, Effect>,
  leaseUntil: number,
): OutboxRow[] {
  return requested.map(({ effect, params }, index) => ({
    id: `${event.id}:${index}`,
    seq: event.seq,
    cause: event.id,
    effect,
    params: asWritten(params),
    lane: effects.get(effect)?.lane ?? null,
    tabOnly: effects.get(effect)?.tabOnly ?? false,
    tab: event.tab,
    leaseUntil,
    attempt: 0,
    notBefore: 0,
  }))
}

/** What is not JSON throws; the event is refused for it, as EVENT_FAILED. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
