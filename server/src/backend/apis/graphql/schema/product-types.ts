/** The kinds of products, with their fields. Resolvers of a product are given a `ProductNode`. */
import { bundleFields, bundleProducts } from './bundle-products.ts'
import type { CategoryNode } from './category-node.ts'
import type { ContentPage } from './content-pages.ts'
import { configurableFields, configurableProducts } from './configurable-products.ts'
import { giftCardProductFields, giftCardProducts } from './gift-card-products.ts'
import { unsupportedProductTypes } from './unsupported-product-types.ts'
import { physicalFields, productFields } from './product-fields.ts'
import { productInterface } from './product-interface.ts'
import { productMedia } from './product-media.ts'
import { typeNames, type ProductNode } from './product-node.ts'
import { productPrices } from './product-prices.ts'

const subjects = [
  productInterface,
  productMedia,
  productPrices,
  configurableProducts,
  bundleProducts,
  giftCardProducts,
  unsupportedProductTypes,
]

export const productTypes = {
  typeDefs: subjects.map(({ typeDefs }) => typeDefs).join('\n'),
  resolvers: {
    ProductInterface: { __resolveType: ({ offer }: ProductNode) => typeNames[offer.product.type] },
    RoutableInterface: {
      __resolveType: (node: ProductNode | CategoryNode | ContentPage) => {
        if ('content_heading' in node) return 'CmsPage'
        return 'category' in node ? 'CategoryTree' : typeNames[node.offer.product.type]
      },
    },
    MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
    ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
    SimpleProduct: physicalFields,
    VirtualProduct: productFields,
    ConfigurableProduct: { ...physicalFields, ...configurableFields },
    BundleProduct: { ...physicalFields, ...bundleFields },
    GiftCardProduct: { ...physicalFields, ...giftCardProductFields },
  },
}
