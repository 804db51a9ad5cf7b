/**
 * An element's first state as HTML with a declared shadow root, for a server that renders the page. The element takes
 * it over when its code is loaded: what is shown stays until there is something newer to show.
 *
 * @example
 *   const { products, total } = await shop.catalogue.products({ store: 'fl_miami', pageSize: 12 })
 *   html`<leaflog-menu store="fl_miami">${renderMenu({ products, total })}</leaflog-menu>`
 *
 * @module @leaflog/elements/server
 */
import type { Product } from '@leaflog/core'
import { languageOf } from '../around.ts'
import { RENDERED } from '../rendered.ts'
import { css } from '../styles.ts'
import { filled, words } from '../words.ts'
import { renderCard } from './card.ts'
import { element, escaped, type Html } from './html.ts'

interface RenderOptions {
  /** `en` or `es`; `en` if it is not given. */
  readonly lang?: string
  /** Of the page's Content Security Policy, for the style sheet in the shadow root. */
  readonly nonce?: string
}

/** What a rendered `<leaflog-menu>` shows. */
export interface MenuOptions extends RenderOptions {
  /**
   * The products of the first page, as `shop.catalogue.products` reads them, for a visitor who may see them. Without:
   * the request to confirm one's age.
   */
  readonly products?: readonly Product[]
  /** The number of products in all, if there are more. */
  readonly total?: number
}

/** What a rendered `<leaflog-product>` shows. */
export interface ProductOptions extends RenderOptions {
  /** The product, for a visitor who may see it. Without: the request to confirm one's age. */
  readonly product?: Product
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
export function renderMenu({ lang = 'en', nonce, products, total = products?.length ?? 0 }: MenuOptions = {}): string {
  const language = languageOf(lang)
  const texts = words[language]
  const context = { language, words: texts }
  const counted = filled(texts.count, { shown: String(products?.length ?? 0), total: String(total) })
  const heading = element('slot', { name: 'heading' }, element('h2', { part: 'heading' }, texts.menu))
  const content =
    products === undefined
      ? [panel(texts.confirmAge)]
      : [
          element(
            'ul',
            { class: 'grid', part: 'products' },
            ...products.map((product) => renderCard(product, context)),
          ),
          element('p', { class: 'note', part: 'count' }, counted),
        ]
  const menu = element('div', { class: 'room', part: 'menu', ...rendered }, heading, ...content)
  return template(nonce, menu)
}

/** The content of a `<leaflog-product>`. */
export function renderProduct({ lang = 'en', nonce, product }: ProductOptions = {}): string {
  const language = languageOf(lang)
  const texts = words[language]
  const content = product ? renderCard(product, { language, words: texts, tag: 'article' }) : panel(texts.confirmAge)
  const room = element(
    'div',
    { class: 'room', part: 'product-room', ...rendered },
    element('slot', { name: 'heading' }),
    content,
  )
  return template(nonce, room)
}
