/** What the checkout waits for, and until when (I10). */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { stateOf } from '../../engine/kernel/fold.ts'
import { restore, save } from '../../engine/kernel/stepper.ts'
import { asWritten } from '../../engine/log/event.ts'
import { sampleOrder } from '../../testing/commerce-samples.ts'
import { type Scenario, START, given } from '../../testing/given.ts'
import { type Walk, pendingOf, step, walkFrom } from '../../testing/pending-walk.ts'
import { checkoutDomain as domain } from './checkout.domain.ts'
import { checkoutEvents as events } from './checkout.events.ts'
import { ANSWER_WAIT_MS, ASK_AGAIN_MS, PLACE_WAIT_MS } from './checkout.rules.ts'

const shopping = { storeCode: 'az_mesa', mode: 'RECREATIONAL' as const, delivery: false }
const cartId = 'c'.repeat(32)
const place = events.placeRequested({ cartId, shopping, asGuest: true })
const order = (attempt: string) => events.placed({ attempt, order: sampleOrder() })
const wish = events.accountRequested({ dateOfBirth: null, isSubscribed: false })

const after = (walk: Walk, ...list: readonly DomainEvent[]) => list.reduce<Walk>((so, event) => step(so, event), walk)
const waits = (walk: Walk) => pendingOf(domain, walk)

const placing = after(walkFrom(), place)
const unsure = after(placing, events.unanswered({ attempt: 'event-1' }))
const wished = after(placing, order('event-1'), wish)

const call = { effect: 'place', params: { attempt: 'event-1', cartId, shopping } }

test('[I10] [2b.8] an order is waited for while it is being placed, each call under its own name', () => {
  expect(waits(walkFrom())).toEqual([])
  expect(waits(placing)).toEqual([{ ...call, key: 'event-1' }])
  expect(waits(unsure)).toEqual([])
  expect(waits(after(unsure, events.woken({})))).toEqual([{ ...call, key: 'event-3' }])
  const refusal = events.refused({ attempt: 'event-1', code: 'UNDEFINED', message: 'No.' })
  for (const answer of [order('event-1'), refusal]) expect(waits(after(placing, answer))).toEqual([])
})

test('[I7] [I10] a call that an earlier release has saved without a name has that of its attempt', () => {
  const savedState = z.object({ value: z.json(), context: z.looseObject({}) })
  const { value, context } = savedState.parse(asWritten(save(domain.machine, stateOf(placing.state, domain))))
  const before = restore(domain.machine, { value, context: { ...context, call: undefined } })
  expect(domain.pending?.(before)).toEqual([{ ...call, key: 'event-1' }])
})

test('[I10] [7a.9] an account is waited for, with what the order says of the guest, until there is an answer or the time is up', () => {
  const guest = { order: '000000042', email: 'guest@example.com', firstname: 'Robin', lastname: 'Vale' }
  const params = { attempt: 'event-3', ...guest, dateOfBirth: null, isSubscribed: false }
  expect(waits(wished)).toEqual([{ effect: 'createAccount', params, key: 'event-3' }])
  const attempt = 'event-3'
  for (const answer of [
    events.accountCreated({ attempt }),
    events.accountRefused({ attempt, message: 'No.' }),
    events.accountElapsed({ attempt }),
  ])
    expect([answer.type, waits(after(wished, answer))]).toEqual([answer.type, []])
})

const view = (scenario: Scenario) => scenario.view.checkout.view
const guestWish = () => {
  const begun = given(place)
  return begun.when(order(begun.id)).when(wish)
}

test('[7a.9] answers to another wish for an account are ignored', () => {
  const asked = guestWish()
  for (const late of [
    events.accountCreated({ attempt: 'another' }),
    events.accountRefused({ attempt: 'another', message: 'No.' }),
    events.accountElapsed({ attempt: 'another' }),
  ])
    expect(asked.when(late).refused).toBe('EVENT_REJECTED')
  expect(given().when(events.accountCreated({ attempt: 'another' })).refused).toBe('EVENT_REJECTED')
})

test('[I10] [7a.9] an account is waited for as long as an answer may take, and no longer', () => {
  const asked = guestWish()
  expect(view(asked.wait(ANSWER_WAIT_MS - 1)).account).toBe('creating')
  expect(view(asked.wait(ANSWER_WAIT_MS)).account).toBe('none')
})

test('[2b.8] an order without an answer is asked for again when its time has come, not before and not at another', () => {
  const lost = given(place).wait(PLACE_WAIT_MS)
  const asked = (scenario: Scenario) => scenario.events.filter(({ type }) => type === 'checkout.askedAgain')
  expect(view(lost).status).toBe('unsure')
  expect(asked(lost.wait(ASK_AGAIN_MS - 1))).toEqual([])
  expect(asked(lost.wait(ASK_AGAIN_MS))).toHaveLength(1)
  expect(lost.when(events.askedAgain({ at: START })).refused).toBe('EVENT_REJECTED')
})

test('[2b.8] where nothing was refused there is nothing to dismiss', () => {
  expect(given().when(events.problemDismissed({})).refused).toBe('EVENT_REJECTED')
})
