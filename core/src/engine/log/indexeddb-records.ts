/** The records of the log's database, as they come back from storage. */
import * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { json } from './event.ts'
import type { StoredSnapshot } from './segments.ts'

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
      reader: z.optional(z.int()),
      oldest: z.optional(z.number()),
      imported: z.optional(z.record(z.string(), z.object({ logId: z.string(), seq: place }))),
    })
    .check(z.refine((head) => head.floor <= head.seq && head.snapshotSeq <= head.seq)),
)
/** Of whatever form: what a build has to know before it may say that it cannot read the rest. */
export const readerOf = z.object({ reader: z.optional(z.int()) })
const sum = z.optional(z.string())
export const storedSegments = z.array(
  z.object({ first: z.int(), last: z.int(), at: z.number(), text: z.string(), sum }),
)
const storedSnapshot = z.object({ seq: z.int(), text: z.string(), sum })
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
    v: z.optional(z.int()),
    place: z.optional(z.int()),
    awaited: z.optional(z.literal(true)),
    claims: z.optional(z.int()),
  }),
)

export function parse<T extends z.ZodMiniType>(schema: T, stored: unknown): z.output<T> {
  const read = schema.safeParse(stored)
  if (!read.success) throw new LeaflogError('LOG_DAMAGED')
  return read.data
}

export const storedSeqs = z.array(z.object({ seq: z.int() }))

/** A snapshot whose record is not one has no state, and an older one may serve. */
export const asStoredSnapshot = (stored: unknown, seq: number): StoredSnapshot => {
  const read = storedSnapshot.safeParse(stored)
  return read.success ? read.data : { seq, text: '' }
}
