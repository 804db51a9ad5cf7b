/** Placing an order and the answers to it, as actions and transitions that the states share. */
import { setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import { placingOf } from './attempt.ts'
import { type CheckoutContext, type CheckoutProblem, nothing } from './checkout.context.ts'
import type { OrderCall, PlaceCall } from './checkout.effects.ts'
import type { CheckoutEvent, OrderAccount } from './checkout.events.ts'
import { PLACE_WAIT_MS } from './checkout.rules.ts'

export const base = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent | SessionEvent },
  actions: {
    place: effect<PlaceCall>(),
    order: effect<OrderCall>(),
    /** The flags that other pages of the brand read (3.17.2, 4d.9). */
    flag: effect<{ placing: boolean; justPlaced: boolean }>(),
    createAccount: effect<OrderAccount>(),
  },
})

export const place = base.enqueueActions(({ context: { attempt }, event, enqueue: then }) => {
  if (attempt === null) return
  then.assign({ call: { id: event.id, until: event.at + PLACE_WAIT_MS }, askAt: null })
  const call = placingOf(attempt)
  if (call.effect === 'place') then({ type: 'place', params: call.params })
  else then({ type: 'order', params: call.params })
})
export const flag = (placing: boolean, justPlaced: boolean) =>
  ({ type: 'flag', params: { placing, justPlaced } }) as const

function attemptOf(event: CheckoutEvent | SessionEvent): Pick<CheckoutContext, 'attempt' | 'asGuest'> | null {
  if (event.type === 'checkout.placeRequested') {
    const { asGuest, cartId, shopping } = event.data
    return { attempt: { id: event.id, cartId, shopping }, asGuest }
  }
  if (event.type !== 'checkout.orderRequested') return null
  const { asGuest, cartId, storeId, order } = event.data
  return { attempt: { id: event.id, cartId, storeId, order }, asGuest }
}

const beginPlacing = {
  target: 'placing',
  actions: [
    base.assign(({ context: { details }, event }) => {
      const attempt = attemptOf(event)
      return attempt ? { ...nothing, details, ...attempt } : {}
    }),
    flag(true, false),
    place,
  ],
} as const

export const begins = { 'checkout.placeRequested': beginPlacing, 'checkout.orderRequested': beginPlacing } as const

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
const placed = {
  guard: isOfAttempt,
  target: 'placed',
  actions: [
    base.assign(({ event }) =>
      event.type === 'checkout.placed' || event.type === 'checkout.ordered'
        ? { attempt: null, call: undefined, askAt: null, unsure: false, order: event.data.order }
        : {},
    ),
    flag(false, true),
  ],
} as const

export const answers = {
  'checkout.placed': placed,
  'checkout.ordered': placed,
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
