/** The chosen store, mode and fulfilment. One state: what changes is the choice. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { Customer } from '../../wire/commerce/customer-model.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import type { DispensaryEvent, ShoppingMode } from './dispensary.events.ts'
import { DEFAULT_MODE, type Remembered, deliveryOf, remembered } from './dispensary.rules.ts'

export interface DispensaryContext {
  readonly chosen: Dispensary | null
  readonly mode: ShoppingMode
  /** Set for delivery, null for pickup. */
  readonly deliveryCode: string | null
  /** Where deliveries go; missing in contexts of older versions. */
  readonly zip?: string | null | undefined
}

/** The store of a member's profile, the mode to shop in if it has it, and whether to have orders delivered. */
export type Home = { storeCode: string; mode: ShoppingMode; wantsDelivery: boolean }

type Profile = Pick<Customer, 'my_store' | 'delivery_method'>

/** The account's event by its shape: the account listens to a cart, and the carts listen to this domain. */
type AccountLoaded = { readonly type: 'account.loaded'; readonly data: { readonly customer: Profile } }

export const dispensaryMachine = setup({
  types: { context: {} as DispensaryContext, events: {} as DispensaryEvent | AccountLoaded },
  actions: { remember: effect<Remembered>(), chooseHome: effect<Home>() },
}).createMachine({
  id: 'dispensary',
  context: { chosen: null, mode: DEFAULT_MODE, deliveryCode: null },
  on: {
    'dispensary.chosen': {
      guard: ({ context, event }) =>
        event.data.dispensary.kind === 'dispensary' &&
        event.data.dispensary.modes.includes(event.data.mode) &&
        (event.data.deliveryCode === null || event.data.deliveryCode === deliveryOf(event.data.dispensary)) &&
        event.data.dispensary.store_id !== context.chosen?.store_id,
      actions: [
        assign(({ event }) => choose(event.data)),
        { type: 'remember', params: ({ context }) => remembered(context) },
      ],
    },
    'dispensary.modeChosen': {
      guard: ({ context, event }) =>
        event.data.mode !== context.mode && (context.chosen?.modes.includes(event.data.mode) ?? true),
      actions: [
        assign(({ event }) => ({ mode: event.data.mode })),
        { type: 'remember', params: ({ context }) => remembered(context) },
      ],
    },
    'dispensary.fulfilmentChosen': {
      guard: ({ context, event }) =>
        event.data.deliveryCode !== context.deliveryCode && canDeliver(context, event.data.deliveryCode),
      actions: [
        assign(({ event }) => ({ deliveryCode: event.data.deliveryCode })),
        { type: 'remember', params: ({ context }) => remembered(context) },
      ],
    },
    'dispensary.zipGiven': {
      guard: ({ context, event }) => event.data.zip !== context.zip,
      actions: assign(({ event }) => ({ zip: event.data.zip })),
    },
    'dispensary.recalled': {
      guard: ({ context, event }) => context.chosen === null || hasChanged(context.chosen, event.data.dispensary),
      actions: assign(({ context, event }) => recall(context, event)),
    },
    'dispensary.homeChosen': {
      guard: ({ context, event }) => event.data.storeCode === context.chosen?.store_code,
      actions: { type: 'remember', params: ({ context }) => remembered(context) },
    },
    // A member who has chosen no store in this browser shops at the one of their profile.
    'account.loaded': {
      guard: ({ context, event }) => context.chosen === null && event.data.customer.my_store !== null,
      actions: { type: 'chooseHome', params: ({ context, event }) => homeOf(context, event.data.customer) },
    },
  },
})

export type DispensaryState = SnapshotFrom<typeof dispensaryMachine>

type Chosen = Extract<DispensaryEvent, { type: 'dispensary.chosen' }>
type Recalled = Extract<DispensaryEvent, { type: 'dispensary.recalled' }>

const choose = ({ dispensary, mode, deliveryCode }: Chosen['data']): DispensaryContext => ({
  chosen: dispensary,
  mode,
  deliveryCode,
})

const homeOf = ({ mode }: DispensaryContext, { my_store, delivery_method }: Profile): Home => ({
  storeCode: my_store ?? '',
  mode,
  wantsDelivery: delivery_method === 'delivery',
})

const canDeliver = ({ chosen }: DispensaryContext, code: string | null) =>
  code === null || (chosen !== null && deliveryOf(chosen) === code)

/** What storage remembers of a delivery counts only where the store delivers (4b.10). */
const recall = (context: DispensaryContext, { data }: Recalled): DispensaryContext => ({
  chosen: data.dispensary,
  mode: data.mode,
  deliveryCode:
    data.dispensary && (data.deliveryCode ?? context.deliveryCode) !== null
      ? deliveryOf(data.dispensary)
      : context.deliveryCode,
})

/** The chosen store has other modes, hours or fees than when it was chosen. */
const hasChanged = (chosen: Dispensary, now: Dispensary | null) =>
  now?.store_id === chosen.store_id && JSON.stringify(now) !== JSON.stringify(chosen)
