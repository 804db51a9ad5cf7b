import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { counterEvents, createCounterDomain, noteDomain, noteEvents } from '../../testing/counter-domain.ts'
import { defineDomain } from './define-domain.ts'
import type { EventOf } from './define-events.ts'
import { createFolder } from './fold.ts'

const broken = () => {
  throw new TypeError('a defect')
}
/** Listens to the counter, and throws. */
const brokenDomain = defineDomain({
  name: 'broken',
  scope: 'shared',
  version: 1,
  events: {},
  machine: setup({
    types: { context: {} as { total: number }, events: {} as EventOf<typeof counterEvents> },
    actions: { breaks: assign(broken) },
  }).createMachine({ id: 'broken', context: { total: 0 }, on: { 'counter.added': { actions: 'breaks' } } }),
  due: broken,
  view: ({ context }) => context,
})

test('[8.23] a machine that throws keeps its state, the others go on, and developers are told once', () => {
  const reports: string[] = []
  const domains = [createCounterDomain(), noteDomain, brokenDomain]
  const folder = createFolder(domains, 'tab', (code, detail) => reports.push(`${code}: ${detail}`))
  const event = (by: number) => ({ ...counterEvents.added({ by }), id: `id-${by}`, at: 1000, tab: 'tab', cause: null })
  let state = folder.initial()
  for (const by of [1, 2]) {
    const decided = folder.decide(state, event(by))
    expect(decided.refused).toBeNull()
    ;({ state } = decided)
  }
  expect(state['counter']?.context).toMatchObject({ total: 3 })
  expect(folder.due(state)).toMatchObject([{ event: { type: 'counter.reset' } }])
  expect(folder.due(state)).toHaveLength(1)
  expect(reports).toEqual([
    'MACHINE_FAILED: broken, counter.added: TypeError',
    'MACHINE_FAILED: broken, due: TypeError',
  ])
  const note = { ...noteEvents.written({ text: 'fine' }), id: 'id-3', at: 1000, tab: 'tab', cause: null }
  expect(folder.decide(state, note).refused).toBeNull()
  expect(reports).toHaveLength(2)
})
