/**
 * The elements in Vue's templates. Tell Vue which tags are elements:
 * `compilerOptions.isCustomElement: (tag) => tag.startsWith('leaflog-')`.
 *
 * @example
 *   import '@leaflog/elements/vue'
 *
 * @module @leaflog/elements/vue
 */
import type { HTMLAttributes } from 'vue'
import type { ElementName, PropertyOf } from '../attributes.ts'
import type { EventDetails, EventOf } from '../events.ts'
import type { AttributesOf } from './props.ts'

/** `@leaflog-added` in a template is the prop `onLeaflogAdded`. */
type Listeners<Name extends ElementName> = {
  [Each in EventOf<Name> as `on${Capitalize<PropertyOf<Each>>}`]?: (event: CustomEvent<EventDetails[Each]>) => void
}
type Props<Name extends ElementName> = HTMLAttributes & AttributesOf<Name> & Listeners<Name>

/** The elements by tag, as components of which only the props are known. */
export type VueElements = { [Name in ElementName]: new () => { $props: Props<Name> } }

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
