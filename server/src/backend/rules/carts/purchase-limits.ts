/** (3.4.5) A store's purchase limits before any cart. */
import { settingOf, type CartEnvironment } from './carts.ts'
import { readCheckoutSettings } from './checkout-settings.ts'
import type { Milligrams } from './regulations.ts'

export interface PurchaseTerms {
  /** Null if the state has no limits. */
  maximum: Milligrams | null
  /** The maximum quantity of one line; null if the state sets none. */
  perLine: number | null
}

/** At the store and in the mode of the request. @throws CartProblem NO_STORE */
export async function readPurchaseTerms(env: CartEnvironment): Promise<PurchaseTerms> {
  const { place, mode } = await settingOf(env, null)
  const { purchaseLimits } = await readCheckoutSettings(env.db)
  return { maximum: purchaseLimits[place.stateCode]?.[mode] ?? null, perLine: place.perLine }
}
