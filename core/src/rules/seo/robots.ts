/** What is said to search engines. */
export const NOINDEX = 'noindex, nofollow'

/**
 * 2a.9: a path that contains the word "rewards" is for no search engine. 5d.1: nor are results of a search; all other
 * pages are, unless they say otherwise themselves.
 */
export const robotsFor = (path: string): string => {
  if (/rewards/i.test(path)) return `${NOINDEX}, noarchive`
  return /^\/search(?:[/?#]|$)/.test(path) ? NOINDEX : 'index, follow'
}
