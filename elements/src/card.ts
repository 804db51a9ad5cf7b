/** A product in a menu. */
import { LABELS, type ShopState } from '@leaflog/core'
import { pictureAddress, strainLetter, strainName } from './card-parts.ts'
import { button, h, setText } from './dom.ts'
import type { Choice, Item, MenuSource } from './items.ts'
import type { Language } from './around.ts'
import { type Words, filled, money, translated } from './words.ts'

export interface CardContext {
  readonly gateway: string
  readonly words: Words
  readonly language: Language
  readonly source: MenuSource
  /** A card that is alone is no item of a list. */
  readonly tag?: 'li' | 'article'
  readonly add: (item: Item, choice: Choice) => void
  /** Opens the choice of options. */
  readonly choose: (item: Item) => void
  /** The product is now in the cart. */
  readonly onAdded: (item: Item, choice: Choice) => void
}

export interface Card {
  readonly element: HTMLElement
  /** The button's label follows the cart. */
  update(state: ShopState): void
}

/** Images are requested with the page's origin and without cookies: the shop decides which pages may load them. */
export function picture(gateway: string, path: string | null, side: number): HTMLElement {
  if (path === null) return h('div', { class: 'blank', part: 'picture' })
  const image = h('img', {
    part: 'picture',
    alt: '',
    width: String(side),
    height: String(side),
    loading: 'lazy',
    decoding: 'async',
    crossorigin: 'anonymous',
    src: pictureAddress(gateway, path, side),
  })
  image.addEventListener('error', () => image.replaceWith(h('div', { class: 'blank', part: 'picture' })), {
    once: true,
  })
  return image
}

const whole = ({ name }: Item, { label }: Choice): string => (label === '' ? name : `${name}, ${label}`)

export function createCard(item: Item, context: CardContext): Card {
  const { gateway, words, language } = context
  const first = item.choices.find(({ available }) => available) ?? item.choices[0]
  const facts = h(
    'p',
    { class: 'row note', part: 'details' },
    item.strain &&
      h(
        'span',
        { class: 'strain', part: 'strain', 'data-strain': item.strain },
        h('span', { 'aria-hidden': 'true' }, strainLetter[item.strain]),
        h('span', { class: 'hidden' }, strainName[language][item.strain]),
      ),
    item.potency && h('span', { part: 'potency' }, item.potency),
    item.medicalOnly ? h('span', { part: 'medical' }, words.medicalOnly) : null,
  )
  const end = h('div', { class: 'end' })
  const element = h(
    context.tag ?? 'li',
    { part: 'product' },
    h(
      'div',
      { class: 'card', part: 'card' },
      picture(gateway, item.image, 240),
      h('p', { class: 'note', part: 'brand' }, item.brand),
      h('h3', { part: 'name' }, h('a', { href: gateway + item.href }, item.name)),
      facts,
      end,
    ),
  )
  if (first === undefined) {
    const price = filled(words.from, { price: money(language, item.from) })
    const link = item.hasOptions
      ? button('button choose', words.choose, () => context.choose(item))
      : h('a', { class: 'link', part: 'button', href: gateway + item.href }, words.see)
    link.append(h('span', { class: 'hidden' }, ` ${item.name}`))
    end.append(h('p', { class: 'price', part: 'price' }, price), link)
    return { element, update: () => {} }
  }
  return { element, update: buyable(item, first, end, context) }
}

/** The choice, its price and the button; returns what updates them. */
function buyable(item: Item, first: Choice, end: HTMLElement, context: CardContext): Card['update'] {
  const { words, language, source } = context
  let chosen = first
  let announced: string | null = null
  let last: ShopState | null = null
  const price = h('p', { class: 'price', part: 'price' })
  const label = h('span')
  const what = h('span', { class: 'hidden' })
  const add = h('button', { type: 'button', class: 'main', part: 'button add' }, label, what)
  add.addEventListener('click', () => context.add(item, chosen))

  const draw = (): void => {
    const was = chosen.was === null ? null : h('s', { part: 'was' }, money(language, chosen.was))
    was?.prepend(h('span', { class: 'hidden' }, filled(words.was, { price: '' })))
    price.replaceChildren(money(language, chosen.price), ...(was ? [' ', was] : []))
    setText(what, ` ${whole(item, chosen)}`)
    announced = null
    if (last) update(last)
  }
  const update = (state: ShopState): void => {
    last = state
    const now = source.label(state, item, chosen)
    if (announced !== null && announced !== now && now === LABELS.added) context.onAdded(item, chosen)
    announced = now
    setText(label, chosen.available ? translated(language, now) : words.soldOut)
    add.disabled = !chosen.available
    add.setAttribute('aria-busy', String(now === LABELS.working))
  }

  if (item.choices.length > 1) {
    const select = h('select', { part: 'select', 'aria-label': `${words.size}: ${item.name}` })
    for (const [index, choice] of item.choices.entries()) {
      const text = `${choice.label}, ${choice.available ? money(language, choice.price) : words.soldOut}`
      select.append(h('option', { value: String(index), selected: choice === chosen }, text))
    }
    select.addEventListener('change', () => {
      chosen = item.choices[Number(select.value)] ?? first
      draw()
    })
    end.append(select)
  } else if (first.label !== '') end.append(h('p', { class: 'note', part: 'size' }, first.label))
  end.append(price, add)
  draw()
  return update
}
