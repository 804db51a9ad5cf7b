/** Every domain of the core: those of the shop, and those that only composed shops have. For whoever reads logs. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import { allDomains } from './domains.ts'
import { flagsDomain } from './flags/flags.domain.ts'

export const knownDomains: readonly Domain[] = [...allDomains, flagsDomain]
