import { expect, test } from 'vitest'

import { measured, type Row } from './row.ts'
import { table, updatedTable } from './table.ts'

const row = (name: string): Row => ({
  name,
  goal: '≤ 2',
  unit: 'ms',
  met: ({ ratio }) => ratio <= 2,
  run: () => Promise.resolve(measured(1, 1, '')),
})
const of = (name: string, ours: number, day = '2026-11-25') => ({
  row: row(name),
  day,
  measurement: measured(ours, 2, 'as it was'),
})

test('rows that were measured again are replaced, new ones are put in their place, and rows that are gone are left out', () => {
  const before = `# Benchmarks\n\n${table([of('a | b', 1), of('dropped', 1), of('kept', 3)])}\n`
  const after = updatedTable(
    before,
    [of('a | b', 9, '2026-11-29'), of('another', 2)],
    ['a | b', 'another', 'kept', 'never measured'],
  )
  expect(after).toBe(table([of('a | b', 9, '2026-11-29'), of('another', 2), of('kept', 3)]))
})

test('a row says on which day it was measured', () => {
  expect(
    table([of('append', 1, '2026-11-29')])
      .split('\n')
      .at(-1),
  ).toBe('| append | ≤ 2 | 1 ms | 2 ms | 0.5 | yes | 2026-11-29 | as it was |')
})
