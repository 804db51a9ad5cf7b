/**
 * `@leaflog/elements`: the shop as web components, for pages of any origin that the shop lists as partners.
 *
 * @module @leaflog/elements
 */
import { attributes, type ElementName, isElementName, propertyOf, type Reflected } from './attributes.ts'
import type { LeaflogElement } from './element.ts'
import type { EventDetails } from './events.ts'
import {
  type ElementClasses,
  LeaflogAgeGate,
  LeaflogCart,
  LeaflogMenu,
  LeaflogProduct,
  LeaflogSearch,
  LeaflogShop,
  LeaflogStorePicker,
} from './elements.ts'

export type { AttributeOf, ElementName } from './attributes.ts'
export type { ElementProblem, LeaflogElement } from './element.ts'
export type { CheckoutLine, EventDetails, EventName, EventOf } from './events.ts'
export { LeaflogAgeGate, LeaflogCart, LeaflogMenu, LeaflogProduct, LeaflogSearch, LeaflogShop, LeaflogStorePicker }

/** For `addEventListener` of elements, the document and the window. */
type LeaflogEvents = { [Name in keyof EventDetails]: CustomEvent<EventDetails[Name]> }

declare global {
  interface HTMLElementTagNameMap extends ElementClasses {}
  interface GlobalEventHandlersEventMap extends LeaflogEvents {}
}

/** Containers come first, so that nested elements find their attributes parsed. */
const classes: { [Name in ElementName]: new () => LeaflogElement & Reflected<Name> } = {
  'leaflog-shop': LeaflogShop,
  'leaflog-age-gate': LeaflogAgeGate,
  'leaflog-menu': LeaflogMenu,
  'leaflog-cart': LeaflogCart,
  'leaflog-search': LeaflogSearch,
  'leaflog-store-picker': LeaflogStorePicker,
  'leaflog-product': LeaflogProduct,
}

function define(name: ElementName): void {
  // Loading the file twice on a page defines the elements once.
  if (customElements.get(name)) return
  for (const attribute of attributes[name]) {
    Object.defineProperty(classes[name].prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute)
      },
      set(this: Element, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, value)
      },
    })
  }
  customElements.define(name, classes[name])
}

if (typeof customElements !== 'undefined') {
  for (const name of Object.keys(classes)) if (isElementName(name)) define(name)
}
