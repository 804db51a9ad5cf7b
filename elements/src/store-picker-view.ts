import { type Store, gateIsOpen } from '@leaflog/core'
import { comboboxSheet } from './combobox-styles.ts'
import { createCombobox } from './combobox.ts'
import { button, h, setText, slot } from './dom.ts'
import { ensureGate } from './ensure-gate.ts'
import { findWords } from './find-words.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { filled, sentenceOf } from './words.ts'

const placeOf = ({ city, state }: Store): string => [city, state.name].filter(Boolean).join(', ')

/** A field with the dispensaries that match what is typed. The chosen one becomes the `store` of the shop around it. */
export class StorePickerView extends View {
  override begin(client: Client): void {
    this.onEnd(ensureGate(this.element, client))
    const { words, language } = this
    const texts = findWords[language]
    const { shop } = client
    const only = this.setting('state')?.toUpperCase() ?? null
    let found: readonly Store[] = []
    let asked = 0
    const combobox = createCombobox({
      label: texts.store,
      onInput: (text) => void draw(text).catch(fail),
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
    const fail = (): void => {
      if (this.isLive) say(texts.storesFailed, true)
    }
    const draw = async (text: string): Promise<void> => {
      const question = (asked += 1)
      const stores = await shop.catalogue.stores({ text, state: only ?? undefined })
      if (question !== asked || !this.isLive) return
      found = stores
      const current = shop.getState().dispensary.view.chosen?.store_code
      combobox.update(
        found.map((store) => ({
          id: store.code,
          selected: store.code === current,
          content: [
            h('span', { part: 'name' }, store.name),
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
      const store = found.find((each) => each.code === code)
      if (!store) return
      const { name, channel } = store
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
        const all = await shop.catalogue.stores()
        if (!this.isLive) return
        say('')
        await draw('')
        this.checkState(only, all)
      } catch {
        // The standing has been reported with the reason.
        fail()
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
    const states = [...new Set(stores.map((each) => each.state.code))].filter(Boolean)
    if (state === null || states.includes(state)) return
    this.report(({ unknownValue }) => unknownValue('state', state, states))
  }
}
