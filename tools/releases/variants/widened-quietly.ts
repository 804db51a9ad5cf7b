/** A field may be null where it never was, and the version says nothing of it: the mistake that the lock file is there for. */
import * as z from 'zod/mini'
import { viewedProduct } from '../../../core/src/domains/recently-viewed/recently-viewed.events.ts'
import { defineEvents } from '../../../core/src/engine/kernel/define-events.ts'
import { withViewed } from './viewed.ts'

const { viewed } = defineEvents('recentlyViewed', {
  viewed: { v: 1, data: z.extend(viewedProduct, { name: z.nullable(z.string()) }) },
})

export const change = withViewed({ viewed, written: { name: null } })
