import type { Resolvers } from './resolvers.generated.ts'
import { productNodeBySku, relatedNodes } from './product-node.ts'
import { refusal } from '../../../platform/domain-error.ts'

const maxSkus = 100

/** (7a.23) Related products, queried beside a listing and merged into it by sku. */
export const relatedProducts: Resolvers = {
  Query: {
    relatedProducts: async (_, { skus }, context) => {
      if (skus.length > maxSkus) throw refusal('TOO_MANY_VALUES', { name: 'skus', most: maxSkus })
      const view = await context.catalogue()
      return [...new Set(skus)].flatMap((sku) => {
        const node = productNodeBySku(view, sku)
        return node ? [{ sku, related_products: relatedNodes(node) }] : []
      })
    },
  },
}
