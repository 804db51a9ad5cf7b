import { kind } from './product-interface.ts'

/** Grouped and downloadable products: the shop sells none, but clients of Adobe Commerce name them in what they ask. */
export const unsupportedProductTypes = {
  typeDefs: /* GraphQL */ `
    ${kind('GroupedProduct', 'items: [GroupedProductItem]')}
    type GroupedProductItem {
      position: Int
      product: ProductInterface
      qty: Float
    }
    ${kind(
      'DownloadableProduct',
      /* GraphQL */ `
      links_title: String
      links_purchased_separately: Int
      downloadable_product_links: [DownloadableProductLinks]
      downloadable_product_samples: [DownloadableProductSamples]
      `,
      false,
    )}
    enum DownloadableFileTypeEnum {
      FILE
      URL
    }
    type DownloadableProductLinks {
      uid: ID!
      id: Int @deprecated(reason: "Use uid.")
      is_shareable: Boolean @deprecated(reason: "Not for storefronts.")
      number_of_downloads: Int @deprecated(reason: "Not for storefronts.")
      link_type: DownloadableFileTypeEnum @deprecated(reason: "Use sample_url.")
      sample_type: DownloadableFileTypeEnum @deprecated(reason: "Use sample_url.")
      sample_file: String @deprecated(reason: "Use sample_url.")
      title: String
      sort_order: Int
      price: Float
      sample_url: String
    }
    type DownloadableProductSamples {
      id: Int @deprecated(reason: "Not for storefronts.")
      sample_type: DownloadableFileTypeEnum @deprecated(reason: "Use sample_url.")
      sample_file: String @deprecated(reason: "Use sample_url.")
      title: String
      sort_order: Int
      sample_url: String
    }
  `,
  resolvers: {},
}
