/**
 * A log without personal data, to be shown to others: what is personal (personal.ts) is replaced by pseudonyms, the same for
 * the same throughout the file. It still replays: the same events lead through the same states.
 */
import * as z from 'zod/mini'
import { type Json, type LogEvent, asWritten } from '../engine/log/event.ts'
import { createRewrite, savedStates } from './create-rewrite.ts'
import type { Line } from './format.ts'
import { openLog } from './open-log.ts'
import { type RedactionReport, suspicionsOf } from './redaction-report.ts'
import { textOf } from './write-log.ts'

/**
 * `file` is what `shop.log.export()` gave, as text or as lines; the result is such a text again, and the same one when it is
 * redacted again. Throws as `replay` does. What a log says of its end is kept: one that did not end as recorded still does not.
 */
export const redact = (file: string | Iterable<string>): string => redactWithReport(file).log

/** A log that can be shown to others, and what was done to it. */
export interface Redacted {
  /** The redacted log as text, in the format of an export. */
  readonly log: string
  /** Counts and places, without any personal value. */
  readonly report: RedactionReport
}

/** The same, with what was replaced and what somebody should read before the log is shared. */
export function redactWithReport(file: string | Iterable<string>): Redacted {
  const log = openLog(file)
  const replaced = new Map<string, number>()
  const rewrite = createRewrite(log, (by) => void replaced.set(by, (replaced.get(by) ?? 0) + 1))
  const { header, recorded, blobs } = log
  const states = (saved: Json): Json => redactStates(saved, rewrite)
  const start = {
    ...header,
    redacted: true as const,
    base: { ...header.base, shared: states(header.base.shared), tab: states(header.base.tab) },
  }
  const events = log.events.map((event): LogEvent => ({ ...event, data: rewrite(asWritten(event.data), event.type) }))
  const written = (end: { shared: Json; tab: Json }): readonly string[] =>
    [
      start,
      ...[...blobs].map(([hash, text]): Line => ({ kind: 'blob', hash, text })),
      ...events.map((event) => ({ kind: 'event', event })),
      { kind: 'state', seq: recorded.seq, ...end },
    ].map((line) => JSON.stringify(line))

  const asRecorded = written({ shared: states(recorded.shared), tab: states(recorded.tab) })
  const report = { replaced: Object.fromEntries(replaced), suspicious: suspicionsOf(start.base, events) }
  if (log.difference) return { log: textOf(asRecorded, log), report }
  const { folder, end } = openLog(asRecorded)
  return { log: textOf(written({ shared: folder.save(end), tab: folder.saveTab(end) }), log), report }
}

function redactStates(saved: Json, rewrite: (value: Json, path: string) => Json): Json {
  if (saved === null) return null
  const domains = Object.entries(z.parse(savedStates, saved)).map(([name, { state, ...rest }]) => {
    const context = rewrite(state.context, `${name}.context`)
    return [name, { ...rest, state: { ...state, context } }]
  })
  return asWritten(Object.fromEntries(domains))
}
