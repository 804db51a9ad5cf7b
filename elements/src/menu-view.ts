import { type DispensaryView, LABELS, gateIsOpen, isLeaflogError } from '@leaflog/core'
import { modeAt } from '@leaflog/core/catalogue'
import { type Card, createCard } from './card.ts'
import { commerceMenu } from './commerce-menu.ts'
import { button, h, setChildren, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import type { Category, MenuSource } from './items.ts'
import { orderingMenu } from './ordering-menu.ts'
import { createNewCartPrompt } from './new-cart-prompt.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { filled, sentenceOf, translated } from './words.ts'

type Store = NonNullable<DispensaryView['chosen']>

/** Fills the last row of a grid of 4, 3 or 2. */
const STEP = 12

/** A dispensary's products, by category. */
export class MenuView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const status = h('p', { class: 'hidden', role: 'status' })
    const message = h('p')
    const retry = button('button retry', words.retry, () => void open())
    const panel = h('div', { class: 'panel', part: 'message' }, message, retry)
    const nothing = slot('empty', h('div', { class: 'panel', part: 'message' }, words.menuEmpty))
    const nav = h('div', { class: 'row', part: 'categories', role: 'group', 'aria-label': words.categories })
    const list = h('ul', { class: 'grid', part: 'products' })
    const count = h('p', { class: 'note', part: 'count' })
    const more = button('button more', words.more, () => void load(shown + STEP))
    const heading = slot('heading', h('h2', { part: 'heading' }, words.menu))
    const prompt = createNewCartPrompt(client, words, (error) => say(error))
    this.root().replaceChildren(
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
        status,
        prompt.element,
      ),
    )

    let source: MenuSource | null = null
    let cards: Card[] = []
    let category = this.element.getAttribute('category')?.toLowerCase() ?? null
    let shown = STEP
    let asked = 0

    const showMessage = (text: string, canRetry = false): void => {
      setText(message, text)
      panel.hidden = text === ''
      retry.hidden = !canRetry
    }
    const say = (error: unknown): void => setText(status, sentenceOf(language, error))
    const empty = (): void => {
      cards = []
      setChildren(list, [])
      for (const part of [nothing, count, more]) part.hidden = true
    }
    const clear = (): void => {
      empty()
      nav.hidden = true
    }
    const fail = (error: unknown): void => {
      clear()
      if (isStranger) return showMessage(filled(words.stranger, { origin: location.origin }))
      const isKnown = isLeaflogError(error, 'STORE_UNKNOWN')
      showMessage(
        isKnown ? filled(words.storeUnknown, { store: this.setting('store') ?? '' }) : words.menuFailed,
        !isKnown,
      )
    }

    const load = async (wanted: number): Promise<void> => {
      if (!source || storeCode === null) return
      const question = (asked += 1)
      const from = source
      list.setAttribute('aria-busy', 'true')
      try {
        const { items, total } = await from.page(category, wanted)
        if (question !== asked || !this.isLive) return
        const had = wanted > shown ? cards.length : 0
        const fresh = items.slice(had).map((item) =>
          createCard(item, {
            gateway: client.gateway,
            words,
            language,
            source: from,
            add: (each, choice) => void from.add(each, choice).catch(say),
            onAdded: (each, { label }) => {
              const name = label === '' ? each.name : `${each.name}, ${label}`
              setText(status, `${name}: ${translated(language, LABELS.added)}`)
              this.tell('leaflog-added', { product: each.id, name: each.name, option: label, store: storeCode })
            },
          }),
        )
        cards = [...cards.slice(0, had), ...fresh]
        shown = wanted
        const state = client.shop.getState()
        for (const card of fresh) card.update(state)
        setChildren(
          list,
          cards.map(({ element }) => element),
        )
        showMessage('')
        nothing.hidden = total > 0
        setText(count, filled(words.count, { shown: String(cards.length), total: String(total) }))
        count.hidden = total === 0
        more.hidden = cards.length >= total
        // The pressed button may be gone, so the first new card gets the focus.
        if (had > 0) fresh[0]?.element.querySelector('a')?.focus()
      } catch (error) {
        if (question === asked && this.isLive) fail(error)
      } finally {
        if (question === asked) list.removeAttribute('aria-busy')
      }
    }

    const drawCategories = (found: readonly Category[]): void => {
      const choices = [{ slug: null, name: words.all }, ...found]
      const buttons = choices.map(({ slug, name }) => {
        const choice = button('button category', name, () => {
          category = slug
          for (const other of buttons) other.setAttribute('aria-pressed', String(other === choice))
          // Outgoing cards must not be pressed.
          empty()
          showMessage(words.loading)
          shown = 0
          void load(STEP)
        })
        choice.setAttribute('aria-pressed', String(slug === category))
        return choice
      })
      setChildren(nav, buttons)
      nav.hidden = found.length < 2
    }

    const storeCode = this.setting('store')
    let isStranger = false

    const open = async (): Promise<void> => {
      if (storeCode === null) return showMessage(words.noStore)
      showMessage(words.loading)
      try {
        const store = (await client.shop.dispensary.list()).find(
          (each) => each.store_code === storeCode && each.kind === 'dispensary',
        )
        if (!this.isLive) return
        if (!store) return showMessage(filled(words.storeUnknown, { store: storeCode }))
        if (client.shop.getState().dispensary.view.chosen === null) await client.shop.dispensary.choose(storeCode)
        source = sourceOf(client, store)
        if (this.element.hasAttribute('category')) nav.hidden = true
        else drawCategories(await source.categories())
        if (this.isLive) await load(STEP)
      } catch (error) {
        if (this.isLive) fail(error)
      }
    }

    clear()
    showMessage(words.loading)
    let isOpen: boolean | null = null
    const begin = (): void => {
      if (!this.isLive) return
      this.watch(
        client,
        (state) => state,
        (state) => {
          for (const card of cards) card.update(state)
          prompt.update(state, client.carts.size === 0)
        },
      )
      this.watch(client, gateIsOpen, (gated) => {
        if (isOpen === !gated) return
        isOpen = !gated
        asked += 1
        clear()
        if (gated) showMessage(words.confirmAge)
        else void open()
      })
      this.onEnd(
        client.watchStanding((standing) => {
          isStranger = standing === 'stranger'
          if (isStranger) fail(null)
        }),
      )
      // Content that failed to load while offline is requested again.
      this.listen(globalThis, 'online', () => {
        if (isOpen && !retry.hidden && !panel.hidden) void open()
      })
    }
    client.started.then(begin, (error: unknown) => {
      if (this.isLive) showMessage(sentenceOf(language, error))
    })
  }
}

function sourceOf(client: Client, store: Store): MenuSource {
  const mode = (): DispensaryView['mode'] => modeAt(store, client.shop.getState().dispensary.view.mode)
  if (store.channel === 'ordering') return orderingMenu(client.shop, store, mode)
  const { gateway, ports } = client
  return commerceMenu(client.shop, store, { gateway, http: ports.http, mode })
}
