/** Answers to fetches. Every answer to the latest fetch is accepted, even if it is not used (I10). */
import { assign } from 'xstate'
import { base, send } from './actions.machine.ts'
import { remember } from './answers.ts'
import { canResume, resume } from './away.ts'
import { expectedId, isAsked } from './customer-cart.ts'
import { idsOf } from './next-call.ts'
import { answered } from './ordering-cart.context.ts'

const answeredFetch = base.assign({ fetching: undefined })

export const fetches = base.createStateConfig({
  on: {
    'orderingCart.fetched': [
      {
        guard: ({ context, event }) =>
          context.sending === null && expectedId(context, event.data.cart.id) === event.data.cart.id,
        actions: [
          assign(({ context, event }) => ({
            cart: remember(context, event.data.cart, event.at),
            expecting: null,
            ...(isAsked(context, event.data.cart.id) && { fetching: undefined }),
            // The network is back.
            ...(canResume(context, event.at) && resume(context)),
          })),
          { type: 'keepIds', params: ({ event }) => idsOf(event.data.cart) },
          send,
        ],
      },
      // A change is in flight, and its answer will be newer.
      { guard: ({ context, event }) => isAsked(context, event.data.cart.id), actions: answeredFetch },
    ],
    'orderingCart.gone': [
      {
        guard: ({ context, event }) => expectedId(context, event.data.cartId) === event.data.cartId,
        actions: [
          assign(({ context, event }) => ({
            ...answered,
            cart: null,
            expecting: null,
            ...(isAsked(context, event.data.cartId) && { fetching: undefined }),
          })),
          'forgetIds',
          send,
        ],
      },
      { guard: ({ context, event }) => isAsked(context, event.data.cartId), actions: answeredFetch },
    ],
    'orderingCart.fetchFailed': [
      {
        guard: ({ context, event }) => context.expecting === event.data.cartId,
        actions: [answeredFetch, assign({ expecting: null }), send],
      },
      { guard: ({ context, event }) => isAsked(context, event.data.cartId), actions: answeredFetch },
    ],
  },
})
