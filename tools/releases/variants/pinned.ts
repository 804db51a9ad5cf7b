/** A new event: a product that was looked at is pinned, and stands first. */
import { assign } from 'xstate'
import * as z from 'zod/mini'
import { defineEvents } from '../../../core/src/engine/kernel/define-events.ts'
import { viewedProduct } from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'
import { type Change, changed, withTable } from './change.ts'

const remembered = z.object({ products: z.array(viewedProduct) })
const pinned = z.object({ data: z.object({ sku: z.string() }) })

/** Pinning what is first already is no news. */
const isNews = ({ context, event }: { context: unknown; event: unknown }): boolean =>
  remembered.parse(context).products.findIndex(({ sku }) => sku === pinned.parse(event).data.sku) > 0

const first = ({ context, event }: { context: unknown; event: unknown }) => {
  const { products } = remembered.parse(context)
  const { sku } = pinned.parse(event).data
  return products.toSorted((a, b) => Number(b.sku === sku) - Number(a.sku === sku))
}

/** `skippable`: older builds go on without it. */
export const withPinned = (skippable: boolean): Change =>
  changed('recentlyViewed', (domain) => {
    const events = defineEvents('recentlyViewed', {
      pinned: { v: 1, since: 2, ...(skippable && { skippable }), data: z.object({ sku: z.string() }) },
    })
    const pins = { guard: isNews, actions: assign({ products: first }) }
    return {
      ...withTable(domain, (table) => ({ ...table, on: { ...table.on, [events.pinned.type]: pins } })),
      events: { ...domain.events, ...events },
      commands: (context) => ({
        ...domain.commands?.(context),
        pin: (sku: string) => context.commit(events.pinned({ sku })),
      }),
    }
  })
