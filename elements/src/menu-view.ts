import { type Category, type ProductList, type Store, isLeaflogError } from '@leaflog/core'
import { button, h, setChildren, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { followStore } from './follow-store.ts'
import { createProductCards } from './product-cards.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { filled } from './words.ts'

/** Fills the last row of a grid of 4, 3 or 2. */
const STEP = 12

/** A dispensary's products, by category. */
export class MenuView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words } = this
    const { catalogue } = client.shop
    const message = h('p')
    const retry = button('button retry', words.retry, () => follow.retry())
    const panel = h('div', { class: 'panel', part: 'message' }, message, retry)
    const nothing = slot('empty', h('div', { class: 'panel', part: 'message' }, words.menuEmpty))
    const nav = h('div', { class: 'row', part: 'categories', role: 'group', 'aria-label': words.categories })
    const list = h('ul', { class: 'grid', part: 'products' })
    const count = h('p', { class: 'note', part: 'count' })
    const more = button('button more', words.more, () => {
      if (!list.hasAttribute('aria-busy')) readPage(pages.length + 1)
    })
    const heading = slot('heading', h('h2', { part: 'heading' }, words.menu))
    const cards = createProductCards(this, client, { list, tag: 'li' })
    this.mount(
      h(
        'div',
        { class: 'room', part: 'menu' },
        heading,
        nav,
        panel,
        nothing,
        list,
        count,
        more,
        slot('footer'),
        ...cards.elements,
      ),
    )

    let store = ''
    let category = this.element.getAttribute('category')?.toLowerCase() ?? undefined
    let categories: readonly Category[] = []
    let pages: ProductList[] = []
    let stops: (() => void)[] = []

    const showMessage = (text: string, canRetry = false): void => {
      setText(message, text)
      panel.hidden = text === ''
      retry.hidden = !canRetry
    }
    const empty = (): void => {
      for (const stop of stops) stop()
      stops = []
      pages = []
      cards.show([])
      list.removeAttribute('aria-busy')
      for (const part of [nothing, count, more]) part.hidden = true
    }

    const draw = (): void => {
      cards.show(pages.flatMap(({ products }) => products))
      list.removeAttribute('aria-busy')
      const { total, pages: inAll } = pages.at(-1) ?? { total: 0, pages: 1 }
      showMessage('')
      nothing.hidden = total > 0
      setText(count, filled(words.count, { shown: String(list.children.length), total: String(total) }))
      count.hidden = total === 0
      more.hidden = pages.length >= inAll
    }
    const readPage = (page: number): void => {
      const query = { store, category, page, pageSize: STEP }
      list.setAttribute('aria-busy', 'true')
      const stop = follow.read<ProductList>(
        catalogue.products$(query),
        (found) => {
          const had = list.children.length
          const isNew = pages.length < page
          pages[page - 1] = found
          draw()
          // The pressed button may be gone, so the first new card gets the focus.
          if (isNew && page > 1) list.children[had]?.querySelector('a')?.focus()
        },
        (error) => {
          if (category === undefined || !isLeaflogError(error, 'NOT_FOUND')) return follow.fail(error)
          pages = []
          draw()
          void checkCategory(category)
        },
      )
      stops.push(stop)
    }
    const checkCategory = async (slug: string): Promise<void> => {
      try {
        const slugs = (await catalogue.categories({ store })).map((each) => each.slug)
        if (this.isLive) this.report(({ unknownValue }) => unknownValue('category', slug, slugs))
      } catch (error) {
        if (this.isLive) follow.fail(error)
      }
    }

    const drawCategories = (found: readonly Category[]): void => {
      const isAsBefore = found.map(({ slug }) => slug).join() === categories.map(({ slug }) => slug).join()
      categories = found
      nav.hidden = found.length < 2
      // The focus may be on one of its buttons.
      if (isAsBefore && nav.children.length > 0) return
      const choices = [{ slug: undefined, name: words.all }, ...found]
      const buttons = choices.map(({ slug, name }) => {
        const choice = button('button category', name, () => {
          category = slug
          for (const other of buttons) other.setAttribute('aria-pressed', String(other === choice))
          // Outgoing cards must not be pressed.
          empty()
          showMessage(words.loading)
          readPage(1)
        })
        choice.setAttribute('aria-pressed', String(slug === category))
        return choice
      })
      setChildren(nav, buttons)
    }

    const open = ({ code }: Store): void => {
      store = code
      if (!this.element.hasAttribute('category'))
        follow.read<readonly Category[]>(catalogue.categories$({ store }), drawCategories)
      readPage(1)
    }
    const follow = followStore(this, client, {
      message(text, canRetry) {
        empty()
        nav.hidden = true
        showMessage(text, canRetry)
      },
      open,
    })
  }
}
