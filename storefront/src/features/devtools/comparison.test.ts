import { expect, test } from 'vitest'
import { withPinned } from './comparison.ts'
import type { Selection } from './use-selection.ts'

const nothing = () => undefined
const selection: Selection = {
  selected: 7,
  seq: 7,
  isKnown: true,
  tab: 't',
  pane: 'Diff',
  marks: { a: 1, b: 2 },
  bookmarks: new Set(),
  domain: 'ui',
  select: nothing,
  onTab: nothing,
  onPane: nothing,
  onDomain: nothing,
  onBookmark: nothing,
  onMark: nothing,
  begin: nothing,
}

test('marks stay as they are where nothing is pinned', () => {
  expect(withPinned(selection, null, nothing)).toBe(selection)
  expect(withPinned(selection, { pinned: null, pin: nothing, stop: nothing }, nothing)).toBe(selection)
})

test('marks are the compared moments: setting A pins, setting B selects', () => {
  const done: string[] = []
  const pin = (seq: number) => void done.push(`pin ${seq}`)
  const compared = withPinned(selection, { pinned: 3, pin, stop: nothing }, (seq) => void done.push(`select ${seq}`))
  expect(compared).toMatchObject({ seq: 7, marks: { a: 3, b: 7 } })
  compared.onMark('a', 5)
  compared.onMark('b', 9)
  expect(done).toEqual(['pin 5', 'select 9'])
})
