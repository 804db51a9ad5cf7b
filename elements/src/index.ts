/**
 * `@leaflog/elements`: the shop as web components, for pages of any origin that the shop lists as partners.
 *
 * @module @leaflog/elements
 */
import { LeaflogAgeGate } from './age-gate-element.ts'
import { LeaflogCart } from './cart-element.ts'
import { LeaflogMenu } from './menu-element.ts'
import { LeaflogShop } from './shop-element.ts'

export { LeaflogAgeGate, LeaflogCart, LeaflogMenu, LeaflogShop }

declare global {
  interface HTMLElementTagNameMap {
    'leaflog-shop': LeaflogShop
    'leaflog-age-gate': LeaflogAgeGate
    'leaflog-menu': LeaflogMenu
    'leaflog-cart': LeaflogCart
  }
}

/** Loading the file twice on a page defines the elements once. */
const define = (name: string, element: CustomElementConstructor): void => {
  if (!customElements.get(name)) customElements.define(name, element)
}

// Containers are defined first, so that nested elements find their attributes parsed.
define('leaflog-shop', LeaflogShop)
define('leaflog-age-gate', LeaflogAgeGate)
define('leaflog-menu', LeaflogMenu)
define('leaflog-cart', LeaflogCart)
