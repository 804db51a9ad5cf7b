import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { recordCompactedLog } from '../testing/compacted-log.ts'
import { givenLog } from '../testing/replay-log.ts'
import { parseExpectation } from './expectation.ts'
import { type MinimizeOptions, minimize } from './minimize.ts'
import { redact } from './redact.ts'
import { replay } from './replay.ts'

const logs = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'logs')
const order = readFileSync(join(logs, 'commerce-order.jsonl'), 'utf8')

let compacted = ''
beforeAll(async () => {
  compacted = await recordCompactedLog()
})

type Asked = Omit<Partial<MinimizeOptions>, 'although'> & { readonly although?: readonly string[] }
const smallest = (expected: string, { file = order, although = [], ...more }: Asked = {}) =>
  minimize({ ...more, file, expect: parseExpectation(expected), although: although.map(parseExpectation) })

const typesOf = (log: string): string[] => replay(log).events.map(({ type }) => type)

test('an order of thirty events is two additions and their store, where two lines are one too many', () => {
  const { log, events, of, found } = smallest('commerceCart.lines.length == 1', { upTo: 26 })
  expect([events, of, found]).toEqual([3, 26, 2])
  expect(typesOf(log)).toEqual(['dispensary.chosen', 'commerceCart.addRequested', 'commerceCart.addRequested'])
  expect(replay(log)).toMatchObject({ difference: null, header: { base: { seq: 0, shared: null } } })
  expect(givenLog(log).view.commerceCart.view.lines).toHaveLength(2)
  // Nothing of the gate's questions, of prices or of names is left.
  expect(log).not.toMatch(/fh-10002|Starter set|min_age/)
})

test('what is true all the same stays true, and an event that is kept stays as it is', () => {
  const wanted = { upTo: 26, although: ['commerceCart.status == ready'], keep: [7] }
  const { log } = smallest('commerceCart.lines.length == 1', wanted)
  expect(givenLog(log).view.commerceCart.view.status).toBe('ready')
  const kept = replay(order).events.find(({ seq }) => seq === 7)
  expect(replay(log).events.map(({ id, data }) => ({ id, data }))).toContainEqual({ id: kept?.id, data: kept?.data })
})

test('without any one event of the result the bug is gone, and nothing is left that it does not need', () => {
  const { log } = smallest('checkout.order == null')
  const replayed = replay(log)
  const lines = log.trimEnd().split('\n')
  const found = JSON.stringify(givenLog(log).view.checkout.view.order)
  for (const { seq } of replayed.events) {
    const without = lines.flatMap((line): string[] => {
      if (line.startsWith(`{"kind":"event"`) && line.includes(`"seq":${seq},`)) return []
      return [line]
    })
    const renumbered = without.map((line, index) =>
      line.replace(
        /(?<="kind":"event".*)"seq":\d+|(?<="kind":"state",)"seq":\d+/,
        `"seq":${line.startsWith('{"kind":"state"') ? without.length - 2 : index}`,
      ),
    )
    expect(JSON.stringify(givenLog(renumbered).view.checkout.view.order)).not.toBe(found)
  }
  expect(smallest('checkout.order == null', { file: log }).log).toBe(log)
})

test('a log that begins with a state needs it only where the bug does', () => {
  const { base } = replay(compacted).header
  expect(base.seq).toBeGreaterThan(0)
  const theme = smallest('ui.theme == light', { file: compacted })
  expect(theme.events).toBe(1)
  expect(replay(theme.log).header.base).toMatchObject({ seq: 0, shared: null })
  const place = smallest('orderingCart.place == null', { file: compacted, although: ['orderingCart.count > 5'] })
  expect(replay(place.log).difference).toBeNull()
  expect(givenLog(place.log).view.orderingCart.view.place?.storeId).toBe('101')
})

test('a redacted log is minimized as well as the log itself', () => {
  const one = smallest('commerceCart.lines.length == 1', { upTo: 26 })
  const other = smallest('commerceCart.lines.length == 1', { upTo: 26, file: redact(order) })
  expect(typesOf(other.log)).toEqual(typesOf(one.log))
})

test('what is written again has checksums where the log had them, and one that was edited has none', () => {
  const edited = compacted.replace('"quantity":7', '"quantity":6')
  const sums = [compacted, edited].map((file) => smallest('ui.theme == light', { file }).log.includes('"sum"'))
  expect(sums).toEqual([true, false])
  expect(replay(smallest('ui.theme == light', { file: compacted }).log).altered).toBeNull()
})

test.each<[string, Asked, string]>([
  ['commerceCart.lines.length == 0', {}, 'There is nothing to find: commerceCart.lines.length is 0, as it should be.'],
  [
    'commerceCart.lines.length == 1',
    {},
    'This is so without any event: name one whose effect is missing, or what is true although it is so.',
  ],
  ['ui.theme == dark', { although: ['ui.theme == green'] }, 'ui.theme is "light" in this log.'],
  ['ui.theme == dark', { keep: [99] }, 'There is no event 99.'],
  ['ui.theme == dark', { upTo: 99 }, 'There is no event 99.'],
])('%s with %j is refused: %s', (expected, more, message) => {
  expect(() => smallest(expected, more)).toThrow(expect.objectContaining({ code: 'EVENT_INVALID', message }))
})
