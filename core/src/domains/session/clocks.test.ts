/** A session on a device whose clock is set while it goes on. */
import { expect, test } from 'vitest'
import { START, given } from '../../testing/given.ts'
import { sessionEvents } from './session.events.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
const expiresAt = START + 2 * YEAR

/** Signed in, and last active while the clock was a year ahead. */
const activeAhead = () => {
  const asked = given(sessionEvents.signInRequested({}))
  const signedIn = asked.when(sessionEvents.signedIn({ attempt: asked.id, expiresAt, cart: null }))
  return signedIn.when(sessionEvents.active({}), YEAR)
}

test('[finding 9] [I11] [9d.4] activity counts again as soon as the clock is set back', () => {
  const back = activeAhead().when(sessionEvents.active({}), -YEAR)
  expect(back.refused).toBeNull()
  expect(back.when(sessionEvents.active({}), 1).refused).toBeNull()
})

test('[finding 9] [I11] [9d.3] a session that was active in the future is idle when it is looked at, until somebody acts', () => {
  const looked = activeAhead().when(sessionEvents.checked({ tick: 0 }), -YEAR)
  expect(looked.refused).toBeNull()
  expect(looked.effects.map(({ effect }) => effect)).not.toContain('session.renew')
  expect(looked.when(sessionEvents.active({})).refused).toBeNull()
})
