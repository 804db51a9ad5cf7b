/** Product reviews, which the shop does not have (`product_reviews_enabled` is 0) but clients query with a product. */
import type { CustomerReviewsArgs, Resolvers } from './resolvers.generated.ts'
import { typeNames } from './product-node.ts'

const noReviews = ({ pageSize, currentPage }: Partial<CustomerReviewsArgs>) => ({
  items: [],
  page_info: { page_size: pageSize ?? 20, current_page: currentPage ?? 1, total_pages: 0 },
})

const field = { reviews: (_: unknown, page: Partial<CustomerReviewsArgs>) => noReviews(page) }

export const reviews: Resolvers = {
  Query: { productReviewRatingsMetadata: () => ({ items: [] }) },
  Customer: field,
  ...Object.fromEntries(Object.values(typeNames).map((name) => [name, field])),
}
