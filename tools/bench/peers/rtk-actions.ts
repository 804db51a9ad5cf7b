import { createAction } from '@reduxjs/toolkit'
import type { Cart } from '@leaflog/core/wire/ordering/ordering'

/** The action for one of our events: the event's data with its id and time. */
export const recorded = <Data>(type: string) =>
  createAction(type, (payload: Data, meta: { id: string; at: number }) => ({ payload, meta }))

export interface ChangeRequest {
  productId: string
  option: string
  quantity: number
}
interface Answer {
  intent: string
  cart: Cart
}
export interface Place {
  path: string
  search: string
  hash: string
  ageGateBypassed: boolean
}
export interface Store {
  store_id: string
  store_name: string
  modes: string[]
}

export const chosen = recorded<{ dispensary: Store; mode: string }>('dispensary/chosen')
export const addRequested = recorded<ChangeRequest>('orderingCart/addRequested')
export const quantityChanged = recorded<ChangeRequest>('orderingCart/quantityChanged')
export const created = recorded<Answer>('orderingCart/created')
export const changed = recorded<Answer>('orderingCart/changed')
export const opened = recorded<{ part: string }>('ui/opened')
export const closed = recorded<{ part: string }>('ui/closed')
export const arrived = recorded<Place>('navigation/arrived')
export const signedIn = recorded<{ attempt: string; expiresAt: number }>('session/signedIn')
export const signedOut = recorded<Record<string, never>>('session/signOutRequested')
