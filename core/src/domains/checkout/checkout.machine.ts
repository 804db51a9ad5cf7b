/**
 * Placing an order, once over all tabs, answers lost or not (2b.8, 4d.9):
 *
 *   idle ─place─> placing ─order─> placed ─finished─> idle
 *   placing ─refused─> idle
 *   placing ─no answer, or none in time─> unsure ─time or the network─> placing, for the same cart
 *   unsure ─an answer after all─> placed, idle
 */
import { messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign } from 'xstate'
import { errors } from '../../errors/errors.ts'
import { answers, base, begins, flag, place } from './actions.machine.ts'
import { type AccountAttempt, type CheckoutContext, nothing } from './checkout.context.ts'
import type { OrderAccount } from './checkout.events.ts'
import { ANSWER_WAIT_MS, ASK_AGAIN_MS } from './checkout.rules.ts'
import { detailsFor, withSetting } from './order-details.ts'

export const checkoutMachine = base.createMachine({
  id: 'checkout',
  context: nothing,
  initial: 'idle',
  on: {
    // An order that was placed is the customer's: whoever comes after them does not see it.
    'session.ended': { target: '.idle', actions: [assign(nothing), flag(false, false)] },
    'checkout.settingChanged': {
      actions: assign(({ context, event: { data } }) => ({
        details: withSetting(detailsFor(context.details, data.cartId), data.setting),
      })),
    },
    'checkout.accountRequested': {
      guard: ({ context }) => context.order !== null && context.asGuest && context.account === 'none',
      actions: [
        assign(({ event }) => ({
          account: 'creating' as const,
          accountAttempt: {
            id: event.id,
            until: event.at + ANSWER_WAIT_MS,
            dateOfBirth: event.data.dateOfBirth,
            isSubscribed: event.data.isSubscribed,
          },
          accountProblem: null,
        })),
        {
          type: 'createAccount',
          params: ({ context, event }) => accountOf(context, { id: event.id, ...event.data }),
        },
      ],
    },
    'checkout.accountCreated': {
      guard: ({ context, event }) => context.accountAttempt?.id === event.data.attempt,
      actions: assign({ account: 'created', accountAttempt: null }),
    },
    'checkout.accountRefused': {
      guard: ({ context, event }) => context.accountAttempt?.id === event.data.attempt,
      actions: assign(({ event }) => ({
        account: 'none',
        accountAttempt: null,
        accountProblem: event.data.message,
        said: messageIn(event.data),
      })),
    },
    'checkout.accountElapsed': {
      guard: ({ context, event }) => context.accountAttempt?.id === event.data.attempt,
      actions: assign({ account: 'none', accountAttempt: null, accountProblem: errors.ENROLMENT_FAILED }),
    },
  },
  states: {
    idle: {
      on: {
        ...begins,
        'checkout.problemDismissed': {
          guard: ({ context }) => context.problem !== null,
          actions: assign({ problem: null }),
        },
      },
    },
    placing: {
      on: {
        ...answers,
        'checkout.unanswered': {
          guard: ({ context, event }) => context.attempt?.id === event.data.attempt,
          target: 'unsure',
          actions: assign(({ event }) => ({ askAt: event.at + ASK_AGAIN_MS, unsure: true, call: undefined })),
        },
      },
    },
    unsure: {
      on: {
        ...answers,
        'checkout.askedAgain': {
          guard: ({ context, event }) => context.askAt === event.data.at,
          target: 'placing',
          actions: place,
        },
        'checkout.woken': { target: 'placing', actions: place },
      },
    },
    placed: {
      on: {
        'checkout.finished': {
          target: 'idle',
          actions: [assign(({ context: { details } }) => ({ ...nothing, details })), flag(false, false)],
        },
        ...begins,
      },
    },
  },
})

export type CheckoutState = SnapshotFrom<typeof checkoutMachine>

/** What the order says of who placed it, and what they wished for. */
export const accountOf = (
  { order }: CheckoutContext,
  { id, dateOfBirth = null, isSubscribed = false }: Omit<AccountAttempt, 'until'>,
): OrderAccount => ({
  attempt: id,
  order: order?.number ?? '',
  email: order?.email ?? '',
  firstname: order?.firstname ?? '',
  lastname: order?.lastname ?? '',
  dateOfBirth,
  isSubscribed,
})
