import { LABELS } from '@leaflog/core'
import { type Card, createCard } from './card.ts'
import { button, h, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { followStore } from './follow-store.ts'
import type { Choice, Item, MenuSource } from './items.ts'
import { createNewCartPrompt } from './new-cart-prompt.ts'
import { watchRefusals } from './refusals.ts'
import { findWords } from './find-words.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { sentenceOf, translated } from './words.ts'

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
    const status = h('p', { class: 'hidden', role: 'status' })
    const prompt = createNewCartPrompt(client, words, (error) => say(error))
    this.mount(
      h(
        'div',
        { class: 'room', part: 'product-room' },
        slot('heading'),
        panel,
        nothing,
        place,
        slot('footer'),
        status,
        prompt.element,
      ),
    )
    let card: Card | null = null
    const say = (error: unknown): void => setText(status, sentenceOf(language, error))
    const choose = async (source: MenuSource, item: Item, onAdded: (choice: Choice) => void): Promise<void> => {
      try {
        if ((await source.choose?.(item, this.root(), onAdded)) !== true) location.assign(client.gateway + item.href)
      } catch (error) {
        say(error)
      }
    }
    const show = (item: Item, source: MenuSource, store: string): void => {
      const onAdded = ({ label }: Choice): void => {
        const name = label === '' ? item.name : `${item.name}, ${label}`
        setText(status, `${name}: ${translated(language, LABELS.added)}`)
        this.tell('leaflog-added', { product: item.id, name: item.name, option: label, store })
      }
      card = createCard(item, {
        gateway: client.gateway,
        words,
        language,
        source,
        tag: 'article',
        add: (each, choice) => void source.add(each, choice).catch(say),
        choose: (each) => void choose(source, each, onAdded),
        onAdded: (_item, choice) => onAdded(choice),
      })
      card.update(client.shop.getState())
      place.replaceChildren(card.element)
    }

    const follow = followStore(this, client, {
      message(text, canRetry) {
        card = null
        place.replaceChildren()
        setText(message, text)
        panel.hidden = false
        nothing.hidden = true
        retry.hidden = !canRetry
      },
      open: async (source, { store_code: store }) => {
        const item = id === null ? null : await source.find(id)
        if (!this.isLive) return
        panel.hidden = true
        nothing.hidden = item !== null
        if (item) return show(item, source, store)
        this.report(({ unknownProduct }) => unknownProduct(id, store))
      },
    })
    void client.started.then(
      () => {
        if (!this.isLive) return
        this.watch(
          client,
          (state) => state,
          (state) => {
            card?.update(state)
            prompt.update(state, isAlone())
          },
        )
        this.onEnd(watchRefusals(this, client, isAlone))
      },
      () => undefined,
    )
    // A cart asks the cart's questions; of several products without one, the first does.
    client.askers.add(this)
    this.onEnd(() => client.askers.delete(this))
    const isAlone = (): boolean => client.carts.size === 0 && client.askers.values().next().value === this
  }
}
