/** What an element shows, from its connection to a shop until it leaves the page. */
import type { ErrorCode, ShopState } from '@leaflog/core'
import type { Language } from './around.ts'
import type { LeaflogElement } from './element.ts'
import type { EventDetails, EventName } from './events.ts'
import { report } from './problems.ts'
import type { Client, Lease } from './shops.ts'
import { sheet } from './styles.ts'
import { type Words, words } from './words.ts'

export type ViewClass = new (element: LeaflogElement, lease: Lease) => View

export abstract class View {
  protected readonly element: LeaflogElement
  readonly client: Client
  readonly #release: () => void
  readonly #stops: (() => void)[] = []
  #isLive = true

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

  protected get language(): Language {
    return this.element.language
  }

  protected get words(): Words {
    return words[this.language]
  }

  /** An attribute of the element, or of the `<leaflog-shop>` around it. */
  protected setting(name: string): string | null {
    return this.element.setting(name)
  }

  /** Runs when the element leaves the page. */
  protected onEnd(stop: () => void): void {
    this.#stops.push(stop)
  }

  /** Calls the listener now and whenever the selected part changes, until the element leaves the page. */
  protected watch<Part>(client: Client, select: (state: ShopState) => Part, listener: (part: Part) => void): void {
    this.onEnd(client.shop.watch(select, listener))
  }

  protected listen(target: EventTarget, name: string, listener: (event: Event) => void): void {
    target.addEventListener(name, listener)
    this.onEnd(() => target.removeEventListener(name, listener))
  }

  /** Whether the element still shows this, after an asynchronous step. */
  protected get isLive(): boolean {
    return this.#isLive
  }

  /** Dispatches an event to the partner's page; false if the page prevented the default. */
  protected tell<Name extends EventName>(name: Name, detail: EventDetails[Name]): boolean {
    return this.element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    )
  }

  /** Tells the page's author what is wrong with this element, and what to do. */
  protected report(code: ErrorCode, message: string): void {
    report(this.element, code, message)
  }

  protected root(): ShadowRoot {
    return rootOf(this.element)
  }
}

/** Also one that the page's server declared. */
export function rootOf(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (root.adoptedStyleSheets.length === 0) root.adoptedStyleSheets = [sheet()]
  return root
}
