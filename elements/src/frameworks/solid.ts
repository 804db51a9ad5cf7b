/**
 * The elements in Solid's JSX, with listeners such as `on:leaflog-added`.
 *
 * @example
 *   import '@leaflog/elements/solid'
 *
 * @module @leaflog/elements/solid
 */
import type { JSX as SolidJsx } from 'solid-js'
import type { ElementName } from '../attributes.ts'
import type { ElementClasses } from '../elements.ts'
import type { AttributesOf, ListenersOf } from './props.ts'

/** The elements' props by tag. */
export type SolidElements = {
  [Name in ElementName]: SolidJsx.HTMLAttributes<ElementClasses[Name]> & AttributesOf<Name> & ListenersOf<Name, 'on:'>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidElements {}
  }
}
