import type { Shopping } from '../wire/commerce/shopping.ts'

/** The shop's setup and the current shopping context, as commands of domains may read them. */
export interface ShopConfig {
  /** For how many days a confirmed age is valid. */
  readonly verificationDays: number
  readonly shopping: () => Shopping
}
