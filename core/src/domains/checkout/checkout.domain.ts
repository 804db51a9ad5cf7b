/** Checkout: contact, fulfilment, payment, and exactly one order. */
import { defineDomain } from '../../engine/kernel/define-domain.ts'
import { checkoutCommands } from './checkout.commands.ts'
import { checkoutEffects } from './checkout.effects.ts'
import { checkoutEvents } from './checkout.events.ts'
import { checkoutListen } from './checkout.listen.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPending } from './checkout.pending.ts'
import { ANSWER_WAIT_MS, ASK_AGAIN_MS, PLACE_WAIT_MS } from './checkout.rules.ts'
import { checkoutView } from './checkout.view.ts'

/**
 * The steps from a cart to one order: contact, pickup or delivery, payment, placing. It checks out the cart of the same
 * shop: add `commerceCart`, or `orderingCart` for menus. Adds `shop.checkout`.
 */
export const checkoutDomain = defineDomain({
  name: 'checkout',
  scope: 'shared',
  version: 1,
  durability: 'strict',
  events: checkoutEvents,
  machine: checkoutMachine,
  effects: checkoutEffects,
  listen: checkoutListen,
  due: ({ value, context: { attempt, call, askAt, accountAttempt } }) => [
    ...(value === 'placing' && attempt && call
      ? [{ at: call.until, within: PLACE_WAIT_MS, event: checkoutEvents.unanswered({ attempt: attempt.id }) }]
      : []),
    ...(askAt === null ? [] : [{ at: askAt, within: ASK_AGAIN_MS, event: checkoutEvents.askedAgain({ at: askAt }) }]),
    ...(accountAttempt
      ? [
          {
            at: accountAttempt.until,
            within: ANSWER_WAIT_MS,
            event: checkoutEvents.accountElapsed({ attempt: accountAttempt.id }),
          },
        ]
      : []),
  ],
  pending: checkoutPending,
  view: checkoutView,
  commands: checkoutCommands,
})
