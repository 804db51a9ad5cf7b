/** A page's slug has letters, digits, dashes, underscores and, at its end, perhaps a suffix that other shops write. */
const readable = /^[a-z0-9][a-z0-9_.-]{0,199}$/

/**
 * The url keys that a slug of `/product/{slug}` may mean, the likeliest first: itself, and (2b.7) the one of
 * `{brand}-{name}-{id}` with underscores for spaces, since url keys are these three with dashes all through. Empty where
 * it can be none.
 */
export function urlKeysOf(slug: string): readonly string[] {
  const plain = slug.toLowerCase().replace(/\.html$/, '')
  if (!readable.test(plain)) return []
  return [...new Set([plain, plain.replaceAll('_', '-')])]
}
