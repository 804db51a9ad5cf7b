import { button, h } from './parts/dom.ts'
import { COUNTDOWN_SECONDS } from './idle.ts'
import type { Words } from './parts/words.ts'

/** Asks, and counts down. Resolves to whether the visitor answered. */
export function askStillThere(words: Words): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let left = COUNTDOWN_SECONDS
  const count = h('strong', { class: 'countdown', attr: { 'aria-hidden': 'true' } }, String(left))
  const dialog = h(
    'dialog',
    { class: 'still-there', attr: { 'aria-labelledby': 'still-there', role: 'alertdialog' } },
    h('h2', { attr: { id: 'still-there' } }, words.stillThere),
    h('p', {}, words.stillThereText),
    h('p', { class: 'countdown-line' }, count, ` ${words.seconds}`),
    button(words.iAmHere, () => end(true), { class: 'primary' }),
  )
  const timer = setInterval(() => {
    left -= 1
    count.textContent = String(left)
    if (left <= 0) end(false)
  }, 1000)
  const end = (isThere: boolean) => {
    clearInterval(timer)
    dialog.remove()
    resolve(isThere)
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    end(true)
  })
  document.body.append(dialog)
  dialog.showModal()
  return promise
}
