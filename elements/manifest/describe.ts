/** What is said about an element, in its manifest and its documents. @module */
import type { AttributeOf, ElementName } from '../src/attributes.ts'
import type { EventOf } from '../src/events.ts'

export interface Described<Name extends ElementName> {
  readonly className: string
  readonly summary: string
  /** All except those of every element. */
  readonly attributes: Readonly<Record<Exclude<AttributeOf<Name>, 'gateway' | 'brand'>, string>>
  readonly events: Readonly<Record<Exclude<EventOf<Name>, 'leaflog-error'>, string>>
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
}

/** What every element has. */
export const common = {
  attributes: {
    gateway: 'The shop’s origin with its scheme, such as `https://shop.example`. Default: where the script came from.',
    brand: 'Prefix of what the browser stores. Default: the shop’s host.',
    lang: '`en` or `es`; also read from the elements around it. Default: the page’s language, else English.',
  },
  events: {
    'leaflog-error':
      'Something is wrong that the page’s author must know: `code` of docs/errors.md, `message` with the cure, `element`.',
  },
} as const

/** Custom properties with their defaults, in a light and a dark page. A test compares them with the style sheet. */
export const properties: Readonly<Record<string, { readonly initial: string; readonly meaning: string }>> = {
  '--leaflog-paper': { initial: 'light-dark(#faf7f0, #0e1512)', meaning: 'background' },
  '--leaflog-surface': { initial: 'light-dark(#fffdf8, #151e19)', meaning: 'background of cards and controls' },
  '--leaflog-ink': { initial: 'light-dark(#16231c, #f4f0e6)', meaning: 'text' },
  '--leaflog-soft': { initial: 'light-dark(#4a584f, #b9c2b8)', meaning: 'quiet text' },
  '--leaflog-line': { initial: 'light-dark(#d9d9d0, #303a34)', meaning: 'lines between things' },
  '--leaflog-edge': { initial: 'light-dark(#7d897f, #748278)', meaning: 'borders of controls' },
  '--leaflog-accent': { initial: 'light-dark(#1f4d3a, #8fceae)', meaning: 'main buttons' },
  '--leaflog-on-accent': { initial: 'light-dark(#faf7f0, #0c1a13)', meaning: 'text on main buttons' },
  '--leaflog-sage': { initial: 'light-dark(#dce6da, #22312a)', meaning: 'panels, and pictures that load' },
  '--leaflog-sale': { initial: 'light-dark(#a5411c, #f3a583)', meaning: 'warnings' },
  '--leaflog-focus': { initial: 'light-dark(#1f4d3a, #f0d79b)', meaning: 'focus ring' },
  '--leaflog-backdrop': { initial: 'rgb(14 21 18 / 0.94)', meaning: 'what is behind a dialog' },
  '--leaflog-radius': { initial: '12px', meaning: 'corners' },
  '--leaflog-font': { initial: 'Inter, system-ui, sans-serif', meaning: 'font of texts' },
  '--leaflog-heading-font': { initial: 'Fraunces, Georgia, serif', meaning: 'font of headings' },
}
