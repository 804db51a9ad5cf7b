/** A product's card before its first change. A test compares it with the card of the browser. */
import type { Language } from '../around.ts'
import { pictureAddress, strainLetter, strainName } from '../card-parts.ts'
import { firstOf, sizesOf, wholeName } from '../product-sizes.ts'
import { type Words, filled, money, translated } from '../words.ts'
import { LABELS, type Product, type ProductSize } from '@leaflog/core'
import { element, type Html } from './html.ts'

export interface CardContext {
  readonly words: Words
  readonly language: Language
  readonly tag?: 'li' | 'article'
}

const hidden = (text: string): Html => element('span', { class: 'hidden' }, text)

function picture(address: string | null): Html {
  if (address === null) return element('div', { class: 'blank', part: 'picture' })
  return element('img', {
    part: 'picture',
    alt: '',
    width: '240',
    height: '240',
    loading: 'lazy',
    decoding: 'async',
    crossorigin: 'anonymous',
    src: pictureAddress(address, 240),
  })
}

const details = ({ strain, thc, isMedicalOnly }: Product, { words, language }: CardContext): Html =>
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
    thc && element('span', { part: 'potency' }, `THC ${thc}`),
    isMedicalOnly ? element('span', { part: 'medical' }, words.medicalOnly) : null,
  )

/** Options are chosen in a browser; until then, a link leads to the product's page. */
function withOptions({ name, url, price: { from } }: Product, { words, language }: CardContext): Html[] {
  const price = filled(words.from, { price: money(language, from) })
  return [
    element('p', { class: 'price', part: 'price' }, price),
    element('a', { class: 'link', part: 'button', href: url }, words.see, hidden(` ${name}`)),
  ]
}

function buyable(
  product: Product,
  sizes: readonly ProductSize[],
  chosen: ProductSize,
  { words, language }: CardContext,
): Html[] {
  const { final, regular } = chosen.price
  const was =
    regular > final
      ? element('s', { part: 'was' }, hidden(filled(words.was, { price: '' })), money(language, regular))
      : null
  const option = (each: ProductSize, index: number): Html =>
    element(
      'option',
      { value: String(index), selected: each === chosen },
      `${each.label}, ${each.isSoldOut ? words.soldOut : money(language, each.price.final)}`,
    )
  const size =
    sizes.length > 1
      ? element('select', { part: 'select', 'aria-label': `${words.size}: ${product.name}` }, ...sizes.map(option))
      : chosen.label === ''
        ? null
        : element('p', { class: 'note', part: 'size' }, chosen.label)
  const add = element(
    'button',
    { type: 'button', class: 'main', part: 'button add', disabled: chosen.isSoldOut, 'aria-busy': 'false' },
    element('span', {}, chosen.isSoldOut ? words.soldOut : translated(language, LABELS.add)),
    hidden(` ${wholeName(product, chosen.label)}`),
  )
  const price = element('p', { class: 'price', part: 'price' }, money(language, final), was && ' ', was)
  return [...(size ? [size] : []), price, add]
}

export function renderCard(product: Product, context: CardContext): Html {
  const sizes = sizesOf(product)
  const first = firstOf(sizes)
  const end = first === undefined ? withOptions(product, context) : buyable(product, sizes, first, context)
  const card = element(
    'div',
    { class: 'card', part: 'card' },
    picture(product.image),
    element('p', { class: 'note', part: 'brand' }, product.brand),
    element('h3', { part: 'name' }, element('a', { href: product.url }, product.name)),
    details(product, context),
    element('div', { class: 'end' }, ...end),
  )
  return element(context.tag ?? 'li', { part: 'product' }, card)
}
