import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from './open-file.ts'
import { searchStates } from './state-search.ts'
import { everything, matching } from './timeline.ts'

const open = (name: string) =>
  openFile(readFileSync(join(import.meta.dirname, '../../../fixtures/logs', `${name}.jsonl`), 'utf8')).history

const order = open('commerce-order')
const found = (text: string, history = order, tab = history.recording.tab) => {
  const seqs = searchStates(history, text, tab)
  return seqs && [...seqs].map((seq) => history.event(seq).type)
}

test('an event is found at which something in a view became so, and not those after which it stayed so', () => {
  expect(found('commerceCart.lines.length == 2')).toEqual(['commerceCart.addRequested'])
  expect(found('checkout.order != null')).toEqual(['checkout.placed'])
  expect(found('commerceCart.lines.length == 0')).toEqual(['checkout.placed'])
  expect(found('commerceCart.count > 2')).toHaveLength(1)
  expect(found('ui.theme == dark')).toEqual([])
})

test('or at which it changed', () => {
  expect(found('commerceCart.lines.length changes')).toEqual([
    'commerceCart.addRequested',
    'commerceCart.addRequested',
    'checkout.placed',
  ])
  expect(found('ui.theme changes')).toEqual([])
})

test('what asks nothing about a state is a search for words', () => {
  for (const text of ['', 'ui.theme', 'dark', 'nothing.at == 1', 'a == b', 'what changes'])
    expect(found(text)).toBeNull()
  expect(matching(order, { ...everything, text: 'ui.theme' })).toEqual([])
  expect(matching(order, { ...everything, text: 'checkout.order != null' }).map(({ type }) => type)).toEqual([
    'checkout.placed',
  ])
})

test('a tab’s own view is that of the chosen tab', () => {
  const tabs = open('two-tabs')
  const [first = '', second = ''] = tabs.tabs
  expect(found('ui.sidebar == true', tabs, first)).toEqual(['ui.opened'])
  expect(found('ui.sidebar == true', tabs, second)).toEqual([])
})

test('every event is walked through once, with the state after it', () => {
  const { tab } = order.recording
  const walked = [...order.walk(tab)]
  expect(walked.map(({ event }) => event)).toEqual(order.events)
  for (const { event, state } of walked.slice(0, 12)) expect(state()).toEqual(order.at(event.seq, tab))
})
