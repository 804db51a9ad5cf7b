import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { redact } from '@leaflog/core/replay'
import { openText } from '@leaflog/core/time-machine'
import { expect, test } from 'vitest'
import { type RecordedFile, readRecordedText } from '../recorded-file.ts'
import { continued, growing } from './continuation.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../../../fixtures/logs/${name}.jsonl`), 'utf8')
const whole = redact(read('commerce-order'))

/** A log as its visitor had it after some events: without the later ones, and without a state at its end. */
function opened(text: string, count = Number.POSITIVE_INFINITY, blobs: readonly [string, string][] = []): RecordedFile {
  const lines = text.split('\n').filter((line) => line !== '')
  const events = lines.filter((line) => line.startsWith('{"kind":"event"')).slice(0, count)
  const [header = '', end = ''] = [lines[0], lines.at(-1)]
  const seq = openText(text).history.first - 1 + events.length
  const cut = [header, ...events, end.replace(/"seq":\d+/, `"seq":${seq}`)].join('\n')
  return { name: 'Phone, live', text: cut, opened: { ...openText(cut), blobs: new Map(blobs) } }
}

test('a log that has grown goes on in place: what is selected stays, and its text and menus are the newest', () => {
  const known = growing(opened(whole, 10, [['a', 'menu A']]))
  const next = opened(whole, 14, [['b', 'menu B']])
  const grown = continued(known, next)
  expect(grown?.opened.history).toBe(known.opened.history)
  expect(grown?.opened.history.last).toBe(14)
  expect(grown?.opened.history.json(14, next.opened.history.recording.tab)).toEqual(
    next.opened.history.json(14, next.opened.history.recording.tab),
  )
  expect(grown?.text).toBe(next.text)
  // The page that shows the log has this map.
  expect(grown?.opened.blobs).toBe(known.opened.blobs)
  expect([...(grown?.opened.blobs ?? [])]).toEqual([
    ['a', 'menu A'],
    ['b', 'menu B'],
  ])
})

test('the same log once more changes nothing', () => {
  const known = growing(opened(whole, 10))
  expect(continued(known, opened(whole, 10))?.opened.history).toBe(known.opened.history)
})

test('earlier events in other words take the place of the known ones, in the same log', () => {
  const known = growing(opened(whole, 10))
  const [first] = known.opened.history.events
  const reworded = opened(whole.replace(`"at":${first?.at}`, `"at":${Number(first?.at) - 1}`), 12)
  const grown = continued(known, reworded)
  expect(grown?.opened.history).toBe(reworded.opened.history)
})

test('another log, and one that was cleared, does not continue it', () => {
  const known = growing(opened(whole, 10))
  expect(continued(known, readRecordedText('other', redact(read('sign-in').replaceAll('event-', 'other-'))))).toBeNull()
  expect(continued(known, opened(whole, 9))).toBeNull()
  const empty = growing(opened(whole, 0))
  expect(continued(empty, opened(whole, 3))).toBeNull()
})
