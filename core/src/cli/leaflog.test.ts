/** `leaflog replay`, as its own process. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCompactedLog } from '../testing/compacted-log.ts'
import { exported } from '../testing/exported-log.ts'
import { LONGEST_LINE } from '../replay/read-log.ts'
import { redact } from '../replay/redact.ts'
import { replay } from '../replay/replay.ts'

let folder = ''
let recorded = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
  recorded = await recordCompactedLog()
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command on a file of these lines. */
async function command(content: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, `${Math.abs(content.length * 31 + args.length)}.jsonl`)
  await writeFile(file, content)
  return leaflog('replay', file, ...args)
}

function leaflog(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = fileURLToPath(new URL('./leaflog.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { maxBuffer: 64_000_000 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

async function expectRefusal(content: string, message: RegExp, ...args: string[]): Promise<void> {
  const { code, out, err } = await command(content, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(message)
}

test('an edited line is named', async () => {
  const lines = recorded.trimEnd().split('\n')
  const themes = lines.findLastIndex((line) => line.includes('"quantity":7'))
  const edited = lines.with(themes, (lines[themes] ?? '').replace('"quantity":7', '"quantity":6'))
  const noticed = await command(edited.join('\n'))
  expect(noticed.code).toBe(1)
  expect(noticed.err).toMatch(new RegExp(`^Line ${themes + 1} is not as it was exported`))
})

test('[finding 12] the log of another page is named', async () => {
  await expectRefusal(
    recorded,
    /^This log is from no page, not https:\/\/shop\.example\.\n$/,
    '--origin',
    'https://shop.example',
  )
})

test('another brand and an unknown flag are named', async () => {
  await expectRefusal(recorded, /^This log is of the brand fernhill, not other\.\n$/, '--brand', 'other')
  await expectRefusal(recorded, /^Unknown option '--wat'\.\nusage:/, '--wat')
  expect((await command(recorded, '--brand', 'fernhill')).code).toBe(0)
})

test('timeline, one state, a difference, and exit code 0', async () => {
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

test('exit code 1 and the path for another end, 2 and one line for a file that is none', async () => {
  const differs = await command(recorded.replace(/"theme":"dark"(?!.*"theme":"dark")/s, '"theme":"light"'))
  expect(differs.code).toBe(1)
  expect(differs.err).toContain('ui.context.theme')
  for (const content of ['no log', recorded.slice(0, 900), '[[[['])
    await expectRefusal(content, /^FILE_[A-Z_]+: [^\n]+\n$/)
  await expectRefusal(recorded, /^--at needs the number of an event, not 'x'\.\nusage:/, '--at', 'x')
})

test('the command has subcommands, each with its help; what is missing or unknown is named', async () => {
  const help = await leaflog('--help')
  expect([help.code, help.err]).toEqual([0, ''])
  expect(help.out).toMatch(/^usage: leaflog COMMAND[\s\S]+\n {2}replay {2}/)
  const ofReplay = await leaflog('replay', '--help')
  expect([ofReplay.code, ofReplay.out]).toEqual([0, expect.stringMatching(/^usage: leaflog replay FILE/)])
  for (const [args, says] of [
    [[], /^usage: leaflog COMMAND/],
    [['wat'], /^There is no command wat\.\nusage:/],
    [['constructor'], /^There is no command constructor\.\nusage:/],
    [['replay'], /^No file is named\.\nusage: leaflog replay/],
    [['replay', 'a', 'b'], /^One file at a time: b is one too many\.\nusage:/],
    [['replay', join(folder, 'nowhere.jsonl')], /^The file cannot be read or written \(ENOENT\)\.\n$/],
  ] as const) {
    const { code, out, err } = await leaflog(...args)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)])
  }
})

test('a log as a test, and without personal data, printed or written', async () => {
  const at = String(replay(recorded).header.base.seq + 2)
  const shown = await command(recorded, '--as-test', '--at', at, '--expect', 'ui.theme=dark')
  expect(shown.code).toBe(0)
  expect(shown.out).toContain(`expect(shop.view.ui.view).toHaveProperty('theme', 'dark')`)
  const number = await command(recorded, '--as-test', '--domain', 'menu', '--expect', 'menu.kept=2')
  expect(number.out).toContain(`toHaveProperty('kept', 2)`)
  const all = await command(recorded, '--as-test')
  const out = join(folder, 'written.ts')
  expect(await command(recorded, '--as-test', '--out', out)).toEqual({ code: 0, out: '', err: '' })
  expect(await readFile(out, 'utf8')).toBe(all.out)
  const redacted = await command(recorded, '--redact')
  expect(redacted.out).toBe(redact(recorded))
  expect(redacted.err).toMatch(/^Replaced: \d+ in personal fields[^\n]*\.\n$/)
})

test('with an expectation and a file to write, the events of a test are in a log beside it', async () => {
  const at = String(replay(recorded).header.base.seq + 2)
  const out = join(folder, 'apart.test.ts')
  const written = await command(recorded, '--as-test', '--at', at, '--expect', 'ui.theme=dark', '--out', out)
  expect(written).toEqual({ code: 0, out: '', err: '' })
  const text = await readFile(out, 'utf8')
  expect(text).toContain(`givenLog(readFileSync(join(import.meta.dirname, 'apart.test.jsonl'), 'utf8'))`)
  const log = replay(await readFile(join(folder, 'apart.test.jsonl'), 'utf8'))
  expect([log.difference, log.events.at(-1)?.seq]).toEqual([null, Number(at)])
})

test('a recorded order becomes a minimal failing test in one command, without personal data', async () => {
  const order = await readFile(new URL('../../../fixtures/logs/commerce-order.jsonl', import.meta.url), 'utf8')
  const out = join(folder, 'minimal.test.ts')
  const wish = ['--minimize', '--expect', 'commerceCart.lines.length==1', '--at', '26']
  const { code, err } = await command(order, '--redact', ...wish, '--as-test', '--out', out)
  expect(code).toBe(0)
  expect(err).toMatch(/^Replaced: [^\n]+\n3 of 26 events are left\. commerceCart\.lines\.length is 2\.\n$/)
  const text = await readFile(out, 'utf8')
  expect(text.split('\n').length).toBeLessThan(25)
  expect(text).toContain(`toHaveProperty('lines.length', 1)`)
  const log = await readFile(join(folder, 'minimal.test.jsonl'), 'utf8')
  expect(replay(log).header.redacted).toBe(true)
  const kept = ['--keep', '7', '--although', 'commerceCart.status=ready']
  const shown = await command(order, ...wish, ...kept)
  expect(shown.err).toMatch(/^\d of 26 events are left/)
  expect(replay(shown.out).events.map(({ id }) => id)).toContain(replay(order).events[6]?.id)
})

test('wishes that do not go together are refused', async () => {
  for (const [says, ...wish] of [
    ['--expect needs --as-test or --minimize.', '--expect', 'ui.theme=dark'],
    ['--although needs --expect.', '--as-test', '--although', 'ui.theme=dark'],
    ['--keep needs --minimize.', '--as-test', '--keep', '3'],
    ['--minimize needs --expect.', '--minimize'],
    ['--minimize and --domain do not go together.', '--minimize', '--expect', 'ui.theme=dark', '--domain', 'ui'],
    ['--from needs --as-test.', '--from', '3'],
    ['--out needs --redact or --minimize or --as-test.', '--out', 'x'],
    ['--redact and --json do not go together.', '--redact', '--json'],
    ['--as-test and --diff do not go together.', '--as-test', '--diff', '1', '2'],
  ] as const)
    await expectRefusal(recorded, new RegExp(`^${says.replaceAll('.', String.raw`\.`)}\nusage:`), ...wish)
  await expectRefusal(recorded, /^EVENT_INVALID: An expectation is [^\n]+\n$/, '--as-test', '--expect', 'dark')
  await expectRefusal(recorded, /^EVENT_INVALID: There is no domain nothing/, '--as-test', '--domain', 'nothing')
})

test('what redaction was unsure of is said by its place, without the text', async () => {
  const toast = { type: 'ui.toastShown', v: 1, data: { type: 'success', text: 'A gift for Marguerite Oxenhandler.' } }
  const { code, err } = await command(exported([toast, toast], 1), '--redact')
  expect([code, err]).toEqual([
    0,
    [
      'Replaced: nothing.',
      'Read these texts before you share the file:',
      '  the state at the beginning, ui.context.toasts.text: looks like part of a personal name',
      '  event 2, ui.toastShown.text: looks like part of a personal name',
      '',
    ].join('\n'),
  ])
})

test('the log that is read is never written over', async () => {
  const file = join(folder, 'own.jsonl')
  await writeFile(file, recorded)
  for (const [out, ...form] of [
    [file, '--redact'],
    [join(folder, 'own.ts'), '--as-test', '--expect', 'ui.theme=light'],
  ] as const) {
    const { code, err } = await leaflog('replay', file, ...form, '--out', out)
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/own\.jsonl is the log itself: it would be overwritten\.\n$/),
    ])
  }
  expect(await readFile(file, 'utf8')).toBe(recorded)
})

test('a line without end is refused before it fills the memory', async () => {
  await expectRefusal('x'.repeat(LONGEST_LINE + 70_000), /^FILE_TOO_LARGE/)
})
