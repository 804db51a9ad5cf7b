/** Kinds of page, by path (2c.6, 2d.2). */
const types: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:shopd\/)?product\//, 'product'],
  [/^\/(?:shopd|category)\/brands(?:\/|$)/, 'brands'],
  [/^\/(?:shopd\/)?category(?:\/|$)/, 'category'],
  [/^\/search(?:\/|$)/, 'search'],
  [/^\/checkout(?:\/|$)/, 'checkout'],
  [/^\/cart(?:\/|$)/, 'cart'],
  [/^\/dispensaries(?:\/|$)/, 'dispensaries'],
  [/^\/rewards\/dashboard$/, 'rewards'],
  [/^\/rewards\/forgot-password$/, 'reset-password'],
  [/^\/rewards\/(?<type>login|create-account|profile|newsletter)$/, 'rewards'],
  [/^\/account\/address$/, 'address'],
  [/^\/account\/(?<type>orders|wishlist|account-information|store-credit|newsletter|gift-card)(?:\/|$)/, 'account'],
  [/^\/account(?:\/|$)/, 'account'],
]

/** What kind of page a path is; everything else comes from the content system. */
export function pageType(path: string): string {
  for (const [form, type] of types) {
    const found = form.exec(path)
    if (found) return found.groups?.['type'] ?? type
  }
  return 'content'
}
