/** The elements' classes. What each shows is loaded when the first of its kind is in the page. */
import { observed } from './attributes.ts'
import { LeaflogElement } from './element.ts'
import type { ViewClass } from './view.ts'

/**
 * `<leaflog-shop>`: sets, for the elements in it, the shop (`gateway`, `brand`), the dispensary (`store`) and where Exit
 * Website leads (`exit-url`). It renders nothing itself.
 */
export class LeaflogShop extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-shop')
  /** The dispensary's code. */
  declare store: string | null
  /** Where Exit Website leads. */
  declare exitUrl: string | null

  /** Called by the browser. Restarts the elements inside that take the attribute. */
  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now)
    if (before === now) return
    for (const element of this.querySelectorAll('*')) {
      if (element instanceof LeaflogElement && element.takes(name)) element.restart()
    }
  }

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./shop-view.ts').then(({ ShopView }) => ShopView)
  }
}

/**
 * `<leaflog-age-gate>`: asks once for the visitor's state and age, over the whole page, which is inert meanwhile. Only
 * an answer closes it. If a page has a menu or a cart but no gate, one is added.
 */
export class LeaflogAgeGate extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-age-gate')
  /** Where Exit Website leads. */
  declare exitUrl: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./age-gate-view.ts').then(({ AgeGateView }) => AgeGateView)
  }
}

/** `<leaflog-menu>`: a dispensary's products, once the visitor's age is confirmed. */
export class LeaflogMenu extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-menu')
  /** The dispensary's code. */
  declare store: string | null
  /** The only category to show. */
  declare category: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./menu-view.ts').then(({ MenuView }) => MenuView)
  }
}

/** `<leaflog-cart>`: the lines, their total, and a link to the shop. */
export class LeaflogCart extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-cart')
  /** Replaces the link to the shop's own checkout. */
  declare checkoutUrl: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./cart-view.ts').then(({ CartView }) => CartView)
  }
}

/** `<leaflog-search>`: a field that finds products of a dispensary. */
export class LeaflogSearch extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-search')
  /** The dispensary's code. */
  declare store: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./search-view.ts').then(({ SearchView }) => SearchView)
  }
}

/** `<leaflog-store-picker>`: a field that finds dispensaries, and sets the `store` of the `<leaflog-shop>` around it. */
export class LeaflogStorePicker extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-store-picker')
  /** The only state to show, such as `FL`. */
  declare state: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./store-picker-view.ts').then(({ StorePickerView }) => StorePickerView)
  }
}

/** `<leaflog-product>`: one product of a dispensary, with its sizes and a button that adds it. */
export class LeaflogProduct extends LeaflogElement {
  /** The attributes whose changes are noticed; `lang` is one of them. */
  static readonly observedAttributes: readonly string[] = observed('leaflog-product')
  /** The dispensary's code. */
  declare store: string | null
  /** The product's id, or its SKU at a store of the commerce channel. */
  declare product: string | null

  /** @internal */
  protected override loadView(): Promise<ViewClass> {
    return import('./product-view.ts').then(({ ProductView }) => ProductView)
  }
}

/** The classes by tag. */
export interface ElementClasses {
  'leaflog-shop': LeaflogShop
  'leaflog-age-gate': LeaflogAgeGate
  'leaflog-menu': LeaflogMenu
  'leaflog-cart': LeaflogCart
  'leaflog-search': LeaflogSearch
  'leaflog-store-picker': LeaflogStorePicker
  'leaflog-product': LeaflogProduct
}
