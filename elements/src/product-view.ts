import type { ProductList } from '@leaflog/core'
import { button, h, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { findWords } from './find-words.ts'
import { followStore } from './follow-store.ts'
import { createProductCards } from './product-cards.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'

/** One product of a dispensary, with its sizes and a button that adds it. */
export class ProductView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const texts = findWords[language]
    const id = this.element.getAttribute('product')
    const message = h('p')
    const retry = button('button retry', words.retry, () => follow.retry())
    const panel = h('div', { class: 'panel', part: 'message' }, message, retry)
    const nothing = slot('empty', h('div', { class: 'panel', part: 'message' }, texts.productUnknown))
    const place = h('div')
    const cards = createProductCards(this, client, { list: place, tag: 'article' })
    this.mount(
      h(
        'div',
        { class: 'room', part: 'product-room' },
        slot('heading'),
        panel,
        nothing,
        place,
        slot('footer'),
        ...cards.elements,
      ),
    )

    const follow = followStore(this, client, {
      message(text, canRetry) {
        cards.show([])
        setText(message, text)
        panel.hidden = false
        nothing.hidden = true
        retry.hidden = !canRetry
      },
      open: ({ code: store }) => {
        let isReported = false
        const ids = id === null ? [] : [id]
        follow.read<ProductList>(client.shop.catalogue.products$({ store, ids }), ({ products }) => {
          cards.show(products)
          panel.hidden = true
          nothing.hidden = products.length > 0
          if (products.length > 0 || isReported) return
          isReported = true
          this.report(({ unknownProduct }) => unknownProduct(id, store))
        })
      },
    })
  }
}
