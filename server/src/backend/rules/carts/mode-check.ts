import type { PricingMode } from '../../platform/tables/tables.ts'
import { settingOf, type CartEnvironment } from './carts.ts'
import type { LineContent } from './lines.ts'
import { loadLines } from './price-cart.ts'
import { isSoldHere } from './lines.ts'
import type { CartRow } from '../../platform/tables/carts.ts'
import { refusal } from '../../platform/domain-error.ts'

/**
 * (7a.18, 4c.5) The lines that the cart's store does not sell in a mode. Reads only. @throws CartProblem
 * MODE_UNAVAILABLE if the store does not sell in that mode at all
 */
export async function checkMode(
  env: CartEnvironment,
  row: CartRow,
  mode: PricingMode,
): Promise<(LineContent & { id: number })[]> {
  const setting = await settingOf(env, row)
  if (!setting.place.modes.includes(mode)) throw refusal('MODE_UNAVAILABLE')
  const { lines } = await loadLines(env, row.id, { ...setting, mode })
  return lines.filter((line) => !isSoldHere(line))
}
