/** What was looked at is kept otherwise: a context of another shape, its version raised, and a migration from the old one. */
import { assign, createMachine } from 'xstate'
import * as z from 'zod/mini'
import {
  recentlyViewedEvents,
  viewedProduct,
} from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'
import { withViewed } from '../../../core/src/domains/recently-viewed/recently-viewed.rules.ts'
import { type Change, changed } from './change.ts'

const before = z.object({ products: z.array(viewedProduct) })
const now = z.object({ seen: z.record(z.string(), viewedProduct), order: z.array(z.string()) })
type Now = z.output<typeof now>

const kept = (products: readonly z.output<typeof viewedProduct>[]): Now => ({
  seen: Object.fromEntries(products.map((product) => [product.sku, product])),
  order: products.map(({ sku }) => sku),
})
const listed = (context: unknown) => {
  const { seen, order } = now.parse(context)
  return order.flatMap((sku) => seen[sku] ?? [])
}
const withOneMore = ({ context, event }: { context: unknown; event: unknown }): Now =>
  kept(withViewed(listed(context), z.object({ data: viewedProduct }).parse(event).data))

export const change: Change = changed('recentlyViewed', (domain) => ({
  ...domain,
  version: domain.version + 1,
  context: async () => now,
  migrate: ({ value, context }, from) => {
    const old = before.safeParse(context)
    return from === domain.version && old.success ? { value, context: kept(old.data.products) } : null
  },
  machine: createMachine({
    id: 'recentlyViewed',
    context: kept([]),
    on: {
      [recentlyViewedEvents.viewed.type]: { actions: assign(withOneMore) },
      'session.ended': { actions: assign(() => kept([])) },
    },
  }),
  view: ({ context }) => ({ products: listed(context) }),
}))
