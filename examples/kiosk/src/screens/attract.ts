import { button, h } from '../dom.ts'
import type { Screen } from '../kiosk.ts'

const LEAVES = 7

/** What stands there while nobody does. */
export const attract: Screen = ({ words, go }) =>
  h(
    'section',
    { class: 'attract', on: { click: () => go('age') } },
    h(
      'div',
      { class: 'leaves', attr: { 'aria-hidden': 'true' } },
      ...Array.from({ length: LEAVES }, (_, index) => h('i', { class: `leaf leaf-${index + 1}` })),
    ),
    h('p', { class: 'brand' }, words.brand),
    h('h1', { attr: { tabindex: -1 } }, words.attractHeading),
    h('p', { class: 'lead' }, words.attractText),
    button(words.begin, () => go('age'), { class: 'primary begin' }),
  )
