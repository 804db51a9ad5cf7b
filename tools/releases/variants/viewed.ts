/** Another schema of the event that a product was looked at. */
import * as z from 'zod/mini'
import type { EventMeta } from '../../../core/src/engine/kernel/define-events.ts'
import { type Change, changed } from './change.ts'

const viewedNow = z.record(z.string(), z.json())

/** `more` is written beside what the command is given. */
export const withViewed = (viewed: EventMeta, more: Readonly<Record<string, unknown>>): Change =>
  changed('recentlyViewed', (domain) => ({
    ...domain,
    events: { ...domain.events, viewed },
    context: z.object({ products: z.array(viewed.schema) }),
    commands: ({ commit }) => ({
      async viewed(product: unknown): Promise<void> {
        await commit({ type: viewed.type, v: viewed.v, data: { ...viewedNow.parse(product), ...more } })
      },
    }),
  }))
