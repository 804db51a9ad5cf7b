import { createReducer, original } from '@reduxjs/toolkit'
import type { Cart } from '@leaflog/core/wire/ordering/ordering'
import { MAX_KEPT } from '../../../core/src/domains/analytics/analytics.rules.ts'
import { arrived, changed, chosen, created } from './rtk-actions.ts'

interface Told {
  id: string
  name: string
  at: number
  path: string | null
  data: unknown
}
interface Meta {
  id: string
  at: number
}
interface AnalyticsState {
  store: string | null
  page: { path: string; at: number } | null
  cart: { quantity: number; lines: { id: string; name: string; quantity: number; total: number }[] } | null
  queue: Told[]
  sendAt: number | null
}

function tell(state: AnalyticsState, { id, at }: Meta, name: string, data: unknown): void {
  const told = { id, name, at, path: state.page?.path ?? null, data }
  // The queue stays outside Immer, which would make a draft of each message.
  const waiting = original(state)?.queue ?? []
  state.queue = [...waiting.slice(1 - MAX_KEPT), told]
  state.sendAt ??= at + 2000
}

function seen(state: AnalyticsState, meta: Meta, { items }: Cart): void {
  const lines = items.map(({ productId: id, product, quantity, basePrice }) => ({
    id,
    name: product.name,
    quantity,
    total: basePrice * quantity,
  }))
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const change = quantity - (state.cart?.quantity ?? quantity)
  state.cart = { quantity, lines }
  const name = change === 0 ? 'CART_STATE' : change > 0 ? 'ADD_TO_CART' : 'REMOVE_FROM_CART'
  tell(state, meta, name, { lines })
}

const nothingTold: AnalyticsState = { store: null, page: null, cart: null, queue: [], sendAt: null }

/** Messages are kept until the visitor consents. */
export const analytics = createReducer(nothingTold, (builder) => {
  builder
    .addCase(chosen, (state, { payload }) => {
      state.store = payload.dispensary.store_id
    })
    .addCase(created, (state, { payload, meta }) => seen(state, meta, payload.cart))
    .addCase(changed, (state, { payload, meta }) => seen(state, meta, payload.cart))
    .addCase(arrived, (state, { payload, meta }) => {
      if (state.page?.path === payload.path) return
      if (state.page) tell(state, meta, 'PAGE_VIEW', { store: state.store, quantity: state.cart?.quantity ?? 0 })
      state.page = { path: payload.path, at: meta.at }
    })
})
