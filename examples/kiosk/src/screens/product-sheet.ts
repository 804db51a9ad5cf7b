import {
  chooseValue,
  firstOptions,
  optionsLabel,
  selectedOptionsOf,
  valueState,
  variantOf,
} from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { CommerceProduct, ConfigurableProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { button, h, redraw } from '../parts/dom.ts'
import { facts } from '../parts/facts.ts'
import type { Kiosk } from '../parts/kiosk.ts'
import { picture } from '../parts/picture.ts'
import { stepper } from '../parts/stepper.ts'

const MOST = 10

/** Shows HTML of the backend's editors as plain text. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** One product, its sizes, and the add button. */
export async function openSheet(kiosk: Kiosk, card: CommerceCard): Promise<void> {
  const { words } = kiosk
  const body = h('div', { class: 'sheet-body' }, h('p', { attr: { role: 'status' } }, words.loading))
  const dialog = h(
    'dialog',
    { class: 'sheet', attr: { 'aria-labelledby': 'sheet-name' }, on: { close: () => dialog.remove() } },
    h(
      'header',
      {},
      h('div', {}, h('p', { class: 'tile-brand' }, card.brand), h('h2', { attr: { id: 'sheet-name' } }, card.name)),
      button(words.close, () => dialog.close(), { class: 'quiet' }),
    ),
    body,
  )
  document.body.append(dialog)
  dialog.showModal()
  try {
    const product = await kiosk.menu.product(card.urlKey)
    if (product) {
      const { parts, bar } = productParts(kiosk, card, product, () => dialog.close())
      body.replaceChildren(...parts)
      body.after(bar)
    } else body.replaceChildren(h('p', {}, words.menuAway))
  } catch {
    body.replaceChildren(h('p', {}, words.menuAway))
  }
}

function productParts(
  kiosk: Kiosk,
  card: CommerceCard,
  product: CommerceProduct,
  close: () => void,
): { parts: HTMLElement[]; bar: HTMLElement } {
  const configurable = product.__typename === 'ConfigurableProduct' ? product : null
  const { shop, words, money, term } = kiosk
  let choice = configurable ? firstOptions(configurable) : {}
  let quantity = 1
  const buy = h('div', { class: 'buy' })
  const bar = h('div', { class: 'buy-bar' })

  const add = async (price: number) => {
    await shop.commerceCart.add({
      sku: product.sku,
      quantity,
      selectedOptions: configurable ? selectedOptionsOf(choice) : [],
      preview: {
        name: product.name,
        brand: product.brand_name,
        image: card.image,
        strainType: card.strain,
        option: configurable ? optionsLabel(configurable, choice) : null,
        price,
      },
    })
    close()
  }
  const show = () => {
    const piece = configurable ? (variantOf(configurable, choice)?.product ?? null) : product
    const isBuyable = piece !== null && piece.stock_status === 'IN_STOCK' && product.is_sold_in_mode
    const price = piece?.price_range.minimum
    const most = Math.min(piece?.only_x_left_in_stock ?? MOST, MOST)
    buy.replaceChildren(
      ...(configurable ? optionsOf(kiosk, configurable, choice, (next) => ((choice = next), again())) : []),
    )
    bar.replaceChildren(
      stepper(words, card.name, quantity, most, (to) => ((quantity = to), again())),
      h(
        'p',
        { class: 'price', attr: { 'aria-live': 'polite' } },
        price ? money(price.final * quantity) : words.soldOut,
      ),
      button(isBuyable ? words.add : words.soldOut, () => void add(price?.regular ?? 0), {
        class: 'primary',
        attr: { disabled: !isBuyable },
      }),
    )
  }
  const again = () => redraw([buy, bar], show)
  show()
  const text = plain(product.short_description) || plain(product.description)
  const effects = product.effects.map((effect) => term(effect)).join(', ')
  const parts = [
    picture(kiosk, card.image),
    h(
      'div',
      { class: 'sheet-text' },
      facts(kiosk, card.strain, card.thc),
      effects !== '' && h('p', {}, `${words.effects}: ${effects}`),
      // The brand's own text, in its own language.
      h('p', { attr: { lang: 'en' } }, text),
      buy,
    ),
  ]
  return { parts, bar }
}

function optionsOf(
  { term }: Kiosk,
  product: ConfigurableProduct,
  choice: Readonly<Record<string, string>>,
  choose: (next: Readonly<Record<string, string>>) => void,
): HTMLElement[] {
  return product.configurable_options.map(({ attribute_code: code, label, values }) =>
    h(
      'fieldset',
      { class: 'options' },
      h('legend', {}, term(label)),
      ...values
        .filter(({ uid }) => valueState(product, {}, code, uid) !== 'impossible')
        .map(({ uid, label: name }) =>
          button(term(name), () => choose(chooseValue(product, choice, code, uid)), {
            class: 'option',
            attr: {
              'aria-pressed': String(choice[code] === uid),
              disabled: valueState(product, {}, code, uid) === 'soldOut',
            },
          }),
        ),
    ),
  )
}
