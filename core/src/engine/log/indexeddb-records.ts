/** The records of the log's database, as they come back from storage. */
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { type Json, json, parseJson } from './event.ts'

/** Storage is a border: what is not ours is LOG_DAMAGED, never a surprise further in. */
const place = z.int().check(z.minimum(0))
export const storedHead = z.optional(
  z
    .object({
      logId: z.string(),
      seq: place,
      floor: place,
      snapshotSeq: place,
      afterForget: z.optional(z.literal(true)),
    })
    .check(z.refine((head) => head.floor <= head.seq && head.snapshotSeq <= head.seq)),
)
export const storedSegments = z.array(z.object({ first: z.int(), last: z.int(), at: z.number(), text: z.string() }))
const storedSnapshot = z.object({ seq: z.int(), text: z.string() })
export const storedRows = z.array(
  z.object({
    id: z.string(),
    seq: z.int(),
    cause: z.string(),
    effect: z.string(),
    params: json,
    lane: z.nullable(z.string()),
    tabOnly: z.boolean(),
    tab: z.string(),
    leaseUntil: z.number(),
    attempt: z.int(),
    notBefore: z.number(),
  }),
)

export function parse<T extends z.ZodMiniType>(schema: T, stored: unknown): z.output<T> {
  const read = schema.safeParse(stored)
  if (!read.success) throw new LeaflogError('LOG_DAMAGED')
  return read.data
}

export const storedSeqs = z.array(z.object({ seq: z.int() }))

/** A state that cannot be read is null, which nobody takes for one. */
export function stateOf(stored: unknown): Json {
  try {
    return parseJson(storedSnapshot.parse(stored).text)
  } catch {
    return null
  }
}
