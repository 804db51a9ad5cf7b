/** Types that several subjects use. */
export const money = {
  typeDefs: /* GraphQL */ `
    type Money {
      value: Float
      currency: CurrencyEnum
    }

    enum CurrencyEnum {
      USD
    }

    type SearchResultPageInfo {
      current_page: Int
      page_size: Int
      total_pages: Int
    }

    enum SortEnum {
      ASC
      DESC
    }

    input FilterEqualTypeInput {
      eq: String
      in: [String]
    }

    input FilterStringTypeInput {
      eq: String
      in: [String]
      "Any part of the value."
      match: String
    }

    input FilterRangeTypeInput {
      from: String
      to: String
    }
  `,
  resolvers: {},
}
