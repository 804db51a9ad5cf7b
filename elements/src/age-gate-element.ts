import { type AgeGateView, gateIsOpen } from '@leaflog/core'
import { h, setText } from './dom.ts'
import { LeaflogElement } from './element.ts'
import { createGateForm } from './gate-form.ts'
import type { Client } from './shops.ts'
import { sentenceOf } from './words.ts'

/**
 * `<leaflog-age-gate>`: asks once for the visitor's state and age, over the whole page, which is inert meanwhile (2g.1,
 * 4a). Only an answer closes it. If a page has a menu or a cart but no gate, one is added.
 */
export class LeaflogAgeGate extends LeaflogElement {
  protected override begin(client: Client): void {
    client.gates.add(this)
    this.onEnd(() => client.gates.delete(this))
    const root = this.root()
    const { ageGate } = client.shop
    const mistake = (error: unknown): void => form.say(sentenceOf(this.language, error))
    const attempt = (doing: Promise<unknown>): void => void doing.catch(mistake)
    const form = createGateForm(this.words, this.language, {
      chooseState: (state) => attempt(ageGate.chooseState(state)),
      chooseDate: (date) => attempt(ageGate.chooseDate(date)),
      submit: () => attempt(ageGate.submit()),
      retry: () => {
        client.refresh()
        attempt(ageGate.load())
      },
      exit: () => {
        if (this.tell('leaflog-exit', {})) attempt(ageGate.exit())
      },
    })
    const dialog = h(
      'dialog',
      { part: 'gate', 'aria-labelledby': 'title', 'aria-describedby': 'question' },
      form.element,
    )
    root.replaceChildren(dialog)
    this.onEnd(() => dialog.close())

    let open = false
    const show = (): void => {
      if (!dialog.open) dialog.showModal()
    }
    // A browser may close a dialog at the second Escape, even if the page prevents the first.
    this.listen(dialog, 'cancel', (event) => event.preventDefault())
    this.listen(dialog, 'close', () => {
      if (open && this.isWith(client)) show()
    })

    const setOpen = (now: boolean, view: AgeGateView): void => {
      if (now === open) return
      open = now
      if (now) {
        show()
        attempt(ageGate.load())
      } else {
        dialog.close()
        if (view.status === 'verified') this.tell('leaflog-verified', { state: view.state })
      }
    }

    this.onEnd(
      client.watchStanding((standing) => {
        const { stranger } = this.words
        setText(form.trouble, standing === 'stranger' ? stranger.replace('{origin}', () => location.origin) : '')
      }),
    )
    const begin = (): void => {
      if (!this.isWith(client)) return
      this.watch(client, (state) => state.ageGate.view, form.update)
      this.watch(client, gateIsOpen, (now) => setOpen(now, client.shop.getState().ageGate.view))
    }
    client.started.then(begin, (error: unknown) => {
      if (!this.isWith(client)) return
      show()
      mistake(error)
    })
  }
}
