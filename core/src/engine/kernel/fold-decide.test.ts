import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assign, setup } from 'xstate'
import type { ErrorCode } from '../../errors/errors.ts'
import {
  COUNTER_LIMIT,
  counterEvents,
  createCounterDomain,
  noteDomain,
  noteEvents,
} from '../../testing/counter-domain.ts'
import { type Domain, defineDomain, effect } from './define-domain.ts'
import { type EventOf, type DomainEvent, defineEvents } from './define-events.ts'
import { createFolder, stateOf } from './fold.ts'

const lampEvents = defineEvents('lamp', { lit: { v: 1, data: z.object({}) } })

/** Listens to its own event and to the counter's, and has something done at each. */
const createLamp = (more: Partial<Pick<Domain, 'durability' | 'refuse'>> = {}) =>
  defineDomain({
    name: 'lamp',
    scope: 'shared',
    version: 1,
    events: lampEvents,
    machine: setup({
      types: {
        context: {} as { seen: unknown[] },
        events: {} as EventOf<typeof lampEvents> | EventOf<typeof counterEvents>,
      },
      actions: { see: assign(({ context, event }) => ({ seen: [...context.seen, event] })), glow: effect() },
      guards: { isDark: ({ context }) => context.seen.length === 0 },
    }).createMachine({
      id: 'lamp',
      context: { seen: [] },
      on: { 'lamp.lit': { guard: 'isDark', actions: ['see', 'glow'] }, 'counter.added': { actions: ['see', 'glow'] } },
    }),
    view: ({ context }) => context,
    ...more,
  })

const draft = (event: DomainEvent, id = 'id-1', tab = 'mine') => ({
  ...event,
  data: asJson(event.data),
  id,
  at: 1000,
  tab,
  cause: null,
})
const asJson = (data: unknown) => z.json().parse(data)
const add = (by: number, tab?: string) => draft(counterEvents.added({ by }), `add-${by}`, tab)
const folderOf = (...domains: Domain[]) => createFolder(domains, 'mine')

describe('I3: the event’s own domain decides', () => {
  test('what it accepts steps every listener, and its own effects come first', () => {
    const folder = folderOf(createLamp(), createCounterDomain())
    const { state, refused, effects } = folder.decide(folder.initial(), add(3))
    expect(refused).toBeNull()
    expect(effects).toEqual([
      { effect: 'counter.save', params: { total: 3 } },
      { effect: 'lamp.glow', params: {} },
    ])
    expect(state['counter']?.context).toMatchObject({ total: 3, seen: ['add-3'] })
    expect(state['lamp']?.context).toMatchObject({ seen: [{ id: 'add-3' }] })
  })

  test('what it does not accept changes nobody, nothing is done, and nothing has failed', () => {
    const reports: string[] = []
    const folder = createFolder([createLamp(), createCounterDomain()], 'mine', (code) => reports.push(code))
    const before = folder.initial()
    expect(folder.decide(before, add(COUNTER_LIMIT + 1))).toEqual({
      state: before,
      refused: 'EVENT_REJECTED',
      effects: [],
    })
    expect(folder.decide(before, add(COUNTER_LIMIT + 1)).state).toBe(before)
    expect(reports).toEqual([])
  })

  test('its own step is taken once', () => {
    const folder = folderOf(createLamp())
    const { state } = folder.decide(folder.initial(), draft(lampEvents.lit({})))
    expect(state['lamp']?.context).toMatchObject({ seen: [{ type: 'lamp.lit' }] })
    expect(folder.decide(state, draft(lampEvents.lit({}))).refused).toBe('EVENT_REJECTED')
  })

  test('an event that nobody owns is refused', () => {
    const folder = folderOf(noteDomain)
    expect(folder.decide(folder.initial(), add(3)).refused).toBe('EVENT_REJECTED')
  })

  test('a domain may have a better answer than no', () => {
    const asked: string[] = []
    const refuse = (_: unknown, { id }: { id: string }): ErrorCode | null => {
      asked.push(id)
      return id === 'first' ? 'READ_ONLY' : null
    }
    const folder = folderOf(createLamp({ refuse }))
    const lit = folder.decide(folder.initial(), draft(lampEvents.lit({}), 'lit')).state
    expect(asked).toEqual([])
    expect(folder.decide(lit, draft(lampEvents.lit({}), 'first')).refused).toBe('READ_ONLY')
    expect(folder.decide(lit, draft(lampEvents.lit({}), 'second')).refused).toBe('EVENT_REJECTED')
  })

  test('[8.23] an answer that throws is no answer, and is told as what it was', () => {
    const reports: string[] = []
    const refuse = () => {
      throw new RangeError('a defect')
    }
    const folder = createFolder([createLamp({ refuse })], 'mine', (code, detail) => reports.push(`${code}: ${detail}`))
    const lit = folder.decide(folder.initial(), draft(lampEvents.lit({}))).state
    expect(folder.decide(lit, draft(lampEvents.lit({}))).refused).toBe('EVENT_REJECTED')
    expect(reports).toEqual(['MACHINE_FAILED: lamp, refusing lamp.lit: RangeError'])
  })

  test('[8.23] a domain that throws while it decides has failed, and nothing is stepped', () => {
    const reports: string[] = []
    const broken = defineDomain({
      name: 'lamp',
      scope: 'shared',
      version: 1,
      events: lampEvents,
      view: ({ context }) => context,
      machine: setup({
        types: { context: {} as { seen: unknown[] }, events: {} as EventOf<typeof lampEvents> },
        actions: {
          break: assign((): { seen: unknown[] } => {
            throw new TypeError('a defect')
          }),
        },
      }).createMachine({ id: 'lamp', context: { seen: [] }, on: { 'lamp.lit': { actions: 'break' } } }),
    })
    const folder = createFolder([broken], 'mine', (code, detail) => reports.push(`${code}: ${detail}`))
    const before = folder.initial()
    expect(folder.decide(before, draft(lampEvents.lit({})))).toEqual({
      state: before,
      refused: 'EVENT_FAILED',
      effects: [],
    })
    expect(reports).toEqual(['MACHINE_FAILED: lamp, lamp.lit: TypeError'])
  })
})

describe('I1: what is recorded is folded', () => {
  test('a machine sees the same envelope, whatever else comes with it', () => {
    const folder = folderOf(createLamp(), createCounterDomain())
    const decided = folder.decide(folder.initial(), add(3))
    const folded = folder.fold(folder.initial(), { ...add(3), seq: 7 })
    expect(folded).toEqual(decided.state)
    expect(JSON.stringify(folded['lamp']?.context)).toBe(
      '{"seen":[{"id":"add-3","at":1000,"type":"counter.added","v":1,"data":{"by":3},"tab":"mine","cause":null}]}',
    )
  })

  test('what changes nothing gives the same state back', () => {
    const folder = folderOf(createCounterDomain())
    const before = folder.initial()
    expect(folder.fold(before, { ...add(-1), seq: 1 })).toBe(before)
  })

  test('a state that lacks a domain is said', () => {
    const folder = folderOf(createCounterDomain())
    expect(() => folder.fold({}, { ...add(1), seq: 1 })).toThrow('no state of counter')
    expect(() => stateOf({}, noteDomain)).toThrow(expect.objectContaining({ code: 'EVENT_FAILED' }))
  })
})

describe('a tab domain takes what its own tab wrote', () => {
  let folder = folderOf(createCounterDomain(), noteDomain)
  beforeEach(() => {
    folder = folderOf(createCounterDomain(), noteDomain)
  })
  const note = (tab: string) => ({ ...draft(noteEvents.written({ text: 'fine' }), 'note', tab), seq: 1 })
  const texts = (state: ReturnType<typeof folder.initial>): unknown => state['note']?.context

  test('and refuses what another wrote', () => {
    expect(texts(folder.decide(folder.initial(), note('mine')).state)).toEqual({ texts: ['fine'] })
    expect(folder.decide(folder.initial(), note('other')).refused).toBe('EVENT_REJECTED')
    expect(texts(folder.fold(folder.initial(), note('other')))).toEqual({ texts: [] })
    expect(texts(folder.fold(folder.initial(), note('mine')))).toEqual({ texts: ['fine'] })
  })

  test('shared and tab domains can be folded apart', () => {
    const initial = folder.initial()
    expect(folder.foldShared(initial, note('mine'))).toBe(initial)
    expect(texts(folder.foldTab(initial, note('mine')))).toEqual({ texts: ['fine'] })
    expect(folder.foldTab(initial, { ...add(1), seq: 1 })).toBe(initial)
    expect(folder.foldShared(initial, { ...add(1), seq: 1 })['counter']?.context).toMatchObject({ total: 1 })
  })

  test('only such an event of this tab concerns them', () => {
    expect(folder.concernsTab(note('mine'))).toBe(true)
    expect(folder.concernsTab(note('other'))).toBe(false)
    expect(folder.concernsTab(add(1))).toBe(false)
    expect(folder.concernsTab(draft({ type: 'nobody.knows', v: 1, data: {} }))).toBe(false)
  })
})

test('an event is known by its type, and waits for the disk where its domain says so', () => {
  const folder = folderOf(createCounterDomain(), createLamp({ durability: 'strict' }))
  expect(folder.find('counter.added')).toBe(counterEvents.added)
  expect(folder.find('lamp.out')).toBeUndefined()
  expect(folder.isStrict({ type: 'lamp.lit' })).toBe(true)
  expect(folder.isStrict({ type: 'counter.added' })).toBe(false)
  expect(folder.isStrict({ type: 'nobody.knows' })).toBe(false)
})

test('what becomes true by itself is listed over all domains', () => {
  const folder = folderOf(createLamp(), createCounterDomain())
  expect(folder.due(folder.initial())).toEqual([])
  const { state } = folder.decide(folder.initial(), add(1))
  expect(folder.due(state)).toEqual([{ at: 61_000, event: counterEvents.reset({ until: 61_000 }) }])
})
