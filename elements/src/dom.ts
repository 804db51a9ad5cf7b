/** Creates elements one by one: data becomes text or an attribute, never HTML. */

type Child = Node | string | null | undefined
type Attributes = Readonly<Record<string, string | boolean | null | undefined>>

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  setAttributes(element, attributes)
  for (const child of children) if (child !== null && child !== undefined) element.append(child)
  return element
}

/** True sets an empty attribute; false, null and undefined set none. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) element.removeAttribute(name)
    else {
      const text = value === true ? '' : value
      if (element.getAttribute(name) !== text) element.setAttribute(name, text)
    }
  }
}

/** Writes only changed text, so that a screen reader announces it once. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

export function button(part: string, text: string, run: () => void): HTMLButtonElement {
  const element = h('button', { type: 'button', part }, text)
  element.addEventListener('click', run)
  return element
}

/** What the page puts in the slot, or else these. */
export const slot = (name: string, ...otherwise: readonly Child[]): HTMLSlotElement => h('slot', { name }, ...otherwise)

/**
 * Sets the children in this order, without touching those already in place, so that the focused element keeps the
 * focus.
 */
export function setChildren(parent: Element, children: readonly Element[]): void {
  const wanted = new Set<Element>(children)
  for (const child of Array.from(parent.children)) if (!wanted.has(child)) child.remove()
  let before: Element | null = null
  for (const child of children) {
    const place: ChildNode | null = before === null ? parent.firstElementChild : before.nextElementSibling
    if (place !== child) parent.insertBefore(child, place)
    before = child
  }
}
