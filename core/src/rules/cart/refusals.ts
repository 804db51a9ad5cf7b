/** Changes of a cart that the service refused, until they were read or the same is asked for again. Pure. */
import * as z from 'zod/mini'
import { meaning } from '../../wire/messages/message.ts'

/** More are not kept: who has not read these does not read those. */
const MAX_REFUSALS = 20

export const refusal = z.object({
  /** The change's id. */
  id: z.string(),
  /** Tells which line it is about. */
  key: z.string(),
  /** What the line is called, and which size of it; empty and null where that is not known. */
  name: z.string(),
  option: z.nullable(z.string()),
  code: z.string(),
  sentence: z.string(),
  /** Where the sentence is the service's own. */
  meaning: z.optional(meaning),
  /** It had waited for the network: who asked for it does something else by now. */
  waited: z.boolean(),
})

/** A change that was refused, and why. */
export type Refusal = z.infer<typeof refusal>

export type Refusals = readonly Refusal[] | undefined

/** The last one about a line counts. */
export const withRefusal = (refused: Refusals, next: Refusal): Refusals =>
  [...(refused ?? []).filter(({ key }) => key !== next.key), next].slice(-MAX_REFUSALS)

/** Something is asked for again: what was said of this line is over, and what was said at once has been read. */
export function withoutRefusals(refused: Refusals, key: string): Refusals {
  const left = (refused ?? []).filter((each) => each.waited && each.key !== key)
  return left.length > 0 ? left : undefined
}
