/**
 * The cart of the commerce channel. Wishes queue up and are sent one at a time; the server's answer replaces what we
 * have. While the network is away they wait, and are sent in order when it is back.
 *
 *   shopping ─add without a store─> waitingForStore ─store chosen─> shopping
 *
 * Beside that: is a cart known (`cartId`), is an answer awaited (`sending`), has the cart to be read again (`syncing`), is
 * the network away (`retryAt`).
 */
import { type SnapshotFrom, assign } from 'xstate'
import { withoutNotice } from '../../rules/cart/labels.ts'
import { isYounger } from '../../rules/time/age.ts'
import { problemSentence, refusalOf } from '../../rules/cart/problems.ts'
import { base, fetch, moved, send, settled, wished } from './actions.machine.ts'
import { refuse, settle } from './answers.ts'
import { canResume, lose } from './away.ts'
import { answered, begunAgain, clear, emptyContext, overcome, remember } from './commerce-cart.context.ts'
import { issuesAfter } from './expired.ts'
import { CART_FRESH_MS, WAIT_FOR_STORE_MS } from './commerce-cart.rules.ts'
import { fetches } from './fetches.machine.ts'
import { giftCards } from './gift-cards.machine.ts'
import { modeChange } from './mode-change.machine.ts'
import { nextCall } from './next-call.ts'
import { changeOf, enqueue, wouldChange } from './change-requests.ts'

const NOT_CARRIED = { code: 'PRODUCT_NOT_FOUND', sentence: problemSentence('PRODUCT_NOT_FOUND') }

export const commerceCartMachine = base.createMachine({
  id: 'commerceCart',
  context: emptyContext,
  initial: 'shopping',
  on: {
    'dispensary.chosen': { actions: [...moved] },
    'dispensary.recalled': { actions: [...moved] },
    'dispensary.modeChosen': { actions: [...moved] },
    'dispensary.fulfilmentChosen': { actions: [...moved] },

    'commerceCart.addRequested': [
      {
        guard: ({ context }) => context.target === null,
        target: '.waitingForStore',
        actions: assign(({ event }) => ({
          waiting: { change: changeOf(event), until: event.at + WAIT_FOR_STORE_MS },
          problem: null,
        })),
      },
      { target: '.shopping', actions: [...wished, assign({ waiting: null })] },
    ],
    'commerceCart.quantityChanged': {
      guard: ({ context, event }) => wouldChange(context, event.data.uid, event.data.quantity),
      actions: [...wished],
    },
    'commerceCart.settingChanged': { guard: 'isShopping', actions: [...wished] },
    'commerceCart.reorderRequested': { guard: 'isShopping', actions: [...wished] },
    'commerceCart.wishlistAdded': { guard: 'isShopping', actions: [...wished] },
    'commerceCart.pauseElapsed': {
      guard: ({ context, event }) =>
        context.queue[0]?.id === event.data.change && nextCall(context, event.at)?.call === 'send',
      actions: send,
    },

    'commerceCart.created': {
      guard: ({ context, event }) => context.sending === event.data.change && context.cartId === null,
      actions: [
        assign(({ context, event: { data, at } }) => ({
          cartId: data.cartId,
          wanted: false,
          ...answered,
          failures: 0,
          away: undefined,
          ...overcome(context),
          lifetime: data.lifetime ?? context.lifetime,
          expiresAt: data.lifetime === null ? null : at + data.lifetime,
        })),
        assign(({ context, event }) => (event.data.cart ? remember(context, event.data.cart, event.at) : {})),
        ...settled,
      ],
    },
    'commerceCart.answered': {
      guard: ({ context, event }) => context.sending === event.data.change && context.cartId !== null,
      actions: [assign(({ context, event }) => settle(context, event.data, event.at)), ...settled],
    },
    'commerceCart.refused': {
      guard: ({ context, event }) => context.sending === event.data.change,
      actions: [
        assign(({ context, event }) =>
          refuse(context, refusalOf(event.data.code, event.data.message, event.data.meaning)),
        ),
        ...settled,
      ],
    },
    'commerceCart.unreachable': {
      guard: ({ context, event }) => context.sending === event.data.change,
      actions: assign(({ context, event }) => lose(context, event.data, event.at)),
    },
    // Whoever comes back does not wait as long as somebody who was away: should this try fail, or the one that was on its
    // way when they came, the pauses begin again.
    'commerceCart.woken': {
      guard: ({ context, event }) => canResume(context, event.at),
      actions: [assign({ retryAt: null, failures: 1 }), send],
    },
    'commerceCart.retryDue': {
      guard: ({ context, event }) => context.retryAt === event.data.at,
      actions: [assign({ retryAt: null }), send],
    },

    'commerceCart.opened': [
      {
        guard: ({ context }) => context.cartId === null && context.signedIn && !context.wanted,
        actions: [assign({ wanted: true }), send],
      },
      {
        guard: ({ context, event }) =>
          context.cartId !== null &&
          context.sending === null &&
          (context.cart === null || !isYounger(context.fetchedAt, event.at, CART_FRESH_MS)),
        actions: [assign({ unread: false }), fetch],
      },
    ],
    'commerceCart.recalled': {
      guard: ({ context, event }) =>
        context.cartId === null && context.sending === null && !context.signedIn && event.data.expiresAt > event.at,
      actions: [assign(({ event: { data } }) => ({ cartId: data.cartId, expiresAt: data.expiresAt })), fetch],
    },
    'commerceCart.hinted': {
      guard: ({ context, event }) => context.cartId === event.data.cartId && context.sending === null,
      actions: fetch,
    },
    ...fetches.on,
    'commerceCart.expired': {
      guard: ({ context, event }) =>
        context.expiresAt === event.data.at && context.sending === null && context.retryAt === null,
      actions: [
        assign(({ context }) => ({ ...begunAgain(context), issues: issuesAfter(context), wanted: true })),
        'forgetId',
        send,
      ],
    },
    'checkout.placed': {
      actions: [assign(({ context }) => ({ ...begunAgain(context), wanted: context.signedIn })), 'forgetId', send],
    },
    'checkout.refused': { actions: [fetch] },

    'session.signedIn': {
      actions: [
        assign(({ context }) => ({
          signedIn: true,
          expiresAt: null,
          joining: context.cartId,
          wanted: context.cartId === null,
        })),
        'forgetId',
        send,
      ],
    },
    'session.recalled': {
      guard: ({ context, event }) => (event.data.expiresAt ?? 0) > event.at && !context.signedIn,
      actions: [assign(({ context }) => ({ signedIn: true, expiresAt: null, joining: context.cartId })), send],
    },
    'session.ended': {
      target: '.shopping',
      actions: [assign(({ context }) => ({ ...clear(context), signedIn: false, wanted: true })), 'forgetId', send],
    },
    'commerceCart.joined': {
      guard: ({ context, event }) => context.sending === event.data.change && context.joining !== null,
      actions: [
        assign(({ context, event }) => ({
          ...remember(context, event.data.cart, event.at),
          ...answered,
          joining: null,
          issues: [...context.issues, ...event.data.issues],
        })),
        send,
      ],
    },

    ...giftCards.on,
    ...modeChange.on,

    'commerceCart.noticeElapsed': {
      guard: ({ context, event }) => context.notices[event.data.key]?.until === event.data.until,
      actions: assign(({ context, event }) => ({ notices: withoutNotice(context.notices, event.data.key) })),
    },
    'commerceCart.bannerElapsed': {
      guard: ({ context, event }) => context.banner?.until === event.data.until,
      actions: assign({ banner: null }),
    },
    'commerceCart.problemDismissed': {
      guard: ({ context }) => context.problem !== null || context.issues.length > 0 || context.refused !== undefined,
      actions: assign({ problem: null, issues: [], refused: undefined }),
    },
  },
  states: {
    shopping: {},
    waitingForStore: {
      on: {
        'dispensary.chosen': [
          {
            // A store of the other channel does not sell what was meant for this one.
            guard: ({ event }) => event.data.dispensary.channel !== 'commerce',
            target: 'shopping',
            actions: [...moved, assign({ waiting: null, problem: NOT_CARRIED })],
          },
          {
            target: 'shopping',
            actions: [
              ...moved,
              assign(({ context }) => (context.waiting ? enqueue(context, context.waiting.change) : {})),
              assign({ waiting: null }),
              send,
            ],
          },
        ],
        'commerceCart.addCancelled': { target: 'shopping', actions: assign({ waiting: null }) },
        'commerceCart.waitElapsed': {
          guard: ({ context, event }) => context.waiting?.until === event.data.until,
          target: 'shopping',
          actions: assign({ waiting: null }),
        },
      },
    },
  },
})

export type CommerceCartState = SnapshotFrom<typeof commerceCartMachine>
