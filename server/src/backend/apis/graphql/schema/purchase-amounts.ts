import type { Milligrams } from '../../../rules/carts/regulations.ts'

/** What counts toward the purchase limits (3.4.5). */
export const amountsView = ({ thcMg, cbdMg, smokableMg }: Milligrams) => ({
  thc_mg: thcMg,
  cbd_mg: cbdMg,
  smokable_mg: smokableMg,
})
