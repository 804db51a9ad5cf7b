/** Answers to fetches. Every answer to the latest fetch is accepted, even if it is not used (I10). */
import { assign } from 'xstate'
import { base, send, settled } from './actions.machine.ts'
import { isAsked, remember, withoutCart } from './commerce-cart.context.ts'
import { issuesAfter } from './expired.ts'

const answeredFetch = base.assign({ fetching: undefined })

export const fetches = base.createStateConfig({
  on: {
    'commerceCart.fetched': [
      {
        guard: ({ context, event }) => context.cartId === event.data.cart.id && context.sending === null,
        actions: [
          assign(({ context, event }) => ({
            ...remember(context, event.data.cart, event.at),
            syncing: false,
            ...(isAsked(context, event.data.cart.id) && { fetching: undefined }),
          })),
          ...settled,
        ],
      },
      // A change is in flight, and its answer will be newer.
      { guard: ({ context, event }) => isAsked(context, event.data.cart.id), actions: answeredFetch },
    ],
    'commerceCart.fetchFailed': [
      {
        guard: ({ context, event }) =>
          context.cartId === event.data.cartId && (context.syncing || context.cart === null),
        actions: [answeredFetch, assign(({ context }) => ({ syncing: false, unread: context.cart === null })), send],
      },
      { guard: ({ context, event }) => isAsked(context, event.data.cartId), actions: answeredFetch },
    ],
    'commerceCart.gone': [
      {
        guard: ({ context, event }) => context.cartId === event.data.cartId,
        actions: [
          assign(({ context }) => ({
            ...withoutCart(context),
            issues: issuesAfter(context),
            wanted: context.signedIn,
          })),
          answeredFetch,
          'forgetId',
          send,
        ],
      },
      { guard: ({ context, event }) => isAsked(context, event.data.cartId), actions: answeredFetch },
    ],
  },
})
