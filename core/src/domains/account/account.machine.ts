/** The signed-in customer's data: loaded when a session begins, forgotten when it ends, changed one thing at a time. */
import { type Message, messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { errors } from '../../errors/errors.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { OrderingCartEvent } from '../ordering-cart/ordering-cart.events.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type {
  Customer,
  PreferencesChange,
  ProfileChange,
  RecentOrder,
  Rewards,
} from '../../wire/commerce/customer-model.ts'
import type { AccountEvent } from './account.events.ts'
import { SAVE_WAIT_MS } from './account.rules.ts'

export type Loading = 'none' | 'loading' | 'ready' | 'failed'

/** What is being saved. A password travels beside its event. */
export type Saving =
  | { readonly kind: 'profile'; readonly change: ProfileChange }
  | { readonly kind: 'preferences'; readonly change: PreferencesChange }
  | { readonly kind: 'password' }

export interface AccountContext {
  readonly status: Loading
  /** The event that asked for what is loading. */
  readonly loadId?: string | undefined
  readonly customer: Customer | null
  readonly dashboard: Loading
  readonly dashboardLoadId?: string | undefined
  readonly rewards: Rewards | null
  readonly orders: readonly RecentOrder[] | null
  /** The change that is being saved, and when it is given up should its tab die. */
  readonly saving: { readonly id: string; readonly until: number; readonly call?: Saving | undefined } | null
  readonly problem: string | null
  readonly said?: Message | undefined
}

const unknown: AccountContext = {
  status: 'none',
  loadId: undefined,
  customer: null,
  dashboard: 'none',
  dashboardLoadId: undefined,
  rewards: null,
  orders: null,
  saving: null,
  problem: null,
  said: undefined,
}

const base = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent | OrderingCartEvent | SessionEvent },
  actions: {
    load: effect(),
    loadDashboard: effect(),
    saveProfile: effect<{ change: string; profile: ProfileChange }>(),
    savePreferences: effect<{ change: string; preferences: PreferencesChange }>(),
    keepCart: effect<{ cartId: string }>(),
    savePassword: effect<{ change: string }>(),
  },
})

const load = [base.assign(({ event }) => ({ status: 'loading', loadId: event.id })), 'load'] as const
const begin = ({ id, at }: { id: string; at: number }, call: Saving) => ({
  saving: { id, until: at + SAVE_WAIT_MS, call },
  problem: null,
})

export const accountMachine = base.createMachine({
  id: 'account',
  context: unknown,
  on: {
    'session.signedIn': { actions: [assign(unknown), ...load] },
    'session.recalled': {
      guard: ({ context, event }) => (event.data.expiresAt ?? 0) > event.at && context.customer === null,
      actions: [...load],
    },
    'session.ended': { actions: assign(unknown) },
    // A cart that is made while signed in is the customer's, here and in their next browser.
    'orderingCart.created': {
      guard: ({ context }) => context.customer !== null,
      actions: { type: 'keepCart', params: ({ event }) => ({ cartId: event.data.cart.id }) },
    },

    'account.opened': { guard: ({ context }) => context.status !== 'loading', actions: [...load] },
    'account.loaded': {
      guard: ({ context }) => context.status === 'loading',
      actions: assign(({ event }) => ({ status: 'ready', loadId: undefined, customer: event.data.customer })),
    },
    'account.loadFailed': {
      guard: ({ context }) => context.status === 'loading',
      actions: assign({ status: 'failed', loadId: undefined }),
    },

    'account.dashboardOpened': {
      guard: ({ context }) => context.dashboard !== 'loading',
      actions: [assign(({ event }) => ({ dashboard: 'loading', dashboardLoadId: event.id })), 'loadDashboard'],
    },
    'account.dashboardLoaded': {
      guard: ({ context }) => context.dashboard === 'loading',
      actions: assign(({ event: { data } }) => ({
        dashboard: 'ready',
        dashboardLoadId: undefined,
        rewards: data.rewards,
        orders: data.orders,
      })),
    },
    'account.dashboardFailed': {
      guard: ({ context }) => context.dashboard === 'loading',
      actions: assign({ dashboard: 'failed', dashboardLoadId: undefined }),
    },

    'account.profileChanged': {
      guard: ({ context }) => context.customer !== null && context.saving === null,
      actions: [
        assign(({ event }) => begin(event, { kind: 'profile', change: event.data.change })),
        { type: 'saveProfile', params: ({ event }) => ({ change: event.id, profile: event.data.change }) },
      ],
    },
    'account.preferencesChanged': {
      guard: ({ context }) => context.customer !== null && context.saving === null,
      actions: [
        assign(({ event }) => begin(event, { kind: 'preferences', change: event.data.change })),
        { type: 'savePreferences', params: ({ event }) => ({ change: event.id, preferences: event.data.change }) },
      ],
    },
    'account.passwordChanged': {
      guard: ({ context }) => context.customer !== null && context.saving === null,
      actions: [
        assign(({ event }) => begin(event, { kind: 'password' })),
        { type: 'savePassword', params: ({ event }) => ({ change: event.id }) },
      ],
    },
    'account.saved': {
      guard: ({ context, event }) => context.saving?.id === event.data.change,
      actions: assign(({ context, event }) => ({
        saving: null,
        customer: event.data.customer ?? context.customer,
      })),
    },
    'account.saveFailed': {
      guard: ({ context, event }) => context.saving?.id === event.data.change,
      actions: assign(({ event }) => ({ saving: null, problem: event.data.message, said: messageIn(event.data) })),
    },
    'account.saveElapsed': {
      guard: ({ context, event }) => context.saving?.id === event.data.change,
      actions: assign({ saving: null, problem: errors.ACCOUNT_NOT_SAVED }),
    },
  },
})

export type AccountState = SnapshotFrom<typeof accountMachine>
