/** A cart belongs to one dispensary and one menu; continuing elsewhere needs a new cart. */
import type { ShopState } from '@leaflog/core'
import { button, h, setText } from './dom.ts'
import type { Client } from './shops.ts'
import { type Words, filled } from './words.ts'

export function createNewCartPrompt({ shop }: Client, words: Words, fail: (error: unknown) => void) {
  const text = h('p', { part: 'question' })
  const accept = button('button accept', words.accept, () => void shop.orderingCart.acceptNewCart().catch(fail))
  accept.className = 'main'
  const decline = (): void => void shop.orderingCart.declineNewCart().catch(fail)
  const dialog = h(
    'dialog',
    { part: 'prompt', 'aria-label': words.newCart },
    h(
      'div',
      { class: 'room' },
      h('h2', { part: 'heading' }, words.newCart),
      text,
      accept,
      button('button decline', words.decline, decline),
    ),
  )
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    decline()
  })
  return {
    element: dialog,
    /** `isOurs`: only one of several elements on a page asks. */
    update({ orderingCart: { view } }: ShopState, isOurs: boolean): void {
      const { prompt } = view
      const isAsking = isOurs && view.status === 'askingNewCart' && prompt !== null
      if (isAsking && prompt) {
        const name = (place: typeof prompt.from): string => place.storeName ?? words.anotherStore
        setText(text, filled(words.newCartText, { from: name(prompt.from), to: name(prompt.to) }))
        if (!dialog.open && dialog.isConnected) dialog.showModal()
      } else if (dialog.open) dialog.close()
    },
  }
}
