import { type AgeGateView as GateState, gateIsOpen } from '@leaflog/core'
import { h, setText } from './dom.ts'
import { createGateForm } from './gate-form.ts'
import type { Client } from './shops.ts'
import { View } from './view.ts'
import { sentenceOf } from './words.ts'

/** The gate's dialog: only an answer closes it. */
export class AgeGateView extends View {
  override begin(client: Client): void {
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
      if (open && this.isLive) show()
    })

    const setOpen = (now: boolean, view: GateState): void => {
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
      if (!this.isLive) return
      this.watch(client, (state) => state.ageGate.view, form.update)
      this.watch(client, gateIsOpen, (now) => setOpen(now, client.shop.getState().ageGate.view))
    }
    client.started.then(begin, (error: unknown) => {
      if (!this.isLive) return
      show()
      mistake(error)
    })
  }
}
