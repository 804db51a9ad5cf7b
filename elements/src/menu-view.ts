import { LABELS } from '@leaflog/core'
import { type Card, createCard } from './card.ts'
import { button, h, setChildren, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import type { Category, Choice, Item, MenuSource } from './items.ts'
import { followStore } from './follow-store.ts'
import { createNewCartPrompt } from './new-cart-prompt.ts'
import type { Client } from './shops.ts'
import { watchRefusals } from './refusals.ts'
import { View } from './view.ts'
import { filled, sentenceOf, translated } from './words.ts'

/** Fills the last row of a grid of 4, 3 or 2. */
const STEP = 12

/** A dispensary's products, by category. */
export class MenuView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const status = h('p', { class: 'hidden', role: 'status' })
    const message = h('p')
    const retry = button('button retry', words.retry, () => follow.retry())
    const panel = h('div', { class: 'panel', part: 'message' }, message, retry)
    const nothing = slot('empty', h('div', { class: 'panel', part: 'message' }, words.menuEmpty))
    const nav = h('div', { class: 'row', part: 'categories', role: 'group', 'aria-label': words.categories })
    const list = h('ul', { class: 'grid', part: 'products' })
    const count = h('p', { class: 'note', part: 'count' })
    const more = button('button more', words.more, () => void load(shown + STEP))
    const heading = slot('heading', h('h2', { part: 'heading' }, words.menu))
    const prompt = createNewCartPrompt(client, words, (error) => say(error))
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
        status,
        prompt.element,
      ),
    )

    const storeCode = this.setting('store')
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
    const onAdded = (item: Item, { label }: Choice): void => {
      const name = label === '' ? item.name : `${item.name}, ${label}`
      setText(status, `${name}: ${translated(language, LABELS.added)}`)
      if (storeCode !== null) {
        this.tell('leaflog-added', { product: item.id, name: item.name, option: label, store: storeCode })
      }
    }
    const choose = async (from: MenuSource, item: Item): Promise<void> => {
      try {
        const isOpened = await from.choose?.(item, this.root(), (choice) => onAdded(item, choice))
        if (isOpened !== true) location.assign(client.gateway + item.href)
      } catch (error) {
        say(error)
      }
    }

    const load = async (wanted: number): Promise<void> => {
      if (!source) return
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
            choose: (each) => void choose(from, each),
            onAdded,
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
        if (total === 0 && category !== null) await checkCategory(from, category)
        setText(count, filled(words.count, { shown: String(cards.length), total: String(total) }))
        count.hidden = total === 0
        more.hidden = cards.length >= total
        // The pressed button may be gone, so the first new card gets the focus.
        if (had > 0) fresh[0]?.element.querySelector('a')?.focus()
      } catch (error) {
        if (question === asked && this.isLive) follow.fail(error)
      } finally {
        if (question === asked) list.removeAttribute('aria-busy')
      }
    }

    const checkCategory = async (from: MenuSource, slug: string): Promise<void> => {
      const slugs = (await from.categories()).map((each) => each.slug)
      if (slugs.includes(slug)) return
      this.report(({ unknownValue }) => unknownValue('category', slug, slugs))
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

    // A cart asks the cart's questions; of several menus without one, the first does.
    client.askers.add(this)
    this.onEnd(() => client.askers.delete(this))
    const isAlone = (): boolean => client.carts.size === 0 && client.askers.values().next().value === this

    const follow = followStore(this, client, {
      message(text, canRetry) {
        asked += 1
        source = null
        clear()
        showMessage(text, canRetry)
      },
      open: async (opened) => {
        if (this.element.hasAttribute('category')) nav.hidden = true
        else drawCategories(await opened.categories())
        source = opened
        if (this.isLive) await load(STEP)
      },
    })
    void client.started.then(
      () => {
        if (!this.isLive) return
        this.watch(
          client,
          (state) => state,
          (state) => {
            for (const card of cards) card.update(state)
            prompt.update(state, isAlone())
          },
        )
        this.onEnd(watchRefusals(this, client, isAlone))
      },
      () => undefined,
    )
  }
}
