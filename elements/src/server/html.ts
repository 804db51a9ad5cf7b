/** Elements as text: what `dom.ts` creates in a browser, for a server. Data becomes text or an attribute, never HTML. */

/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Child = Html | string | null
type Attributes = Readonly<Record<string, string | boolean | null>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => escapes[each] ?? each)

const VOID: ReadonlySet<string> = new Set(['img'])

/** True sets an empty attribute; false and null set none. */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Html {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === null || value === false) return []
    return [` ${name}="${value === true ? '' : escaped(value)}"`]
  })
  const open = `<${tag}${written.join('')}>`
  if (VOID.has(tag)) return { html: open }
  const inner = children.map((child) => (child === null ? '' : typeof child === 'string' ? escaped(child) : child.html))
  return { html: `${open}${inner.join('')}</${tag}>` }
}
