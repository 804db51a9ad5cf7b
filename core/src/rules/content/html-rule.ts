/**
 * The HTML allowed in content: one rule, used by the gateway's sanitizer and the browser's. It is an
 * allowlist.
 */

/** Emphasis, links and line breaks: everything allowed within one line. */
export const inlineTags = ['a', 'abbr', 'b', 'br', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time'] as const

/** Elements of an article. */
export const blockTags = [
  'blockquote',
  'caption',
  'dd',
  'details',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'li',
  'ol',
  'p',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
] as const

/** Elements that are removed with their content, because it is not text to read. */
export const goneWithText = [
  'applet',
  'audio',
  'button',
  'canvas',
  'embed',
  'frameset',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
] as const

/** Schemes a link may have, besides a path of this site. */
export const schemes = ['http', 'https', 'mailto', 'tel'] as const

/** Maximum nesting depth of elements. */
export const deepest = 40

/** The required form of an attribute's value. */
export type Form =
  | 'address'
  | 'count'
  | 'day'
  | 'pixels'
  | 'picture'
  | 'section'
  | 'words'
  | { oneOf: readonly string[] }

/** Attributes by element, each with the form of its value. `class` and `scope` take lists of our own names. */
export const attributeForms: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  a: { href: 'address' },
  abbr: { title: 'words' },
  h2: { id: 'section' },
  h3: { id: 'section' },
  img: { src: 'picture', alt: 'words', width: 'pixels', height: 'pixels' },
  ol: { start: 'count' },
  p: { class: { oneOf: ['lead', 'note'] } },
  td: { colspan: 'count', rowspan: 'count' },
  th: { colspan: 'count', rowspan: 'count', scope: { oneOf: ['col', 'row', 'colgroup', 'rowgroup'] } },
  time: { datetime: 'day' },
}

/** Prefix of heading ids, so that none of them clobbers a name of the DOM. */
export const SECTION = 'section-'
