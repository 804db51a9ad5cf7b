import { expect, test } from 'vitest'
import { allDomains } from '../domains/domains.ts'
import { guardText } from './guard-text.ts'
import { readChart } from './read-chart.ts'

const guard = (source: string, name = 'guard') => guardText({ name, toString: () => source })

test.each([
  ['({ context }) => context.customer !== null', 'context.customer !== null'],
  ['({ context, event }) => (event.data.expiresAt ?? 0) > event.at', '(event.data.expiresAt ?? 0) > event.at'],
  ['({context:e,event:t})=>e.saving?.id===t.data.change', 'context.saving?.id === event.data.change'],
  [
    '({context:e,event:{tab:t,data:n}})=>e.pages[n.tab]?.until===n.until&&t!=="e"',
    'context.pages[event.data.tab]?.until === event.data.until && event.tab !== "e"',
  ],
  ['({context:e})=>!e.e&&e.t!==void 0', '!context.e && context.t !== undefined'],
  ['({ event }) => { const x = 1; return event.data.x === x }', 'event.data.x === x'],
  ['({ event: e }) => { if (e.x) return true }', '{ if (event.x) return true }'],
  ['e=>e.context.order!==null', 'e.context.order !== null'],
  ['function guard() { return true }', 'guard'],
])('%s asks %s', (source, text) => {
  expect(guard(source)).toBe(text)
})

test('a name says more than a condition, unless a minifier has given it', () => {
  expect(guard('({ context }) => context.order !== null', 'hasOrder')).toBe('hasOrder')
  expect(guard('({context:e})=>e.order!==null', 'a')).toBe('context.order !== null')
})

test('a condition that is too long for a chart ends in dots', () => {
  expect(guard(`({ context }) => ${'context.a && '.repeat(20)}true`)).toMatch(/^context\.a && [^…]{77}…$/)
})

test('every guard of every domain says what it asks', () => {
  const guards = allDomains.flatMap(({ name, machine }) =>
    readChart(name, machine.config).arrows.flatMap((arrow) => (arrow.guard === null ? [] : [arrow.guard])),
  )
  expect(guards.length).toBeGreaterThan(150)
  expect(guards.filter((text) => ['guard', ''].includes(text))).toEqual([])
})
