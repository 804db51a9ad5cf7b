/** Products of the commerce channel by the words of a name, as cards show them. */
import * as z from 'zod/mini'
import { commerceCardFields, commerceCards } from './commerce-card.ts'

/** The whole name, or a longer one that contains it. */
export const namedCardsQuery = {
  operationName: 'namedCards',
  query: `query namedCards($name: String) {
  products(filter: { name: { match: $name, match_type: FULL } }, pageSize: 20) { items { ${commerceCardFields} } }
}`,
  result: z.pipe(
    z.object({ products: z.nullable(z.object({ items: commerceCards })) }),
    z.transform(({ products }) => products?.items ?? []),
  ),
} as const
