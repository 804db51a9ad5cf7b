import { expect, test } from 'vitest'
import { eventAt } from './log.contract.ts'
import {
  type Segment,
  eventsBetween,
  fromStoredSnapshot,
  liveBlobs,
  mergeSegments,
  planCompaction,
  readableEvents,
  salvagedEvents,
  toSegment,
  toStoredSnapshot,
} from './segments.ts'

const from = (first: number, last: number, at = 0): Segment => ({ first, last, at, text: '[]' })
const written = (first: number, last: number): Segment => {
  const events = Array.from({ length: last - first + 1 }, (_, index) => eventAt(first + index))
  const [one = eventAt(first), ...more] = events
  return toSegment([one, ...more])
}
const seqs = (segments: readonly Segment[], after: number, until: number) =>
  eventsBetween(segments, after, until).map(({ seq }) => seq)

const damage = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

interface Stored {
  seq?: number
  floor?: number
  at?: number
  snapshots?: readonly number[]
  segments?: readonly Segment[]
  oldestOutboxSeq?: number | null
  events?: number
  before?: number
  untaken?: number
}

const plan = ({ seq = 30, floor = 0, at = seq, snapshots = [], segments = [], ...more }: Stored) =>
  planCompaction({
    head: { logId: 'log', seq, floor, snapshotSeq: 0 },
    snapshot: { seq: at, state: null },
    snapshots,
    segments,
    oldestOutboxSeq: more.oldestOutboxSeq ?? null,
    retention: { events: more.events ?? 0, before: more.before ?? 0, untaken: more.untaken },
  })

const names = (segments: readonly Segment[]) => segments.map(({ first, last }) => `${first}-${last}`)
const tens = [from(1, 10, 100), from(11, 20, 200), from(21, 30, 300)]

test('I3: a segment says which events it holds and when the last of them was', () => {
  const segment = toSegment([eventAt(3, { at: 5 }), eventAt(4, { at: 7 })])
  expect(segment).toMatchObject({ first: 3, last: 4, at: 7 })
  expect(toSegment([eventAt(3, { at: 5 })])).toMatchObject({ first: 3, last: 3, at: 5 })
})

test('I3: events are read from any place, also in the middle of a segment', () => {
  const segments = [written(1, 3), written(4, 5)]
  expect(seqs(segments, 0, 5)).toEqual([1, 2, 3, 4, 5])
  expect(seqs(segments, 2, 5)).toEqual([3, 4, 5])
  expect(seqs([], 5, 5)).toEqual([])
})

test.each([
  ['an event that is missing', [written(1, 2), written(4, 5)], 0, 5, 'event 4 where 3 should be'],
  ['an event that is there twice', [written(1, 3), written(3, 4)], 0, 4, 'event 3 where 4 should be'],
  ['an end that is missing', [written(1, 3)], 0, 5, 'the log ends at 3, not at 5'],
  ['more than the head knows of', [written(1, 5)], 0, 4, 'the log ends at 5, not at 4'],
  ['a text that is no JSON', [{ ...written(1, 2), text: '[' }], 0, 2, 'segment 1 to 2 cannot be read'],
  ['a text that is no list', [{ ...written(1, 2), text: '{}' }], 0, 2, 'segment 1 to 2 cannot be read'],
])('I8: %s is told as damage', (_, segments, after, until, says) => {
  const error = damage(() => eventsBetween(segments, after, until))
  expect(error).toMatchObject({ code: 'LOG_DAMAGED' })
  expect(String(error)).toContain(says)
})

test.each([
  ['no id', { id: '' }],
  ['an id beyond all length', { id: 'x'.repeat(201) }],
  ['a place before the first', { seq: 0 }],
  ['half a place', { seq: 1.5 }],
  ['no type', { type: '' }],
  ['a type beyond all length', { type: 'x'.repeat(201) }],
  ['a version before the first', { v: 0 }],
])('I8: an event with %s is no event of ours', (_, fields) => {
  expect(damage(() => eventsBetween([toSegment([eventAt(1, fields)])], 0, 1))).toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I6: nothing is dropped before two snapshots are there', () => {
  expect(plan({ segments: tens })).toMatchObject({ head: { floor: 0, snapshotSeq: 30 }, dropSegments: [] })
  expect(plan({ segments: tens, snapshots: [30] })).toMatchObject({ head: { floor: 0 }, dropSegments: [] })
})

test('I6: what the older of the two kept snapshots holds may go', () => {
  const { head, dropSegments, dropSnapshots } = plan({ segments: tens, snapshots: [10, 5, 20] })
  expect(names(dropSegments)).toEqual(['1-10', '11-20'])
  expect(head).toEqual({ logId: 'log', seq: 30, floor: 20, snapshotSeq: 30, oldest: 300 })
  expect(dropSnapshots).toEqual([10, 5])
})

test('I6: a segment that the older snapshot holds in part stays whole', () => {
  expect(plan({ segments: tens, snapshots: [19] }).head.floor).toBe(10)
})

test('I6: a stale snapshot is dropped at once, and the newest stays the newest', () => {
  const { head, dropSnapshots } = plan({ at: 5, segments: tens, snapshots: [20, 30] })
  expect([head.snapshotSeq, dropSnapshots]).toEqual([30, [5]])
})

test('I6: retention by count keeps as many events as it says', () => {
  const floor = (events: number) => plan({ segments: tens, snapshots: [20], events, before: 0 }).head.floor
  expect([floor(9), floor(10), floor(11), floor(20), floor(21)]).toEqual([20, 20, 10, 10, 0])
})

test('I6: retention by time keeps what is not older than it says', () => {
  const floor = (before: number) => plan({ segments: tens, snapshots: [20], events: 30, before }).head.floor
  expect([floor(100), floor(101), floor(200), floor(201)]).toEqual([0, 10, 10, 20])
})

test('I7: what nobody has taken over yet does not go for its age, only for its number', () => {
  const floor = (events: number, untaken: number) =>
    plan({ segments: tens, snapshots: [20], events, before: 1000, untaken }).head.floor
  expect([floor(30, 0), floor(30, 10), floor(30, 29), floor(30, 30)]).toEqual([0, 10, 20, 30])
  expect(floor(20, 0)).toBe(10)
})

test('I4 I6: a row in flight keeps its event and all after it', () => {
  const floor = (oldestOutboxSeq: number) => plan({ segments: tens, snapshots: [20], oldestOutboxSeq }).head.floor
  expect([floor(10), floor(11), floor(20), floor(21)]).toEqual([0, 10, 10, 20])
})

test('I6: the floor never falls', () => {
  expect(plan({ floor: 20, segments: [from(21, 30)], snapshots: [20] }).head.floor).toBe(20)
})

test('I6: what is left up to the snapshot is merged, what comes after it is not', () => {
  const { merge } = plan({ seq: 40, at: 30, segments: [...tens, from(31, 40)] })
  expect(merge.map(names)).toEqual([['1-10', '11-20', '21-30']])
})

test('I6: one segment alone is not merged, and what is dropped is not either', () => {
  expect(plan({ segments: tens, snapshots: [20] }).merge).toEqual([])
  expect(plan({ seq: 10, segments: [from(1, 10)] }).merge).toEqual([])
})

test('I6: merged segments hold at most 256 events', () => {
  const merged = (...lasts: number[]) => {
    const segments = lasts.map((last, index) => from((lasts[index - 1] ?? 0) + 1, last))
    return plan({ seq: 1000, at: 1000, segments, events: 1000 }).merge.map(names)
  }
  expect(merged(128, 256)).toEqual([['1-128', '129-256']])
  expect(merged(128, 257)).toEqual([])
  expect(merged(128, 256, 257, 258)).toEqual([
    ['1-128', '129-256'],
    ['257-257', '258-258'],
  ])
  expect(merged(100, 500, 510, 520)).toEqual([['501-510', '511-520']])
})

test('I6: a merged segment reads like those that it was made of', () => {
  const merged = mergeSegments([written(1, 2), written(3, 3), written(4, 6)])
  expect(merged).toMatchObject({ first: 1, last: 6, at: eventAt(6).at })
  expect(eventsBetween([merged], 0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((seq) => eventAt(seq)))
  expect(damage(() => mergeSegments([]))).toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I8: what is not as it was written is told when it is merged: it gets no checksum that says otherwise', () => {
  const damaged = { ...written(3, 3), text: JSON.stringify([eventAt(3, { at: 9 })]) }
  expect(damage(() => mergeSegments([written(1, 2), damaged]))).toMatchObject({ code: 'LOG_DAMAGED' })
  const { sum: _, ...ofFirstRelease } = written(3, 3)
  expect(mergeSegments([written(1, 2), ofFirstRelease])).toMatchObject({ first: 1, last: 3 })
})

test('I6: a text speaks of a blob by its whole hash, in a string of its own', () => {
  const [a, b, c] = ['a', 'b', '0'].map((digit) => digit.repeat(64))
  expect([...liveBlobs([`{"x":"blob:${a}","y":["blob:${b}"]}`, `"blob:${c}"`])]).toEqual([a, b, c])
  expect(liveBlobs([`"blob:${'a'.repeat(63)}"`, `"blob:${'A'.repeat(64)}"`, `blob:${a}`, '[]'])).toEqual(new Set())
})

/** Still JSON of the same shape, but not what was written. */
const altered = (segment: Segment): Segment => ({ ...segment, text: segment.text.replace('"at":', '"at":1') })
const numbers = (events: readonly { readonly seq: number }[]) => events.map(({ seq }) => seq)

test('I8: a state that is not as it was written, or cannot be read, is none', () => {
  const stored = toStoredSnapshot({ seq: 7, state: { cart: 2 } })
  expect(fromStoredSnapshot(stored)).toEqual({ seq: 7, state: { cart: 2 } })
  expect(fromStoredSnapshot({ ...stored, text: '{"cart":3}' })).toEqual({ seq: 7, state: null })
  expect(fromStoredSnapshot({ seq: 7, text: '{"cart":' })).toEqual({ seq: 7, state: null })
})

test('I7 I8: a state of a release that wrote no checksum is taken as it is, and says so', () => {
  expect(fromStoredSnapshot({ seq: 7, text: '{"cart":2}' })).toEqual({ seq: 7, state: { cart: 2 }, unchecked: true })
})

test('I8: events that are not as they were written are not read, although they could be', () => {
  const segment = written(1, 3)
  expect(altered(segment).text).not.toBe(segment.text)
  expect(damage(() => seqs([altered(segment)], 0, 3))).toMatchObject({ code: 'LOG_DAMAGED' })
  const { sum: _, ...unsummed } = segment
  expect(seqs([unsummed], 0, 3)).toEqual([1, 2, 3])
})

test('I8: what can be read ends at the first event that cannot, or is missing', () => {
  const [one, two, three] = [written(1, 2), written(3, 4), written(5, 6)]
  expect(numbers(readableEvents([one, two, three], 1))).toEqual([2, 3, 4, 5, 6])
  expect(numbers(readableEvents([one, altered(two), three], 0))).toEqual([1, 2])
  expect(numbers(readableEvents([one, three], 0))).toEqual([1, 2])
})

test('I8: what is salvaged is every segment that can be read, before and behind one that cannot', () => {
  const all = [written(1, 2), altered(written(3, 4)), written(5, 6)]
  expect(numbers(salvagedEvents(all))).toEqual([1, 2, 5, 6])
})
