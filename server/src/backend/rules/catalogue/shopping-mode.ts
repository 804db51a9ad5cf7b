import type { PricingMode } from '../../platform/tables/tables.ts'

/**
 * The mode for a store: the requested one, or RECREATIONAL by default (9b.5), if the store sells in it; else a mode in
 * which it does.
 */
export function shoppingMode(asked: PricingMode | null, modes: readonly PricingMode[]): PricingMode {
  const wanted = asked ?? 'RECREATIONAL'
  return modes.includes(wanted) ? wanted : (modes[0] ?? wanted)
}
