import { button, h } from './dom.ts'
import type { Words } from './words.ts'

/** A number between two large buttons. */
export function stepper(words: Words, of: string, quantity: number, most: number, change: (to: number) => void) {
  const step = (label: string, sign: string, to: number, isOff: boolean) =>
    button(sign, () => change(to), { class: 'step', attr: { 'aria-label': `${label}: ${of}`, disabled: isOff } })
  return h(
    'div',
    { class: 'stepper', attr: { role: 'group', 'aria-label': `${words.quantity}: ${of}` } },
    step(words.fewer, '−', quantity - 1, quantity <= 1 || most < 1),
    h('output', {}, String(quantity)),
    step(words.more, '+', quantity + 1, quantity >= most),
  )
}
