/** What a saved context of the favorites has to be. */
import * as z from 'zod/mini'
import { shopping } from '../../wire/commerce/shopping.ts'
import { saidFields } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { joinParams } from './favorites.effects.ts'
import { favorite, refusedFavorite } from './favorites.events.ts'
import type { FavoritesContext } from './favorites.machine.ts'

export const favoritesSaved = schemaOf<FavoritesContext>()(
  z.object({
    items: z.array(favorite),
    shopping: z.nullable(shopping),
    joining: z.nullable(joinParams),
    refused: z.array(refusedFavorite),
    failed: z.nullable(z.object(saidFields)),
  }),
)
