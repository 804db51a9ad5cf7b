/** What the session waits for (I10). */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import { stateOf } from '../../engine/kernel/fold.ts'
import { type MachineState, restore, save } from '../../engine/kernel/stepper.ts'
import { asWritten } from '../../engine/log/event.ts'
import { START } from '../../testing/given.ts'
import { type Walk, pendingOf, step, walkFrom } from '../../testing/pending-walk.ts'
import { sessionDomain as domain } from './session.domain.ts'
import { sessionEvents as events } from './session.events.ts'

const MINUTE = 60_000
const EXPIRY = START + 4 * MINUTE

const after = (walk: Walk, ...list: readonly DomainEvent[]) => list.reduce<Walk>((so, event) => step(so, event), walk)
const waits = (walk: Walk) => pendingOf(domain, walk)

const guest = walkFrom()
const asked = after(guest, events.signInRequested({}))
const signedIn = after(guest, events.recalled({ expiresAt: EXPIRY }))
const renewing = after(signedIn, events.checked({ tick: EXPIRY }))
const out = after(signedIn, events.signOutRequested({}))

test('[I10] nobody waits for anything, neither as a guest nor signed in', () => {
  expect(waits(guest)).toEqual([])
  expect(waits(signedIn)).toEqual([])
})

test('[I10] a sign-in is waited for until it has an answer, or has taken too long', () => {
  expect(waits(asked)).toEqual([{ effect: 'signIn', params: { attempt: 'event-1' }, key: 'event-1' }])
  const answers = [
    events.signedIn({ attempt: 'event-1', expiresAt: EXPIRY, cart: null }),
    events.signInFailed({ attempt: 'event-1', message: 'No.' }),
    events.signInElapsed({ attempt: 'event-1' }),
  ]
  for (const answer of answers) expect([answer.type, waits(after(asked, answer))]).toEqual([answer.type, []])
})

test('[I10] a renewal is waited for under the name of the event that began it', () => {
  const call = { effect: 'renew', params: { expiresAt: EXPIRY } }
  expect(waits(renewing)).toEqual([{ ...call, key: 'event-2' }])
  const refused = after(signedIn, events.tokenRefused({ expiresAt: EXPIRY, quiet: true }))
  expect(waits(refused)).toEqual([{ ...call, key: 'event-2' }])
  expect(waits(after(renewing, events.renewed({ expiresAt: EXPIRY + MINUTE })))).toEqual([])
  expect(waits(after(renewing, events.renewalFailed({})))).toEqual([])
})

test('[I10] the end of a session is waited for until storage has none of it left', () => {
  expect(waits(out)).toEqual([{ effect: 'end', params: { by: 'visitor' }, key: 'event-2' }])
  expect(waits(after(out, events.ended({ by: 'visitor' })))).toEqual([])
  const expired = after(guest, events.recalled({ expiresAt: START }))
  expect(waits(expired)).toEqual([{ effect: 'end', params: { by: 'expired' }, key: 'event-1' }])
})

const savedState = z.object({
  value: z.json(),
  context: z.looseObject({ ended: z.nullable(z.looseObject({})) }),
})

/** The state of an earlier release, in which no call had a name. */
function unnamed({ state }: Walk): MachineState {
  const { value, context } = savedState.parse(asWritten(save(domain.machine, stateOf(state, domain))))
  const ended = context.ended && { ...context.ended, id: undefined }
  return restore(domain.machine, { value, context: { ...context, ended, renewalId: undefined } })
}

test('[I7] [I10] calls that an earlier release has saved without a name are told apart by the token', () => {
  expect(domain.pending?.(unnamed(renewing))).toMatchObject([{ effect: 'renew', key: `renew/${EXPIRY}` }])
  expect(domain.pending?.(unnamed(out))).toMatchObject([{ effect: 'end', key: `end/${EXPIRY}` }])
})
