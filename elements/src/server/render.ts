/**
 * An element's first state as HTML with a declared shadow root, for a server that renders the page. The element takes
 * it over when its code is loaded: what is shown stays until there is something newer to show.
 *
 * @example
 *   const items = orderingItems(await shop.menu.open(store), 'RECREATIONAL', null)
 *   html`<leaflog-menu store="fl_miami">${renderMenu({ gateway, items })}</leaflog-menu>`
 *
 * @module @leaflog/elements/server
 */
import { languageOf } from '../around.ts'
import type { Item } from '../items.ts'
import { RENDERED } from '../rendered.ts'
import { css } from '../styles.ts'
import { filled, words } from '../words.ts'
import { renderCard } from './card.ts'
import { element, escaped, type Html } from './html.ts'

export { commerceItem } from '../commerce-item.ts'
export type { Choice, Item, Strain } from '../items.ts'
export { itemsOf as orderingItems } from '../ordering-menu.ts'

interface RenderOptions {
  /** The shop's origin, such as `https://shop.example`. */
  readonly gateway: string
  /** `en` or `es`; `en` if it is not given. */
  readonly lang?: string
  /** Of the page's Content Security Policy, for the style sheet in the shadow root. */
  readonly nonce?: string
}

/** What a rendered `<leaflog-menu>` shows. */
export interface MenuOptions extends RenderOptions {
  /** The products of the first page, for a visitor who may see them. Without: the request to confirm one's age. */
  readonly items?: readonly Item[]
  /** The number of products in all, if there are more. */
  readonly total?: number
}

/** What a rendered `<leaflog-product>` shows. */
export interface ProductOptions extends RenderOptions {
  /** The product, for a visitor who may see it. Without: the request to confirm one's age. */
  readonly item?: Item
}

const rendered = { [RENDERED]: true } as const

function template(nonce: string | undefined, ...children: readonly Html[]): string {
  // A style sheet is raw text: it must not be escaped.
  const attribute = nonce === undefined ? '' : ` nonce="${escaped(nonce)}"`
  return element('template', { shadowrootmode: 'open' }, { html: `<style${attribute}>${css}</style>` }, ...children)
    .html
}

const panel = (text: string): Html => element('div', { class: 'panel', part: 'message' }, element('p', {}, text))

/** The content of a `<leaflog-menu>`. */
export function renderMenu({ gateway, lang = 'en', nonce, items, total = items?.length ?? 0 }: MenuOptions): string {
  const language = languageOf(lang)
  const texts = words[language]
  const context = { gateway, language, words: texts }
  const counted = filled(texts.count, { shown: String(items?.length ?? 0), total: String(total) })
  const heading = element('slot', { name: 'heading' }, element('h2', { part: 'heading' }, texts.menu))
  const content =
    items === undefined
      ? [panel(texts.confirmAge)]
      : [
          element('ul', { class: 'grid', part: 'products' }, ...items.map((item) => renderCard(item, context))),
          element('p', { class: 'note', part: 'count' }, counted),
        ]
  const menu = element('div', { class: 'room', part: 'menu', ...rendered }, heading, ...content)
  return template(nonce, menu)
}

/** The content of a `<leaflog-product>`. */
export function renderProduct({ gateway, lang = 'en', nonce, item }: ProductOptions): string {
  const language = languageOf(lang)
  const texts = words[language]
  const content = item ? renderCard(item, { gateway, language, words: texts, tag: 'article' }) : panel(texts.confirmAge)
  const product = element(
    'div',
    { class: 'room', part: 'product-room', ...rendered },
    element('slot', { name: 'heading' }),
    content,
  )
  return template(nonce, product)
}
