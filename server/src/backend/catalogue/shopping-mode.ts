import type { PricingMode } from '../tables.ts'

/**
 * The mode in which a store is shopped (9b.5): what the `ShoppingMode` header asks for, DEFAULT and nothing being
 * RECREATIONAL, where the store sells in that mode; else a mode in which it does.
 */
export function shoppingMode(asked: string | null, modes: readonly PricingMode[]): PricingMode {
  const wanted: PricingMode = asked === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL'
  return modes.includes(wanted) ? wanted : (modes[0] ?? wanted)
}
