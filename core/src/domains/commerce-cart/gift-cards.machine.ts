/** A gift card's code is money: it travels beside its event, from this tab alone, and is kept nowhere (I5). */
import { assign } from 'xstate'
import { base, fetch } from './actions.machine.ts'
import { remember } from './commerce-cart.context.ts'
import { refusalOf } from '../../rules/cart/problems.ts'
import { WAIT_FOR_ANSWER_MS } from './commerce-cart.rules.ts'
import { shoppingOf } from './next-call.ts'

export const giftCards = base.createStateConfig({
  on: {
    'commerceCart.giftCardEntered': {
      guard: ({ context }) => context.cartId !== null && context.giftCard === null,
      actions: [
        assign(({ event }) => ({
          giftCard: { id: event.id, until: event.at + WAIT_FOR_ANSWER_MS },
          problem: null,
        })),
        {
          type: 'applyGiftCard',
          params: ({ context, event }) => ({
            entry: event.id,
            cartId: context.cartId ?? '',
            shopping: shoppingOf(context),
          }),
        },
      ],
    },
    'commerceCart.giftCardApplied': {
      guard: ({ context, event }) => context.giftCard?.id === event.data.entry,
      actions: [assign(({ context, event }) => ({ ...remember(context, event.data.cart, event.at), giftCard: null }))],
    },
    'commerceCart.giftCardRefused': {
      guard: ({ context, event }) => context.giftCard?.id === event.data.entry,
      actions: assign(({ event: { data } }) => ({
        giftCard: null,
        problem: refusalOf(data.code, data.message, data.meaning),
      })),
    },
    'commerceCart.giftCardElapsed': {
      guard: ({ context, event }) => context.giftCard?.until === event.data.until,
      actions: [assign({ giftCard: null }), fetch],
    },
  },
})
