import type { Shopping } from '../wire/commerce/shopping.ts'

/** What commands of a shop's domains may know of how it was set up, and of how somebody shops now. */
export interface ShopConfig {
  /** 9a.1: for how many days a confirmed age is good. */
  readonly verificationDays: number
  readonly shopping: () => Shopping
}
