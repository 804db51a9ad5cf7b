import type { PricingMode } from '../../platform/tables/tables.ts'

/**
 * The mode in which a store is shopped: the one that is asked for, and RECREATIONAL where none is (9b.5), if the store
 * sells in that mode; else one in which it does.
 */
export function shoppingMode(asked: PricingMode | null, modes: readonly PricingMode[]): PricingMode {
  const wanted = asked ?? 'RECREATIONAL'
  return modes.includes(wanted) ? wanted : (modes[0] ?? wanted)
}
