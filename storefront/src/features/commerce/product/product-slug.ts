/** A slug has letters, digits, dashes, underscores and optionally a suffix that other shops append. */
const readable = /^[a-z0-9][a-z0-9_.-]{0,199}$/

/**
 * The url keys that a slug of `/product/{slug}` may stand for, the most likely first: the slug itself, and (2b.7) that
 * of `{brand}-{name}-{id}` with underscores for spaces, because url keys use dashes throughout. Empty if there can be
 * none.
 */
export function urlKeysOf(slug: string): readonly string[] {
  const plain = slug.toLowerCase().replace(/\.html$/, '')
  if (!readable.test(plain)) return []
  return [...new Set([plain, plain.replaceAll('_', '-')])]
}
