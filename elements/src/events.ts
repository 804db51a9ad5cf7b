/** The events that elements dispatch. They bubble, and cross shadow roots. */
import type { StorageStatus } from '@leaflog/core'
import type { ElementName } from './attributes.ts'
import type { ElementProblem } from './element.ts'

/** A line of the cart that is handed to a checkout. */
export interface CheckoutLine {
  /** The product's name. */
  readonly name: string
  /** Its size and other options; empty without one. */
  readonly option: string
  /** A whole number from 1. */
  readonly quantity: number
}

/** `detail` of each event. */
export interface EventDetails {
  /** The shop has loaded its stored data. */
  'leaflog-ready': { readonly storage: StorageStatus['kind'] }
  /** The gate was passed by a visitor of that state. */
  'leaflog-verified': { readonly state: string | null }
  /** Exit Website was pressed; `preventDefault()` keeps the page. */
  'leaflog-exit': Readonly<Record<string, never>>
  /** The shop has added it to the cart. `product` is its id, or its SKU on the commerce channel. */
  'leaflog-added': {
    readonly product: string
    readonly name: string
    /** Its size; empty without one. */
    readonly option: string
    /** The dispensary's code. */
    readonly store: string
  }
  /** A product was chosen in the search; `preventDefault()` keeps the page from leading to `href`, its page at the shop. */
  'leaflog-select': { readonly product: string; readonly name: string; readonly store: string; readonly href: string }
  /** A dispensary was chosen; `preventDefault()` keeps the store as it was. */
  'leaflog-store-chosen': {
    readonly store: string
    readonly name: string
    readonly channel: 'ordering' | 'commerce'
  }
  /** The number of items in the cart changed. */
  'leaflog-cart-changed': { readonly count: number }
  /** Checkout was pressed; `preventDefault()` lets the page handle it. */
  'leaflog-checkout': {
    readonly channel: 'ordering' | 'commerce'
    /** The dispensary's name; null if none is chosen. */
    readonly store: string | null
    readonly count: number
    /** Cents; null while unknown. */
    readonly total: number | null
    readonly lines: readonly CheckoutLine[]
  }
  /** Something is wrong that the page's author must know. */
  'leaflog-error': ElementProblem
}

/** The type of an event, for `addEventListener`. */
export type EventName = keyof EventDetails

/** The events of each element, besides `leaflog-error`, which all have. */
interface OwnEvents extends Record<ElementName, EventName> {
  'leaflog-shop': 'leaflog-ready'
  'leaflog-age-gate': 'leaflog-verified' | 'leaflog-exit'
  'leaflog-menu': 'leaflog-added'
  'leaflog-cart': 'leaflog-cart-changed' | 'leaflog-checkout'
  'leaflog-search': 'leaflog-select'
  'leaflog-store-picker': 'leaflog-store-chosen'
  'leaflog-product': 'leaflog-added'
}

/** The types of the events of one element: `EventOf<'leaflog-cart'>`. */
export type EventOf<Name extends ElementName> = OwnEvents[Name] | 'leaflog-error'
