/** The products that a view sells: their cards, what was added, the dialog of options, and the cart's questions. */
import { LABELS, type Product } from '@leaflog/core'
import { type Card, createCard } from './card.ts'
import { h, setChildren, setText } from './dom.ts'
import { createNewCartPrompt } from './new-cart-prompt.ts'
import { wholeName } from './product-sizes.ts'
import { watchRefusals } from './refusals.ts'
import type { Client } from './shops.ts'
import type { View } from './view.ts'
import { sentenceOf, translated } from './words.ts'

export interface ProductCards {
  /** What a screen reader is told, and the question of a new cart. */
  readonly elements: readonly HTMLElement[]
  /** Shows these products. The cards of those that did not change stay. */
  show(products: readonly Product[]): void
}

/** Catalogues answer with plain data. */
const isSame = (a: Product, b: Product): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const controlsOf = (card: Card): HTMLElement[] => [...card.element.querySelectorAll<HTMLElement>('a, select, button')]

export function createProductCards(
  view: View,
  client: Client,
  { list, tag }: { list: HTMLElement; tag: 'li' | 'article' },
): ProductCards {
  const { words, language } = view
  const { shop } = client
  const status = h('p', { class: 'hidden', role: 'status' })
  const say = (error: unknown): void => setText(status, sentenceOf(language, error))
  const prompt = createNewCartPrompt(client, words, say)
  let cards: readonly Card[] = []

  const onAdded = (product: Product, size: string): void => {
    const { id, name, store } = product
    setText(status, `${wholeName(product, size)}: ${translated(language, LABELS.added)}`)
    view.tell('leaflog-added', { product: id, name, option: size, store })
  }
  const choose = async (product: Product): Promise<void> => {
    const { openOptions } = await import('./options-dialog.ts')
    const context = { words, language, root: view.root(), onAdded: (chosen: string) => onAdded(product, chosen) }
    if (!(await openOptions(product, client, context))) location.assign(product.url)
  }
  const cardOf = (product: Product, size: string | undefined): Card => {
    const card = createCard(product, {
      words,
      language,
      tag,
      size,
      add: (each, { label }) => void shop.catalogue.add(each, label === '' ? {} : { size: label }).catch(say),
      choose: (each) => void choose(each).catch(say),
      onAdded,
    })
    card.update(shop.getState())
    return card
  }

  // A cart asks the cart's questions; of several views without one, the first does.
  client.askers.add(view)
  view.onEnd(() => client.askers.delete(view))
  const isAlone = (): boolean => client.carts.size === 0 && client.askers.values().next().value === view
  void client.started.then(
    () => {
      if (!view.isLive) return
      view.watch(
        client,
        (state) => state,
        (state) => {
          for (const card of cards) card.update(state)
          prompt.update(state, isAlone())
        },
      )
      view.onEnd(watchRefusals(view, client, isAlone))
    },
    () => undefined,
  )

  return {
    elements: [status, prompt.element],
    show(products) {
      const before = new Map(cards.map((card) => [card.product.id, card]))
      const focused = view.root().activeElement
      const held = cards.find(({ element }) => element.contains(focused))
      const position = held ? controlsOf(held).findIndex((control) => control === focused) : -1
      // While pages are read again, two of them may have the same product.
      const once = new Map(products.map((product) => [product.id, product]))
      cards = Array.from(once.values(), (product) => {
        const card = before.get(product.id)
        return card && isSame(card.product, product) ? card : cardOf(product, card?.size())
      })
      setChildren(
        list,
        cards.map(({ element }) => element),
      )
      const next = held && cards.find(({ product }) => product.id === held.product.id)
      if (next && next !== held) controlsOf(next)[position]?.focus()
    },
  }
}
