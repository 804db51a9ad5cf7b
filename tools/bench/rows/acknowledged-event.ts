import { measureInChromium } from '../chromium-page.ts'
import { atMost, type Row } from '../row.ts'

export const row: Row = {
  name: 'one acknowledged event, Chromium',
  goal: '≤ 1.2 × a bare IndexedDB put',
  unit: 'ms',
  met: atMost(1.2),
  run: () => measureInChromium('log', 'acknowledged'),
}
