/** Directives for search engines. */
export const NOINDEX = 'noindex, nofollow'

/**
 * A path that contains the word "rewards" is not indexed. Nor are results of a search. All other pages are, unless they
 * opt out.
 */
export const robotsFor = (path: string): string => {
  if (/rewards/i.test(path)) return `${NOINDEX}, noarchive`
  return /^\/search(?:[/?#]|$)/.test(path) ? NOINDEX : 'index, follow'
}
