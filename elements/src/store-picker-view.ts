import { type DispensaryView, gateIsOpen } from '@leaflog/core'
import { comboboxSheet } from './combobox-styles.ts'
import { createCombobox } from './combobox.ts'
import { button, h, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { foldedWords, matches } from './matching.ts'
import { findWords } from './find-words.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { filled, sentenceOf } from './words.ts'

type Store = NonNullable<DispensaryView['chosen']>

const placeOf = ({ city, state_name: state }: Store): string => [city, state].filter(Boolean).join(', ')

/** A field with the dispensaries that match what is typed. The chosen one becomes the `store` of the shop around it. */
export class StorePickerView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const texts = findWords[language]
    const { shop } = client
    const only = this.setting('state')?.toUpperCase() ?? null
    let stores: readonly Store[] = []
    const combobox = createCombobox({
      label: texts.store,
      onInput: (text) => draw(text),
      onOpen: () => combobox.field.select(),
      onChoose: (code) => void choose(code),
    })
    const message = h('p', { class: 'note', part: 'message', role: 'status' })
    const nothing = slot('empty', h('p', { class: 'note', part: 'message' }, texts.noStores))
    const retry = button('button retry', words.retry, () => void load())
    this.style(comboboxSheet())
    this.mount(
      h(
        'div',
        { class: 'room', part: 'store-picker' },
        slot('heading'),
        combobox.element,
        message,
        nothing,
        retry,
        slot('footer'),
      ),
    )

    const say = (text: string, canRetry = false): void => {
      setText(message, text)
      message.hidden = text === ''
      retry.hidden = !canRetry
      nothing.hidden = true
      combobox.element.hidden = text !== ''
    }
    const chosen = (): Store | null => shop.getState().dispensary.view.chosen
    const draw = (text: string): void => {
      const typed = foldedWords(text)
      const found = stores.filter((store) => matches(`${store.store_name} ${placeOf(store)}`, typed))
      const current = chosen()?.store_code
      combobox.update(
        found.map((store) => ({
          id: store.store_code,
          selected: store.store_code === current,
          content: [
            h('span', { part: 'name' }, store.store_name),
            h('span', { class: 'note', part: 'details' }, placeOf(store)),
          ],
        })),
      )
      combobox.setOpen(document.activeElement === this.element)
      setText(message, text === '' ? '' : filled(texts.found, { count: String(found.length) }))
      message.hidden = text === '' || found.length === 0
      nothing.hidden = found.length > 0
    }
    const choose = async (code: string): Promise<void> => {
      const store = stores.find((each) => each.store_code === code)
      if (!store) return
      const { store_name: name, channel } = store
      try {
        if (!this.tell('leaflog-store-chosen', { store: code, name, channel })) return
        await shop.dispensary.choose(code)
        this.element.closest('leaflog-shop')?.setAttribute('store', code)
      } catch (error) {
        setText(message, sentenceOf(language, error))
        message.hidden = false
      }
    }
    const load = async (): Promise<void> => {
      say(words.loading)
      try {
        const all = await shop.dispensary.list()
        if (!this.isLive) return
        stores = all.filter((each) => each.kind === 'dispensary' && (only === null || each.state_code === only))
        say('')
        draw('')
        this.checkState(only, all)
      } catch {
        // The standing has been reported with the reason.
        if (this.isLive) say(texts.storesFailed, true)
      }
      this.settle()
    }

    say(words.loading)
    client.started.then(
      () => {
        if (!this.isLive) return
        this.watch(client, gateIsOpen, (gated) => (gated ? say(words.confirmAge) : void load()))
        this.watch(
          client,
          (state) => state.dispensary.view.chosen,
          (store) => {
            combobox.field.value = store?.store_name ?? ''
          },
        )
      },
      (error: unknown) => {
        if (this.isLive) say(sentenceOf(language, error))
      },
    )
  }

  private checkState(state: string | null, stores: readonly Store[]): void {
    const states = [...new Set(stores.map((each) => each.state_code))].filter(Boolean)
    if (state === null || states.includes(state)) return
    this.report(({ unknownValue }) => unknownValue('state', state, states))
  }
}
