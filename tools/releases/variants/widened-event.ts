/** An event has a field more, as a release adds it: a version, an upcast, and the reader that it asks for. */
import * as z from 'zod/mini'
import { viewedProduct } from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'
import { defineEvents } from '../../../core/src/engine/kernel/define-events.ts'
import { withViewed } from './viewed.ts'

const { viewed } = defineEvents('recentlyViewed', {
  viewed: {
    v: 2,
    since: 2,
    data: z.extend(viewedProduct, { rating: z.nullable(z.int()) }),
    upcast: (data) => ({ ...z.record(z.string(), z.json()).parse(data), rating: null }),
  },
})

export const change = withViewed(viewed, { rating: 5 })
