/** 4c.5: what another mode does not sell is shown before the mode changes, and taken out when the shopper agrees. */
import { assign } from 'xstate'
import { base, endModeCheck, send } from './actions.machine.ts'
import { WAIT_FOR_ANSWER_MS } from './commerce-cart.rules.ts'
import { shoppingOf } from './next-call.ts'
import { takeOutIncompatible } from './change-requests.ts'

export const modeChange = base.createStateConfig({
  on: {
    'commerceCart.modeCheckRequested': {
      guard: ({ context }) => (context.cart?.lines.length ?? 0) > 0 && context.modeCheck?.status !== 'checking',
      actions: [
        assign(({ event }) => ({
          modeCheck: {
            id: event.id,
            mode: event.data.mode,
            status: 'checking' as const,
            items: [],
            problem: null,
            until: event.at + WAIT_FOR_ANSWER_MS,
          },
        })),
        { type: 'flagModeChange', params: { on: true } },
        {
          type: 'checkMode',
          params: ({ context, event }) => ({
            check: event.id,
            cartId: context.cartId ?? '',
            mode: event.data.mode,
            shopping: shoppingOf(context),
          }),
        },
      ],
    },
    'commerceCart.modeChecked': [
      {
        guard: ({ context, event }) => context.modeCheck?.id === event.data.check && event.data.items.length === 0,
        actions: [...endModeCheck],
      },
      {
        guard: ({ context, event }) => context.modeCheck?.id === event.data.check,
        actions: assign(({ context, event }) => ({
          modeCheck: context.modeCheck && { ...context.modeCheck, status: 'asking', items: event.data.items },
        })),
      },
    ],
    'commerceCart.modeCheckFailed': {
      guard: ({ context, event }) => context.modeCheck?.id === event.data.check,
      actions: [
        assign(({ context, event }) => ({
          modeCheck: context.modeCheck && {
            ...context.modeCheck,
            status: 'failed',
            problem: event.data.message,
            problemMeaning: event.data.meaning,
          },
        })),
        { type: 'flagModeChange', params: { on: false } },
      ],
    },
    'commerceCart.modeCheckElapsed': {
      guard: ({ context, event }) =>
        context.modeCheck?.id === event.data.check && context.modeCheck.status === 'checking',
      actions: [...endModeCheck],
    },
    'commerceCart.modeChangeAccepted': {
      guard: ({ context }) => context.modeCheck?.status === 'asking',
      actions: [
        assign(({ context, event }) =>
          context.modeCheck ? takeOutIncompatible(context, context.modeCheck, event) : {},
        ),
        ...endModeCheck,
        send,
      ],
    },
    'commerceCart.modeChangeDeclined': {
      guard: ({ context }) => context.modeCheck !== null,
      actions: [...endModeCheck],
    },
  },
})
