/**
 * What happens inside the deciding transaction: fold what other tabs added, ask the machines about each request in
 * turn, and say what to write. Pure: the transaction may be repeated, and then an event that got through the first time
 * is found in the tail by its id and not decided twice.
 */
import { LeaflogError } from '../../errors/errors.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import type { BlobText, Decision, Imported, Log, OutboxRow, Tail } from '../log/log.ts'
import { knownEvents } from '../log/upcast.ts'
import { dueKey } from './due.ts'
import type { Folder, State } from './fold.ts'
import { type KnownEffects, reconcile, rowsOf } from './outbox-rows.ts'

/** A request to write: the events of one caller, or the result of one effect. */
export interface CommitRequest {
  readonly drafts: readonly Draft[]
  /** The outbox row that this result settles. If the row is gone, the result is a duplicate and is dropped. */
  readonly settles: string | null
  readonly blobs: readonly BlobText[]
  /** Key of a due event: refused unless the state still lists it, so that it happens once over all tabs. */
  readonly whileDue?: string
  /** For events from another log of this visitor: the rows of these events that still wait there. */
  readonly carried?: ReadonlySet<string>
  /** Rows that were settled there, and the position up to which other logs are taken over. */
  readonly drops?: readonly string[]
  readonly imported?: Imported
}

/** One answer for each draft of a request. */
export type Verdict = LogEvent | LeaflogError

export interface BatchDecision {
  readonly state: State
  readonly seq: number
  /** What was folded from other tabs, upcast. */
  readonly missed: readonly LogEvent[]
  /** The first of them that is unknown to this build. */
  readonly skipped: LogEvent | null
  readonly decision: Decision
  readonly verdicts: readonly (readonly Verdict[])[]
}

export interface Deciding {
  readonly folder: Folder
  readonly effects: KnownEffects
  readonly tab: string
  readonly leaseMs: number
  readonly now: () => number
  /** False where the state lacks events that this build does not know. */
  readonly isWhole: () => boolean
  /** Rows of other builds that no tab runs. */
  readonly strays: ReadonlySet<string>
}

export function decideBatch(
  { folder, effects, tab, leaseMs, now, isWhole, strays }: Deciding,
  from: State,
  tail: Pick<Tail, 'head' | 'events'>,
  requests: readonly CommitRequest[],
  unsettled: ReadonlySet<string>,
  rows: readonly OutboxRow[] | null = null,
): BatchDecision {
  const { events: missed, skipped } = knownEvents(tail.events, folder.find)
  const written = new Map(missed.map((event) => [event.id, event]))
  let state = missed.reduce(folder.fold, from)
  let { seq } = tail.head
  const events: LogEvent[] = []
  let outbox: OutboxRow[] = []
  const settle: string[] = []
  const blobs: BlobText[] = []

  let reader = 1
  let imported: Imported | undefined

  const decideDraft = (draft: Draft, carried?: ReadonlySet<string>): Verdict => {
    const already = written.get(draft.id)
    if (already) return already
    const decided = folder.decide(state, draft)
    if (decided.refused) return new LeaflogError(decided.refused)
    const event: LogEvent = { ...draft, seq: seq + 1 }
    const pending = (effect: string) => folder.pending(decided.state, effect)
    const wanted = attempt(() => rowsOf(event, decided.effects, effects, pending, now() + leaseMs))
    if (!wanted) return new LeaflogError('EVENT_FAILED', `the effects of ${event.type} are not JSON`)
    seq = event.seq
    state = decided.state
    written.set(event.id, event)
    events.push(event)
    outbox.push(...wanted.filter(({ id }) => !carried || carried.has(id)))
    const known = folder.find(event.type)
    if (known && !known.skippable) reader = Math.max(reader, known.since)
    return event
  }

  const isMoot = ({ settles, whileDue, carried }: CommitRequest) =>
    (settles !== null && !carried && !unsettled.has(settles)) ||
    (whileDue !== undefined && !folder.due(state).some((due) => dueKey(due) === whileDue))

  const verdicts = requests.map((request) => {
    const { drafts, settles, carried, drops = [], imported: taken } = request
    if (isMoot(request)) return drafts.map(({ id }) => written.get(id) ?? new LeaflogError('EVENT_REJECTED'))
    settle.push(...drops)
    if (taken) imported = { ...imported, ...taken }
    const answers = drafts.map((draft) => decideDraft(draft, carried))
    const accepted = answers.some((answer) => !(answer instanceof LeaflogError))
    if (accepted) blobs.push(...request.blobs)
    // A row settles only with an accepted event, or where its effect says nothing (I10).
    if (settles !== null && (accepted || drafts.length === 0)) settle.push(settles)
    return answers
  })

  if (rows) {
    const gone = new Set(settle)
    const live = [...rows.filter(({ id }) => !gone.has(id)), ...outbox]
    const { write, drop } = reconcile(folder.pending(state), live, effects, { seq, now: now(), tab, strays })
    // An unknown event may be the one that a row waits for.
    const dropped = new Set(skipped === null && isWhole() ? drop : [])
    settle.push(...dropped)
    outbox = [...outbox.filter(({ id }) => !dropped.has(id)), ...write]
  }
  const decision = { events, outbox, settle, blobs, ...(reader > 1 && { reader }), ...(imported && { imported }) }
  return { state, seq, missed, skipped, decision, verdicts }
}

/** Throws for a value that is not JSON; the event is then refused with EVENT_FAILED. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** How a batch is written: with which durability, and whether rows are read to reconcile them with the state. */
export function writingOf(
  folder: Folder,
  requests: readonly CommitRequest[],
  isReconciling: boolean,
): NonNullable<Parameters<Log['append']>[2]> {
  const settles = requests.flatMap((request) => request.settles ?? [])
  const isStrict = requests.some(({ drafts }) => drafts.some(folder.isStrict))
  const isSettling = settles.length > 0 && folder.domains.some(({ pending }) => pending)
  return { durability: isStrict ? 'strict' : 'relaxed', settles, ...((isReconciling || isSettling) && { rows: true }) }
}
