/** What names the customer leaves the state with their session (I6). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MachineState, step } from '../engine/kernel/stepper.ts'
import { asWritten } from '../engine/log/event.ts'
import { kindOf } from '../replay/pii-fields.ts'
import { walk as walkJson } from '../replay/walk.ts'
import { draftOf, stridesOf, walk } from '../testing/random-walk.ts'
import { allDomains } from './domains.ts'
import { sessionEvents } from './session/session.events.ts'

const PERSONAL = new Set(['name', 'email', 'phone', 'street', 'city', 'zip', 'birthDate', 'birthDay', 'birthYear'])

/** Domains that hear of people; a random walk of each meets some. */
const named = ['account', 'ageGate', 'analytics', 'checkout', 'enrolment', 'passwordReset']

const personalIn = (domain: string, state: MachineState): string[] => {
  const found: string[] = []
  walkJson(asWritten(state.context), `${domain}.context`, (text, path, around) => {
    if (text !== '' && PERSONAL.has(kindOf(path, around))) found.push(path)
    return text
  })
  return found
}

test('[I6] the end of a session is the event with which the log forgets whom it named', () => {
  const forgetting = allDomains.flatMap(({ events }) => Object.values(events).filter(({ forgets }) => forgets))
  expect(forgetting.map(({ type }) => type)).toEqual([sessionEvents.ended.type])
})

for (const domain of allDomains)
  test(`[I6] ${domain.name}: nothing names the customer once their session has ended`, () => {
    let met = false
    fc.assert(
      fc.property(stridesOf(domain), (taken) => {
        for (const { state, event } of walk(domain, taken)) {
          met ||= personalIn(domain.name, state).length > 0
          const ended = draftOf(sessionEvents.ended({ by: 'visitor' }), 'ended', event.at + 1)
          const after = ended && step(domain.machine, state, ended)
          expect(after && personalIn(domain.name, after.state)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
    expect(met || !named.includes(domain.name)).toBe(true)
  })
