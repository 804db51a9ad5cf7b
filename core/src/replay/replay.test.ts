import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { recordCompactedLog } from '../testing/compacted-log.ts'
import { diff, firstDifference } from './diff.ts'
import { redact } from './redact.ts'
import { type ReplayedState, replay } from './replay.ts'

let recorded = ''
let lines: string[] = []

beforeAll(async () => {
  recorded = await recordCompactedLog()
  lines = recorded.trimEnd().split('\n')
})

const sentence = (file: string | readonly string[]): string => {
  try {
    replay(typeof file === 'string' ? file : [...file])
    return ''
  } catch (error) {
    return error instanceof Error && 'code' in error
      ? `${String(error.code)}: ${error.message}`
      : `not ours: ${String(error)}`
  }
}

test('I1: a compacted log replays to the recorded state, through every state on the way', () => {
  const replayed = replay(recorded)
  expect(replayed.header.base.seq).toBeGreaterThan(0)
  expect(replayed.difference).toBeNull()
  const steps = [...replayed.steps()]
  expect(steps).toHaveLength(replayed.events.length)
  for (const { event, state } of steps) expect(replayed.at(event.seq)).toEqual(state)
  expect(replayed.at(replayed.header.base.seq)).toEqual(replayed.base)
  expect(() => replayed.at(0)).toThrow('There is no event 0.')
})

test('I1: what an event changed is told alike by its states, which share what it left alone, and without them', () => {
  const changedBy = (before: ReplayedState, after: ReplayedState) =>
    Object.keys(after).filter((name) => firstDifference(before[name], after[name]) !== null)
  const log = replay(recorded)
  const steps = [...log.steps()]
  const told = steps.map(({ event, state }, index) => {
    const before = steps[index - 1]?.state ?? log.base
    return {
      event,
      changed: changedBy(before, state),
      written: Object.keys(state).filter((name) => state[name] !== before[name]),
    }
  })
  expect([...log.changes()]).toEqual(told.map(({ event, changed }) => ({ event, changed })))
  // An event of one domain is written down in the time of that domain, whatever else the shop holds.
  const [themes] = told.filter(({ event }) => event.type === 'ui.themeChosen')
  expect(themes).toMatchObject({ changed: ['ui'], written: ['ui'] })
})

test('an edit that later events overwrite is noticed, as a missing line is; a file without checksums is read as ever', () => {
  const themes = lines.findLastIndex((line) => line.includes('"quantity":7'))
  const edited = lines.with(themes, (lines[themes] ?? '').replace('"quantity":7', '"quantity":6'))
  expect(replay(recorded).altered).toBeNull()
  expect(replay(edited).altered).toBe(themes + 1)
  expect(replay(recorded.replaceAll('\n', '\r\n')).altered).toBeNull()
  const older = lines.map((line) => line.replace(/,"sum":"[0-9a-f]{8}"\}$/, '}'))
  expect(older.join()).not.toContain('"sum"')
  expect(replay(older).altered).toBeNull()
  expect(replay(lines.with(3, older[3] ?? '')).altered).toBe(4)
  expect(replay(redact(recorded)).altered).toBeNull()
  expect(redact(recorded)).toMatch(/,"sum":"[0-9a-f]{8}"\}\n$/)
  // What was edited gets no checksums that would say that it was not.
  expect(redact(edited)).not.toContain('"sum"')
})

test('I1: a changed end is found, and the first differing path is named', () => {
  const changed = (lines.at(-1) ?? '').replace('"theme":"dark"', '"theme":"light"')
  const replayed = replay([...lines.slice(0, -1), changed])
  expect(replayed.difference).toEqual({ path: 'ui.context.theme', before: 'light', after: 'dark' })
})

test('damaged, foreign and hostile files get one clear sentence', () => {
  const [header = '', first = '', ...rest] = lines
  expect(sentence('')).toBe('FILE_NOT_A_LOG: This file is not a Leaflog log.')
  expect(sentence('GIF89a')).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence('{"kind":"header"}')).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence('[1,2]')).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence([header.replace('"leaflog":1', '"leaflog":99')])).toMatch(/^FILE_VERSION_UNKNOWN/)
  expect(sentence(lines.slice(0, -1))).toMatch(/^FILE_DAMAGED: .*ends before its final state/)
  expect(sentence([header, first.slice(0, 40), ...rest])).toMatch(/^FILE_DAMAGED: This log is damaged at line 2/)
  expect(sentence([header, ...rest, first])).toMatch(/^FILE_OUT_OF_ORDER/)
  expect(sentence([header, first, first, ...rest])).toMatch(/^FILE_OUT_OF_ORDER/)
  expect(sentence([...lines, first])).toMatch(/^FILE_DAMAGED.*follows the final state/)
  expect(sentence([header, header, ...rest])).toMatch(/^FILE_DAMAGED.*second header/)
  const unknown = first.replace(/"type":"[^"]+"/, '"type":"rocket.launched"')
  expect(sentence([header, unknown, ...rest])).toMatch(/^FILE_VERSION_UNKNOWN: Event \d+ \(rocket.launched v1\)/)
  const later = first.replace('"v":1', '"v":7')
  expect(sentence([header, later, ...rest])).toMatch(/^FILE_VERSION_UNKNOWN/)
})

test('keys that could reach a prototype are refused, however they are written', () => {
  const [header = '', first = '', ...rest] = lines
  for (const key of ['"__proto__"', '"\\u005f_proto__"', '"constructor"', '"prototype"']) {
    const hostile = first.replace('"data":{', `"data":{${key}:{"polluted":true},`)
    expect(sentence([header, hostile, ...rest])).toMatch(/^FILE_HOSTILE/)
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  const deep = first.replace('"data":{', `"data":{"x":${'['.repeat(5000)}${']'.repeat(5000)},`)
  expect(sentence([header, deep, ...rest])).toMatch(/^FILE_HOSTILE/)
})

test('whatever is done to a log, it is read or refused with one of our sentences', () => {
  fc.assert(
    fc.property(fc.nat(recorded.length), fc.nat(40), fc.string({ maxLength: 12 }), (at, cut, inserted) => {
      const text = sentence(recorded.slice(0, at) + inserted + recorded.slice(at + cut))
      expect(text).toMatch(/^$|^(FILE_|EVENT_)/)
    }),
    { numRuns: 300 },
  )
})

test('diff names every path that differs, and none that does not', () => {
  expect([...diff({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 3 }, 4] })]).toEqual([
    { path: 'a[1].b', before: 2, after: 3 },
    { path: 'a[2]', before: undefined, after: 4 },
    { path: 'c', before: null, after: undefined },
  ])
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(firstDifference(value, structuredClone(value))).toBeNull()
    }),
  )
})
