/** The screens of the kiosk, one file each. @module */
import type { CommerceCard } from '@leaflog/core/wire/commerce-card'
import { button, h } from '../parts/dom.ts'
import { facts } from '../parts/facts.ts'
import type { Kiosk, Screen } from '../parts/kiosk.ts'
import type { MenuShelf } from '../parts/menu-source.ts'
import { picture } from '../parts/picture.ts'
import { openSheet } from './product-sheet.ts'

/** The shelf that was looked at last, until somebody else comes. */
let lastShelf: string | null = null
export const forgetShelf = (): void => {
  lastShelf = null
}

/** Shelves on one side, what is on them on the other. */
export const menu: Screen = (kiosk, scope) => {
  const { words, term } = kiosk
  const grid = h('ul', { class: 'grid' })
  const tabs = h('nav', { class: 'shelves', attr: { 'aria-label': words.shelves } })
  const heading = h('h1', { attr: { tabindex: -1 } }, words.menu)
  const status = h('p', { class: 'note', attr: { role: 'status' } }, words.loading)

  const fail = (again: () => void) => {
    if (!scope.signal.aborted) status.replaceChildren(words.menuAway, ' ', button(words.retry, again))
  }
  const showShelf = async (shelf: MenuShelf): Promise<void> => {
    lastShelf = shelf.urlPath
    for (const tab of tabs.querySelectorAll('button'))
      tab.setAttribute('aria-current', String(tab.dataset['shelf'] === shelf.urlPath))
    heading.textContent = term(shelf.name)
    try {
      const cards = await kiosk.menu.cards(shelf.urlPath)
      if (scope.signal.aborted || lastShelf !== shelf.urlPath) return
      status.replaceChildren()
      grid.replaceChildren(...cards.map((card) => h('li', {}, tile(kiosk, card))))
    } catch {
      fail(() => void showShelf(shelf))
    }
  }
  const open = async (): Promise<void> => {
    try {
      const shelves = await kiosk.menu.shelves()
      if (scope.signal.aborted) return
      tabs.replaceChildren(
        ...shelves.map((shelf) =>
          button(term(shelf.name), () => void showShelf(shelf), {
            class: 'tab',
            attr: { 'data-shelf': shelf.urlPath },
          }),
        ),
      )
      const first = shelves.find(({ urlPath }) => urlPath === lastShelf) ?? shelves[0]
      if (first) await showShelf(first)
    } catch {
      fail(() => void open())
    }
  }
  void open()
  return h('section', { class: 'menu' }, tabs, h('div', { class: 'shelf' }, heading, status, grid))
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
