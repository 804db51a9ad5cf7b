/** Checks an event before it is written: it reads back unchanged (I1) and contains no secret (I5). */
import { type Issue, LeaflogError } from '../../errors/errors.ts'
import { DEEPEST, type Draft, asWritten, isFlat } from '../log/event.ts'
import type { Ports } from '../../ports/ports.ts'
import { type DomainEvent, splitSecrets } from './define-events.ts'
import type { Folder } from './fold.ts'
import { issuesOf } from './issues.ts'

export interface CheckedEvent {
  readonly event: Draft
  /** Removed from the event, and passed beside it. */
  readonly secrets: Readonly<Record<string, string>>
}

/** Throws EVENT_INVALID for an unknown event, another version, or data that its schema rejects. */
export type CheckEvent = (event: DomainEvent, cause: string | null, at?: number) => CheckedEvent

export function createCheckEvent(folder: Folder, ports: Pick<Ports, 'clock' | 'ids'>, tab: string): CheckEvent {
  return (event, cause, at = ports.clock.now()) => {
    const { type, v } = event
    const known = folder.find(type)
    if (!known || v !== known.v) throw invalid([{ path: '', reason: `there is no event ${type} v${v}` }])
    const { data, secrets } = splitSecrets(known.schema, isRecord(event.data) ? event.data : {})
    if (!isFlat(data, DEEPEST)) throw invalid([{ path: '', reason: `is nested more than ${DEEPEST} deep` }])
    const read = known.schema.safeParse(data)
    if (!read.success) throw invalid(issuesOf(read.error))
    return { event: { id: ports.ids.next(), at, type, v, data: asWritten(read.data), tab, cause }, secrets }
  }
}

const invalid = (issues: readonly Issue[]) => new LeaflogError('EVENT_INVALID', undefined, { issues })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
