import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { MAX_FLAGS, MAX_NAME, MAX_TEXT } from './flags.rules.ts'

export const flagValue = z.union([z.boolean(), z.string().check(z.maxLength(MAX_TEXT)), z.number()])
/** What a flag says: on or off, a variant, a number. */
export type FlagValue = z.infer<typeof flagValue>

/** By name. */
export const flagValues = z
  .record(z.string().check(z.minLength(1), z.maxLength(MAX_NAME)), flagValue)
  .check(z.refine((values) => Object.keys(values).length <= MAX_FLAGS, `more than ${MAX_FLAGS} flags`))
/** Flags by name. */
export interface FlagValues extends Readonly<Record<string, FlagValue>> {}

/** Feature flags that another system decides. */
export const flagsEvents = defineEvents('flags', {
  /** All of them, instead of those before. A build that does not know flags may pass over it. */
  decided: { v: 1, data: z.object({ values: flagValues }), skippable: true },
})

export type FlagsEvent = EventOf<typeof flagsEvents>
