import { measureInChromium } from '../chromium-page.ts'
import { atMost, type Row } from '../row.ts'

export const row: Row = {
  name: 'event to React commit, Chromium',
  goal: '≤ 4 ms p50, one frame p99, only subscribers render',
  unit: 'ms',
  met: atMost(1),
  run: () => measureInChromium('react', 'commit'),
}
