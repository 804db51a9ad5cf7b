/** What is under way follows from state, and comes to an end whatever happens (I10). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../errors/errors.ts'
import type { Domain, EffectContext, PendingCall } from '../engine/kernel/define-domain.ts'
import { type MachineState, isAccepted, step } from '../engine/kernel/stepper.ts'
import { asWritten } from '../engine/log/event.ts'
import { createFakePorts, noCredentials } from '../testing/fake-ports.ts'
import { type Moment, draftOf, pendingOf, stridesOf, walk } from '../testing/random-walk.ts'
import { allDomains } from './domains.ts'

/** The effects that a state of each domain waits for; no state waits for the others. */
const awaited: Readonly<Record<string, readonly string[]>> = {
  account: ['load', 'loadDashboard', 'savePassword', 'savePreferences', 'saveProfile'],
  ageGate: ['loadConfig'],
  analytics: ['deliver'],
  checkout: ['createAccount', 'order', 'place'],
  enrolment: ['checkCredentials', 'checkEmail', 'enrol', 'loadStates'],
  favorites: ['join'],
  passwordReset: ['choose', 'request'],
  session: ['end', 'renew', 'signIn'],
  wishlist: ['load', 'save'],
}

const ports = createFakePorts()
const contextOf = ({ params, key }: PendingCall): EffectContext<unknown> => ({
  params: asWritten(params),
  key,
  ports,
  config: { gateway: '', exitUrl: '', externalShops: {}, credentials: noCredentials },
  secrets: {},
  signal: new AbortController().signal,
  blob: async () => '',
})

const failures = [
  new LeaflogError('NETWORK_FAILED'),
  new LeaflogError('NOT_AUTHORIZED'),
  new LeaflogError('SERVICE_REFUSED', 'No.'),
  new TypeError('unreadable'),
]

const inWords = (call: { effect: string; params: unknown }) => JSON.stringify(written(call))
const written = ({ effect, params }: { effect: string; params: unknown }) => ({ effect, params: asWritten(params) })

/** The state once a call has been given up, for each way to fail. */
function givenUp(domain: Domain, { state, event }: Moment, call: PendingCall): MachineState[] {
  return failures.map((failure) => {
    const found = domain.effects?.[call.effect]?.giveUp?.(contextOf(call), failure) ?? []
    let now = state
    let isTaken = false
    for (const wanted of found) {
      const draft = draftOf(wanted, `${event.id}-given-up`, event.at + 1)
      if (!draft) throw new Error(`${wanted.type} is not what its schema says`)
      const stepped = step(domain.machine, now, draft)
      isTaken ||= isAccepted(now, stepped)
      now = stepped.state
    }
    if (!isTaken) throw new Error(`${domain.name} refuses that ${call.effect} was given up`)
    return now
  })
}

for (const domain of allDomains.filter(({ name }) => Object.hasOwn(awaited, name)))
  describe(domain.name, { timeout: 120_000 }, () => {
    const names = awaited[domain.name] ?? []
    const strides = stridesOf(domain)
    const runs = { numRuns: 40 }

    test('[I10] a call is pending from the event that asks for it, with the same parameters', () => {
      const seen = new Set<string>()
      fc.assert(
        fc.property(strides, (taken) => {
          for (const { before, state, effects } of walk(domain, taken)) {
            const asked = effects
              .map(({ type, params }) => written({ effect: type, params: params ?? {} }))
              .filter(({ effect }) => names.includes(effect))
            const known = pendingOf(domain, before).map(({ key }) => key)
            const begun = pendingOf(domain, state).filter(({ key }) => !known.includes(key))
            // Word for word: rows are compared as they are written.
            expect(begun.map(inWords)).toEqual(asked.map(inWords))
            for (const { effect } of asked) seen.add(effect)
          }
        }),
        // Always the same ones, so that every effect is met.
        { numRuns: 120, seed: 6 },
      )
      expect([...seen].toSorted()).toEqual(names)
    })

    test('[I10] what stays pending stays the same call, and its parameters are what its effect takes', () => {
      fc.assert(
        fc.property(strides, (taken) => {
          for (const { before, state } of walk(domain, taken))
            for (const call of pendingOf(domain, state)) {
              expect(domain.effects?.[call.effect]?.params.safeParse(asWritten(call.params)).error).toBeUndefined()
              const earlier = pendingOf(domain, before).find(({ key }) => key === call.key)
              expect(written(call)).toEqual(written(earlier ?? call))
            }
        }),
        runs,
      )
    })

    test('[I10] no two calls have the same key, ever', () => {
      fc.assert(
        fc.property(strides, (taken) => {
          const over = new Set<string>()
          let running = new Set<string>()
          for (const { state } of walk(domain, taken)) {
            const keys = pendingOf(domain, state).map(({ key }) => key)
            expect(new Set(keys).size).toBe(keys.length)
            expect(keys.filter((key) => over.has(key))).toEqual([])
            for (const key of running) if (!keys.includes(key)) over.add(key)
            running = new Set(keys)
          }
        }),
        runs,
      )
    })

    test('[I10] whatever failed, a call that was given up is pending no more', () => {
      fc.assert(
        fc.property(strides, (taken) => {
          for (const moment of walk(domain, taken))
            for (const call of pendingOf(domain, moment.state))
              for (const after of givenUp(domain, moment, call)) {
                const still = pendingOf(domain, after)
                expect(still.filter(({ key }) => key === call.key)).toEqual([])
                expect(still.map(inWords)).not.toContain(inWords(call))
              }
        }),
        runs,
      )
    })
  })

test('[I10] a domain whose effects answer says what it waits for', () => {
  const answering = allDomains.filter(({ effects = {} }) => Object.values(effects).some(({ giveUp }) => giveUp))
  const silent = answering.filter(({ pending }) => !pending).map(({ name }) => name)
  expect(silent.filter((name) => Object.hasOwn(awaited, name))).toEqual([])
  for (const [name, effects] of Object.entries(awaited)) {
    const domain = allDomains.find((each) => each.name === name)
    for (const effect of effects) expect(domain?.effects?.[effect]?.giveUp, `${name}.${effect}`).toBeDefined()
  }
})
