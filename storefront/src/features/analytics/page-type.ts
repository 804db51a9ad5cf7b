import { loyaltyPageType } from '@leaflog/core'

/** Kinds of page, by path (2c.6). */
const types: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:shopd\/)?product\//, 'product'],
  [/^\/(?:shopd|category)\/brands(?:\/|$)/, 'brands'],
  [/^\/(?:shopd\/)?category(?:\/|$)/, 'category'],
  [/^\/search(?:\/|$)/, 'search'],
  [/^\/checkout(?:\/|$)/, 'checkout'],
  [/^\/cart(?:\/|$)/, 'cart'],
  [/^\/dispensaries(?:\/|$)/, 'dispensaries'],
  [/^\/account\/address$/, 'address'],
  [/^\/account\/(?<type>orders|wishlist|account-information|store-credit|newsletter|gift-card)(?:\/|$)/, 'account'],
  [/^\/account(?:\/|$)/, 'account'],
]

/** What kind of page a path is, Rewards' own among them (2d.2); everything else comes from the content system. */
export function pageType(path: string): string {
  const loyalty = loyaltyPageType(path)
  if (loyalty !== null) return loyalty
  for (const [form, type] of types) {
    const found = form.exec(path)
    if (found) return found.groups?.['type'] ?? type
  }
  return 'content'
}
