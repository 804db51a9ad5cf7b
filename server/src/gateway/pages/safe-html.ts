/**
 * Sanitizes HTML of the content system before it leaves the server, so that people who edit a block cannot run scripts.
 */
import {
  attributeNames,
  blockTags,
  deepest,
  goneWithText,
  inlineTags,
  keptAttributes,
  schemes,
} from '@leaflog/core/content'
import sanitize from 'sanitize-html'

/** The rule of core/src/rules/content, as options of sanitize-html. */
const rules = (allowedTags: readonly string[]): sanitize.IOptions => ({
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(allowedTags.map((tag) => [tag, attributeNames(tag)])),
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...goneWithText],
  nestingLimit: deepest,
  transformTags: { '*': kept },
  // A foreign picture has no text to keep.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
})

const blockRules = rules([...inlineTags, ...blockTags])
const inlineRules = rules(inlineTags)

/**
 * The elements of an article or a note: headings, paragraphs, lists, tables, our own pictures, emphasis, links
 * (3.16.1).
 */
export const safeBlockHtml = (html: string): string => sanitize(html, blockRules)

/** One line: emphasis and links only, and the text of everything else (3.15.4). */
export const safeInlineHtml = (html: string): string => sanitize(html, inlineRules).trim()

/** A plain `#rgb` or `#rrggbb` color, or an empty text, so that nothing else reaches a style (3.15.4). */
export const safeColour = (colour: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour : '')

/** A link without a target keeps its text. */
function kept(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const attributes = keptAttributes(tagName, attribs)
  return { tagName: attributes || tagName !== 'a' ? tagName : 'span', attribs: attributes ?? {} }
}
