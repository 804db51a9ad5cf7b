import type { Product } from '@leaflog/core'
import { comboboxSheet } from './combobox-styles.ts'
import { createCombobox } from './combobox.ts'
import { button, h, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { followStore } from './follow-store.ts'
import { findWords } from './find-words.ts'
import type { Client } from './shops.ts'
import { picture } from './card.ts'
import { View } from './view.ts'
import { filled, money } from './words.ts'

/** As many suggestions as fit under a field. */
const SUGGESTIONS = 8
/** Rest before a term is sent, in ms. */
const REST = 200

/** A field with the products of a dispensary that match what is typed. */
export class SearchView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const texts = findWords[language]
    let store: string | null = null
    let found: readonly Product[] = []
    let asked = 0
    let stopWaiting: (() => void) | null = null
    const combobox = createCombobox({
      label: texts.search,
      onInput: (text) => {
        stopWaiting?.()
        const search = (): void => void suggest(text.trim())
        if (text.trim() === '') search()
        else stopWaiting = client.ports.clock.after(REST, search)
      },
      onChoose: (id) => choose(id),
    })
    this.onEnd(() => stopWaiting?.())
    const message = h('p', { class: 'note', part: 'message' })
    const retry = button('button retry', words.retry, () => follow.retry())
    const status = h('p', { class: 'note', part: 'status', role: 'status' })
    const nothing = slot('empty', h('p', { class: 'note', part: 'message' }, texts.nothingFound))
    this.style(comboboxSheet())
    this.mount(
      h(
        'div',
        { class: 'room', part: 'search' },
        slot('heading'),
        combobox.element,
        message,
        retry,
        status,
        nothing,
        slot('footer'),
      ),
    )

    const show = (products: readonly Product[]): void => {
      found = products
      combobox.update(
        products.map((product) => ({
          id: product.id,
          content: [
            thumb(product),
            h(
              'span',
              { class: 'what' },
              h('span', { part: 'name' }, product.name),
              ' ',
              h('span', { class: 'note', part: 'brand' }, product.brand),
            ),
            h('span', { part: 'price' }, filled(words.from, { price: money(language, product.price.from) })),
          ],
        })),
      )
      combobox.setOpen(products.length > 0)
    }
    const suggest = async (term: string): Promise<void> => {
      const question = (asked += 1)
      nothing.hidden = true
      setText(status, term === '' ? '' : words.loading)
      if (term === '' || store === null) return show([])
      try {
        const { products } = await client.shop.catalogue.products({ store, text: term, pageSize: SUGGESTIONS })
        if (question !== asked || !this.isLive) return
        show(products)
        setText(status, products.length === 0 ? '' : filled(texts.found, { count: String(products.length) }))
        nothing.hidden = products.length > 0
      } catch (error) {
        if (question === asked && this.isLive) follow.fail(error)
      }
    }
    const choose = (id: string): void => {
      const product = found.find((each) => each.id === id)
      if (!product) return
      const { name, url: href, store: at } = product
      combobox.field.value = name
      setText(status, '')
      if (this.tell('leaflog-select', { product: id, name, store: at, href })) location.assign(href)
    }

    const follow = followStore(this, client, {
      message(text, canRetry) {
        asked += 1
        store = null
        show([])
        setText(message, text)
        setText(status, '')
        message.hidden = false
        retry.hidden = !canRetry
        combobox.element.hidden = true
        nothing.hidden = true
      },
      open: ({ code }) => {
        store = code
        message.hidden = true
        retry.hidden = true
        combobox.element.hidden = false
        this.settle()
      },
    })
  }
}

function thumb({ image }: Product): HTMLElement {
  const element = picture(image, 64)
  element.classList.add('thumb')
  return element
}
