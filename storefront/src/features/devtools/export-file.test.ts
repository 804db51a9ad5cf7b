import { expect, test } from 'vitest'
import { exportName } from './export-file.ts'

test('the exported log is named after the day of its newest event', () => {
  expect(exportName(Date.UTC(2026, 10, 21, 12))).toBe('leaflog-2026-11-21.jsonl')
})
