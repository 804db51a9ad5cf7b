/**
 * The elements in React's JSX. React 19 sets attributes, and adds a listener for `onleaflog-added`.
 *
 * @example
 *   import '@leaflog/elements/react'
 *
 * @module @leaflog/elements/react
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementName } from '../attributes.ts'
import type { ElementClasses } from '../elements.ts'
import type { AttributesOf, ListenersOf } from './props.ts'

type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

/** The elements' props by tag. */
export type ReactElements = {
  [Name in ElementName]: Html<ElementClasses[Name]> & AttributesOf<Name> & ListenersOf<Name, 'on'>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
