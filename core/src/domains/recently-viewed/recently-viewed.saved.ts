/** What a saved context of what was viewed has to be. */
import * as z from 'zod/mini'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { viewedProduct } from './recently-viewed.events.ts'
import type { RecentlyViewedContext } from './recently-viewed.machine.ts'

export const recentlyViewedSaved = schemaOf<RecentlyViewedContext>()(z.object({ products: z.array(viewedProduct) }))
