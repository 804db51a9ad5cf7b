/** A product's card before its first change. A test compares it with the card of the browser. */
import type { Language } from '../around.ts'
import { pictureAddress, strainLetter, strainName } from '../card-parts.ts'
import type { Choice, Item } from '../items.ts'
import { type Words, filled, money, translated } from '../words.ts'
import { LABELS } from '@leaflog/core'
import { element, type Html } from './html.ts'

export interface CardContext {
  readonly gateway: string
  readonly words: Words
  readonly language: Language
  readonly tag?: 'li' | 'article'
}

const hidden = (text: string): Html => element('span', { class: 'hidden' }, text)

function picture(gateway: string, path: string | null): Html {
  if (path === null) return element('div', { class: 'blank', part: 'picture' })
  return element('img', {
    part: 'picture',
    alt: '',
    width: '240',
    height: '240',
    loading: 'lazy',
    decoding: 'async',
    crossorigin: 'anonymous',
    src: pictureAddress(gateway, path, 240),
  })
}

const details = ({ strain, potency, medicalOnly }: Item, { words, language }: CardContext): Html =>
  element(
    'p',
    { class: 'row note', part: 'details' },
    strain &&
      element(
        'span',
        { class: 'strain', part: 'strain', 'data-strain': strain },
        element('span', { 'aria-hidden': 'true' }, strainLetter[strain]),
        hidden(strainName[language][strain]),
      ),
    potency === null ? null : element('span', { part: 'potency' }, potency),
    medicalOnly ? element('span', { part: 'medical' }, words.medicalOnly) : null,
  )

/** Options are chosen in a browser; until then, a link leads to the product's page. */
function withOptions({ name, href, from }: Item, { gateway, words, language }: CardContext): Html[] {
  const price = filled(words.from, { price: money(language, from) })
  return [
    element('p', { class: 'price', part: 'price' }, price),
    element('a', { class: 'link', part: 'button', href: gateway + href }, words.see, hidden(` ${name}`)),
  ]
}

function buyable(item: Item, chosen: Choice, { words, language }: CardContext): Html[] {
  const was =
    chosen.was === null
      ? null
      : element('s', { part: 'was' }, hidden(filled(words.was, { price: '' })), money(language, chosen.was))
  const option = (choice: Choice, index: number): Html =>
    element(
      'option',
      { value: String(index), selected: choice === chosen },
      `${choice.label}, ${choice.available ? money(language, choice.price) : words.soldOut}`,
    )
  const size =
    item.choices.length > 1
      ? element('select', { part: 'select', 'aria-label': `${words.size}: ${item.name}` }, ...item.choices.map(option))
      : chosen.label === ''
        ? null
        : element('p', { class: 'note', part: 'size' }, chosen.label)
  const what = chosen.label === '' ? item.name : `${item.name}, ${chosen.label}`
  const add = element(
    'button',
    { type: 'button', class: 'main', part: 'button add', disabled: !chosen.available, 'aria-busy': 'false' },
    element('span', {}, chosen.available ? translated(language, LABELS.add) : words.soldOut),
    hidden(` ${what}`),
  )
  const price = element('p', { class: 'price', part: 'price' }, money(language, chosen.price), was && ' ', was)
  return [...(size ? [size] : []), price, add]
}

export function renderCard(item: Item, context: CardContext): Html {
  const { gateway, tag = 'li' } = context
  const first = item.choices.find(({ available }) => available) ?? item.choices[0]
  const end = first === undefined ? withOptions(item, context) : buyable(item, first, context)
  const card = element(
    'div',
    { class: 'card', part: 'card' },
    picture(gateway, item.image),
    element('p', { class: 'note', part: 'brand' }, item.brand),
    element('h3', { part: 'name' }, element('a', { href: gateway + item.href }, item.name)),
    details(item, context),
    element('div', { class: 'end' }, ...end),
  )
  return element(tag, { part: 'product' }, card)
}
