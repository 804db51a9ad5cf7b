import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop } from '../sdk/create-shop.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts } from '../testing/fake-ports.ts'
import { domains } from '../domains/domains.ts'
import { asTest, asTestWithLog } from './as-test.ts'
import { type Expectation, parseExpectation } from './expectation.ts'
import { type Replay, replay } from './replay.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const logs = join(root, 'fixtures', 'logs')
const read = (name: string): Replay => replay(readFileSync(join(logs, `${name}.jsonl`), 'utf8'))
const names = readdirSync(logs).flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []))

let folder = ''
/** A log whose first events have been dropped: it begins with a state. */
let compacted = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'as-test-'))
  await mkdir(join(folder, 'node_modules'))
  for (const name of ['vitest', '@leaflog', '@types'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const options = { extends: join(root, 'core', 'tsconfig.json'), include: ['**/*.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options))
  await writeFile(join(folder, '.oxfmtrc.json'), await readFile(join(root, '.oxfmtrc.json')))

  const shop = await createShop({
    gateway: 'https://shop.example',
    brand: 'fernhill',
    ports: createFakePorts({ http: createFakeGateway().http }),
    retention: { snapshotEvery: 8, retention: { events: 4, ms: 0 } },
  })
  await shop.ageGate.submit({ state: 'FL' })
  await shop.dispensary.choose('fl_miami')
  for (const quantity of [1, 2, 3, 4, 5, 6]) {
    await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity })
    await shop.settled()
  }
  compacted = await shop.log.export()
  shop.dispose()
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs one of the repository's tools in the folder of the written tests. */
const run = (tool: string, ...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const command = join(root, 'node_modules', '.bin', tool)
    execFile(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out + err })
    })
  })

const end = ({ header, events }: Replay): number => header.base.seq + events.length

test(
  'a log as a test is formatted, type-checks and passes; with another expectation it fails',
  { timeout: 180_000 },
  async () => {
    const texts: Record<string, string> = {}
    for (const name of names) {
      const replayed = read(name)
      texts[name] = asTest({ replayed, upTo: end(replayed) })
    }
    const order = read('commerce-order')
    for (const domain of Object.keys(domains))
      texts[`one-${domain}`] = asTest({ replayed: order, upTo: end(order), domain })
    texts['from'] = asTest({ replayed: order, upTo: end(order) - 1, from: 9 })
    const later = replay(compacted)
    expect(later.header.base.seq).toBeGreaterThan(0)
    texts['compacted'] = asTest({ replayed: later, upTo: end(later) })
    const label = { path: 'checkout.order.lines[0].name', value: 'Root Beer 1:1 Distillate' }
    texts['right'] = asTest({ replayed: order, upTo: end(order), expect: { path: 'ui.theme', value: 'light' } })
    texts['wrong'] = asTest({ replayed: order, upTo: end(order), expect: label })
    const apart = async (name: string, expectation: Expectation, from = 1): Promise<void> => {
      const fixture = `${name}.test.jsonl`
      const although = [parseExpectation('commerceCart.lines.length <= 2'), parseExpectation('ui.theme != dark')]
      const written = asTestWithLog({ file: text, upTo: end(order), from, expect: expectation, although, fixture })
      expect(written.test.split('\n').length).toBeLessThan(25)
      texts[name] = written.test
      await writeFile(join(folder, fixture), written.log)
    }
    const text = readFileSync(join(logs, 'commerce-order.jsonl'), 'utf8')
    await apart('apart', parseExpectation('checkout.order.lines[0]["name"] != ""'))
    await apart('apart-later', parseExpectation('checkout.order.lines.length > 0'), 9)
    await apart('apart-wrong', label)
    for (const [name, written] of Object.entries(texts)) await writeFile(join(folder, `${name}.test.ts`), written)

    expect(await run('oxfmt', '--check', ...Object.keys(texts).map((name) => `${name}.test.ts`))).toMatchObject({
      code: 0,
    })
    expect(await run('tsc', '-p', '.')).toEqual({ code: 0, out: '' })
    const { code, out } = await run('vitest', 'run', '--root', folder, '--reporter', 'tap-flat', '--no-isolate')
    expect(code).toBe(1)
    const failed = out.split('\n').filter((line) => line.startsWith('not ok'))
    const wrong: unknown = expect.stringContaining('checkout.order.lines[0].name after event')
    expect(failed).toEqual([wrong, wrong])
    expect(out.split('\n').filter((line) => line.startsWith('ok'))).toHaveLength(Object.keys(texts).length - 2)
  },
)

test('names of events and tabs are easy to read, and what belongs together stays together', () => {
  const order = read('commerce-order')
  const text = asTest({ replayed: order, upTo: end(order), domain: 'checkout' })
  expect(text).toMatch(/attempt: 'event-\d\d?'/)
  expect(text).not.toContain(order.header.tab)
  expect(text).not.toMatch(/^ {4}\{ id:|^ {6}id:/m)
})

test('a test of one domain holds only what that domain listens to', () => {
  const order = read('commerce-order')
  const text = asTest({ replayed: order, upTo: end(order), domain: 'ui' })
  expect(text).not.toContain('commerceCart.answered')
  expect(text).toContain('navigation.arrived')
})

test('what there is not is refused: an event, a domain, a path, an expectation of another domain', () => {
  const replayed = read('commerce-order')
  const upTo = end(replayed)
  expect(() => asTest({ replayed, upTo: upTo + 1 })).toThrow('There is no event')
  expect(() => asTest({ replayed, upTo, domain: 'nothing' })).toThrow('There is no domain nothing.')
  expect(() => asTest({ replayed, upTo, expect: { path: 'ui', value: 1 } })).toThrow('needs a path into its view')
  const other = { path: 'ui.theme', value: 'dark' }
  expect(() => asTest({ replayed, upTo, domain: 'checkout', expect: other })).toThrow('cannot tell what ui does')
})
