/** Reviews of products, which the shop does not take (`product_reviews_enabled` is 0): clients ask for them beside a product. */
import { typeNames } from './product-node.ts'

interface Page {
  pageSize?: number | null
  currentPage?: number | null
}

const noReviews = ({ pageSize, currentPage }: Page) => ({
  items: [],
  page_info: { page_size: pageSize ?? 20, current_page: currentPage ?? 1, total_pages: 0 },
})

const field = { reviews: (_: unknown, page: Page) => noReviews(page) }

export const reviews = {
  typeDefs: /* GraphQL */ `
    type Query {
      productReviewRatingsMetadata: ProductReviewRatingsMetadata!
    }

    type Customer {
      reviews(pageSize: Int = 20, currentPage: Int = 1): ProductReviews!
    }

    type ProductReviews {
      items: [ProductReview]!
      page_info: SearchResultPageInfo!
    }

    type ProductReview {
      product: ProductInterface!
      summary: String!
      text: String!
      nickname: String!
      average_rating: Float!
      ratings_breakdown: [ProductReviewRating]!
      created_at: String!
    }

    type ProductReviewRating {
      name: String!
      value: String!
    }

    type ProductReviewRatingsMetadata {
      items: [ProductReviewRatingMetadata]!
    }

    type ProductReviewRatingMetadata {
      id: String!
      name: String!
      values: [ProductReviewRatingValueMetadata]!
    }

    type ProductReviewRatingValueMetadata {
      value: String!
      value_id: String!
    }
  `,
  resolvers: {
    Query: { productReviewRatingsMetadata: () => ({ items: [] }) },
    Customer: field,
    ...Object.fromEntries(Object.values(typeNames).map((name) => [name, field])),
  },
}
