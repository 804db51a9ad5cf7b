/**
 * The elements in Svelte's markup.
 *
 * @example
 *   import '@leaflog/elements/svelte'
 *
 * @module @leaflog/elements/svelte
 */
import type { HTMLAttributes } from 'svelte/elements'
import type { ElementName } from '../attributes.ts'
import type { ElementClasses } from '../elements.ts'
import type { AttributesOf, ListenersOf } from './props.ts'

/** The elements' attributes by tag. Svelte 5 listens with `onleaflog-added`, Svelte 4 with `on:leaflog-added`. */
export type SvelteElements = {
  [Name in ElementName]: HTMLAttributes<ElementClasses[Name]> &
    AttributesOf<Name> &
    ListenersOf<Name, 'on'> &
    ListenersOf<Name, 'on:'>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
