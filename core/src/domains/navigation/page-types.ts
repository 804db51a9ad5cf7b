/** The type of a path, by which analytics and content are chosen. */
export type LoyaltyPageType = 'login' | 'create-account' | 'rewards' | 'profile' | 'newsletter' | 'reset-password'

const loyaltyPages: ReadonlyMap<string, LoyaltyPageType> = new Map([
  ['/rewards/login', 'login'],
  ['/rewards/create-account', 'create-account'],
  ['/rewards/dashboard', 'rewards'],
  ['/rewards/profile', 'profile'],
  ['/rewards/newsletter', 'newsletter'],
  ['/rewards/forgot-password', 'reset-password'],
])

/** Null for a page that does not belong to Rewards. */
export const loyaltyPageType = (path: string): LoyaltyPageType | null => loyaltyPages.get(path) ?? null
