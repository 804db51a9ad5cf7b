/** What all elements of the shop have in common: which shop, which language, and when to watch it. */
import type { Shop, ShopState } from '@leaflog/core'
import { leaseShop, type Client, type Lease } from './shops.ts'
import { sheet } from './styles.ts'
import { type Language, type Words, languageOf, words } from './words.ts'

/** A built file comes from the shop itself, so that its own address says where that is. */
const home = (): string => originOf(import.meta.url) ?? location.origin

/** The nearest element around, out of shadow roots too, that has the attribute. */
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

  /** The shop that this element shares with the others of the page; null while it is in no page. */
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

  /** Begins again with the attributes as they are now. */
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

  /** Whether the element still belongs to that shop, after something took its time. */
  protected isWith(client: Client): boolean {
    return this.#lease?.client === client
  }

  /** Tells the partner's page; false where it has prevented what would come next. */
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

/** Null for what is no address of the web. */
function originOf(text: string | null): string | null {
  if (text === null || !URL.canParse(text, location.href)) return null
  const { origin, protocol } = new URL(text, location.href)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
