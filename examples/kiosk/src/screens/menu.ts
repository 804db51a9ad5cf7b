/** The screens of the kiosk, one file each. @module */
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { button, h } from '../parts/dom.ts'
import { facts } from '../parts/facts.ts'
import type { Kiosk, Screen } from '../parts/kiosk.ts'
import type { MenuCategory } from '../parts/menu-source.ts'
import { picture } from '../parts/picture.ts'
import { openSheet } from './product-sheet.ts'

/** The category viewed last, until the next visitor. */
let lastCategory: string | null = null
export const forgetCategory = (): void => {
  lastCategory = null
}

/** Categories on one side, their products on the other. */
export const menu: Screen = (kiosk, scope) => {
  const { words, term } = kiosk
  const grid = h('ul', { class: 'grid' })
  const tabs = h('nav', { class: 'categories', attr: { 'aria-label': words.categories } })
  const heading = h('h1', { attr: { tabindex: -1 } }, words.menu)
  const status = h('p', { class: 'note', attr: { role: 'status' } }, words.loading)

  const fail = (again: () => void) => {
    if (!scope.signal.aborted) status.replaceChildren(words.menuAway, ' ', button(words.retry, again))
  }
  const showCategory = async (category: MenuCategory): Promise<void> => {
    lastCategory = category.urlPath
    for (const tab of tabs.querySelectorAll('button'))
      tab.setAttribute('aria-current', String(tab.dataset['category'] === category.urlPath))
    heading.textContent = term(category.name)
    try {
      const cards = await kiosk.menu.cards(category.urlPath)
      if (scope.signal.aborted || lastCategory !== category.urlPath) return
      status.replaceChildren()
      grid.replaceChildren(...cards.map((card) => h('li', {}, tile(kiosk, card))))
    } catch {
      fail(() => void showCategory(category))
    }
  }
  const open = async (): Promise<void> => {
    try {
      const categories = await kiosk.menu.categories()
      if (scope.signal.aborted) return
      tabs.replaceChildren(
        ...categories.map((category) =>
          button(term(category.name), () => void showCategory(category), {
            class: 'tab',
            attr: { 'data-category': category.urlPath },
          }),
        ),
      )
      const first = categories.find(({ urlPath }) => urlPath === lastCategory) ?? categories[0]
      if (first) await showCategory(first)
    } catch {
      fail(() => void open())
    }
  }
  void open()
  return h('section', { class: 'menu' }, tabs, h('div', { class: 'category' }, heading, status, grid))
}

function tile(kiosk: Kiosk, card: CommerceCard): HTMLButtonElement {
  const { words, money } = kiosk
  const { from, to, regular } = card.price
  return button(
    h(
      'span',
      { class: 'tile-in' },
      picture(kiosk, card.image),
      h('span', { class: 'tile-brand' }, card.brand),
      h('span', { class: 'tile-name' }, card.name),
      facts(kiosk, card.strain, card.thc),
      h(
        'span',
        { class: 'tile-price' },
        card.inStock ? `${to > from ? `${words.from} ` : ''}${money(from)}` : words.soldOut,
        regular > from && card.inStock && h('s', {}, money(regular)),
      ),
    ),
    () => void openSheet(kiosk, card),
    { class: 'tile', attr: { disabled: !card.inStock } },
  )
}
