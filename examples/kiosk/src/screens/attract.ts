import { button, h } from '../parts/dom.ts'
import type { Screen } from '../parts/kiosk.ts'

const PLANTS = 8

/** Shown while nobody is present. Brand and language are in the bar. */
export const attract: Screen = ({ words, go }) =>
  h(
    'section',
    { class: 'attract', on: { click: () => go('age') } },
    h(
      'div',
      { class: 'garden', attr: { 'aria-hidden': 'true' } },
      ...Array.from({ length: PLANTS }, (_, index) => h('i', { class: `plant plant-${index + 1}` })),
    ),
    h(
      'div',
      { class: 'invitation' },
      h('h1', { attr: { tabindex: -1 } }, words.attractHeading),
      h('p', { class: 'lead' }, words.attractText),
      button(words.begin, () => go('age'), { class: 'primary begin' }),
    ),
  )
