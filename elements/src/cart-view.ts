import { gateIsOpen, type ShopState, type StorageStatus, errors } from '@leaflog/core'
import { createCartLine, type CartLineElement } from './cart-line.ts'
import { cartOf, commandsOf, type CartLineModel, type CartModel } from './cart-model.ts'
import { button, h, setChildren, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { handOver } from './hand-over.ts'
import { createNewCartPrompt } from './new-cart-prompt.ts'
import type { Client } from './shops.ts'
import { watchRefusals } from './refusals.ts'
import { View } from './view.ts'
import { filled, money, sentenceOf, translated } from './words.ts'

/**
 * The cart's lines, their total, and a link that takes the cart to the shop. `checkout-url` replaces the shop's own
 * checkout, without the cart; preventing `leaflog-checkout` stops the navigation.
 */
export class CartView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    client.carts.add(this)
    this.onEnd(() => client.carts.delete(this))
    const { words, language } = this
    const { shop, gateway } = client
    const host = new URL(gateway).host
    const heading = h(
      'div',
      { class: 'top', tabindex: '-1' },
      slot('heading', h('h2', { part: 'heading' }, words.cart)),
    )
    const message = h('p', { part: 'message' })
    const nothing = slot('empty', h('p', { part: 'message' }, words.cartEmpty))
    const news = h('p', { class: 'note', part: 'status', role: 'status' })
    const problems = h('p', { class: 'error', part: 'error', role: 'alert' })
    const dismiss = button('button dismiss', words.dismiss, () => act(({ dismissProblem }) => dismissProblem()))
    const retry = button('button retry', words.retry, () => act(({ open }) => open()))
    const list = h('ul', { class: 'lines', part: 'lines' })
    const amounts = h('dl', { class: 'amounts', part: 'amounts' })
    const elsewhere = this.element.getAttribute('checkout-url')
    const checkout = h('a', { class: 'link main', part: 'button checkout' }, filled(words.checkOut, { host }))
    const note = h('p', { class: 'note', part: 'note' }, filled(words.checkOutNote, { host }))
    note.hidden = elsewhere !== null
    const prompt = createNewCartPrompt(client, words, (error) => setText(news, sentenceOf(language, error)))
    const end = h('div', { class: 'sum' }, amounts, checkout, note)
    this.root().replaceChildren(
      h(
        'div',
        { class: 'room', part: 'cart' },
        heading,
        message,
        nothing,
        list,
        problems,
        dismiss,
        retry,
        end,
        slot('footer'),
        news,
        prompt.element,
      ),
    )

    const lines = new Map<string, CartLineElement>()
    let model: CartModel | null = null
    const act = (run: (commands: ReturnType<typeof commandsOf>) => Promise<unknown>): void =>
      void run(commandsOf(shop, model?.channel ?? 'ordering')).catch((error: unknown) => {
        setText(problems, sentenceOf(language, error))
      })
    const actions = {
      setQuantity: (id: string, quantity: number) => {
        if (quantity < 1) heading.focus()
        act((commands) => commands.setQuantity(id, quantity))
      },
      remove: (id: string) => {
        heading.focus()
        act((commands) => commands.remove(id))
      },
    }

    const drawLines = (cart: CartModel): void => {
      const keyed = withKeys(cart.lines)
      for (const key of lines.keys()) if (!keyed.has(key)) lines.delete(key)
      const elements = [...keyed].map(([key, line]) => {
        const known = lines.get(key) ?? createCartLine(line, { gateway, words, language, actions })
        lines.set(key, known)
        known.update(line)
        return known.element
      })
      setChildren(list, elements)
    }
    const drawAmounts = ({ amounts: all, total }: CartModel): void => {
      const rows = all.map(({ label, cents }) => [label, cents, ''] as const)
      const pairs = total === null ? rows : [...rows, [words.total, total, 'total'] as const]
      amounts.replaceChildren(
        ...pairs.flatMap(([label, cents, look]) => [
          h('dt', { class: look, part: `amount-label ${look}`.trim() }, label),
          h('dd', { class: look, part: `amount ${look}`.trim() }, money(language, cents)),
        ]),
      )
    }
    const draw = (state: ShopState): void => {
      const isGated = gateIsOpen(state)
      const cart = cartOf(state, words)
      model = cart
      const empty = cart.lines.length === 0
      const isUnknown = isGated || cart.status === 'unread' || cart.status === 'reading'
      setText(message, isGated ? words.confirmAge : cart.status === 'unread' ? words.unread : words.loading)
      message.hidden = !isUnknown || (!isGated && !empty)
      nothing.hidden = isUnknown || !empty
      for (const part of [list, end]) part.hidden = isGated || empty
      retry.hidden = isGated || cart.status !== 'unread'
      dismiss.hidden = isGated || !cart.canDismiss
      setText(problems, isGated ? '' : cart.problems.map((each) => translated(language, each)).join(' '))
      drawLines(isGated ? { ...cart, lines: [] } : cart)
      drawAmounts(cart)
      const path = cart.channel === 'commerce' ? '/checkout' : '/cart'
      checkout.setAttribute('href', elsewhere ?? gateway + path)
      tellNews(isGated ? null : cart)
      prompt.update(state, client.carts.values().next().value === this)
    }
    const tellNews = (cart: CartModel | null): void => {
      const isAway = cart !== null && cart.lines.length > 0 && (cart.status === 'offline' || !navigator.onLine)
      const text = isAway
        ? words.offline
        : cart?.status === 'working'
          ? words.updating
          : storageNews(shop.storage.value)
      setText(news, translated(language, text))
    }

    this.listen(checkout, 'click', (event) => {
      if (!model) return
      const { channel, store, count, total } = model
      const chosen = model.lines.map(({ name, detail, quantity }) => ({ name, option: detail, quantity }))
      const goes = this.tell('leaflog-checkout', { channel, store, count, total, lines: chosen })
      if (goes && elsewhere !== null) return
      event.preventDefault()
      if (!goes) return
      const isNewTab = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
      handOver(shop, isNewTab ? '_blank' : '_self').catch((error: unknown) =>
        setText(problems, sentenceOf(language, error)),
      )
    })
    setText(message, words.loading)
    for (const part of [nothing, list, end, retry, dismiss]) part.hidden = true

    let announced = -1
    const begin = (): void => {
      if (!this.isLive) return
      this.watch(client, (state) => state, draw)
      this.watch(
        client,
        (state) => cartOf(state, words).count,
        (count) => {
          if (announced >= 0 && announced !== count) this.tell('leaflog-cart-changed', { count })
          announced = count
        },
      )
      this.watch(
        client,
        (state) => state.dispensary.view.chosen?.channel ?? null,
        () => act(({ open }) => open()),
      )
      this.onEnd(watchRefusals(this, client, () => client.carts.values().next().value === this))
      for (const name of ['online', 'offline']) this.listen(globalThis, name, () => draw(shop.getState()))
    }
    client.started.then(begin, (error: unknown) => {
      if (this.isLive) setText(message, sentenceOf(language, error))
    })
  }
}

/** Keyed by content: a line's id changes with the server's answer, and the focused element must stay. */
function withKeys(lines: readonly CartLineModel[]): Map<string, CartLineModel> {
  const keyed = new Map<string, CartLineModel>()
  for (const line of lines) {
    const what = `${line.brand}|${line.name}|${line.detail}`
    let key = what
    for (let nth = 2; keyed.has(key); nth += 1) key = `${what}|${nth}`
    keyed.set(key, line)
  }
  return keyed
}

/** Why the cart may not be saved; empty if it is. */
const storageNews = ({ problem, readOnly }: StorageStatus): string =>
  readOnly ? errors.READ_ONLY : problem === null ? '' : errors[problem]
