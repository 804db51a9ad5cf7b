/**
 * Every machine of the shop is pure (I1): its table is checked, and it runs with random events while clock and
 * randomness throw.
 */
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import * as z from 'zod/mini'
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { type Folder, type State, createFolder } from '../engine/kernel/fold.ts'
import { type LogEvent, asWritten, logEvent, parseJson } from '../engine/log/event.ts'
import { allDomains } from '../domains/domains.ts'
import { randomEventsOf, valueOf } from './random-events.ts'
import { createCounterDomain, noteDomain } from './counter-domain.ts'
import { createRecordingDomain } from './recording-domain.ts'

const domains: readonly Domain[] = [...allDomains, createCounterDomain(), noteDomain, createRecordingDomain()]

afterEach(() => vi.unstubAllGlobals())

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

interface Action {
  readonly type?: unknown
  readonly delay?: unknown
}
const asAction = (action: unknown): Action =>
  (typeof action === 'object' || typeof action === 'function') && action !== null ? action : { type: action }

/** Every action of a machine: of its states, its transitions and its named actions. */
function actionsOf(machine: AnyStateMachine): Action[] {
  const ofNodes = nodesOf(machine.root).flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...[...node.transitions.values()].flat().flatMap((transition) => [...transition.actions]),
    ...(node.always ?? []).flatMap((transition) => [...transition.actions]),
  ])
  return [...ofNodes, ...Object.values(machine.implementations.actions)].map(asAction)
}

const ALLOWED = new Set(['xstate.assign', 'xstate.raise', 'xstate.enqueueActions'])
const NOT_JSON = new Set('date map set bigint symbol function promise custom file nan undefined void'.split(' '))
const isBuiltIn = ({ type }: Action) => typeof type === 'string' && type.startsWith('xstate.')

for (const { name, machine, effects = {}, events } of domains) {
  test(`I1: ${name} waits for nothing, starts nothing and sends nothing`, () => {
    for (const node of nodesOf(machine.root)) {
      expect(node.config.after, `after in ${node.id}`).toBeUndefined()
      expect(node.config.invoke, `invoke in ${node.id}`).toBeUndefined()
      expect([...node.transitions.keys()].filter((event) => event.startsWith('xstate.'))).toEqual([])
    }
    expect(machine.implementations.actors).toEqual({})
    expect(machine.implementations.delays).toEqual({})
    const actions = actionsOf(machine)
    expect(actions.filter((action) => isBuiltIn(action) && !ALLOWED.has(String(action.type)))).toEqual([])
    expect(actions.filter(({ delay }) => delay !== undefined)).toEqual([])
    const text = Object.values(machine.implementations.actions).map(String).join()
    expect(text).not.toMatch(/\b(spawn|spawnChild|stopChild|sendTo|sendParent)\b/)
  })

  test(`I4: each effect of ${name} is known, and used`, () => {
    const named = Object.entries(machine.implementations.actions)
      .filter(([, action]) => !isBuiltIn(asAction(action)))
      .map(([action]) => action)
    expect(named.toSorted()).toEqual(Object.keys(effects).toSorted())
  })

  test(`I1: what ${name} records is JSON, and stays what it is when it is read again`, () => {
    const kinds = Object.values(events).flatMap(({ schema }) => typesOf(schema))
    expect(kinds.filter((kind) => NOT_JSON.has(kind))).toEqual([])
    fc.assert(
      fc.property(
        fc.oneof(...Object.values(events).map((event) => valueOf(event.schema).map((data) => ({ event, data })))),
        ({ event, data }) => {
          const read = event.schema.safeParse(data)
          const written = read.success ? asWritten(read.data) : null
          expect(read.success ? event.schema.parse(written) : null).toEqual(written)
        },
      ),
    )
  })

  test(`I1: ${name} listens only to events that somebody records`, () => {
    const known = new Set(domains.flatMap((domain) => Object.values(domain.events).map(({ type }) => type)))
    expect(machine.events.filter((type: string) => !known.has(type) && type !== '*')).toEqual([])
  })
}

/** The types of all schemas within a schema. */
function typesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodMiniType) || seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema
  const inner = Object.values({ ...def, ...(schema instanceof z.ZodMiniLazy && { getter: schema.def.getter() }) })
  const parts = inner.flatMap((part: unknown): unknown[] =>
    typeof part === 'object' && part !== null && !(part instanceof z.ZodMiniType) ? Object.values(part) : [part],
  )
  return [def.type, ...parts.flatMap((part) => typesOf(part, seen))]
}

const events = randomEventsOf(domains)

/** The event as a log would store it, or null if the schema refuses it. */
function eventOf(folder: Folder, { type, v, data }: DomainEvent, seq: number): LogEvent | null {
  const read = folder.find(type)?.schema.safeParse(data)
  if (!read?.success) return null
  const recorded = {
    id: `id-${seq}`,
    at: 1_000_000 + seq * 1000,
    type,
    v,
    data: asWritten(read.data),
    tab: 'tab',
    cause: null,
    seq,
  }
  return recorded
}

function forbidClockAndChance(): void {
  const forbidden = (what: string) => () => {
    throw new Error(`${what} in a machine`)
  }
  class NoNow extends Date {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) throw new Error('the clock in a machine')
      super(...given)
    }
    static override now = forbidden('the clock')
  }
  vi.stubGlobal('Date', NoNow)
  vi.stubGlobal('performance', { now: forbidden('the clock') })
  vi.stubGlobal('crypto', { randomUUID: forbidden('chance'), getRandomValues: forbidden('chance') })
  vi.stubGlobal('Math', Object.create(Math, { random: { value: forbidden('chance') } }))
}

test('I1: for any events, live state, fold and restored snapshot are equal, without clock or randomness', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...events), { maxLength: 60, size: 'max' }), fc.nat({ max: 60 }), (tried, cut) => {
      const live = createFolder(domains, 'tab')
      forbidClockAndChance()
      let state: State = live.initial()
      const log: string[] = []
      let snapshot = { at: 0, text: JSON.stringify(live.save(state)), tab: JSON.stringify(live.saveTab(state)) }
      for (const wanted of tried) {
        const event = eventOf(live, wanted, log.length + 1)
        if (!event) continue
        const decided = live.decide(state, event)
        expect(decided.refused === null || decided.state === state).toBe(true)
        // A machine that read the clock has thrown.
        expect(decided.refused).not.toBe('EVENT_FAILED')
        for (const effect of decided.effects) asWritten(effect.params)
        if (decided.refused !== null) continue
        ;({ state } = decided)
        log.push(JSON.stringify(event))
        for (const each of Object.values(state)) expect(each.children).toEqual({})
        if (log.length === cut)
          snapshot = { at: cut, text: JSON.stringify(live.save(state)), tab: JSON.stringify(live.saveTab(state)) }
      }
      const saved = JSON.stringify([live.save(state), live.saveTab(state), live.due(state)])
      const read = (text: string) => logEvent.parse(parseJson(text))
      const folded = log.map(read).reduce(live.fold, live.initial())
      expect(JSON.stringify([live.save(folded), live.saveTab(folded), live.due(folded)])).toBe(saved)

      const restored = live.restore(parseJson(snapshot.text), live.initial())
      expect(restored.missing).toEqual([])
      const whole = live.restoreTab(parseJson(snapshot.tab), restored.state)
      const later = log.slice(snapshot.at).map(read).reduce(live.fold, whole)
      expect(JSON.stringify([live.save(later), live.saveTab(later), live.due(later)])).toBe(saved)
      vi.unstubAllGlobals()
    }),
    { numRuns: 300 },
  )
})

test('I1: self-test: a machine that reads the clock is detected', () => {
  forbidClockAndChance()
  expect(() => Date.now()).toThrow('clock')
  expect(() => new Date()).toThrow('clock')
  expect(() => Math.random()).toThrow('chance')
  expect(new Date(0).getTime()).toBe(0)
  expect(Math.max(1, 2)).toBe(2)
})
