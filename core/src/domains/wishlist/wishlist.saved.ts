/** What a saved context of the wishlists has to be. */
import * as z from 'zod/mini'
import { shopping } from '../../wire/commerce/shopping.ts'
import { wishlist } from '../../wire/commerce/wishlist-model.ts'
import { meaning } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { saveParams } from './wishlist.effects.ts'
import { wishlistChange } from './wishlist.events.ts'
import type { WishlistContext } from './wishlist.machine.ts'

export const wishlistSaved = schemaOf<WishlistContext>()(
  z.object({
    isSignedIn: z.boolean(),
    status: z.enum(['none', 'loading', 'ready', 'failed']),
    lists: z.array(wishlist),
    shopping: z.nullable(shopping),
    queue: z.array(z.object({ id: z.string(), change: wishlistChange })),
    sending: z.nullable(z.string()),
    loading: z.optional(z.object({ id: z.string(), shopping })),
    save: z.optional(saveParams),
    failed: z.nullable(z.object({ ids: z.array(z.string()), message: z.string(), meaning: z.optional(meaning) })),
  }),
)
