/** Old events are read as new ones; events from the future stop the reader. */
import type * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { type Json, type LogEvent, asWritten } from './event.ts'

/** What is known of a type of event now. */
export interface KnownEvent {
  readonly v: number
  readonly schema: z.ZodMiniType
  readonly upcast: (data: Json, from: number) => Json
}

/**
 * The event in today's version. READ_ONLY for a type or version this code does not know: the tab may not fold, decide or
 * snapshot past it. LOG_DAMAGED for data that is not what its version says.
 */
export function upcast(event: LogEvent, find: (type: string) => KnownEvent | undefined): LogEvent {
  const known = find(event.type)
  if (!known || event.v > known.v) throw new LeaflogError('READ_ONLY', `unknown event ${event.type} v${event.v}`)
  const data = event.v === known.v ? event.data : attempt(() => known.upcast(asWritten(event.data), event.v))
  const read = known.schema.safeParse(data)
  if (!read.success) throw new LeaflogError('LOG_DAMAGED', `event ${event.seq} (${event.type}) is not valid`)
  return { ...event, v: known.v, data: read.data }
}

/** What a build makes of events that are stored: those that it knows, and where the first stands that it does not. */
export interface KnownEvents {
  readonly events: readonly LogEvent[]
  /** Left out: of a type or version that this build does not know, or not what its schema says. */
  readonly skipped: LogEvent | null
}

/**
 * Events of a log whose `reader` this build can follow: one that it does not know all the same may be skipped, or is of a type
 * that was retired. It stays in the log for those who know it.
 */
export function knownEvents(stored: readonly LogEvent[], find: (type: string) => KnownEvent | undefined): KnownEvents {
  let skipped: LogEvent | null = null
  const events = stored.flatMap((event) => {
    try {
      return [upcast(event, find)]
    } catch {
      // Not known here, or no longer: it is the caller's to tell which.
      skipped ??= event
      return []
    }
  })
  return { events, skipped }
}

/** What throws gives null, which no schema takes: the log is damaged. */
function attempt(run: () => Json): Json {
  try {
    return run()
  } catch {
    return null
  }
}
