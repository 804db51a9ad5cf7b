import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop } from '../sdk/create-shop.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { diff, firstDifference } from './diff.ts'
import { LONGEST_LINE } from './read-log.ts'
import { redact } from './redact.ts'
import { type ReplayedState, replay } from './replay.ts'

let folder = ''
let recorded = ''
let lines: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
  const shop = await createShop({
    gateway: 'https://shop.example',
    brand: 'fernhill',
    ports: createFakePorts({ http: createFakeGateway().http }),
    retention: { snapshotEvery: 8, retention: { events: 4, ms: 0 } },
  })
  await shop.navigation.arrived({ path: '/', search: '', hash: '' })
  await shop.ageGate.submit({ state: 'FL' })
  await shop.dispensary.choose('fl_miami')
  await shop.ui.open('sidebar')
  for (const quantity of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity })
    await shop.settled()
  }
  await shop.ui.chooseTheme('dark')
  await shop.settled()
  recorded = await shop.log.export()
  lines = recorded.trimEnd().split('\n')
  shop.dispose()
})
afterAll(() => rm(folder, { recursive: true }))

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

/** Runs the command on a file of these lines. */
async function command(content: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, `${Math.abs(content.length * 31 + args.length)}.jsonl`)
  await writeFile(file, content)
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, file, ...args], { maxBuffer: 64_000_000 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
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

test('an edit that later events overwrite is noticed, as a missing line is; a file without checksums is read as ever', async () => {
  const themes = lines.findLastIndex((line) => line.includes('"quantity":7'))
  const edited = lines.with(themes, (lines[themes] ?? '').replace('"quantity":7', '"quantity":6'))
  expect(replay(recorded).altered).toBeNull()
  expect(replay(edited).altered).toBe(themes + 1)
  expect(replay(recorded.replaceAll('\n', '\r\n')).altered).toBeNull()
  const older = lines.map((line) => line.replace(/,"sum":"[0-9a-f]{8}"\}$/, '}'))
  expect(older.join()).not.toContain('"sum"')
  expect(replay(older).altered).toBeNull()
  expect(replay(lines.with(3, older[3] ?? '')).altered).toBe(4)
  const noticed = await command(edited.join('\n'))
  expect(noticed.code).toBe(1)
  expect(noticed.err).toMatch(new RegExp(`^Line ${themes + 1} is not as it was exported`))
  expect(replay(redact(recorded)).altered).toBeNull()
  expect(redact(recorded)).toMatch(/,"sum":"[0-9a-f]{8}"\}\n$/)
})

test('the command: another brand and an unknown flag are named', async () => {
  await expectRefusal(recorded, /^This log is of the brand fernhill, not other\.\n$/, '--brand', 'other')
  await expectRefusal(recorded, /^Unknown option '--wat'\.\nusage:/, '--wat')
  expect((await command(recorded, '--brand', 'fernhill')).code).toBe(0)
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

test('the command: timeline, one state, a difference, and exit code 0', async () => {
  const timeline = await command(recorded)
  expect(timeline.code).toBe(0)
  expect(timeline.out.trimEnd().split('\n')).toHaveLength(replay(recorded).events.length)
  expect(timeline.out).toMatch(/ui\.themeChosen {2}ui/)
  const { base } = replay(recorded).header
  const at = await command(recorded, '--at', String(base.seq + 1), '--json')
  expect(JSON.parse(at.out)).toEqual(replay(recorded).at(base.seq + 1))
  const last = base.seq + replay(recorded).events.length
  const changed = await command(recorded, '--diff', String(last - 1), String(last))
  expect(changed.out).toBe('ui.context.theme: "light" -> "dark"\n')
})

async function expectRefusal(content: string, message: RegExp, ...args: string[]): Promise<void> {
  const { code, out, err } = await command(content, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(message)
}

test('the command: exit code 1 and the path for another end, 2 and one line for a file that is none', async () => {
  const differs = await command(recorded.replace(/"theme":"dark"(?!.*"theme":"dark")/s, '"theme":"light"'))
  expect(differs.code).toBe(1)
  expect(differs.err).toContain('ui.context.theme')
  for (const content of ['no log', recorded.slice(0, 900), '[[[['])
    await expectRefusal(content, /^FILE_[A-Z_]+: [^\n]+\n$/)
  await expectRefusal(recorded, /usage:/, '--at', 'x')
})

test('the command: a log as a test, and without personal data, printed or written', async () => {
  const at = String(replay(recorded).header.base.seq + 2)
  const shown = await command(recorded, '--as-test', '--at', at, '--expect', 'ui.theme=dark')
  expect(shown.code).toBe(0)
  expect(shown.out).toContain(`expect(shop.view.ui.view).toHaveProperty('theme', 'dark')`)
  const out = join(folder, 'written.ts')
  const written = await command(recorded, '--as-test', '--at', at, '--expect', 'ui.theme=dark', '--out', out)
  expect(written).toEqual({ code: 0, out: '', err: '' })
  expect(await readFile(out, 'utf8')).toBe(shown.out)
  const number = await command(recorded, '--as-test', '--domain', 'menu', '--expect', 'menu.kept=2')
  expect(number.out).toContain(`toHaveProperty('kept', 2)`)
  expect((await command(recorded, '--redact')).out).toBe(redact(recorded))
})

test('the command: wishes that do not go together are refused', async () => {
  for (const wish of [
    ['--expect', 'ui.theme=dark'],
    ['--out', 'x'],
    ['--as-test', '--redact'],
    ['--redact', '--json'],
  ])
    await expectRefusal(recorded, /usage:/, ...wish)
  await expectRefusal(recorded, /usage:/, '--as-test', '--expect', 'dark')
  await expectRefusal(recorded, /^EVENT_INVALID: There is no domain nothing/, '--as-test', '--domain', 'nothing')
})

test('the command: a line without end is refused before it fills the memory', async () => {
  await expectRefusal('x'.repeat(LONGEST_LINE + 70_000), /^FILE_TOO_LARGE/)
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
