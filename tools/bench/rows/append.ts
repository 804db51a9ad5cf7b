/** The rows of the table, one file each. @module */
import { measureInChromium } from '../chromium-page.ts'
import { atLeast, type Row } from '../row.ts'

export const row: Row = {
  name: 'append, 256 events a commit, Chromium',
  goal: '≥ 12 × Dexie bulkAdd',
  unit: 'events/s',
  met: atLeast(12),
  run: () => measureInChromium('log', 'append'),
}
