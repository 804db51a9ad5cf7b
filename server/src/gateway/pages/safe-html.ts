/** HTML of the content system, made harmless before it leaves the server: whoever can edit a block cannot run a script. */
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

/** The rule of core/src/rules/content, as sanitize-html wants to be told. */
const rules = (allowedTags: readonly string[]): sanitize.IOptions => ({
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(allowedTags.map((tag) => [tag, attributeNames(tag)])),
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...goneWithText],
  nestingLimit: deepest,
  transformTags: { '*': kept },
  // A picture that is not ours has no words to keep.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
})

const blockRules = rules([...inlineTags, ...blockTags])
const inlineRules = rules(inlineTags)

/** What an article or a note is made of: headings, paragraphs, lists, tables, pictures of ours, emphasis, links (3.16.1). */
export const safeBlockHtml = (html: string): string => sanitize(html, blockRules)

/** One line: emphasis and links only, the words of everything else (3.15.4). */
export const safeInlineHtml = (html: string): string => sanitize(html, inlineRules).trim()

/** A plain `#rgb` or `#rrggbb` colour, or an empty text: nothing else of a colour reaches a style (3.15.4). */
export const safeColour = (colour: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour : '')

/** A link that leads nowhere keeps its words. */
function kept(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const attributes = keptAttributes(tagName, attribs)
  return { tagName: attributes || tagName !== 'a' ? tagName : 'span', attribs: attributes ?? {} }
}
