/** What the states in a file have to be (I7): a file comes from outside, and its checksums are those of whoever wrote it. */
import { flagsSaved } from '../domains/flags/flags.saved.ts'
import { savedContexts as contextsOfTheShop } from '../domains/saved-contexts.ts'
import type { ContextSchemas } from '../engine/kernel/saved-state.ts'

export const savedContexts: ContextSchemas = new Map(Object.entries({ ...contextsOfTheShop, flags: flagsSaved }))
