/**
 * Placing an order, once over all tabs, answers lost or not (2b.8, 4d.9):
 *
 *   idle ─place─> placing ─order─> placed ─finished─> idle
 *   placing ─refused─> idle
 *   placing ─no answer, or none in time─> unsure ─time or the network─> placing, for the same cart
 *   unsure ─an answer after all─> placed, idle
 */
import { type Meaning, type Message, messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { errors } from '../../errors/errors.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { PlacedOrder } from '../../wire/commerce/placed-order.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { CheckoutEvent, OrderAccount } from './checkout.events.ts'
import { ANSWER_WAIT_MS, ASK_AGAIN_MS, PLACE_WAIT_MS } from './checkout.rules.ts'

export interface CheckoutProblem {
  readonly code: string
  readonly sentence: string
  readonly meaning?: Meaning | undefined
}

/** The wish for an account; the order says the rest of it, and the password travels beside its event (I5). */
interface AccountAttempt {
  readonly id: string
  readonly until: number
  readonly dateOfBirth?: string | null | undefined
  readonly isSubscribed?: boolean | undefined
}

export interface CheckoutContext {
  readonly attempt: { readonly id: string; readonly cartId: string; readonly shopping: Shopping } | null
  readonly asGuest: boolean
  /** The call that is under way for the attempt: the event that asked, and until when its answer is waited for. */
  readonly call?: { readonly id: string; readonly until: number } | undefined
  /** Once no answer came: whether there is an order is not known before one does. */
  readonly unsure: boolean
  /** When an unanswered attempt is asked for again. */
  readonly askAt: number | null
  readonly order: PlacedOrder | null
  readonly problem: CheckoutProblem | null
  readonly said?: Message | undefined
  readonly account: 'none' | 'creating' | 'created'
  readonly accountAttempt: AccountAttempt | null
  readonly accountProblem: string | null
}

const nothing: CheckoutContext = {
  attempt: null,
  asGuest: false,
  call: undefined,
  unsure: false,
  askAt: null,
  order: null,
  problem: null,
  said: undefined,
  account: 'none',
  accountAttempt: null,
  accountProblem: null,
}

const base = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent | SessionEvent },
  actions: {
    place: effect<{ attempt: string; cartId: string; shopping: Shopping }>(),
    /** The flags that other pages of the brand read (3.17.2, 4d.9). */
    flag: effect<{ placing: boolean; justPlaced: boolean }>(),
    createAccount: effect<OrderAccount>(),
  },
})

const place = base.enqueueActions(({ context: { attempt }, event, enqueue: then }) => {
  if (attempt === null) return
  then.assign({ call: { id: event.id, until: event.at + PLACE_WAIT_MS }, askAt: null })
  then({ type: 'place', params: { attempt: attempt.id, cartId: attempt.cartId, shopping: attempt.shopping } })
})
const flag = (placing: boolean, justPlaced: boolean) => ({ type: 'flag', params: { placing, justPlaced } }) as const

const beginPlacing = {
  target: 'placing',
  actions: [
    base.assign(({ event }) =>
      event.type === 'checkout.placeRequested'
        ? {
            ...nothing,
            attempt: { id: event.id, cartId: event.data.cartId, shopping: event.data.shopping },
            asGuest: event.data.asGuest,
          }
        : {},
    ),
    flag(true, false),
    place,
  ],
} as const

const problemIn = ({
  code,
  message,
  meaning,
}: Extract<CheckoutEvent, { type: 'checkout.refused' }>['data']): CheckoutProblem => ({
  code,
  sentence: message,
  meaning,
})

const isOfAttempt = ({ context, event }: { context: CheckoutContext; event: { data: { attempt: string } } }): boolean =>
  context.attempt?.id === event.data.attempt

/** An answer to the attempt, which may come when nobody waited for it any more. */
const answers = {
  'checkout.placed': {
    guard: isOfAttempt,
    target: 'placed',
    actions: [
      base.assign(({ event }) =>
        event.type === 'checkout.placed'
          ? { attempt: null, call: undefined, askAt: null, unsure: false, order: event.data.order }
          : {},
      ),
      flag(false, true),
    ],
  },
  'checkout.refused': {
    guard: isOfAttempt,
    target: 'idle',
    actions: [
      base.assign(({ event }) =>
        event.type === 'checkout.refused'
          ? { attempt: null, call: undefined, askAt: null, unsure: false, problem: problemIn(event.data) }
          : {},
      ),
      flag(false, false),
    ],
  },
} as const

export const checkoutMachine = base.createMachine({
  id: 'checkout',
  context: nothing,
  initial: 'idle',
  on: {
    // An order that was placed is the customer's: whoever comes after them does not see it.
    'session.ended': { target: '.idle', actions: [assign(nothing), flag(false, false)] },
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
        'checkout.placeRequested': beginPlacing,
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
        'checkout.finished': { target: 'idle', actions: [assign(nothing), flag(false, false)] },
        'checkout.placeRequested': beginPlacing,
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
