/** A line of the cart: product, stepper, price, and a remove button. */
import { picture } from './card.ts'
import type { CartLineModel } from './cart-model.ts'
import { button, h, setText } from './dom.ts'
import type { Language } from './around.ts'
import { type Words, filled, money, translated } from './words.ts'

export interface LineActions {
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
}

export interface CartLineElement {
  readonly element: HTMLLIElement
  update(line: CartLineModel): void
}

export function createCartLine(
  first: CartLineModel,
  { gateway, words, language, actions }: { gateway: string; words: Words; language: Language; actions: LineActions },
): CartLineElement {
  let line = first
  const what = first.detail === '' ? first.name : `${first.name}, ${first.detail}`
  const less = button('button step', '−', () => actions.setQuantity(line.id, line.quantity - 1))
  const more = button('button step', '+', () => actions.setQuantity(line.id, line.quantity + 1))
  less.setAttribute('aria-label', filled(words.less, { what }))
  more.setAttribute('aria-label', filled(words.moreOf, { what }))
  for (const step of [less, more]) step.classList.add('step')
  const quantity = h('span', { class: 'count', part: 'quantity' })
  const total = h('span', { class: 'price', part: 'price' })
  const saved = h('p', { class: 'note', part: 'saved' })
  const problems = h('p', { class: 'error', part: 'error' })
  const remove = button('button remove', words.remove, () => actions.remove(line.id))
  remove.className = 'quiet'
  remove.append(h('span', { class: 'hidden' }, ` ${what}`))
  const element = h(
    'li',
    { class: 'line', part: 'line' },
    h('div', { class: 'row' }, h('strong', { part: 'name' }, first.name), total),
    h('p', { class: 'note', part: 'details' }, [first.brand, first.detail].filter((text) => text !== '').join(' · ')),
    saved,
    problems,
    h(
      'div',
      { class: 'row' },
      h('span', { class: 'row', role: 'group', 'aria-label': `${words.quantity}: ${what}` }, less, quantity, more),
      remove,
    ),
  )
  if (first.image !== null) {
    const image = picture(`${gateway}/media${first.image}`, 64)
    image.classList.add('thumb')
    element.prepend(image)
  }
  const update = (now: CartLineModel): void => {
    line = now
    setText(quantity, String(now.quantity))
    setText(total, money(language, now.total))
    total.classList.toggle('waits', now.pending)
    setText(saved, now.saved > 0 ? filled(words.saved, { amount: money(language, now.saved) }) : '')
    setText(problems, now.problems.map((each) => translated(language, each)).join(' '))
    saved.hidden = now.saved <= 0
    problems.hidden = now.problems.length === 0
    more.disabled = now.most !== null && now.quantity >= now.most
  }
  update(first)
  return { element, update }
}
