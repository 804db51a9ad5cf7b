/** HTML of the content system, made harmless before it leaves the server: whoever can edit a block cannot run a script. */
import sanitize from 'sanitize-html'

const inlineTags = ['a', 'b', 'br', 'em', 'i', 'span', 'strong', 'sub', 'sup']
const blockTags = ['blockquote', 'dd', 'dl', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'ul']

/** Elements whose text is no words for a reader; they go with all that is in them. */
const nonTextTags =
  'script style template noscript noembed noframes iframe object embed applet plaintext svg math title head textarea ' +
  'select option button xmp audio video canvas'

const rules = (allowedTags: string[]): sanitize.IOptions => ({
  allowedTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedClasses: { p: ['lead', 'note'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: nonTextTags.split(' '),
  nestingLimit: 40,
  transformTags: { a: (_name, attributes) => link(attributes['href']) },
})

const blockRules = rules([...inlineTags, ...blockTags])
const inlineRules = rules(inlineTags)

/** Headings, paragraphs, lists, emphasis and links of a block (3.16.1). */
export const safeBlockHtml = (html: string): string => sanitize(html, blockRules)

/** One line: emphasis and links only, the words of everything else (3.15.4). */
export const safeInlineHtml = (html: string): string => sanitize(html, inlineRules).trim()

/** A plain `#rgb` or `#rrggbb` colour, or an empty text: nothing else of a colour reaches a style (3.15.4). */
export const safeColour = (colour: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour : '')

/** Anything that is not taken keeps its words and loses its address. */
function link(href: string | undefined): sanitize.Tag {
  const safe = href === undefined ? undefined : safeHref(href)
  if (safe === undefined) return { tagName: 'span', attribs: {} }
  const outside = /^https?:/.test(safe)
  return { tagName: 'a', attribs: { href: safe, ...(outside && { rel: 'noopener noreferrer' }) } }
}

/** Where relative links are read from; it never appears in one. */
const HERE = 'https://here.invalid'

/**
 * An address as a browser would read it, written plainly: `http`, `https`, `mailto`, `tel`, or a path of this site.
 * Undefined for every other scheme, for `//host` and its disguises, and where a user name pretends to be a host.
 */
function safeHref(href: string): string | undefined {
  const url = URL.parse(href, `${HERE}/`)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
  if (url.origin === HERE) return pathOf(href, url)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  return /^https?:\/\/[^/\\]/i.test(href.trim()) ? url.href : undefined
}

/** A link within the page stays one. A path that begins with two slashes would name another host. */
function pathOf(href: string, { pathname, search, hash }: URL): string | undefined {
  if (/^\s*#/.test(href)) return hash === '' ? '#' : hash
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
