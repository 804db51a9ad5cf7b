/** Directives for search engines. */
export const NOINDEX = 'noindex, nofollow'

/**
 * 2a.9: a path that contains the word "rewards" is not indexed. 5d.1: nor are results of a search. All other pages are,
 * unless they opt out.
 */
export const robotsFor = (path: string): string => {
  if (/rewards/i.test(path)) return `${NOINDEX}, noarchive`
  return /^\/search(?:[/?#]|$)/.test(path) ? NOINDEX : 'index, follow'
}
