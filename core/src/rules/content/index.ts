/**
 * The HTML allowed in content, for every sanitizer that applies the rule.
 *
 * @module @leaflog/core/content
 */
export { blockTags, deepest, goneWithText, inlineTags, schemes } from './html-rule.ts'
export { attributeNames, keptAttributes } from './kept-attributes.ts'
export { plainParagraphs } from './plain-words.ts'
export { ownPicture, safeAddress } from './safe-address.ts'
export { withSections, type Section } from './sections.ts'
