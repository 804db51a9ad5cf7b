import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createShop } from '../sdk/create-shop.ts'
import { recordCompactedLog } from '../testing/compacted-log.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { diff, firstDifference } from './diff.ts'
import { openLog } from './open-log.ts'
import { LONGEST_LINE } from './read-log.ts'
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
  const last = replayed.header.base.seq + replayed.events.length
  expect(replayed.at(last)).toEqual(steps.at(-1)?.state)
  for (const seq of [0, last + 1])
    expect(() => replayed.at(seq)).toThrow(
      expect.objectContaining({ code: 'EVENT_INVALID', message: `There is no event ${seq}.` }),
    )
})

test('I1: a log from its first event on begins with nothing; a step to a state that says the same is no change', async () => {
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports: createFakePorts() })
  for (const path of ['/', '/about']) await shop.navigation.arrived({ path, search: '', hash: '' })
  const text = await shop.log.export()
  const log = openLog(text)
  shop.dispose()
  expect([log.header.base.shared, log.difference]).toEqual([null, null])
  const arrived = log.events.findIndex(({ type }) => type === 'navigation.arrived')
  const [before, after] = [arrived, arrived + 1].map((count) =>
    log.events.slice(0, count).reduce(log.folder.fold, log.base),
  )
  expect(before?.['ui']).not.toBe(after?.['ui'])
  const changes = [...replay(text).changes()]
  expect(changes[arrived]?.changed).toContain('navigation')
  expect(changes[arrived]?.changed).not.toContain('ui')
})

test('I1: what a tab had heard when it came to a log is not told to it again, and what followed is', async () => {
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports: createFakePorts() })
  await shop.ui.toast({ type: 'success', text: 'before' })
  const came = await shop.log.export()
  await shop.ui.toast({ type: 'success', text: 'after' })
  const file = await shop.log.export()
  shop.dispose()
  const { header } = openLog(file)
  const [, ...rest] = file.trimEnd().split('\n')
  const { tab, seq } = openLog(came).recorded
  const heard = (tabSeq: number) =>
    replay([JSON.stringify({ ...header, base: { ...header.base, tab, tabSeq } }), ...rest].join('\n'))
  expect(heard(seq).difference).toBeNull()
  expect(heard(seq).at(seq)['ui']).toEqual(heard(seq).base['ui'])
  expect(heard(0).difference?.path).toContain('toasts')
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
  expect(sentence('')).toBe('FILE_NOT_A_LOG: This file isn’t a Leaflog log.')
  expect(sentence('GIF89a')).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence('{"kind":"header"}')).toMatch(/^FILE_NOT_A_LOG/)
  for (const text of ['[1,2]', 'null', '5', '"leaflog"', '{"leaflog":1}'])
    expect([text, sentence(text)]).toEqual([text, 'FILE_NOT_A_LOG: This file isn’t a Leaflog log.'])
  expect(sentence([header.replace('"leaflog":1', '"leaflog":"99"')])).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence([first.replace('{', '{"leaflog":1,'), header, ...rest])).toMatch(/^FILE_NOT_A_LOG/)
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

test('what is wrong with a line is said, and which one', () => {
  const [header = '', first = '', ...rest] = lines
  const { seq, type } = replay(recorded).events[0] ?? {}
  const instead = (line: string) => sentence([header, line, ...rest])
  expect(instead('{"kind":')).toBe('FILE_DAMAGED: This log is damaged at line 2: it is not JSON.')
  expect(instead('{"kind":"menu"}')).toBe('FILE_DAMAGED: This log is damaged at line 2: it is not a line of a log.')
  expect(instead(first.replace('"data":{', '"data":{"__proto__":{},'))).toBe(
    'FILE_HOSTILE: Line 2 holds something that no log holds.',
  )
  expect(instead(first.replace(`"seq":${seq}`, `"seq":${Number(seq) + 5}`))).toBe(
    `FILE_OUT_OF_ORDER: Event ${Number(seq) + 5} stands where ${seq} should be.`,
  )
  expect(instead(first.replace(/"quantity":\d+/, '"quantity":"many"'))).toBe(
    `FILE_DAMAGED: Event ${seq} (${type}) is damaged.`,
  )
  const [end = ''] = lines.slice(-1)
  const { seq: ended } = openLog(recorded).recorded
  expect(sentence([...lines.slice(0, -1), end.replace(`"seq":${ended}`, '"seq":7')])).toBe(
    `FILE_DAMAGED: This log is damaged at line ${lines.length}: the final state is that of event 7.`,
  )
  expect(sentence([...lines.slice(0, -1), end.replace('"shared":{', '"shared":{"ui":3,')])).toBe(
    'FILE_DAMAGED: This log is damaged: a state in it is not one.',
  )
  const older = header.replace(
    /("orderingCart":\{"hash":"[0-9a-f]{8}","version":)\d+/,
    (_, start: string) => `${start}99`,
  )
  expect(sentence([older, first, ...rest])).toBe(
    'FILE_VERSION_UNKNOWN: This log begins with a state of another version of Leaflog.',
  )
})

test('lines and values have a greatest size; what is as large as that is read', () => {
  const [header = '', first = '', ...rest] = lines
  expect(sentence(['x'.repeat(LONGEST_LINE)])).toMatch(/^FILE_NOT_A_LOG/)
  expect(sentence(['x'.repeat(LONGEST_LINE + 1)])).toBe("FILE_TOO_LARGE: Line 1 is longer than a log's can be.")
  // The line, its event and its data are the first three.
  const nested = (depth: number) => `"data":{"x":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)},`
  const at = (depth: number) => sentence([header, first.replace('"data":{', nested(depth)), ...rest])
  expect(at(200)).not.toMatch(/^FILE_HOSTILE/)
  expect(at(201)).toMatch(/^FILE_HOSTILE/)
})

test('texts that events refer to are read with them, and lines of nothing are passed over', () => {
  const [header = '', ...rest] = lines
  const blob = JSON.stringify({ kind: 'blob', hash: 'a'.repeat(64), text: '{}' })
  const read = openLog([header, '  ', blob, '', ...rest])
  expect([...read.blobs]).toEqual([['a'.repeat(64), '{}']])
  expect(read.difference).toBeNull()
})

test('[finding 12] a key that could reach a prototype is refused, however it is written; one that only looks like it is read', () => {
  const [header = '', first = '', ...rest] = lines
  const holding = (key: string) =>
    sentence([header, first.replace('"data":{', `"data":{${key}:{"polluted":true},`), ...rest])
  for (const key of ['"__proto__"', '"\\u005f_proto__"']) expect(holding(key)).toMatch(/^FILE_HOSTILE/)
  for (const key of ['"constructor"', '"prototype"']) expect(holding(key)).not.toMatch(/^FILE_HOSTILE/)
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
  for (const [one, other] of [
    [null, {}],
    [{}, null],
    [[], {}],
    ['', {}],
  ])
    expect([...diff({ a: one }, { a: other })]).toEqual([{ path: 'a', before: one, after: other }])
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
