/** An event has a field more, as a release adds it: a version, an upcast, the reader that it asks for, and a migration of what holds it. */
import * as z from 'zod/mini'
import { viewedProduct } from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'
import { defineEvents } from '../../../core/src/engine/kernel/define-events.ts'
import { withViewed } from './viewed.ts'

const fields = z.record(z.string(), z.json())
const saved = z.object({ products: z.array(fields) })

const { viewed } = defineEvents('recentlyViewed', {
  viewed: {
    v: 2,
    since: 2,
    data: z.extend(viewedProduct, { rating: z.nullable(z.int()) }),
    upcast: (data) => ({ ...fields.parse(data), rating: null }),
  },
})

export const change = withViewed({
  viewed,
  written: { rating: 5 },
  migrate: ({ value, context }) => ({
    value,
    context: { products: saved.parse(context).products.map((product) => ({ ...product, rating: null })) },
  }),
})
