import { expect, test } from 'vitest'
import { openProfile } from './profile.ts'
import { SHORT } from './tab.ts'
test.each(['widened-event', 'another-shape', 'tree', 'new-event', 'widened-quietly'] as const)(
  '0.1.0 to %s',
  async (name) => {
    const profile = await openProfile()
    try {
      const first = await profile.open('0.1.0', { retention: SHORT })
      await first.arrive()
      for (const sku of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await first.view(sku)
      await first.close()
      const next = await profile.open(name, { retention: SHORT })
      expect((await next.seen()).viewed.length).toBe(8)
    } finally {
      await profile.close()
    }
  },
  60000,
)
