import { measureInChromium } from '../chromium-page.ts'
import type { Row } from '../row.ts'

export const row: Row = {
  name: 'boot on a history of 100,000 events, Chromium',
  goal: '≤ 30 ms, ≤ 1.0 × the boot on 1,000',
  unit: 'ms',
  met: ({ ours, ratio }) => ours <= 30 && ratio <= 1,
  run: () => measureInChromium('boot', 'history'),
}
