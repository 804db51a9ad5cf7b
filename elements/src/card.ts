/** A product of the catalogue, with its sizes and a button that adds it. */
import { LABELS, type Product, type ProductSize, type ShopState } from '@leaflog/core'
import { pictureAddress, strainLetter, strainName } from './card-parts.ts'
import { button, h, setText } from './dom.ts'
import type { Language } from './around.ts'
import { firstOf, labelOf, sizesOf, wholeName } from './product-sizes.ts'
import { type Words, filled, money, translated } from './words.ts'

export interface CardContext {
  readonly words: Words
  readonly language: Language
  /** A card that is alone is no item of a list. */
  readonly tag?: 'li' | 'article'
  /** The label of the size that is chosen at first; by default one that is left. */
  readonly size?: string | undefined
  readonly add: (product: Product, size: ProductSize) => void
  /** Opens the choice of options. */
  readonly choose: (product: Product) => void
  /** The product is now in the cart. */
  readonly onAdded: (product: Product, size: string) => void
}

export interface Card {
  readonly product: Product
  readonly element: HTMLElement
  /** The label of the chosen size. */
  size(): string | undefined
  /** The button's label follows the cart. */
  update(state: ShopState): void
}

/** Images are requested with the page's origin and without cookies: the shop decides which pages may load them. */
export function picture(address: string | null, side: number): HTMLElement {
  if (address === null) return h('div', { class: 'blank', part: 'picture' })
  const image = h('img', {
    part: 'picture',
    alt: '',
    width: String(side),
    height: String(side),
    loading: 'lazy',
    decoding: 'async',
    crossorigin: 'anonymous',
    src: pictureAddress(address, side),
  })
  image.addEventListener('error', () => image.replaceWith(h('div', { class: 'blank', part: 'picture' })), {
    once: true,
  })
  return image
}

export function createCard(product: Product, context: CardContext): Card {
  const { words, language } = context
  const { strain } = product
  const sizes = sizesOf(product)
  const first = sizes.find(({ label }) => label === context.size) ?? firstOf(sizes)
  const facts = h(
    'p',
    { class: 'row note', part: 'details' },
    strain &&
      h(
        'span',
        { class: 'strain', part: 'strain', 'data-strain': strain },
        h('span', { 'aria-hidden': 'true' }, strainLetter[strain]),
        h('span', { class: 'hidden' }, strainName[language][strain]),
      ),
    product.thc && h('span', { part: 'potency' }, `THC ${product.thc}`),
    product.isMedicalOnly ? h('span', { part: 'medical' }, words.medicalOnly) : null,
  )
  const end = h('div', { class: 'end' })
  const element = h(
    context.tag ?? 'li',
    { part: 'product' },
    h(
      'div',
      { class: 'card', part: 'card' },
      picture(product.image, 240),
      h('p', { class: 'note', part: 'brand' }, product.brand),
      h('h3', { part: 'name' }, h('a', { href: product.url }, product.name)),
      facts,
      end,
    ),
  )
  if (first === undefined) {
    const price = filled(words.from, { price: money(language, product.price.from) })
    const link =
      product.choose === 'options' && !product.isSoldOut
        ? button('button choose', words.choose, () => context.choose(product))
        : h('a', { class: 'link', part: 'button', href: product.url }, words.see)
    link.append(h('span', { class: 'hidden' }, ` ${product.name}`))
    end.append(h('p', { class: 'price', part: 'price' }, price), link)
    return { product, element, size: () => undefined, update: () => {} }
  }
  return { product, element, ...buyable(product, { sizes, first }, end, context) }
}

/** The choice, its price and the button. */
function buyable(
  product: Product,
  { sizes, first }: { sizes: readonly ProductSize[]; first: ProductSize },
  end: HTMLElement,
  context: CardContext,
): Pick<Card, 'size' | 'update'> {
  const { words, language } = context
  let chosen = first
  let announced: string | null = null
  let last: ShopState | null = null
  const price = h('p', { class: 'price', part: 'price' })
  const label = h('span')
  const what = h('span', { class: 'hidden' })
  const add = h('button', { type: 'button', class: 'main', part: 'button add' }, label, what)
  add.addEventListener('click', () => context.add(product, chosen))

  const draw = (): void => {
    const { final, regular } = chosen.price
    const was = regular > final ? h('s', { part: 'was' }, money(language, regular)) : null
    was?.prepend(h('span', { class: 'hidden' }, filled(words.was, { price: '' })))
    price.replaceChildren(money(language, final), ...(was ? [' ', was] : []))
    setText(what, ` ${wholeName(product, chosen.label)}`)
    announced = null
    if (last) update(last)
  }
  const update = (state: ShopState): void => {
    last = state
    const now = labelOf(state, product, chosen)
    if (announced !== null && announced !== now && now === LABELS.added) context.onAdded(product, chosen.label)
    announced = now
    setText(label, chosen.isSoldOut ? words.soldOut : translated(language, now))
    add.disabled = chosen.isSoldOut
    add.setAttribute('aria-busy', String(now === LABELS.working))
  }

  if (sizes.length > 1) {
    const select = h('select', { part: 'select', 'aria-label': `${words.size}: ${product.name}` })
    for (const [index, size] of sizes.entries()) {
      const text = `${size.label}, ${size.isSoldOut ? words.soldOut : money(language, size.price.final)}`
      select.append(h('option', { value: String(index), selected: size === chosen }, text))
    }
    select.addEventListener('change', () => {
      chosen = sizes[Number(select.value)] ?? first
      draw()
    })
    end.append(select)
  } else if (first.label !== '') end.append(h('p', { class: 'note', part: 'size' }, first.label))
  end.append(price, add)
  draw()
  return { size: () => chosen.label, update }
}
