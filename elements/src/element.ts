/** What all elements share: the shop, the language, and subscriptions to it. */
import type { Shop, ShopState } from '@leaflog/core'
import { leaseShop, type Client, type Lease } from './shops.ts'
import { sheet } from './styles.ts'
import { type Language, type Words, languageOf, words } from './words.ts'

/** A built file is served by the shop itself, so its address contains the shop's origin. */
const home = (): string => originOf(import.meta.url) ?? location.origin

/** The nearest ancestor with the attribute, also outside of shadow roots. */
function around(start: Element, attribute: string, tag?: string): string | null {
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

export abstract class LeaflogElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ['gateway', 'brand', 'store', 'category', 'lang']

  #lease: Lease | null = null
  #stops: (() => void)[] = []

  /** The shop that this element shares with the others of the page; null while it is not attached. */
  get shop(): Shop | null {
    return this.#lease?.client.shop ?? null
  }

  get language(): Language {
    return languageOf(around(this, 'lang') ?? document.documentElement.lang)
  }

  protected get words(): Words {
    return words[this.language]
  }

  /** An attribute of this element, or of the `<leaflog-shop>` around it. */
  protected setting(name: string): string | null {
    return around(this, name, 'leaflog-shop')
  }

  connectedCallback(): void {
    if (this.#lease) return
    const gateway = originOf(this.setting('gateway')) ?? home()
    const brand = this.setting('brand') ?? new URL(gateway).host
    const lease = leaseShop({ gateway, brand }, this.language, this.setting('exit-url'))
    this.#lease = lease
    this.begin(lease.client)
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#lease?.release()
    this.#lease = null
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) this.restart()
  }

  /** Restarts with the current attributes. */
  restart(): void {
    if (!this.#lease) return
    this.disconnectedCallback()
    this.connectedCallback()
  }

  protected abstract begin(client: Client): void

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

  /** Whether the element still belongs to that shop, after an asynchronous step. */
  protected isWith(client: Client): boolean {
    return this.#lease?.client === client
  }

  /** Dispatches an event to the partner's page; false if the page prevented the default. */
  protected tell(name: string, detail: Readonly<Record<string, unknown>>): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  protected root(): ShadowRoot {
    if (this.shadowRoot) return this.shadowRoot
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet()]
    return root
  }
}

/** Null unless the text is a web address. */
function originOf(text: string | null): string | null {
  if (text === null || !URL.canParse(text, location.href)) return null
  const { origin, protocol } = new URL(text, location.href)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
