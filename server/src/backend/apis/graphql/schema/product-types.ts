/** The product types with their fields. The parent of product resolvers is a `ProductNode`. */
import type { Resolvers } from './resolvers.generated.ts'
import { bundleFields } from './bundle-products.ts'
import { configurableFields } from './configurable-products.ts'
import { giftCardProductFields } from './gift-card-products.ts'
import { physicalFields, productFields } from './product-fields.ts'
import { typeNames } from './product-node.ts'

export const productTypes: Resolvers = {
  ProductInterface: { __resolveType: ({ offer }) => typeNames[offer.product.type] },
  RoutableInterface: {
    __resolveType: (node) => {
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
}
