import type {
  AgeGateEntry,
  CommerceCheckout,
  Country,
  OrderingCheckout,
  RewardsProgramme,
  StoreConfig,
  ZipCentroid,
} from '@leaflog/fixtures'

/**
 * The value of each row of the table `settings`, by name: 3.1, the recipient of messages (2c.4), 3.9, 3.13, the data of
 * 7a.19, and the rewards.
 */
export interface Settings {
  age_gate: readonly AgeGateEntry[]
  age_gate_es: readonly AgeGateEntry[]
  contact: { email: string }
  countries: readonly Country[]
  store_config: StoreConfig
  zip_centroids: readonly ZipCentroid[]
  rewards_programme: RewardsProgramme
  commerce_checkout: Omit<CommerceCheckout, 'giftCards' | 'storeCredit'>
  ordering_checkout: OrderingCheckout
}
