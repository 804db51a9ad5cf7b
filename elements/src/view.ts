/** What an element shows, from its connection to a shop until it leaves the page. */
import type { ShopState } from '@leaflog/core'
import type { Language } from './around.ts'
import type { LeaflogElement } from './element.ts'
import type { EventDetails, EventName } from './events.ts'
import { RENDERED } from './rendered.ts'
import type { Client, Lease } from './shops.ts'
import { sheet } from './styles.ts'
import { tellAuthor } from './tell-author.ts'
import { type Words, words } from './words.ts'

export type ViewClass = new (element: LeaflogElement, lease: Lease) => View

export abstract class View {
  protected readonly element: LeaflogElement
  readonly client: Client
  readonly #release: () => void
  readonly #stops: (() => void)[] = []
  #isLive = true
  #settle = (): void => {}

  constructor(element: LeaflogElement, { client, release }: Lease) {
    this.element = element
    this.client = client
    this.#release = release
  }

  abstract begin(client: Client): void

  end(): void {
    this.#isLive = false
    for (const stop of this.#stops.splice(0)) stop()
    this.#release()
  }

  get language(): Language {
    return this.element.language
  }

  get words(): Words {
    return words[this.language]
  }

  /** An attribute of the element, or of the `<leaflog-shop>` around it. */
  setting(name: string): string | null {
    return this.element.setting(name)
  }

  /** Runs when the element leaves the page. */
  onEnd(stop: () => void): void {
    this.#stops.push(stop)
  }

  /** Calls the listener now and whenever the selected part changes, until the element leaves the page. */
  watch<Part>(client: Client, select: (state: ShopState) => Part, listener: (part: Part) => void): void {
    this.onEnd(client.shop.watch(select, listener))
  }

  listen(target: EventTarget, name: string, listener: (event: Event) => void): void {
    target.addEventListener(name, listener)
    this.onEnd(() => target.removeEventListener(name, listener))
  }

  /** Whether the element still shows this, after an asynchronous step. */
  get isLive(): boolean {
    return this.#isLive
  }

  /** Dispatches an event to the partner's page; false if the page prevented the default. */
  tell<Name extends EventName>(name: Name, detail: EventDetails[Name]): boolean {
    return this.element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    )
  }

  /** Tells the page's author what is wrong with this element, and what to do. */
  report(describe: Parameters<typeof tellAuthor>[1]): void {
    tellAuthor(this.element, describe)
  }

  root(): ShadowRoot {
    return rootOf(this.element)
  }

  /** Adds styles that only some elements need. */
  style(added: CSSStyleSheet): void {
    const root = this.root()
    if (!root.adoptedStyleSheets.includes(added)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, added]
  }

  /** Shows these parts. What the page's server rendered stays until `settle`. */
  mount(...parts: readonly HTMLElement[]): void {
    const root = this.root()
    const rendered = [...root.children].filter((child) => child.hasAttribute(RENDERED) || child.localName === 'style')
    if (rendered.length === 0) return root.replaceChildren(...parts)
    for (const part of parts) part.hidden = true
    root.append(...parts)
    this.#settle = () => {
      for (const child of rendered) child.remove()
      for (const part of parts) part.hidden = false
    }
  }

  /** There is something to show in place of what the page's server rendered. */
  settle(): void {
    this.#settle()
    this.#settle = () => {}
  }
}

/** Also one that the page's server declared. */
export function rootOf(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (root.adoptedStyleSheets.length === 0) root.adoptedStyleSheets = [sheet()]
  return root
}
