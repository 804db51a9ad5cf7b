/**
 * What HTML of the content system may hold (1.7, 3.16.1): one rule, kept by the gateway's sanitiser and by the browser's.
 * It is data: what is not named here does not pass.
 */

/** Emphasis, links and line breaks: all that one line may hold (3.15.4). */
export const inlineTags = ['a', 'abbr', 'b', 'br', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time'] as const

/** What an article is made of. */
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

/** Elements whose text is no words for a reader; they go with all that is in them. */
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

/** Where a link may lead, besides a path of this site. */
export const schemes = ['http', 'https', 'mailto', 'tel'] as const

/** How deep elements may be within one another. */
export const deepest = 40

/** What the value of an attribute has to be. */
export type Form =
  | 'address'
  | 'count'
  | 'day'
  | 'pixels'
  | 'picture'
  | 'section'
  | 'words'
  | { oneOf: readonly string[] }

/** Attributes by element, each with the form of its value. `class` and `scope` are lists of names of ours. */
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

/** Begins the ids of headings, so that none of them is a name that a script could stumble over. */
export const SECTION = 'section-'
