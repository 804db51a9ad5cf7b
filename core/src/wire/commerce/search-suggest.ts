/** Suggestions at a store of the commerce channel: products, their categories and brands, and terms to try. */
import * as z from 'zod/mini'
import { commerceCardFields, commerceCards } from './commerce-card.ts'
import { listOf, words } from '../shared/nullable.ts'

const count = z.pipe(
  z.nullable(z.int()),
  z.transform((known) => known ?? 0),
)
const leaf = z.object({ name: words, url_path: words, product_count: count })
const leafFields = 'name url_path product_count'

export const suggestOnCategoriesQuery = {
  operationName: 'suggestOnCategories',
  query: `query suggestOnCategories($search: String!, $pageSize: Int!) {
  products(search: $search, pageSize: $pageSize) {
    total_count
    items { ${commerceCardFields} }
    suggestions { search }
  }
}`,
  result: z.object({
    products: z.nullable(
      z.object({ total_count: count, items: commerceCards, suggestions: listOf(z.object({ search: z.string() })) }),
    ),
  }),
} as const

/** The names that can match: categories with their children, and brands. The same for every search. */
export const namesOfCategoriesQuery = {
  operationName: 'namesOfCategories',
  query: `query namesOfCategories {
  categoryList { children { ${leafFields} children { ${leafFields} } } }
  brands: categoryList(filters: { url_path: { eq: "brands" } }) { children { ${leafFields} } }
}`,
  result: z.object({
    categoryList: listOf(z.object({ children: listOf(z.extend(leaf, { children: listOf(leaf) })) })),
    brands: listOf(z.object({ children: listOf(leaf) })),
  }),
} as const
