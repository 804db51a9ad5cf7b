/** What is open on this tab's screen. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { AgeGateEvent } from '../age-gate/age-gate.events.ts'
import type { CommerceCartEvent } from '../commerce-cart/commerce-cart.events.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { HOME_CHOSEN } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { FavoritesEvent } from '../favorites/favorites.events.ts'
import type { NavigationEvent } from '../navigation/navigation.events.ts'
import type { OrderingCartEvent } from '../ordering-cart/ordering-cart.events.ts'
import type { PasswordResetEvent } from '../password-reset/password-reset.events.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { Json } from '../../engine/kernel/define-events.ts'
import type { Theme, Toast, UiEvent, UiPart } from './ui.events.ts'
import { DEFAULT_MODAL_VIEW, DEFAULT_THEME, TOAST_MS } from './ui.rules.ts'
import { FAVORITES_JOINED, FAVORITES_LEFT, FAVORITES_NOT_SENT, NO_CONFIG, RESET_SENT } from './ui.texts.ts'

export interface ShownToast extends Toast {
  readonly id: string
  readonly until: number
}

export interface UiContext {
  readonly open: readonly UiPart[]
  readonly modal: { readonly open: boolean; readonly view: string; readonly data: Json }
  readonly toasts: readonly ShownToast[]
  readonly theme: Theme
  readonly birthDateToastClosed: boolean
}

const closedModal = { open: false, view: DEFAULT_MODAL_VIEW, data: null }

const base = setup({
  types: {
    context: {} as UiContext,
    events: {} as
      | UiEvent
      | NavigationEvent
      | AgeGateEvent
      | OrderingCartEvent
      | CommerceCartEvent
      | SessionEvent
      | PasswordResetEvent
      | FavoritesEvent
      | DispensaryEvent,
  },
  actions: {
    scrollToTop: effect(),
    saveBirthDateToast: effect(),
    saveTheme: effect<{ theme: Theme }>(),
    saveCartToast: effect<{ productId: string; option: string }>(),
    clearCartToast: effect(),
  },
})

/** 4e.2: other things close the minicart too. */
const clearCartToast = base.enqueueActions(({ context, enqueue: then }) => {
  if (context.open.includes('sidebar')) then('clearCartToast')
})

export const uiMachine = base.createMachine({
  id: 'ui',
  context: { open: [], modal: closedModal, toasts: [], theme: DEFAULT_THEME, birthDateToastClosed: false },
  on: {
    'ui.opened': {
      guard: ({ context, event }) => !context.open.includes(event.data.part),
      actions: assign(({ context, event }) => ({ open: [...context.open, event.data.part] })),
    },
    'ui.closed': [
      {
        guard: ({ context, event }) => event.data.part === 'sidebar' && context.open.includes('sidebar'),
        actions: [assign(({ context }) => close(context, ['sidebar'])), 'clearCartToast'],
      },
      {
        guard: ({ context, event }) => context.open.includes(event.data.part),
        actions: assign(({ context, event }) => close(context, [event.data.part])),
      },
    ],
    'ui.modalOpened': {
      actions: [
        clearCartToast,
        assign(({ context, event }) => ({
          modal: { open: true, view: event.data.view, data: event.data.data },
          ...close(context, ['sidebar']),
        })),
      ],
    },
    'ui.modalClosed': {
      guard: ({ context }) => context.modal.open,
      actions: assign({ modal: closedModal }),
    },
    'ui.toastShown': [
      {
        guard: ({ event }) => event.data.fixed,
        actions: assign(({ context, event }) => show(context, event.data, event)),
      },
      { actions: [assign(({ context, event }) => show(context, event.data, event)), 'scrollToTop'] },
    ],
    'ui.toastDismissed': {
      guard: ({ context, event }) => context.toasts.some((toast) => toast.id === event.data.id),
      actions: assign(({ context, event }) => hide(context, event.data.id)),
    },
    'ui.toastElapsed': {
      guard: ({ context, event }) => context.toasts.some((toast) => toast.id === event.data.id),
      actions: assign(({ context, event }) => hide(context, event.data.id)),
    },
    'ui.birthDateToastClosed': {
      guard: ({ context }) => !context.birthDateToastClosed,
      actions: [assign({ birthDateToastClosed: true }), 'saveBirthDateToast'],
    },
    'ui.themeChosen': {
      actions: [
        assign(({ event }) => ({ theme: event.data.theme })),
        { type: 'saveTheme', params: ({ event }) => ({ theme: event.data.theme }) },
      ],
    },
    'ui.themeRecalled': {
      guard: ({ context, event }) => event.data.theme !== context.theme,
      actions: assign(({ event }) => ({ theme: event.data.theme })),
    },
    'navigation.arrived': { actions: [clearCartToast, assign(({ context }) => leavePage(context))] },
    'ageGate.configFailed': {
      actions: assign(({ context, event }) => show(context, { ...plain, type: 'danger', text: NO_CONFIG }, event)),
    },
    // 8.5
    'session.signInFailed': {
      actions: assign(({ context, event }) =>
        show(context, { ...plain, type: 'danger', text: event.data.message, meaning: event.data.meaning }, event),
      ),
    },
    // 8.7
    'passwordReset.sent': {
      actions: assign(({ context, event }) => show(context, { ...plain, type: 'success', text: RESET_SENT }, event)),
    },
    'dispensary.homeChosen': {
      actions: assign(({ context, event }) =>
        show(context, { ...plain, type: 'success', ...homeChosen(event.data.storeName) }, event),
      ),
    },
    'favorites.joined': {
      actions: assign(({ context, event }) => {
        const toast: Toast =
          event.data.refused.length === 0
            ? { ...plain, type: 'success', text: FAVORITES_JOINED }
            : { ...plain, type: 'warning', text: FAVORITES_LEFT }
        return show(context, toast, event)
      }),
    },
    'favorites.joinFailed': {
      actions: assign(({ context, event }) =>
        show(context, { ...plain, type: 'warning', text: FAVORITES_NOT_SENT }, event),
      ),
    },
    'orderingCart.addRequested': {
      actions: {
        type: 'saveCartToast',
        params: ({ event }) => ({ productId: event.data.productId, option: event.data.option }),
      },
    },
    'commerceCart.addRequested': {
      actions: {
        type: 'saveCartToast',
        params: ({ event: { data } }) => ({ productId: data.item.sku, option: data.facts?.option ?? '' }),
      },
    },
  },
})

export type UiState = SnapshotFrom<typeof uiMachine>

const close = (context: UiContext, parts: readonly UiPart[]) => ({
  open: context.open.filter((part) => !parts.includes(part)),
})

/** What the shop itself has to say: seen wherever the page is scrolled to. */
const plain = { fixed: true, hideClose: false, closeOnRouteChange: false } as const

const homeChosen = (store: string) => {
  const { text, meaning } = coreMessage(HOME_CHOSEN, { store })
  return { text, ...(meaning && { meaning: { ...meaning, params: { ...meaning.params } } }) }
}

const show = (context: UiContext, toast: Toast, { id, at }: { id: string; at: number }) => ({
  toasts: [...context.toasts, { ...toast, id, until: at + TOAST_MS }],
})

const hide = (context: UiContext, id: string) => ({ toasts: context.toasts.filter((toast) => toast.id !== id) })

/** 2h.1: the store sidebar closes on a route change, and so do other panels; 4e.3: toasts that asked for it. */
const leavePage = (context: UiContext) => ({
  ...close(context, ['storeSidebar', 'hamburger', 'dropdown', 'search', 'sidebar']),
  toasts: context.toasts.filter((toast) => !toast.closeOnRouteChange),
})
