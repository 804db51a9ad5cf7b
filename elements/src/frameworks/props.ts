/** What a framework's template may say of an element, from the table of attributes and the list of events. @module */
import type { AttributeOf, ElementName } from '../attributes.ts'
import type { EventDetails, EventOf } from '../events.ts'

export type AttributesOf<Name extends ElementName> = { [Each in AttributeOf<Name>]?: string | null | undefined }

/** A listener for each of the element's events, by `on` or `on:` and the event's name. */
export type ListenersOf<Name extends ElementName, Prefix extends string> = {
  [Each in EventOf<Name> as `${Prefix}${Each}`]?: ((event: CustomEvent<EventDetails[Each]>) => void) | undefined
}
