/**
 * The file format of a log: JSON Lines, one object a line, told apart by `kind`.
 *
 *   header   who wrote it, and the state it begins with (null: from nothing)
 *   blob     a text that events refer to
 *   event    one event, in order
 *   state    the state that the writer had at the end: what a replay must reach, byte for byte
 *
 * The last key of every line may be `sum` (checksums.ts), which older files do not have and older readers leave out.
 */
import * as z from 'zod/mini'
import { type Json, logEvent } from '../engine/log/event.ts'

export const FORMAT_VERSION = 1

/** A line is parsed as JSON before it is looked at: what is in it is not walked through once more. */
export const parsedJson = z.custom<Json>((value) => value !== undefined)

export const header = z.object({
  /** Always `header`: the first line of the file. */
  kind: z.literal('header'),
  /** Version of the file format, 1 today. A later one is refused with FILE_VERSION_UNKNOWN. */
  leaflog: z.int().check(z.minimum(1)),
  /** The brand of the shop that exported it. */
  brand: z.string(),
  /** Of the page that exported it; older files and those of scripts have none. */
  origin: z.optional(z.string()),
  /** Epoch milliseconds, by the clock of the exporting page. */
  exportedAt: z.number(),
  /** Id of the tab that exported it, whose own state (pages, panels) is part of the log. */
  tab: z.string(),
  /** Fingerprint of the domains that wrote it. */
  domains: z.string(),
  /** `tab` has heard the events up to `tabSeq`, where it says so: its tab came to this log with them, or was there when it was repaired. */
  base: z.object({ seq: z.int(), shared: z.nullable(parsedJson), tab: parsedJson, tabSeq: z.optional(z.int()) }),
  /** What was personal has been replaced (redact.ts). */
  redacted: z.optional(z.literal(true)),
})
export type Header = z.infer<typeof header>

const blobLine = z.object({ kind: z.literal('blob'), hash: z.string(), text: z.string() })
const eventLine = z.object({ kind: z.literal('event'), event: z.extend(logEvent, { data: parsedJson }) })
export const stateLine = z.object({
  kind: z.literal('state'),
  seq: z.int(),
  shared: parsedJson,
  tab: parsedJson,
})
export type StateLine = z.infer<typeof stateLine>

export const line = z.discriminatedUnion('kind', [header, blobLine, eventLine, stateLine])
export type Line = z.infer<typeof line>
