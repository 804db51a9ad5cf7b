import type { CommerceContext } from '../context/context.ts'
import { productNode, type ProductNode } from './product-node.ts'

/** The product as it is sold today, of a variant the one that it is a variant of; null where the catalogue lacks it. */
async function product(
  item: { product_sku: string },
  _: unknown,
  context: CommerceContext,
): Promise<ProductNode | null> {
  const view = await context.catalogue()
  const found = view.catalogue.bySku.get(item.product_sku)
  return found ? productNode(view, found.parent ?? found) : null
}

const field = 'product: ProductInterface'

/** What an order's item leads to in the catalogue: its picture, its page. */
export const orderProducts = {
  typeDefs: /* GraphQL */ `
    interface OrderItemInterface { "As it is sold today; null where it is not any more." ${field} }
    type OrderItem implements OrderItemInterface { ${field} }
    type BundleOrderItem implements OrderItemInterface { ${field} }
    type GiftCardOrderItem implements OrderItemInterface { ${field} }
  `,
  resolvers: { OrderItem: { product }, BundleOrderItem: { product }, GiftCardOrderItem: { product } },
}
