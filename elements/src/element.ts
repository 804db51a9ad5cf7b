/**
 * What all elements share. This module is all that a page loads at first: the shop, and what an element shows, are
 * loaded with the first element that needs them.
 */
import type { ErrorCode, Shop } from '@leaflog/core'
import { isAttributeOf } from './attributes.ts'
import { around, languageAround, type Language } from './around.ts'
import type * as Connect from './connect.ts'
import { showNotLoaded } from './not-loaded.ts'
import type { View, ViewClass } from './view.ts'

/** Where there is no DOM, as on a server, the elements can be imported, but not created. */
function baseClass(): typeof HTMLElement
function baseClass(): unknown {
  return typeof HTMLElement === 'undefined' ? Object : HTMLElement
}

/** A code of docs/errors.md. `CROSS_ORIGIN`: the shop does not list the page's origin as a partner. */
export type ElementErrorCode = ErrorCode | 'CROSS_ORIGIN'

/** What the event `leaflog-error` says. */
export interface ElementProblem {
  /** Which problem it is; the list of errors says what to do about each. */
  readonly code: ElementErrorCode
  /** For developers, in English: what is wrong, and what to do. */
  readonly message: string
  /** The element that reports it. */
  readonly element: HTMLElement
}

/** What all elements have in common. A page that imports the package in Node does not fail, but cannot create one. */
export abstract class LeaflogElement extends baseClass() {
  /** Origin of the shop, such as `https://shop.example`. */
  declare gateway: string | null
  /** Prefix of stored data in the browser; the shop's host if it is not set. */
  declare brand: string | null

  /** The view of the current stay in the page; null while it is loaded. */
  #stay: { view: View | null } | null = null
  #code: Promise<[typeof Connect, ViewClass]> | null = null

  /** The shop that this element shares with the others of the page; null while it is not attached or is loading. */
  get shop(): Shop | null {
    return this.#stay?.view?.client.shop ?? null
  }

  /** The language of the element's texts. */
  get language(): Language {
    return languageAround(this)
  }

  /** Called by the browser when the element is in the page: loads the shop and what the element shows. */
  connectedCallback(): void {
    if (this.#stay) return
    const stay: { view: View | null } = { view: null }
    this.#stay = stay
    const isCurrent = (): boolean => this.#stay === stay
    // Kept, so that a restarted element stops showing what it showed before anybody can press it: a repeated import
    // would take until a later task.
    this.#code ??= Promise.all([import('./connect.ts'), this.loadView()])
    this.#code.then(
      ([{ connect }, Shown]) => {
        if (isCurrent()) connect(this, Shown, (view) => (stay.view = view))
      },
      (error: unknown) => {
        this.#code = null
        if (isCurrent()) showNotLoaded(this, error)
      },
    )
  }

  /** Called by the browser when the element left the page: ends what it shows. The shop goes on for the others. */
  disconnectedCallback(): void {
    this.#stay?.view?.end()
    this.#stay = null
  }

  /** Called by the browser. Restarts the element if the value is another one. */
  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) this.restart()
  }

  /** Restarts with the current attributes. */
  restart(): void {
    if (!this.#stay) return
    this.disconnectedCallback()
    this.connectedCallback()
  }

  /** @internal */
  protected abstract loadView(): Promise<ViewClass>

  /**
   * An attribute of this element, or of the `<leaflog-shop>` around it.
   *
   * @internal
   */
  setting(name: string): string | null {
    return around(this, name, 'leaflog-shop')
  }

  /**
   * Whether an attribute of the `<leaflog-shop>` around it concerns this element.
   *
   * @internal
   */
  takes(name: string): boolean {
    return name === 'lang' || isAttributeOf(this.localName, name)
  }

  /** @internal */
  dispatchProblem(code: ElementErrorCode, message: string): void {
    const detail: ElementProblem = { code, message, element: this }
    this.dispatchEvent(new CustomEvent('leaflog-error', { detail, bubbles: true, composed: true }))
  }
}
