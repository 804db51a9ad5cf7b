import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errors } from '../../errors/errors.ts'
import { sessionEvents } from '../session/session.events.ts'
import { sampleOrder } from '../../testing/commerce-samples.ts'
import { type Scenario, given } from '../../testing/given.ts'
import { checkoutEvents as events } from './checkout.events.ts'
import { ASK_AGAIN_MS, PLACE_WAIT_MS, STEPS } from './checkout.rules.ts'

const shopping = { storeCode: 'az_mesa', mode: 'RECREATIONAL' as const, delivery: false }
const cartId = 'c'.repeat(32)
const place = events.placeRequested({ cartId, shopping, asGuest: true })
const view = (scenario: Scenario) => scenario.view.checkout.view
const calls = (scenario: Scenario) => scenario.effects.filter(({ effect }) => effect === 'checkout.place')
const flags = (scenario: Scenario) => scenario.effects.find(({ effect }) => effect === 'checkout.flag')?.params

test('[2b.8] cart 1, shipping 2, payment 3', () => {
  expect(STEPS).toEqual({ cart: 1, shipping: 2, payment: 3 })
})

test('[2b.8] [4d.9] placing an order sets and clears the flags that other pages read', () => {
  const placing = given(place)
  expect(view(placing).status).toBe('placing')
  expect(calls(placing)).toMatchObject([{ params: { attempt: placing.id, cartId, shopping } }])
  expect(flags(placing)).toEqual({ placing: true, justPlaced: false })
  const placed = placing.when(events.placed({ attempt: placing.id, order: sampleOrder() }))
  expect(view(placed)).toMatchObject({ status: 'placed', order: { number: '000000042' }, problem: null })
  expect(flags(placed)).toEqual({ placing: false, justPlaced: true })
  const left = placed.when(events.finished({}))
  expect(view(left)).toMatchObject({ status: 'idle', order: null })
  expect(flags(left)).toEqual({ placing: false, justPlaced: false })
})

test('[2b.8] a second click, in this tab or another, places no second order', () => {
  const again = given(place).when(place)
  expect(again.refused).toBe('EVENT_REJECTED')
  expect(calls(again)).toEqual([])
})

test('[2b.8] without an answer the same cart is requested again until one comes', () => {
  const placing = given(place)
  const lost = placing.when(events.unanswered({ attempt: placing.id }))
  expect(view(lost).status).toBe('unsure')
  expect(lost.when(place).refused).toBe('EVENT_REJECTED')
  const again = lost.wait(ASK_AGAIN_MS)
  expect(calls(again)).toMatchObject([{ params: { attempt: placing.id, cartId } }])
  expect(view(again).status).toBe('unsure')
  const woken = lost.when(events.woken({}))
  expect(calls(woken)).toMatchObject([{ params: { attempt: placing.id, cartId } }])
  expect(view(woken.when(events.placed({ attempt: placing.id, order: sampleOrder() }))).status).toBe('placed')
})

test('[2b.8] a refusal is reported, and the order can be retried', () => {
  const placing = given(place)
  const refused = placing.when(
    events.refused({ attempt: placing.id, code: 'UNABLE_TO_PLACE_ORDER', message: 'The window is over.' }),
  )
  expect(view(refused)).toMatchObject({ status: 'idle', problem: { sentence: 'The window is over.' } })
  expect(view(refused.when(events.problemDismissed({}))).problem).toBeNull()
  expect(view(refused.when(place))).toMatchObject({ status: 'placing', problem: null })
})

test('[I10] [2b.8] a call that nobody answers ends by itself: the page says that nobody knows, and the same attempt is asked for again', () => {
  const placing = given(place)
  const before = placing.wait(PLACE_WAIT_MS - 1)
  expect(view(before).status).toBe('placing')
  const unsure = before.wait(1)
  expect(view(unsure).status).toBe('unsure')
  expect(unsure.when(place).refused).toBe('EVENT_REJECTED')
  const again = unsure.wait(ASK_AGAIN_MS)
  expect(calls(again)).toMatchObject([{ params: { attempt: placing.id, cartId } }])
  expect(view(again.wait(PLACE_WAIT_MS + ASK_AGAIN_MS)).status).toBe('unsure')
})

test('[I10] [2b.8] an answer that comes when nobody waits any more counts, once', () => {
  const placing = given(place)
  const unsure = placing.wait(PLACE_WAIT_MS)
  const answer = events.placed({ attempt: placing.id, order: sampleOrder() })
  const late = unsure.when(answer)
  expect(view(late)).toMatchObject({ status: 'placed', order: { number: '000000042' } })
  expect(flags(late)).toEqual({ placing: false, justPlaced: true })
  expect(late.when(answer).refused).toBe('EVENT_REJECTED')
  expect(calls(late.wait(60_000))).toEqual([])
  const refused = unsure.when(events.refused({ attempt: placing.id, code: 'UNDEFINED', message: 'No.' }))
  expect(view(refused)).toMatchObject({ status: 'idle', problem: { sentence: 'No.' } })
  expect(view(refused.wait(60_000)).status).toBe('idle')
})

test('answers to another attempt are ignored', () => {
  const placing = given(place)
  for (const late of [
    events.placed({ attempt: 'another', order: sampleOrder() }),
    events.refused({ attempt: 'another', code: 'UNDEFINED', message: 'No.' }),
    events.unanswered({ attempt: 'another' }),
  ])
    expect(placing.when(late).refused).toBe('EVENT_REJECTED')
})

const placed = (asGuest = true) => {
  const placing = given(events.placeRequested({ cartId, shopping, asGuest }))
  return placing.when(events.placed({ attempt: placing.id, order: sampleOrder() }))
}
const request = events.accountRequested({ dateOfBirth: '1990-04-01', isSubscribed: true })

test('[7a.9] a guest’s order becomes an account with its details; the password stays outside the event', () => {
  const asked = placed().when(request)
  expect(view(asked).account).toBe('creating')
  expect(asked.effects).toEqual([
    {
      effect: 'checkout.createAccount',
      params: {
        attempt: asked.id,
        order: '000000042',
        email: 'guest@example.com',
        firstname: 'Robin',
        lastname: 'Vale',
        dateOfBirth: '1990-04-01',
        isSubscribed: true,
      },
    },
  ])
  expect(asked.when(request).refused).toBe('EVENT_REJECTED')
  expect(view(asked.when(events.accountCreated({ attempt: asked.id }))).account).toBe('created')
  const refused = asked.when(events.accountRefused({ attempt: asked.id, message: 'There is one already.' }))
  expect(view(refused)).toMatchObject({ account: 'none', accountProblem: 'There is one already.' })
  expect(view(asked.wait(31_000))).toMatchObject({ account: 'none', accountProblem: errors.ENROLMENT_FAILED })
})

test('[7a.9] no account without a guest’s order', () => {
  expect(placed(false).when(request).refused).toBe('EVENT_REJECTED')
  expect(given().when(request).refused).toBe('EVENT_REJECTED')
})

test('[4d.4] the next user of the browser does not see a customer’s order', () => {
  const signedIn = placed(false).when(sessionEvents.signInRequested({}))
  const customer = signedIn.when(
    sessionEvents.signedIn({ attempt: signedIn.id, expiresAt: Number.MAX_SAFE_INTEGER, cart: null }),
  )
  const ended = customer.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(ended)).toMatchObject({ status: 'idle', order: null })
})

test('I1 I4: in any sequence, one attempt is in flight at a time, and an order ends it', () => {
  const act = fc.constantFrom('place', 'lose', 'refuse', 'answer', 'wake', 'wait', 'finish')
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let scenario = given()
      let attempt: string | null = null
      const taken: boolean[] = []
      for (const each of acts) {
        if (each === 'place') {
          const next = scenario.when(place)
          taken.push((next.refused === null) === (attempt === null))
          if (next.refused === null) attempt = next.id
          scenario = next
        } else if (each === 'wait') scenario = scenario.wait(ASK_AGAIN_MS)
        else if (each === 'wake') scenario = scenario.when(events.woken({}))
        else if (each === 'finish') scenario = scenario.when(events.finished({}))
        else if (attempt !== null && view(scenario).status !== 'idle' && view(scenario).status !== 'placed') {
          const event =
            each === 'lose'
              ? events.unanswered({ attempt })
              : each === 'refuse'
                ? events.refused({ attempt, code: 'UNDEFINED', message: 'No.' })
                : events.placed({ attempt, order: sampleOrder() })
          const next = scenario.when(event)
          if (next.refused === null && each !== 'lose') attempt = null
          scenario = next
        }
        expect(taken).not.toContain(false)
        const { status, order } = view(scenario)
        expect(order !== null).toBe(status === 'placed')
      }
    }),
  )
})
