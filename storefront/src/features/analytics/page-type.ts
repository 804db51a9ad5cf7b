import { loyaltyPageType } from '@leaflog/core'

/** Page types by path (2c.6). */
const types: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:shopd\/)?product\//, 'product'],
  [/^\/(?:shopd|category)\/brands(?:\/|$)/, 'brands'],
  [/^\/(?:shopd\/)?category(?:\/|$)/, 'category'],
  [/^\/search(?:\/|$)/, 'search'],
  [/^\/checkout(?:\/|$)/, 'checkout'],
  [/^\/cart(?:\/|$)/, 'cart'],
  [/^\/dispensaries(?:\/|$)/, 'dispensaries'],
  [/^\/wishlist$/, 'wishlist'],
  [/^\/account\/address$/, 'address'],
  [/^\/account\/(?<type>orders|wishlist|account-information|store-credit|newsletter|gift-card)(?:\/|$)/, 'account'],
  [/^\/account(?:\/|$)/, 'account'],
]

/** The type of a path, including those of Rewards (2d.2); all other pages are content. */
export function pageType(path: string): string {
  const loyalty = loyaltyPageType(path)
  if (loyalty !== null) return loyalty
  for (const [form, type] of types) {
    const found = form.exec(path)
    if (found) return found.groups?.['type'] ?? type
  }
  return 'content'
}
