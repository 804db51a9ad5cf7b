import { button, h } from '../parts/dom.ts'
import type { Screen } from '../parts/kiosk.ts'

/** The order's number is the one thing to remember. */
export const placed: Screen = ({ shop, words, startOver }) => {
  const { order } = shop.getState().checkout.view
  return h(
    'section',
    { class: 'narrow placed' },
    h('h1', { attr: { tabindex: -1 } }, `${words.placedHeading}${order ? `, ${order.firstname}` : ''}.`),
    h('p', { class: 'lead' }, words.placedText),
    h('p', { class: 'order-number' }, order?.number ?? '–'),
    order?.email ? h('p', {}, `${words.placedMail} ${order.email}.`) : null,
    h('p', { class: 'lead' }, words.payThere),
    button(words.done, startOver, { class: 'primary' }),
  )
}
