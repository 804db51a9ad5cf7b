/** The rows of the table, one file each. @module */
import { measureInChromium } from '../chromium-page.ts'
import { atLeast, type Row } from '../row.ts'

export const row: Row = {
  name: 'append, 256 events a commit, Chromium',
  goal: '≥ 10 × Dexie bulkAdd',
  unit: 'events/s',
  met: atLeast(10),
  run: () => measureInChromium('log', 'append'),
}
