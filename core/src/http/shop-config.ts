import type { Shopping } from '../wire/commerce/shopping.ts'

/** The shop's setup and the current shopping context, as commands of domains may read them. */
export interface ShopConfig {
  /** 9a.1: for how many days a confirmed age is valid. */
  readonly verificationDays: number
  readonly shopping: () => Shopping
}
