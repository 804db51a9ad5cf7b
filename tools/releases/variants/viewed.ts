/** Another schema of the event that a product was looked at, and of the context that holds it. */
import * as z from 'zod/mini'
import type { Domain } from '../../../core/src/engine/kernel/define-domain.ts'
import type { EventMeta } from '../../../core/src/engine/kernel/define-events.ts'
import { type Change, changed } from './change.ts'

const viewedNow = z.record(z.string(), z.json())

interface More {
  readonly viewed: EventMeta
  /** Written beside what the command is given. */
  readonly written: Readonly<Record<string, unknown>>
  /** Where what was saved before is not what is saved now. */
  readonly migrate?: Domain['migrate']
}

export const withViewed = ({ viewed, written, migrate }: More): Change =>
  changed('recentlyViewed', (domain) => ({
    ...domain,
    ...(migrate && { version: domain.version + 1, migrate }),
    events: { ...domain.events, viewed },
    context: async () => z.object({ products: z.array(viewed.schema) }),
    commands: ({ commitIfNews }) => ({
      async viewed(product: unknown): Promise<void> {
        await commitIfNews({ type: viewed.type, v: viewed.v, data: { ...viewedNow.parse(product), ...written } })
      },
    }),
  }))
