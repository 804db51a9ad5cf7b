/** Products of the commerce channel by their skus, as cards show them. */
import * as z from 'zod/mini'
import { commerceCardFields, commerceCards } from './commerce-card.ts'

/** As many as are saved at most. */
export const favoriteCardsQuery = {
  operationName: 'favoriteCards',
  query: `query favoriteCards($skus: [String]) {
  products(filter: { sku: { in: $skus } }, pageSize: 100) { items { ${commerceCardFields} } }
}`,
  result: z.pipe(
    z.object({ products: z.nullable(z.object({ items: commerceCards })) }),
    z.transform(({ products }) => products?.items ?? []),
  ),
} as const
