/** What bundles ship in XState's place does what XState does, with every machine of the shop. */
import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import * as z from 'zod/mini'
import { asWritten } from '../log/event.ts'
import { allDomains } from '../../domains/domains.ts'
import { createCounterDomain, noteDomain } from '../../testing/counter-domain.ts'
import { randomEventsOf } from '../../testing/random-events.ts'
import { assign, createMachine, setup } from './interpreter.ts'
import type { Domain } from '../kernel/define-domain.ts'
import { init, restore, save, step } from '../kernel/stepper.ts'

const domains: readonly Domain[] = [...allDomains, createCounterDomain(), noteDomain]

type Machine = ReturnType<typeof createMachine>
type State = ReturnType<Machine['getInitialSnapshot']>

/** The same table, stepped by the other. */
const chartOf = ({ config, implementations }: AnyStateMachine): Machine => {
  const table: unknown = config
  const named: unknown = implementations
  if (!isTable(table) || !isNamed(named)) throw new TypeError('a machine has a table')
  return createMachine(table, named)
}
const isTable = (config: unknown): config is Parameters<typeof createMachine>[0] => typeof config === 'object'
const isNamed = (named: unknown): named is Parameters<typeof createMachine>[1] => typeof named === 'object'
const isSaved = (saved: unknown): saved is Parameters<Machine['restoreSnapshot']>[0] => typeof saved === 'object'

const stepChart = (machine: Machine, state: State, event: { type: string }) => {
  const effects: { type: string; params: unknown }[] = []
  const next = machine.transition(state, event, {
    actionExecutor: ({ type, params }) => effects.push({ type, params }),
  })
  return { state: next, effects }
}

const written = (value: unknown): string => JSON.stringify(value)
const savedChart = (machine: Machine, state: State) =>
  written({ ...machine.getPersistedSnapshot(state), children: undefined })

for (const { name, machine } of domains) {
  describe(name, () => {
    const chart = chartOf(machine)

    test('begins alike, and knows the same events', () => {
      expect(savedChart(chart, chart.getInitialSnapshot())).toBe(written(save(machine, init(machine))))
      expect(new Set(chart.events)).toEqual(new Set<string>(machine.events))
      expect(written(chart.config)).toBe(written(machine.config))
    })

    test('I1: whatever happens, states and effects are the same, and what changes nothing gives the same state back', () => {
      const mine = randomEventsOf(
        domains.filter((domain) => Object.values(domain.events).some(({ type }) => machine.events.includes(type))),
      )
      fc.assert(
        fc.property(fc.array(fc.oneof(...mine), { maxLength: 80, size: 'max' }), fc.nat({ max: 80 }), (events, cut) => {
          let real = init(machine)
          let own = chart.getInitialSnapshot()
          for (const [index, { type, data }] of events.entries()) {
            const event = {
              type,
              data,
              id: `id-${index}`,
              at: 1_000_000 + index * 1000,
              seq: index,
              tab: 'tab',
              cause: null,
            }
            const before = { real, own }
            const outcome = attempt(() => step(machine, real, event))
            const ownOutcome = attempt(() => stepChart(chart, own, event))
            expect(ownOutcome === null).toBe(outcome === null)
            if (outcome === null || ownOutcome === null) continue
            real = outcome.state
            own = ownOutcome.state
            expect(own === before.own).toBe(real === before.real)
            expect(savedChart(chart, own)).toBe(written(save(machine, real)))
            expect(written(ownOutcome.effects)).toBe(written(outcome.effects))
            if (index !== cut) continue
            const kept = asWritten(save(machine, real))
            if (typeof kept !== 'object' || kept === null || Array.isArray(kept))
              throw new TypeError('a state is an object')
            real = restore(machine, structuredClone(kept))
            const saved: unknown = structuredClone(kept)
            if (isSaved(saved)) own = chart.restoreSnapshot(saved)
          }
        }),
        { numRuns: 150 },
      )
    })
  })
}

test('recorded journeys lead both to the same states, by the same effects', () => {
  const folder = new URL('../../../../fixtures/logs/', import.meta.url)
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  const events = lines.map((line) => z.parse(eventLine, JSON.parse(line)).event).filter((event) => event !== undefined)
  expect(events.length).toBeGreaterThan(100)
  for (const { machine } of domains) {
    const chart = chartOf(machine)
    let real = init(machine)
    let own = chart.getInitialSnapshot()
    for (const event of events) {
      const [outcome, ownOutcome] = [step(machine, real, event), stepChart(chart, own, event)]
      expect(written(ownOutcome.effects)).toBe(written(outcome.effects))
      expect(savedChart(chart, ownOutcome.state)).toBe(written(save(machine, outcome.state)))
      real = outcome.state
      own = ownOutcome.state
    }
  }
})

const eventLine = z.object({ event: z.optional(z.looseObject({ type: z.string() })) })

/** An event that no schema would have let in may be too much for a machine: then for both. */
function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

describe('a table of its own', () => {
  const door = setup({ actions: { ring: () => undefined } }).createMachine({
    id: 'door',
    context: { times: 0 },
    initial: 'closed',
    on: { reset: { target: '.closed', actions: assign({ times: 0 }) } },
    states: {
      closed: { on: { open: { target: 'open', actions: [assign(({ context }) => context), 'ring'] }, knock: {} } },
      open: { initial: 'ajar', states: { ajar: { on: { push: 'wide' } }, wide: { on: { slam: '#door.closed' } } } },
    },
  })
  const run = (...types: string[]) =>
    types.reduce((state, type) => stepChart(door, state, { type }).state, door.getInitialSnapshot())

  test('states within states, targets by name, from within and by id', () => {
    expect(run('open').value).toEqual({ open: 'ajar' })
    expect(run('open', 'push').value).toEqual({ open: 'wide' })
    expect(run('open', 'push', 'slam').value).toBe('closed')
    expect(run('open', 'push', 'reset').value).toBe('closed')
    expect([
      run('open').matches('open'),
      run('open').matches({ open: 'ajar' }),
      run('open').matches({ open: 'wide' }),
    ]).toEqual([true, true, false])
  })

  test('what no state takes, and what a state takes without doing anything, changes nothing', () => {
    const state = run('open')
    expect(stepChart(door, state, { type: 'knock' }).state).toBe(state)
    expect(stepChart(door, state, { type: 'constructor' }).state).toBe(state)
  })

  test('what it does not have is refused when a machine is made', () => {
    const more: unknown[] = [{ after: {} }, { invoke: {} }, { type: 'parallel' }, { states: { a: { entry: [] } } }]
    for (const config of more.filter((one) => isTable(one))) {
      expect(() => createMachine(config)).toThrow('A machine of ours has no')
    }
  })

  test('a saved state that the machine does not have is refused', () => {
    expect(() => door.restoreSnapshot({ value: 'gone', context: {} })).toThrow('There is no state "gone"')
  })
})
