import type { CommerceContext } from '../context/context.ts'
import { productNodeBySku, relatedNodes } from './product-node.ts'
import { refusal } from '../../../platform/domain-error.ts'

const maxSkus = 100

/** (7a.23) Related products, asked for beside a listing and merged into it by sku. */
export const relatedProducts = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The related products of each sku, in the order of the skus; a sku that no product has is left out."
      relatedProducts(skus: [String!]!): [RelatedProducts!]!
    }
    type RelatedProducts {
      sku: String!
      related_products: [ProductInterface]
    }
  `,
  resolvers: {
    Query: {
      relatedProducts: async (_: unknown, { skus }: { skus: readonly string[] }, context: CommerceContext) => {
        if (skus.length > maxSkus) throw refusal('TOO_MANY_VALUES', { name: 'skus', most: maxSkus })
        const view = await context.catalogue()
        return [...new Set(skus)].flatMap((sku) => {
          const node = productNodeBySku(view, sku)
          return node ? [{ sku, related_products: relatedNodes(node) }] : []
        })
      },
    },
  },
}
