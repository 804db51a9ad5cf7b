/** What an element takes from the page around it. */

export type Language = 'en' | 'es'

/** The nearest ancestor with the attribute, also outside of shadow roots. */
export function around(start: Element, attribute: string, tag?: string): string | null {
  for (let at: Element | null = start; at; at = outerOf(at)) {
    const value = tag === undefined || at.localName === tag || at === start ? at.getAttribute(attribute) : null
    if (value !== null && value !== '') return value
  }
  return null
}

const outerOf = (element: Element): Element | null => {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

export const languageOf = (tag: string): Language => (/^es(-|$)/i.test(tag) ? 'es' : 'en')

export const languageAround = (element: Element): Language =>
  languageOf(around(element, 'lang') ?? document.documentElement.lang)
