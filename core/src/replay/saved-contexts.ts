/** What the states in a file have to be (I7): a file comes from outside, and its checksums are those of whoever wrote it. */
import { knownDomains } from '../domains/known-domains.ts'
import { contextsOf } from '../engine/kernel/saved-state.ts'

export const savedContexts = await contextsOf(knownDomains)
