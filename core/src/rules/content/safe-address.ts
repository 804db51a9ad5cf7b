import { schemes } from './html-rule.ts'

/** Base for parsing relative links; it never appears in one. */
const HERE = 'https://here.invalid'

/**
 * A normalized address as a browser would parse it: `http`, `https`, `mailto`, `tel`, or a path of this site. Undefined
 * for every other scheme, for `//host` and its disguises, and if it contains a user name.
 */
export function safeAddress(href: string): string | undefined {
  const url = URL.parse(href, `${HERE}/`)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (url.origin === HERE) return ownPath(href, url)
  if (!schemes.some((scheme) => url.protocol === `${scheme}:`)) return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
  return /^https?:\/\/[^/\\]/i.test(href.trim()) ? url.href : undefined
}

/** A link within the page stays one. A path that starts with two slashes would name another host. */
function ownPath(href: string, { pathname, search, hash }: URL): string | undefined {
  if (/^\s*#/.test(href)) return hash === '' ? '#' : hash
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}

const picture = /^\/media(?:\/[A-Za-z0-9_][A-Za-z0-9_-]{0,63}){1,4}\.(?:jpe?g|png|webp)$/

/**
 * The path under `/media` of one of our own images, whatever host the content system writes. Undefined for everything
 * else.
 */
export function ownPicture(source: string): string | undefined {
  const url = URL.parse(source, `${HERE}/`)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  return picture.test(url.pathname) ? url.pathname : undefined
}
