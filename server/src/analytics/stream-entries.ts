/** Entries of a Redis stream in the form of its commands' answers: `[[stream, [[id, [field, text, …]], …]]]`. */
import { z } from 'zod'
import type { CollectedEvent } from './event-store.ts'
import { readSent } from './sent-event.ts'

/** The fields of an entry that has been trimmed are null. */
const entriesShape = z.array(z.tuple([z.string(), z.array(z.string()).nullable()]))
const answerShape = z.array(z.tuple([z.string(), entriesShape])).nullable()

export interface Entry {
  id: string
  /** Undefined if we cannot read the entry. */
  event: CollectedEvent | undefined
}

export function readEntries(entries: unknown): Entry[] {
  return entriesShape.parse(entries).map(([id, fields]) => {
    const at = fields?.indexOf('event') ?? -1
    const text = at < 0 ? undefined : fields?.[at + 1]
    return { id, event: text === undefined ? undefined : readSent(text) }
  })
}

/** The answer of XREAD and XREADGROUP for one stream; empty if the wait timed out. */
export const readAnswer = (answer: unknown): Entry[] => readEntries(answerShape.parse(answer)?.[0]?.[1] ?? [])
