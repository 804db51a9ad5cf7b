import { attributeNames, blockTags, goneWithText, inlineTags, keptAttributes } from '@leaflog/core/content'
import purify, { type Config } from 'dompurify'

const allowedTags = [...inlineTags, ...blockTags]
const ours: ReadonlySet<string> = new Set(allowedTags)

const settings: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [...new Set(allowedTags.flatMap(attributeNames))],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...goneWithText],
  RETURN_DOM_FRAGMENT: true,
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

/**
 * Reduces an element to what the rule allows. An element that is useless without the removed parts is replaced by its
 * text.
 */
function judge(element: Element): void {
  const tag = element.localName
  const kept = ours.has(tag) ? keptAttributes(tag, attributesOf(element)) : null
  if (kept === null) {
    element.replaceWith(...element.childNodes)
    return
  }
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value)
}

/** To the end of the tag, or as far as its quotes are balanced; and to the next angle bracket. */
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*[^>]*/gi
const handlers = /([\s"'/])(on[a-z]+|style)(?=\s*=)/gi
const gone = new RegExp(String.raw`<(/?)(?:${goneWithText.join('|')})(?=[\s/>])`, 'gi')

/**
 * Chromium reports policy violations, and may load sounds, even for an inert document. So what DOMPurify removes anyway
 * is renamed before parsing. This only avoids the noise; the rule does not depend on it.
 */
const quietly = (html: string): string =>
  html
    .replaceAll(tags, (tag) => tag.replaceAll(handlers, '$1data-$2'))
    .replaceAll(gone, '<$1template')
    .replaceAll(/<base(?=[\s/>])/gi, '<x-base')

/** The rule of core/src/rules/content, applied by DOMPurify: the result executes, loads and sends nothing. */
export function cleanHtml(html: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div')
  /* A frameset page has no body, so this is null despite the types. */
  const fragment: DocumentFragment | null = purify.sanitize(quietly(html), settings)
  holder.append(...(fragment?.childNodes ?? []))
  for (const element of holder.querySelectorAll('*')) judge(element)
  return holder.innerHTML
}
