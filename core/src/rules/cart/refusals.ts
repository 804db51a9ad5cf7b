/** Refused changes of a cart, until they are dismissed or requested again. Pure. */
import * as z from 'zod/mini'
import { meaning } from '../../wire/messages/message.ts'

/** Only the latest are kept. */
const MAX_REFUSALS = 20

export const refusal = z.object({
  /** The change's id. */
  id: z.string(),
  /** Identifies the line. */
  key: z.string(),
  /** Name and size of the line; empty and null if unknown. */
  name: z.string(),
  option: z.nullable(z.string()),
  code: z.string(),
  sentence: z.string(),
  /** If the sentence is the service's own. */
  meaning: z.optional(meaning),
  /** It waited for the network, so the shopper may be elsewhere by now. */
  waited: z.boolean(),
})

/** A refused change, and the reason. */
export type Refusal = z.infer<typeof refusal>

export type Refusals = readonly Refusal[] | undefined

/** A newer refusal replaces the one of the same line. */
export const withRefusal = (refused: Refusals, next: Refusal): Refusals =>
  [...(refused ?? []).filter(({ key }) => key !== next.key), next].slice(-MAX_REFUSALS)

/** After a new request: drops the refusal of its line, and those that were shown at once. */
export function withoutRefusals(refused: Refusals, key: string): Refusals {
  const left = (refused ?? []).filter((each) => each.waited && each.key !== key)
  return left.length > 0 ? left : undefined
}
