import { combineReducers, createReducer } from '@reduxjs/toolkit'
import type { Cart } from '@leaflog/core/wire/ordering/ordering'
import { domains } from '../../../core/src/domains/domains.ts'
import {
  addRequested,
  arrived,
  changed,
  chosen,
  closed,
  created,
  opened,
  type Place,
  quantityChanged,
  recorded,
  signedIn,
  signedOut,
  type Store,
  type ChangeRequest,
} from './rtk-actions.ts'
import { analytics } from './rtk-analytics.ts'

/**
 * The peer of the step benchmark: the same state and transitions in Redux Toolkit, with reducers written as its
 * documentation recommends.
 */

interface CartState {
  target: { storeId: string; storeName: string; mode: string } | null
  cart: (Cart & { fetchedAt: number }) | null
  queue: (ChangeRequest & { id: string; kind: 'add' | 'change' })[]
  sending: string | null
  notices: Record<string, { label: string; until: number | null }>
}

const emptyCart: CartState = { target: null, cart: null, queue: [], sending: null, notices: {} }
const keyOf = (request: ChangeRequest): string => `${request.productId}|${request.option}`

function enqueue(state: CartState, request: ChangeRequest, id: string, kind: 'add' | 'change'): void {
  state.queue = state.queue.filter((each) => each.id === state.sending || keyOf(each) !== keyOf(request))
  state.queue.push({ ...request, kind, id })
  state.notices[keyOf(request)] = { label: '...', until: null }
  state.sending ??= id
}

const orderingCart = createReducer(emptyCart, (builder) => {
  builder
    .addCase(chosen, (state, { payload: { dispensary, mode } }) => {
      state.target = { storeId: dispensary.store_id, storeName: dispensary.store_name, mode }
    })
    .addCase(addRequested, (state, { payload, meta }) => enqueue(state, payload, meta.id, 'add'))
    .addCase(quantityChanged, (state, { payload, meta }) => {
      const { productId, option, quantity } = payload
      const item = state.cart?.items.find((each) => each.productId === productId && each.option === option)
      if (item?.quantity !== quantity) enqueue(state, payload, meta.id, 'change')
    })
    .addCase(created, (state, { payload, meta }) => {
      if (state.sending === payload.intent) state.cart = { ...payload.cart, fetchedAt: meta.at }
    })
    .addCase(changed, (state, { payload, meta }) => {
      if (state.sending !== payload.intent || state.cart?.id !== payload.cart.id) return
      const done = state.queue.shift()
      state.cart = { ...payload.cart, fetchedAt: meta.at }
      if (done) state.notices[keyOf(done)] = { label: done.kind === 'add' ? 'In Cart' : '...', until: meta.at + 1000 }
      state.sending = state.queue[0]?.id ?? null
    })
})

interface DispensaryState {
  chosen: Store | null
  mode: string
}
const noDispensary: DispensaryState = { chosen: null, mode: 'RECREATIONAL' }
const dispensary = createReducer(noDispensary, (builder) => {
  builder.addCase(chosen, (state, { payload }) => {
    state.chosen = payload.dispensary
    state.mode = payload.mode
  })
})

interface UiState {
  open: string[]
  toasts: { text: string; closeOnRouteChange: boolean }[]
}
const nothingOpen: UiState = { open: [], toasts: [] }
const ui = createReducer(nothingOpen, (builder) => {
  builder
    .addCase(opened, (state, { payload }) => void state.open.push(payload.part))
    .addCase(closed, (state, { payload }) => {
      state.open = state.open.filter((part) => part !== payload.part)
    })
    .addCase(arrived, (state) => {
      state.open = []
      state.toasts = state.toasts.filter((toast) => !toast.closeOnRouteChange)
    })
})

const home: Place = { path: '/', search: '', hash: '', ageGateBypassed: false }
const navigation = createReducer(home, (builder) => {
  builder.addCase(arrived, (_state, { payload }) => payload)
})

const ageGate = createReducer({ bypassed: false }, (builder) => {
  builder.addCase(arrived, (state, { payload }) => {
    state.bypassed = payload.ageGateBypassed
  })
})

const menu = createReducer({ storeId: '0' }, (builder) => {
  builder.addCase(chosen, (state, { payload }) => {
    state.storeId = payload.dispensary.store_id
  })
})

const session = createReducer({ expiresAt: 0, lastActivityAt: 0 }, (builder) => {
  builder
    .addCase(signedIn, (state, { payload, meta }) => {
      state.expiresAt = payload.expiresAt
      state.lastActivityAt = meta.at
    })
    .addCase(signedOut, (state) => {
      state.expiresAt = 0
    })
})

const noAccount: { status: string; email: string | null } = { status: 'none', email: null }
const account = createReducer(noAccount, (builder) => {
  builder.addCase(signedIn, (state) => void (state.status = 'loading')).addCase(signedOut, () => noAccount)
})

const enrolment = createReducer({ step: 0, email: '' }, (builder) => {
  builder.addCase(signedIn, () => ({ step: 0, email: '' }))
})

const resetRequested = recorded<{ email: string }>('passwordReset/requested')
const passwordReset = createReducer({ status: 'idle' }, (builder) => {
  builder.addCase(resetRequested, (state) => void (state.status = 'sending'))
})

const wishlist = createReducer({ isSignedIn: false }, (builder) => {
  builder
    .addCase(signedIn, (state) => void (state.isSignedIn = true))
    .addCase(signedOut, (state) => void (state.isSignedIn = false))
})

interface Viewed {
  sku: string
  name: string
}
const viewed = recorded<Viewed>('recentlyViewed/viewed')
const recentlyViewed = createReducer<Viewed[]>([], (builder) => {
  builder
    .addCase(viewed, (state, { payload }) => [payload, ...state.filter(({ sku }) => sku !== payload.sku)].slice(0, 12))
    .addCase(signedOut, () => [])
})

const emptyCommerceCart: { target: string | null; queue: string[] } = { target: null, queue: [] }
const commerceCart = createReducer(emptyCommerceCart, (builder) => {
  builder
    .addCase(chosen, (state, { payload }) => {
      state.target = payload.dispensary.store_id
    })
    .addCase(signedOut, () => emptyCommerceCart)
})

const checkout = createReducer({ status: 'idle' }, (builder) => {
  builder.addCase(signedOut, (state) => void (state.status = 'idle'))
})

const modelled = {
  ageGate,
  dispensary,
  menu,
  orderingCart,
  commerceCart,
  checkout,
  session,
  account,
  enrolment,
  passwordReset,
  recentlyViewed,
  navigation,
  ui,
  wishlist,
  analytics,
}

const idle = createReducer({}, () => undefined)

/** A slice for each of our domains. A domain without a peer gets a slice that receives every action and ignores it. */
export const rtkReducer = combineReducers({
  ...Object.fromEntries(Object.keys(domains).map((name) => [name, idle])),
  ...modelled,
})
