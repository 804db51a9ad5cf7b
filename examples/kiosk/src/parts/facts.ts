import { h } from './dom.ts'
import type { Kiosk } from './kiosk.ts'

/** A product's strain by letter and name, and its potency as on the label. */
export function facts({ term }: Kiosk, strain: string | null, thc: string | null): HTMLElement {
  return h(
    'span',
    { class: 'facts' },
    strain !== null &&
      strain !== '' &&
      h(
        'span',
        { class: `strain strain-${strain.toLowerCase()}` },
        h('b', { attr: { 'aria-hidden': 'true' } }, strain.charAt(0)),
        term(strain),
      ),
    thc !== null && thc !== '' && h('span', {}, `THC ${thc.replace('-', '–')}`),
  )
}
